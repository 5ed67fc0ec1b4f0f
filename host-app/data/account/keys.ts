/** Storage key of migrations that have not finished. */
export const UNFINISHED = 'unfinished_migrations';
