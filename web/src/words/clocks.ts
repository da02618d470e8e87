import file from '../../../words/en/page/clocks.ftl?raw';
import { phrases } from '../lib/phrases';

export const { phrase } = phrases(file);
