import file from '../../../words/en/page/series.ftl?raw';
import { phrases } from '../lib/phrases';

export const { phrase } = phrases(file);
