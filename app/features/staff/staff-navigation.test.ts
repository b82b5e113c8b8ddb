import { expect, test } from 'vitest';
import { isShown } from './staff-navigation.tsx';

const [employers, changed] = ['/staff/employers', '/staff/employers?show=changed'];

test.each([
	['', employers],
	['?show=verified', employers],
	['?show=changed', changed],
	['?show=changed&q=loom', changed],
])('of the lists of employers, at "%s" %s is current', (search, current) => {
	const place = { pathname: '/staff/employers', search };
	expect([employers, changed].filter((to) => isShown(to, place))).toEqual([current]);
});
