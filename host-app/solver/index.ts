/** The whole engine for Node: all packs are loaded. */
import './packs/all.js';

export * from './engine.js';
