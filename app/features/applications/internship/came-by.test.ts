import { beforeEach, expect, it, vi } from 'vitest';
import { noteWayHere } from '#app/lib/way-here.ts';
import { cameByOf } from './came-by.ts';

const origin = 'https://site.example';
const stored = new Map<string, string>();
beforeEach(() => {
	stored.clear();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
});

/** Opens the page of an internship. @param before the address of the page before */
function open(path: string, before: string) {
	vi.stubGlobal('location', new URL(path, origin));
	vi.stubGlobal('document', { referrer: before && new URL(before, origin).href });
	noteWayHere();
}

it.each([
	['/internships/loom', '/internships?q=loom', 'search'],
	['/internships/loom', '/', 'list'],
	['/internships/loom', '/programs/uk-cities', 'list'],
	['/internships/loom', '/companies/loom-sons', 'company'],
	['/internships/loom', '/saved', 'saved'],
	['/internships/loom', '/account/applications', 'saved'],
	['/internships/loom', '', 'direct'],
	['/internships/loom', 'https://elsewhere.example/jobs', 'direct'],
	['/internships/loom?from=alert', '', 'alert'],
	['/internships/loom?from=shared', '/', 'shared'],
	['/internships/loom?from=employer', 'https://loom.example/jobs', 'employer'],
	['/internships/loom?from=elsewhere', '', 'direct'],
])('%s after %j is %s', (path, before, way) => {
	open(path, before);
	expect(cameByOf('loom')).toBe(way);
	expect(cameByOf('yarn')).toBeNull();
});

it('stays while the reader signs in, and from a similar internship after a search', () => {
	open('/internships/loom', '/internships?q=loom');
	open('/internships/loom', '/apply?internship=loom');
	expect(cameByOf('loom')).toBe('search');
	open('/internships/yarn', '/internships/loom');
	expect(cameByOf('yarn')).toBe('search');
	open('/internships/yarn', '/auth');
	expect(cameByOf('yarn')).toBe('search');
	open('/internships/loom', '/companies/loom');
	open('/internships/yarn', '/internships/loom');
	expect(cameByOf('yarn')).toBe('list');
});

it('is not known where nothing can be stored', () => {
	vi.stubGlobal('sessionStorage', {
		getItem() {
			throw new Error('forbidden');
		},
	});
	open('/internships/loom', '/internships?q=loom');
	expect(cameByOf('loom')).toBeNull();
});
