export { WORDED } from '../sentences/index.js';
