import { expect, it } from 'vitest';
import { screenAt, titleOf } from './screens.ts';

const id = '3b241101-e2bb-4255-8caf-4136c566a962';

it('an address names a screen of staff, and one thing on it', () => {
	expect(screenAt('/staff')).toEqual({});
	expect(screenAt('/staff/log')).toEqual({ screen: 'log' });
	expect(screenAt('/staff/log/')).toEqual({ screen: 'log' });
	expect(screenAt('/staff/Log')).toEqual({ screen: 'log' });
	expect(screenAt(`/staff/employers/${id}`)).toEqual({ screen: 'employers', id });
	expect(screenAt('/staff/constructor')).toEqual({});
});

it('a screen has its title at every address of it', () => {
	expect(titleOf('/staff')).toBe('What waits');
	expect(titleOf(`/staff/drafts/${id}`)).toBe('Drafts to approve');
});
