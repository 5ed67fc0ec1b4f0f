import * as calculus from './calculus-pack.js';
import * as distributions from './distributions-pack.js';
import * as functions from './functions-pack.js';
import * as algebra from './algebra-pack.js';
import * as matrices from './matrices-pack.js';
import * as numbers from './numbers-pack.js';
import { addPack } from './registry.js';
import * as wordProblems from './word-problems-pack.js';

addPack('calculus', calculus);
addPack('distributions', distributions);
addPack('functions', functions);
addPack('algebra', algebra);
addPack('matrices', matrices);
addPack('numbers', numbers);
addPack('wordProblems', wordProblems);
