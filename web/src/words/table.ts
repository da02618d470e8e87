import file from '../../../words/en/page/table.ftl?raw';
import { phrases } from '../lib/phrases';
import { every } from './every';

export const table = phrases(file, every);
export const { phrase, marked } = table;
