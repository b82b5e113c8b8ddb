import { existsSync } from 'node:fs';

/**
 * @param paths where the program may be
 * @param packages of Debian that have it
 * @throws with what is not installed, and how to install it
 */
export function program(name: string, paths: (string | undefined)[], packages: string): string {
	const path = paths.find((one) => one && existsSync(one));
	if (path) return path;
	throw new Error(`NOT RUN: ${name} is not installed. On Debian: apt-get install ${packages}`);
}
