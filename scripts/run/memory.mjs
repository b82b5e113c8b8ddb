/**
 * How the server keeps house with memory, measured with `npm run bench`. Old objects are collected in
 * time. Young ones get room: beside so small a heap Node would leave them a megabyte, and two thirds
 * of the inserts per second go to collecting it. The allocator keeps two arenas, not one a thread.
 */
export const memoryFlags = ['--max-old-space-size=160', '--max-semi-space-size=16'];
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };
