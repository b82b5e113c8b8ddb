import { expect, it } from 'vitest';
import { isOfWebsite } from './mail-domain.ts';

it.each([
	['jo@tidewell.example', 'https://www.tidewell.example/jobs', true],
	['jo@Mail.Tidewell.example', 'https://tidewell.example', true],
	['jo@tidewell.example', 'https://careers.tidewell.example', true],
	['jo@nottidewell.example', 'https://tidewell.example', false],
	['jo@gmail.example', 'https://tidewell.example', false],
	['jo@tidewell.example', 'no address', false],
	['jo@tidewell.example', null, false],
])('%s and %s: %s', (email, website, same) => {
	expect(isOfWebsite(email, website)).toBe(same);
});
