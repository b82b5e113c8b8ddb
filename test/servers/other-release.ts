import { createHash } from 'node:crypto';
import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';

/** What a server is started from, beside its build. */
const linked = ['content', 'node_modules', 'package.json', 'schema', 'server', 'supabase'];

const HASHED = /^(.+)-([\w-]{7,8})(\.(?:js|css|svg))$/;

/**
 * A copy of this site as its next release would be, without a build of its own: every file of `assets` has another name, in
 * all pages and scripts too, and the server knows only these.
 * @returns the folder, which the run of the tests removes
 */
export function otherRelease(): string {
	const folder = mkdtempSync(join(tmpdir(), 'site-other-'));
	for (const name of linked) symlinkSync(resolve(name), join(folder, name));
	cpSync('build', join(folder, 'build'), { recursive: true });
	const assets = join(folder, 'build', 'client', 'assets');
	const names = readdirSync(assets);
	// A compressed copy would have the old names.
	for (const name of names.filter((one) => /\.(br|gz)$/.test(one))) rmSync(join(assets, name));
	const renamed = new Map(names.flatMap((name) => otherName(name)));
	const pattern = new RegExp([...renamed.keys()].join('|').replaceAll('.', String.raw`\.`), 'g');
	for (const file of readdirSync(join(folder, 'build'), { recursive: true, encoding: 'utf8' })) {
		if (!['.js', '.css', '.html', '.svg', '.data'].includes(extname(file))) continue;
		const path = join(folder, 'build', file);
		const text = readFileSync(path, 'utf8').replace(pattern, (name) => renamed.get(name) as string);
		writeFileSync(path, withDigest(text));
	}
	for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
	return folder;
}

/** Its name, and one with another hash of the same length. */
function otherName(name: string): [string, string][] {
	const [, stem, hash, end] = HASHED.exec(name) ?? [];
	return hash ? [[name, `${stem}-${[...hash].reverse().join('').replace(/^./, 'Z')}${end}`]] : [];
}

/** A page says which script its policy allows (app/document/start-scripts.ts); that script has names in it. */
function withDigest(page: string): string {
	const [, module] = /"module":("(?:[^"\\]|\\.)*")/.exec(page) ?? [];
	if (!module) return page;
	const digest = createHash('sha256').update(JSON.parse(module)).digest('base64');
	return page.replace(/data-starts="sha256-[^"]+"/, `data-starts="sha256-${digest}"`);
}
