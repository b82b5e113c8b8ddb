import { expect, test } from 'vitest';
import { withParameter } from './with-parameter.ts';

const query = new URLSearchParams('search=law&from=mail&city=leeds');

test.each([
	['city', 'bath', 'search=law&from=mail&city=bath'],
	['region', 'asia', 'search=law&from=mail&city=leeds&region=asia'],
	['city', null, 'search=law&from=mail'],
	['region', null, 'search=law&from=mail&city=leeds'],
])('%s set to %s leaves the other parameters', (name, value, expected) => {
	expect(withParameter(query, name, value).toString()).toBe(expected);
	expect(query.toString()).toBe('search=law&from=mail&city=leeds');
});

test('a duplicate parameter is replaced by one', () => {
	const twice = new URLSearchParams('city=leeds&city=york');
	expect(withParameter(twice, 'city', 'bath').toString()).toBe('city=bath');
});
