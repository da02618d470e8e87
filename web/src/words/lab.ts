import file from '../../../words/en/page/lab.ftl?raw';
import { phrases } from '../lib/phrases';
import { every } from './every';

export const { phrase, marked } = phrases(file, every);
