import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TransactionSql } from 'postgres';
import { describe, expect, test } from 'vitest';
import { MAIL_KINDS, mailsFor } from './mails-for-rows.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const settings = {
	siteUrl: 'https://site.example',
	officeAddress: 'office@site.example',
	signingKey: 'key',
};
const names = MAIL_KINDS.map(({ kind }) => kind).toSorted();

/** A database without rows. `asked` has the queries. */
function emptyDatabase() {
	const asked: string[] = [];
	const tx = (query: readonly string[] | string) => {
		asked.push([query].flat().join('?').replace(/\s+/g, ' ').trim());
		return Promise.resolve([]);
	};
	return { asked, tx: tx as unknown as TransactionSql };
}

describe('every kind of mail', () => {
	test('has one entry', () => {
		expect(names).toEqual([...new Set(names)]);
		expect(names.length).toBeGreaterThan(30);
	});

	test('has one line in docs/mails.md', () => {
		const lines = [...read('docs/mails.md').matchAll(/^\| `(\w+)` \| \S.* \| \S.* \|$/gm)];
		expect(lines.map(([, name]) => name).toSorted()).toEqual(names);
	});

	test('that a deed, a function or a trigger adds a notice of has an entry, and none has an entry in vain', () => {
		const sources = globSync(['server/**/*.ts', 'supabase/functions/*.sql'], { cwd: root })
			.filter((path) => !path.endsWith('.test.ts'))
			.map(read)
			.join('\n');
		const noted =
			/insert into outbox\.notices \([\w, ]+\)\s+(?:values \(|select (?:distinct )?)'(\w+)'/g;
		const added = [...sources.matchAll(noted)].map(([, name = '']) => name);
		expect(added.length).toBeGreaterThan(15);
		expect(added.filter((name) => !names.includes(name))).toEqual([]);
		const outside = globSync(['server/deeds/**/*.ts', 'supabase/functions/*.sql'], { cwd: root })
			.filter((path) => !path.endsWith('.test.ts'))
			.map(read)
			.join('\n');
		const byTable = globSync('supabase/migrations/*.sql', { cwd: root })
			.map(read)
			.join('\n')
			.matchAll(/ on public\.(\w+)\s[^;]*?execute function outbox\.note_stored_row\(\)/g);
		const tables = [...byTable].map(([, table = '']) => table);
		expect(
			names.filter((name) => !outside.includes(`'${name}'`) && !tables.includes(name)),
		).toEqual([]);
	});

	test.each(MAIL_KINDS)('$kind writes nothing about a row that is gone', async ({ kind }) => {
		const { tx } = emptyDatabase();
		const words = kind === 'address_changed' ? { from: 'a@b.example', to: 'c@d.example' } : null;
		const mails = await mailsFor(tx, [{ id: '1', kind, rowId: 'a', words }], settings);
		expect(mails.map(({ to }) => to)).toEqual(words ? [words.from, words.to] : []);
	});
});

test('only the rows of kinds that are due are read', async () => {
	const { tx, asked } = emptyDatabase();
	await mailsFor(tx, [{ id: '1', kind: 'contacts', rowId: 'a', words: null }], settings);
	expect(asked.filter((query) => !query.startsWith('set local role'))).toEqual([
		"select id, name, email, subject, category, message, (created_at at time zone 'Europe/London')::date::text as sent_on from public.contacts where id = any (?)",
	]);
});

test('a kind without an entry is an error, so that its notice waits', async () => {
	const { tx } = emptyDatabase();
	const due = [{ id: '1', kind: 'drafts_returned', rowId: 'a', words: null }];
	await expect(mailsFor(tx, due, settings)).rejects.toThrow('no mail of this kind');
});

test('the mails are in the order of their notices, each row once however often it is due', async () => {
	const { tx } = emptyDatabase();
	const changed = (id: string, to: string) => ({
		id,
		kind: 'address_changed',
		rowId: 'a',
		words: { from: 'old@site.example', to },
	});
	const due = [
		changed('1', 'b@c.example'),
		changed('2', 'd@e.example'),
		changed('3', 'b@c.example'),
	];
	const mails = await mailsFor(tx, due, settings);
	expect(mails.map(({ to, kind }) => [to, kind])).toEqual(
		['old@site.example', 'b@c.example', 'old@site.example', 'd@e.example'].map((to) => [
			to,
			'address_changed',
		]),
	);
});
