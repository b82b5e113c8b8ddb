import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { LiveSearch, NothingFound, ResultCount } from '#app/features/catalogue/live-search.tsx';
import { searchable, searchTextOf } from '#app/features/catalogue/search-text.ts';
import { searchAttributes } from '#app/features/catalogue/text-filter.ts';
import { unlessBusy } from '#app/features/internships/search/is-busy.ts';
import offices from '#app/generated/scenes/offices.svg?url';
import { contactPath } from '#app/lib/addresses/contact-path.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import {
	CallToAction,
	FigureRow,
	PageHeader,
	PageSection,
	SeaPanel,
} from '#app/ui/page/page-header.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import { claims } from '#content/pages/claims.ts';
import { companies } from '#content/pages/companies.ts';
import { slugOf } from '#schema/normal-form.ts';
import { CompanyCard } from './company-card.tsx';

const path = '/companies';

export const links = printLinks;

export const handle = searchable;

/** How many internships are open at each company, by the slug of its name. */
type OpenAt = Record<string, number>;

/** Null while the database does not answer: the page is complete without it. */
export const loader = ({ context }: LoaderFunctionArgs): Promise<OpenAt | null> => {
	const { catalogue, clock } = context.get(serverContext);
	return unlessBusy(catalogue.openAt(companies.map(companySlug), clock.today()));
};

const companySlug = ({ name }: { name: string }) => slugOf(name);

export const meta = () =>
	pageMeta({
		title: 'Partner companies',
		description:
			'Partner companies that take interns: what they do, how large they are, where they work, how many positions are open and what interns get.',
		path,
		image: 'companies',
		data: [breadcrumbs([path, 'Partner companies'])],
	});

export default function Companies() {
	const [params] = useSearchParams();
	const openAt = useLoaderData<OpenAt | null>();
	const text = searchTextOf(params);
	const items = companies.map((company) => ({
		company,
		attributes: searchAttributes([company.name, company.industry], text),
	}));
	const search = {
		text,
		noun: ['company', 'companies'],
		count: items.filter(({ attributes }) => !attributes.hidden).length,
	} as const;
	return (
		<>
			<PageHeader
				title="Partner companies"
				intro="The companies you could work for: what they do, how large they are, and what an intern gets besides the stipend."
				aside={<SeaPanel picture={offices} />}
			>
				<LiveSearch
					path={path}
					label="Search companies"
					placeholder="Search by name or industry"
					text={text}
				/>
			</PageHeader>
			<FigureRow claims={claims.companies} />
			<PageSection
				title="Companies with open positions"
				intro={<ResultCount search={search} />}
				action={
					<Link to="/how-employers-answer" className="link">
						How employers answer
					</Link>
				}
			>
				<ul className="company-list grid gap-3">
					{items.map(({ company, attributes }) => (
						<li key={company.id} {...attributes} className="@container">
							<CompanyCard company={company} open={openAt?.[companySlug(company)]} />
						</li>
					))}
				</ul>
				<NothingFound
					path={path}
					title="No companies found"
					text="The search looks at the names and industries of these companies. Try a shorter word, such as “law” or “tech”."
					clear="Show all companies"
					search={search}
				/>
			</PageSection>
			<CallToAction
				title="Work with us, or work for one of them"
				text="Employers: tell us about the internship you plan. Students: one form reaches every company on this page, and applying is free."
			>
				<ButtonLink
					to={contactPath('Becoming a partner company', 'employer-partnerships')}
					look="inverse"
					size="large"
				>
					Become a Partner
				</ButtonLink>
				<ButtonLink to="/apply" look="inverse-outline" size="large">
					Apply for Positions
				</ButtonLink>
			</CallToAction>
		</>
	);
}
