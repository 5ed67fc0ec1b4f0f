/** Storage key of migrations that have not finished. */
export const UNFINISHED_MIGRATIONS = 'unfinished_migrations';
