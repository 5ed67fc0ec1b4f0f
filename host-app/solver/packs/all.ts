import * as calculus from './calculus-pack.js';
import * as conics from './conics-pack.js';
import * as differential from './differential-pack.js';
import * as functions from './functions-pack.js';
import * as algebra from './algebra-pack.js';
import * as matrices from './matrices-pack.js';
import * as numbers from './numbers-pack.js';
import { addPack } from './registry.js';
import * as wordProblems from './word-problems-pack.js';

addPack('calculus', calculus);
addPack('conics', conics);
addPack('differential', differential);
addPack('functions', functions);
addPack('algebra', algebra);
addPack('matrices', matrices);
addPack('numbers', numbers);
addPack('wordProblems', wordProblems);
