import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LARGEST_CV } from '#schema/students/whole-profile.ts';
import { environment } from '#server/environment.ts';

/** The configurations of docs/examples, as far as the site's own figures stand in them. */
const folder = join(import.meta.dirname, '..', '..', 'docs', 'examples');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const document = readFileSync(join(folder, '..', 'operating.md'), 'utf8');
const lines = (name: string) =>
	read(name)
		.split('\n')
		.map((line) => line.trim());

test.each(readdirSync(folder))('docs/operating.md links to %s', (name) => {
	expect(document).toContain(`(examples/${name})`);
});

describe('nginx.conf', () => {
	const nginx = read('nginx.conf');

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
		const text = read(name);
		expect(text).toContain('/dev/');
		expect(text).toMatch(/X-Forwarded-For \S/);
	},
);

test('the unit sets only variables that the server reads, and does not forbid what V8 needs', () => {
	const names = lines('internships@.service')
		.filter((line) => line.startsWith('Environment='))
		.flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name));
	const others = ['NODE_ENV', 'MALLOC_ARENA_MAX'];
	const known = [...Object.keys(environment.entries), ...others];
	expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
	const settings = lines('internships@.service').filter((line) => !line.startsWith('#'));
	expect(settings.join('\n')).not.toMatch(/MemoryDenyWriteExecute|RemoveIPC/);
});
