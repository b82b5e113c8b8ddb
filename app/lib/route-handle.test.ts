import { expect, it } from 'vitest';
import { rowBehindSignIn } from './behind-sign-in.ts';
import { isId } from './route-handle.ts';

it.each([
	['0b6f3c9e-52d1-4c1f-9f0e-3f6a5d1c7b21', true],
	['0B6F3C9E-52D1-4C1F-9F0E-3F6A5D1C7B21', true],
	['0b6f3c9e-52d1-4c1f-9f0e-3f6a5d1c7b21x', false],
	['0b6f3c9e52d14c1f9f0e3f6a5d1c7b21', false],
	['new', false],
	['', false],
	[undefined, false],
])('%s can be the id of a row: %s', (id, can) => {
	expect(isId(id)).toBe(can);
	expect(rowBehindSignIn('/auth').status({ id })).toBe(can ? 200 : 404);
});
