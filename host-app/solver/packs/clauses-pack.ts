export { readClauses } from '../word-problems/clauses/index.js';
