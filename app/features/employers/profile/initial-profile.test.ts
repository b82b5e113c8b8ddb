import { describe, expect, it } from 'vitest';
import type { EmployerRow } from '#app/features/employers/api.ts';
import { initialProfile } from './initial-profile.ts';

const row: EmployerRow = {
	role: 'owner',
	own: true,
	user_id: 'user-1',
	company_name: 'Acme',
	contact_person: 'Ada',
	phone: null,
	website: 'https://acme.example',
	industry: 'Technology',
	company_size: '11-50',
	location: 'Leeds',
	company_description: 'Engines',
	founded_year: 1843,
	linkedin_url: null,
	profile_completed: true,
	updated_at: '2026-11-20T09:00:00Z',
	verified: true,
	asked_at: null,
	verified_at: '2026-03-03T10:00:00Z',
	host_since: '2026-11-20T09:00:00Z',
	answers_until: null,
	refused_at: null,
	refusal: null,
};
const metadata = { company_name: 'Acme at sign-up', full_name: 'Ada at sign-up' };
const start = (
	...[saved, metadata, stored]: [EmployerRow | null, object?, Parameters<typeof initialProfile>[2]?]
) => initialProfile(saved, { ...metadata }, stored ?? null, 2026);

describe('initialProfile', () => {
	it('opens a new profile with the data from sign-up', () => {
		expect(start(null, metadata)).toMatchObject({
			texts: { company_name: 'Acme at sign-up', contact_person: 'Ada at sign-up', location: '' },
			step: 1,
			restored: false,
		});
	});

	it('opens a saved one as it was saved', () => {
		const { texts, restored } = start(row, metadata);
		expect(texts).toMatchObject({ company_name: 'Acme', founded_year: '1843', phone: '' });
		expect(restored).toBe(false);
	});

	it('prefers what was typed to both, also if a field was emptied', () => {
		const opened = start(row, metadata, { texts: { location: 'York', website: '' }, step: 3 });
		expect(opened).toMatchObject({
			texts: { location: 'York', website: '' },
			step: 3,
			restored: true,
		});
		expect(start(row, {}, { texts: { location: 'Leeds' }, step: 2 }).restored).toBe(false);
	});

	it('goes back to the first step that is not complete', () => {
		expect(start(null, metadata, { texts: {}, step: 3 }).step).toBe(1);
	});

	it.each([{ company_name: 1 }, { full_name: { a: 1 } }, {}])(
		'ignores the metadata %j',
		(metadata) => {
			expect(start(null, metadata).texts).toMatchObject({ company_name: '', contact_person: '' });
		},
	);
});
