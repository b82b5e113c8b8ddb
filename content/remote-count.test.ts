import { expect, it } from 'vitest';
import { remoteListings } from './remote.ts';
import { remoteCount } from './remote-count.ts';

it('counts the remote listings', () => {
	expect(remoteCount).toBe(remoteListings.length);
});
