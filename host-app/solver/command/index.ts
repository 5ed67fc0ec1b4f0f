export { read } from '../intent/index.js';
export { ascii } from './ascii.js';
export { answerOf, detailsOf } from './json.js';
export { textOf, type Layout } from './text.js';
