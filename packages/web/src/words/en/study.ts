import { analysis } from './study/analysis.js';
import { history } from './study/history.js';
import { whatIf } from './study/what-if.js';

export const study = { history, whatIf, analysis };
