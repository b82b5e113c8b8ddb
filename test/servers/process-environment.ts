import { resolve } from 'node:path';

/**
 * What a process that a test starts gets of our environment. Node keeps its compiled modules in that
 * folder, by their content: tests start about a hundred servers, and reading the modules is half of the work
 * of a start.
 */
export const processEnvironment = {
	PATH: process.env.PATH,
	NODE_COMPILE_CACHE: resolve('.cache', 'compiled-modules'),
};
