import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '#server/environment.ts';

const root = join(import.meta.dirname, '..', '..');
const recordFolder = 'docs/decisions';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type DecisionRecord = { file: string; number: string; title: string; status: string };

function readRecord(file: string): DecisionRecord {
	const [, number = '', title = '', status = ''] =
		/^# (\d{3}) · (.+)\n\n([\s\S]+?)\n\n## Context\n/.exec(read(`${recordFolder}/${file}`)) ?? [];
	return { file, number, title, status: status.replaceAll('\n', ' ') };
}

const records = readdirSync(join(root, recordFolder))
	.filter((name) => /^\d/.test(name))
	.map(readRecord);
const index = read(`${recordFolder}/README.md`);

/** The records that a part of a status line names. */
const namedAfter = (words: RegExp, status: string): string[] =>
	status
		.split(' · ')
		.filter((part) => words.test(part))
		.flatMap((part) => part.match(/\b0\d{2}\b/g) ?? []);
const overrules = ({ status }: DecisionRecord) => namedAfter(/^takes the place of /, status);
const overruledBy = ({ status }: DecisionRecord) => namedAfter(/^(in part )?overruled by /, status);

describe('decision records', () => {
	test('each has a number that no other has, a title, a date and a status', () => {
		expect(records.length).toBeGreaterThan(40);
		for (const { file, number, title, status } of records) {
			expect([file, number]).toEqual([file, file.slice(0, 3)]);
			expect([file, title]).not.toEqual([file, '']);
			expect([file, status]).toEqual([file, expect.stringMatching(/^\d{4}-\d{2}-\d{2} · \S/)]);
		}
		expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
	});

	test('the index lists all of them, in order', () => {
		const listed = index.split('\n').filter((line) => line.startsWith('- '));
		expect(listed).toEqual(
			records.map(({ file, number, title }) => `- [${number} · ${title}](${file})`),
		);
	});

	test('what takes the place of a record is named there too, and the other way round', () => {
		const pairs = (of: (record: DecisionRecord) => string[], turn: boolean) =>
			records
				.flatMap((record) => of(record).map((other) => [record.number, other]))
				.map((pair) => (turn ? pair.toReversed() : pair).join(' takes the place of '))
				.sort();
		expect(pairs(overrules, false).length).toBeGreaterThan(10);
		expect(pairs(overruledBy, true)).toEqual(pairs(overrules, false));
	});
});

const topFolders = readdirSync(root, { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
	.map(({ name }) => name);
/** What the build or a running server makes: not in the repository. */
const made = new Set(['build', 'coverage', 'data', 'node_modules']);
const codeFiles = new Set(
	globSync('{*,{app,content,e2e,lint,schema,scripts,server,supabase,test}/**/*}.*', {
		cwd: root,
	}).map((path) => basename(path)),
);

/** Folders and files of the repository that a text names in backticks, and where its links lead. */
function named(path: string): { paths: string[]; bareFiles: string[] } {
	const text = read(path).replaceAll(/^```[\s\S]*?^```/gm, '');
	const quoted = [...text.matchAll(/`([\w.+-]+(?:\/[\w.+-]+)*\/?)`/g)].map(([, name = '']) => name);
	const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) =>
		join(dirname(path), to),
	);
	const inRepository = (name: string) => {
		const [top = '', ...inside] = name.split('/');
		return inside.length > 0 && topFolders.includes(top) && !made.has(top);
	};
	return {
		paths: [...quoted.filter(inRepository), ...linked],
		bareFiles: quoted.filter((name) => /^[\w-]+\.(ts|tsx|mjs|css|grit)$/.test(name)),
	};
}

/** A record that was overruled may name what is gone. */
const overruled = new Set(
	records.filter((record) => overruledBy(record).length > 0).map(({ file }) => file),
);
const texts = [
	'README.md',
	'AGENTS.md',
	...globSync('docs/**/*.md', { cwd: root }).filter((path) => !overruled.has(basename(path))),
];

test.each(texts)('%s names only files and folders that exist', (path) => {
	const { paths, bareFiles } = named(path);
	expect(paths.filter((name) => !existsSync(join(root, name)))).toEqual([]);
	expect(bareFiles.filter((name) => !codeFiles.has(name))).toEqual([]);
});

test.each(texts)('%s names only commands that npm knows', (path) => {
	const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
	const commands = [...read(path).matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)];
	const known = Object.keys(scripts);
	expect(commands.map(([, name]) => name).filter((name) => !known.includes(`${name}`))).toEqual([]);
});

test('docs/operating.md lists every setting', () => {
	const listed = [...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)` \| .+ \| .+ \|$/gm)];
	expect(listed.map(([, name]) => name).sort()).toEqual(Object.keys(environment.entries).sort());
});

test('the tree in README.md shows every folder at the top, and nothing that is gone', () => {
	const tree = /^## Folders\n[\s\S]*?^```\n([\s\S]*?)^```/m.exec(read('README.md'))?.[1] ?? '';
	let folder = '';
	const shown = tree.split('\n').flatMap((line) => {
		folder = /^([\w-]+\/)/.exec(line)?.[1] ?? folder;
		const inside = [...line.matchAll(/ {2,}([a-z][\w-]*(?:\/|\.tsx?))(?= )/g)];
		return [folder, ...inside.map(([, name]) => folder + name)];
	});
	expect(shown.filter((name) => name !== '' && !existsSync(join(root, name)))).toEqual([]);
	const wanted = topFolders.filter((name) => !made.has(name)).map((name) => `${name}/`);
	expect([...new Set(shown)]).toEqual(expect.arrayContaining(wanted));
});
