import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { listFunctions, parseFunctions } from '#server/postgres/functions.ts';
import { listMigrations } from '#server/postgres/migration-history.ts';

const one = `-- Whether it is
-- so. Called by the rules.
create or replace function rules.is_so(given text) returns boolean
	language sql
as $$
	select given = 'so';
$$;
grant execute on function rules.is_so to authenticated;`;
const other = `-- A day.
create or replace function rules.day() returns date
	language sql
	return current_date;`;

describe('a file of functions', () => {
	test('has a description, a definition and grants for each', () => {
		const [first, second, ...more] = parseFunctions(
			`-- About all.\n\n${one}\n\n${other}\n`,
			'a.sql',
		);
		expect(first).toMatchObject({
			name: 'rules.is_so',
			description: 'Whether it is so. Called by the rules.',
			definition: expect.stringMatching(/^create or replace[\s\S]*\$\$;$/),
			grants: '\ngrant execute on function rules.is_so to authenticated;',
		});
		expect(second).toMatchObject({ name: 'rules.day', grants: '' });
		expect(more).toEqual([]);
	});

	test('has another digest after any change', () => {
		const texts = [
			one,
			one.replace('so.', 'so!'),
			one.replace("'so'", "'no'"),
			one.replace('authenticated', 'anon'),
		];
		const digests = texts.map((text) => parseFunctions(text, 'a.sql')[0]?.digest);
		expect(new Set(digests).size).toBe(4);
		expect(parseFunctions(one, 'b.sql')[0]?.digest).toBe(digests[0]);
	});

	test.each([
		['no description', one.replace(/^--.*\n/gm, '')],
		['another statement', `${one}\ndrop table rules.days;`],
		['a grant on a table', one.replace('execute on function', 'select on')],
		['a function that is not replaced', `${one}\n\n${other.replace('or replace ', '')}`],
	])('is refused with %s', (_, text) => {
		expect(() => parseFunctions(text, 'a.sql')).toThrow(/^a\.sql has something else/);
	});
});

test('each function is in the files once', async () => {
	const names = (await listFunctions()).map(({ name }) => name);
	expect(names.length).toBeGreaterThan(80);
	expect(new Set(names).size).toBe(names.length);
});

test('no migration makes a function that stays, which would hide the one of the files', async () => {
	for (const { name, file } of await listMigrations()) {
		const text = await readFile(file, 'utf8');
		const made = [...text.matchAll(/^create (?:or replace )?function ([a-z_.]+)/gm)];
		const stay = made.filter(([, made]) => !text.includes(`\ndrop function ${made}(`));
		expect([name, stay.map(([, made]) => made)]).toEqual([name, []]);
		expect([name, text]).toEqual([name, expect.not.stringContaining('pg_get_functiondef')]);
	}
});
