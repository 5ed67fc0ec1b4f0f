import * as calculus from './calculus-pack.js';
import * as functions from './functions-pack.js';
import * as further from './further-pack.js';
import * as matrices from './matrices-pack.js';
import * as numbers from './numbers-pack.js';
import { addPack } from './registry.js';
import * as words from './words-pack.js';

addPack('calculus', calculus);
addPack('functions', functions);
addPack('further', further);
addPack('matrices', matrices);
addPack('numbers', numbers);
addPack('words', words);
