import { limitConcurrency } from '#server/http/concurrency-limit.ts';

/**
 * Limits how many CVs are on their way to or from the database, clients in turn. One of 5 MB takes 25 MB meanwhile, since the
 * protocol of Postgres has it as text; of a hundred at once the process would run out of memory.
 * @throws {ApiError} 503 if too many wait
 */
export const limitCvs = limitConcurrency(4, { waitingOfClient: 4 });
