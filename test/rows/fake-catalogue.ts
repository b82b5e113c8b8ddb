import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { SITE } from '#test/servers/fake-backend.ts';

const absent = async (): Promise<never> => {
	throw new Error('This test has no internships.');
};

/** What loaders get, without a database; a test passes what it needs. */
export const fakeServices = (
	catalogue: Partial<Catalogue> = {},
	today = '2026-11-22',
): ServerServices => ({
	catalogue: {
		version: async () => '1',
		search: absent,
		searchWithTexts: absent,
		newest: absent,
		changedAt: async () => null,
		hint: absent,
		suggest: absent,
		companyNames: async () => ({}),
		like: absent,
		titled: absent,
		towns: async () => new Map(),
		bySlug: absent,
		bySlugs: absent,
		sharedList: absent,
		sharedListVersion: absent,
		similar: absent,
		byCompany: absent,
		openAt: absent,
		records: absent,
		overview: absent,
		openSlugs: absent,
		...catalogue,
	},
	curated: () => [],
	clock: { now: () => new Date(`${today}T12:00:00Z`), today: () => today },
	config: { siteUrl: SITE },
});
