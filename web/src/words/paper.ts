import file from '../../../words/en/page/paper.ftl?raw';
import { phrases } from '../lib/phrases';
import { every } from './every';

export const { phrase } = phrases(file, every);
