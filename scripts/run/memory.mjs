/**
 * Memory settings of the server, measured with `npm run bench`. Old objects are collected in time.
 * The young generation is enlarged: with such a small heap Node would give it one megabyte, and
 * collecting it would cost two thirds of the inserts per second. The allocator uses two arenas
 * instead of one per thread.
 */
export const memoryFlags = ['--max-old-space-size=160', '--max-semi-space-size=16'];
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };
