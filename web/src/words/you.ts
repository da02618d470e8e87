import file from '../../../words/en/page/you.ftl?raw';
import { phrases } from '../lib/phrases';
import { every } from './every';

export const { phrase, marked } = phrases(file, every);
