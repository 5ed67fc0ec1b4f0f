/** The whole engine at once, for Node: everything is there, and nothing is waited for. */
import './packs/all.js';

export * from './engine.js';
