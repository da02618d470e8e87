import type { LessonStep } from '../../lib/room';

export const lesson: LessonStep[] = [];
