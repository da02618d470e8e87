import file from '../../../words/en/page/advice.ftl?raw';
import { phrases } from '../lib/phrases';
import { table } from './table';

export const { phrase, marked } = phrases(file, table);
