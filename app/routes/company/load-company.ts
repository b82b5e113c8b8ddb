import { data } from 'react-router';
import { unlessBusy } from '#app/features/internships/search/is-busy.ts';
import { companies } from '#content/pages/companies.ts';
import type { Company } from '#content/types.ts';
import type { AnswerRecord } from '#schema/applications/answer-record.ts';
import type { Internship, InternshipSummary } from '#schema/internships/internship.ts';
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
	/** The slug of its only open internship. */
	single: string | undefined;
	items: InternshipSummary[];
	/** How it has answered so far. */
	record: AnswerRecord | null;
	/** Within how many days everybody is answered at the latest; null where nothing is open. */
	answerDays: number | null;
	/** What our staff checked and when; null where they have checked nobody. */
	verification: Internship['verification'] | null;
};

/**
 * @param slug `slugOf` of the company's name
 * @returns null with status 404 where neither a partner nor an open internship has this name
 */
export async function loadCompany(slug: string, { catalogue, clock }: ServerServices) {
	const today = clock.today();
	const partner = companies.find(({ name }) => slugOf(name) === slug);
	const items = await unlessBusy(catalogue.byCompany(slug, today));
	if (!items) throw data(null, { status: 503 });
	const name = partner?.name ?? items[0]?.company;
	if (name === undefined) return data(null, { status: 404 });
	const sectors = [...new Set(items.map(({ sector }) => sector))];
	const [single] = items.length === 1 ? items : [];
	const posted = items.find(({ source }) => source === 'employer')?.slug;
	const listing = posted ? await unlessBusy(catalogue.bySlug(posted, today)) : null;
	const page: CompanyPage = {
		slug,
		name,
		today,
		industry: partner?.industry ?? sectors.join(', '),
		about: partner ? aboutOf(partner) : null,
		open: items.length,
		single: single?.slug,
		items,
		record: listing?.record ?? null,
		answerDays: items.length > 0 ? Math.max(...items.map(({ answer_days }) => answer_days)) : null,
		verification: listing?.internship.verification ?? null,
	};
	return page;
}

const aboutOf = ({ description, size, location, benefits }: Company): About => ({
	description,
	size,
	location,
	benefits,
});
