/** Where migrations that were not finished are written down in this browser. */
export const UNFINISHED = 'unfinished_migrations';
