import { data } from 'react-router';
import { unlessBusy } from '#app/features/internships/search/unless-busy.ts';
import { verifiedWords } from '#app/features/internships/verified-words.ts';
import { type DocumentOnly, documentOnly } from '#app/lib/document-only.ts';
import { companies } from '#content/pages/companies.ts';
import type { Company } from '#content/types.ts';
import type { AnswerRecord } from '#schema/applications/answer-record.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { slugOf } from '#schema/normal-form.ts';
import type { ServerServices } from '#schema/server-services.ts';

type About = Pick<Company, 'description' | 'size' | 'location' | 'benefits'>;

/** A company and its open internships. */
export type CompanyPage = {
	slug: string;
	name: string;
	/** ISO date in Europe/London. */
	today: string;
	/** The fields of its internships, where its profile names no industry. */
	industry: string;
	/** What partner companies say about themselves. */
	about: About | null;
	open: number;
	items: DocumentOnly<InternshipSummary[]>;
	/** How it has answered so far. */
	record: AnswerRecord | null;
	/** What our staff checked, in words; null where they have checked nobody. */
	verified: string | null;
};

/**
 * @param request as the loader has it
 * @param slug `slugOf` of the company's name
 * @returns null with status 404 where neither a partner nor an open internship has this name
 */
export async function loadCompany(
	request: Request,
	slug: string,
	{ catalogue, clock }: ServerServices,
) {
	const today = clock.today();
	const partner = companies.find(({ name }) => slugOf(name) === slug);
	const items = await unlessBusy(catalogue.byCompany(slug, today));
	if (!items) throw data(null, { status: 503 });
	const name = partner?.name ?? items[0]?.company;
	if (name === undefined) return data(null, { status: 404 });
	const sectors = [...new Set(items.map(({ sector }) => sector))];
	const posted = items.find(({ source }) => source === 'employer')?.slug;
	const listing = posted ? await unlessBusy(catalogue.bySlug(posted, today)) : null;
	const page: CompanyPage = {
		slug,
		name,
		today,
		industry: partner?.industry ?? sectors.join(', '),
		about: partner ? aboutOf(partner) : null,
		open: items.length,
		items: documentOnly(request, items),
		record: listing?.record ?? null,
		verified: listing ? verifiedWords(listing.internship) : null,
	};
	return page;
}

const aboutOf = ({ description, size, location, benefits }: Company): About => ({
	description,
	size,
	location,
	benefits,
});
