import { expect, it } from 'vitest';
import { applyForPath, applyPath } from './apply-path.ts';

const name = 'Pennant & Rye? #1+1, Zürich';
const query = (path: string) => Object.fromEntries(new URL(path, 'https://x.example').searchParams);

it('passes type and name to the form, with any characters in the name', () => {
	expect(applyPath('remote', name)).toMatch(/^\/apply\?/);
	expect(query(applyPath('remote', name))).toEqual({ type: 'remote', program: name });
});

it('passes no type for a company or a scholarship', () => {
	expect(applyForPath(name)).toMatch(/^\/apply\?/);
	expect(query(applyForPath(name))).toEqual({ program: name });
});
