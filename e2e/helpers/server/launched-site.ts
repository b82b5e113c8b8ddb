import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { processEnvironment } from '#test/servers/process-environment.ts';

/** What the site is built and started from. */
const sources = [
	'app',
	'content',
	'docs',
	'package.json',
	'package-lock.json',
	'public',
	'react-router.config.ts',
	'schema',
	'scripts',
	'server',
	'supabase',
	'tsconfig.json',
	'vite.config.ts',
];

/** The one switch between a site with sample content and a launched one. */
const SWITCH = /(\bsampleContent: )(true|false)(,)/g;

/**
 * Builds a copy of this site as its owner would, with nothing changed but the switch in `content/site.ts`.
 * @returns the folder, which the run of the tests removes
 * @throws when the build fails, with what it printed
 */
export async function builtWith(sampleContent: boolean): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'site-launch-'));
	for (const name of sources) cpSync(name, join(folder, name), { recursive: true });
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
	const file = join(folder, 'content', 'site.ts');
	const text = readFileSync(file, 'utf8');
	if (text.match(SWITCH)?.length !== 1) throw new Error(`${file} does not have one switch.`);
	writeFileSync(file, text.replace(SWITCH, `$1${sampleContent}$3`));
	await promisify(execFile)(process.execPath, ['scripts/build/build.ts'], {
		cwd: folder,
		env: { ...processEnvironment, NODE_ENV: 'production' },
	});
	return folder;
}
