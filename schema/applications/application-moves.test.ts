import { expect, test } from 'vitest';
import { APPLICATION_STATUSES, movesFrom } from './application-moves.ts';

test('who may move an application where', () => {
	const table = (by: Parameters<typeof movesFrom>[1]) =>
		Object.fromEntries(
			APPLICATION_STATUSES.map((from) => [from, movesFrom(from, by).join(' ')] as const).filter(
				([, to]) => to,
			),
		);
	const hosts = {
		submitted: 'in-review interview offered rejected',
		'in-review': 'interview offered rejected',
		interview: 'offered rejected',
		offered: 'offered rejected',
		unanswered: 'interview offered rejected',
	};
	expect(table('employer')).toEqual(hosts);
	expect(table('staff')).toEqual(hosts);
	expect(table('student')).toEqual({
		submitted: 'withdrawn',
		'in-review': 'withdrawn',
		interview: 'withdrawn',
		offered: 'accepted declined withdrawn',
		unanswered: 'withdrawn',
	});
	expect(table('server')).toEqual({ submitted: 'unanswered', 'in-review': 'unanswered' });
});
