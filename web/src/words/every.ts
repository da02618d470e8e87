import file from '../../../words/en/page/every.ftl?raw';
import { phrases } from '../lib/phrases';

export const every = phrases(file);
export const { phrase, marked } = every;
