import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LARGEST_CV } from '#schema/students/whole-profile.ts';
import { environment } from '#server/environment.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const pages = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md');

test('the index of the decisions lists every page under its title', () => {
	const listed = read('docs/decisions/README.md').match(/^- .+$/gm) ?? [];
	const titled = pages.map((file) => {
		const [, title] = /^# (.+)\n/.exec(read(`docs/decisions/${file}`)) ?? [];
		return `- [${title}](${file})`;
	});
	expect(titled.length).toBeGreaterThan(10);
	expect(listed.toSorted()).toEqual(titled.toSorted());
});

const topFolders = readdirSync(root, { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
	.map(({ name }) => name);
/** What the build or a running server makes: not in the repository. */
const made = new Set(['build', 'coverage', 'data', 'node_modules']);
const codeFiles = new Set(
	globSync('{*,{app,browsers,content,e2e,lint,schema,scripts,server,supabase,test}/**/*}.*', {
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

const texts = ['README.md', 'AGENTS.md', ...globSync('{docs,findings}/**/*.md', { cwd: root })];

test.each(texts)('%s names only files and folders that exist', (path) => {
	const { paths, bareFiles } = named(path);
	expect(paths.filter((name) => !existsSync(join(root, name)))).toEqual([]);
	expect(bareFiles.filter((name) => !codeFiles.has(name))).toEqual([]);
});

test.each(texts)('%s names only commands that npm knows', (path) => {
	const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
	const commands = [...read(path).matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)];
	const scriptNames = Object.keys(scripts);
	expect(
		commands.map(([, name]) => name).filter((name) => !scriptNames.includes(`${name}`)),
	).toEqual([]);
});

test('docs/operating.md lists every setting', () => {
	const listed = [...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)` \| .+ \| .+ \|$/gm)];
	expect(listed.map(([, name]) => name).sort()).toEqual(Object.keys(environment.entries).sort());
});

const tree = /^## Folders\n[\s\S]*?^```\n([\s\S]*?)^```/m.exec(read('README.md'))?.[1] ?? '';

test('the tree in README.md shows every folder at the top, and nothing that is gone', () => {
	let folder = '';
	const paths = tree.split('\n').flatMap((line) => {
		folder = /^([\w-]+\/)/.exec(line)?.[1] ?? folder;
		const inside = [...line.matchAll(/ {2,}([a-z][\w-]*(?:\/|\.tsx?))(?= )/g)];
		return [folder, ...inside.map(([, name]) => folder + name)];
	});
	expect(paths.filter((name) => name !== '' && !existsSync(join(root, name)))).toEqual([]);
	const wanted = topFolders.filter((name) => !made.has(name)).map((name) => `${name}/`);
	expect([...new Set(paths)]).toEqual(expect.arrayContaining(wanted));
});

/** What is in these is of one kind. */
const plain = ['findings', 'lint', 'patches', 'public'];

test.each(topFolders.filter((name) => !made.has(name) && !plain.includes(name)))(
	'the tree in README.md shows every folder in %s',
	(top) => {
		const [part = ''] = new RegExp(`^${top}/.*\\n(?: .*\\n)*`, 'm').exec(tree) ?? [];
		const folders = readdirSync(join(root, top), { withFileTypes: true })
			.filter((entry) => entry.isDirectory() && entry.name !== 'generated')
			.map(({ name }) => `${name}/`);
		expect(folders.filter((name) => !part.includes(name))).toEqual([]);
	},
);

/** The configurations of docs/examples, as far as the site's own figures stand in them. */
const examples = readdirSync(join(root, 'docs/examples'));
const example = (name: string) => read(`docs/examples/${name}`);
const operating = read('docs/operating.md');
const lines = (name: string) =>
	example(name)
		.split('\n')
		.map((line) => line.trim());

test.each(examples)('docs/operating.md links to %s', (name) => {
	expect(operating).toContain(`(examples/${name})`);
});

describe('nginx.conf', () => {
	const nginx = example('nginx.conf');

	test('accepts the largest CV, and no body of twice that size', () => {
		const [, megabytes] = /^\s*client_max_body_size (\d+)m;$/m.exec(nginx) ?? [];
		expect(Number(megabytes) * 1024 ** 2).toBeGreaterThan(LARGEST_CV);
		expect(Number(megabytes) * 1024 ** 2).toBeLessThan(2 * LARGEST_CV);
	});

	test('answers on ports 80 and 443 of IPv4 and IPv6', () => {
		for (const port of ['80', '443'])
			expect(
				nginx.match(RegExp(`^\\s*listen (\\[::\\]:)?${port}\\b`, 'gm'))?.length,
			).toBeGreaterThan(1);
	});

	test('asks another process after 503, and repeats no POST', () => {
		expect(lines('nginx.conf')).toContain('proxy_next_upstream error timeout http_503;');
		expect(nginx.replaceAll(/^\s*#.*$/gm, '')).not.toContain('non_idempotent');
	});
});

test('haproxy.cfg asks /readyz, and repeats nothing that changes something', () => {
	expect(lines('haproxy.cfg')).toEqual(
		expect.arrayContaining([
			'http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host www.example.org',
			'http-request disable-l7-retry unless METH_GET',
		]),
	);
});

test.each(['nginx.conf', 'haproxy.cfg', 'Caddyfile'])(
	'%s closes /dev and sets the address',
	(name) => {
		const text = example(name);
		expect(text).toContain('/dev/');
		expect(text).toMatch(/X-Forwarded-For \S/);
	},
);

test('the unit sets only variables that the server reads, and does not forbid what V8 needs', () => {
	const names = lines('internships@.service')
		.filter((line) => line.startsWith('Environment='))
		.flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name));
	const others = ['NODE_ENV', 'MALLOC_ARENA_MAX'];
	const variables = [...Object.keys(environment.entries), ...others];
	expect(names.filter((name) => !variables.includes(name ?? ''))).toEqual([]);
	const settings = lines('internships@.service').filter((line) => !line.startsWith('#'));
	expect(settings.join('\n')).not.toMatch(/MemoryDenyWriteExecute|RemoveIPC/);
});
