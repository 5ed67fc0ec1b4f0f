export { answerOf, detailsOf } from './json.js';
export { textOf, type Layout } from './text.js';
