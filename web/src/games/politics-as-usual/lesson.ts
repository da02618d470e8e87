// Six small positions that teach the hall. The real engine judges them; seeds and moves lead there, only the wording is ours.

import type { LessonStep } from '../../lib/room';

export const lesson: LessonStep[] = [];
