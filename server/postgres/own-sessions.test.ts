import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { requireOwnSessions } from './own-sessions.ts';

/** Connections whose statements come to the sessions that `choose` names. */
function connections(choose: (client: number, statement: number) => number) {
	const ended: number[] = [];
	let clients = 0;
	let statements = 0;
	const open = () => {
		const client = clients++;
		return {
			unsafe: async () => [{ pid: choose(client, statements++) }],
			end: async () => void ended.push(client),
		} as unknown as Sql;
	};
	return { open, ended };
}
const check = async (choose: (client: number, statement: number) => number) => {
	const { open, ended } = connections(choose);
	const outcome = await requireOwnSessions('postgres://a@b/c', open).then(
		() => 'accepted',
		(error: Error) => error.message,
	);
	expect(ended).toEqual([0, 1]);
	return outcome;
};
const REFUSED = /^The database is behind a pooler that shares its sessions \(transaction/;

test('a session for each connection is accepted', async () => {
	expect(await check((client) => 100 + client)).toBe('accepted');
});

test.each([
	['the same session for both', () => 7],
	['sessions in turn', (_: number, statement: number) => statement % 3],
	[
		'another session after a while',
		(client: number, statement: number) => (statement > 12 ? 9 : client),
	],
] as [string, (client: number, statement: number) => number][])(
	'a pooler that gives %s is refused in words',
	async (_, choose) => {
		expect(await check(choose)).toMatch(REFUSED);
	},
);
