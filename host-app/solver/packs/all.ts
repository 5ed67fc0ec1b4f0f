import * as calculus from './calculus-pack.js';
import * as numbers from './numbers-pack.js';
import { addPack } from './registry.js';
import * as words from './words-pack.js';

addPack('calculus', calculus);
addPack('numbers', numbers);
addPack('words', words);
