import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which release this is, for the log: the version of the package, and what the build was made of, such as
 * "0.1.0+18750ca" (scripts/build/build.ts).
 */
export function readRelease(folder = 'build'): string {
	const { version } = JSON.parse(
		readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
	) as { version: string };
	const build = readBuild(join(folder, '.built'));
	return build ? `${version}+${build}` : version;
}

/** Nothing where there is no build. */
function readBuild(file: string): string {
	try {
		return readFileSync(file, 'utf8').trim();
	} catch {
		return '';
	}
}
