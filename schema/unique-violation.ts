/** Postgres's code for a second row where an index allows one. */
export const UNIQUE_VIOLATION = '23505';
