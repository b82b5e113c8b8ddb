import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ChoiceButton, ChoiceForm } from '#app/features/catalogue/choice-form.tsx';
import { ChoiceText } from '#app/features/catalogue/choice-text.tsx';
import government from '#app/generated/scenes/government.svg?url';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Flag } from '#app/ui/flag.tsx';
import {
	CallToAction,
	FigureBand,
	PageHeader,
	PageSection,
	SeaPanel,
} from '#app/ui/page/page-header.tsx';
import { countryFilters, scholarships } from '#content/scholarships.ts';
import type { Scholarship } from '#content/types.ts';
import { countriesOf, onlyFor, programsIn, slugOf } from './country-choice.ts';
import { ScholarshipCard } from './scholarship-cards.tsx';

const path = '/govt-initiatives';

export const meta = () =>
	pageMeta({
		title: 'Government scholarships and exchanges',
		description:
			'Eight government schemes that pay for study or work abroad, from Erasmus+ to Chevening: funding, length, who may apply and the official site of each.',
		path,
		image: 'govt-initiatives',
		data: [breadcrumbs([path, 'Government initiatives'])],
	});

/** The country in the address. */
export const handle: RouteHandle = { daily: true, query: ['country'], script: 'choice' };

/** Without a loader of the server, React Router would leave the screen to the one of the browser. */
export const loader = () => null;

const countries = countriesOf(countryFilters);

const leading = (way: string) =>
	scholarships.filter(({ direction }) => direction === way || direction === 'To and from the UK');

const months = scholarships.flatMap(({ duration }) => (duration.match(/\d+/g) ?? []).map(Number));

const figures = [
	{ figure: scholarships.length, label: 'public schemes' },
	{ figure: leading('To the UK').length, label: 'bring you to the UK' },
	{ figure: leading('From the UK').length, label: 'take you abroad from the UK' },
	{ figure: `${Math.min(...months)}–${Math.max(...months)}`, label: 'months, by scheme' },
];

export default function GovtInitiatives() {
	const [params] = useSearchParams();
	const country = countries.find(({ name }) => slugOf(name) === params.get('country'));
	const chosen = country ? slugOf(country.name) : null;
	const of = country && { name: country.name, count: programsIn(country.count) };
	const featured = scholarships.filter((program) => program.featured);
	const others = scholarships.filter((program) => !program.featured);
	return (
		<>
			<PageHeader
				title="Government initiatives and scholarships"
				intro="Public money for a stay abroad, or for study here. Each scheme is run by its own government body, which takes the applications and decides; apply with us for an internship to go with it."
				aside={<SeaPanel picture={government} />}
			>
				<ButtonLink to="/apply" size="large">
					Apply for an Internship
				</ButtonLink>
			</PageHeader>
			<FigureBand figures={figures} />
			<section aria-labelledby="by-country" className="page section">
				<h2 id="by-country" className="heading mb-7" data-no-print>
					Browse by country
				</h2>
				<CountryFilter chosen={chosen} />
				<p role="status" className="mt-5 text-muted">
					<ChoiceText
						of={of}
						chosen="Showing {count} for {name}"
						otherwise={`Showing all ${programsIn(scholarships.length)}`}
					/>
				</p>
			</section>
			<div id="countries" data-choice="country">
				<Programs chosen={chosen} programs={featured}>
					Featured programs
				</Programs>
				<Programs chosen={chosen} programs={others}>
					<ChoiceText of={of} chosen="Programs" otherwise="More programs" />
				</Programs>
			</div>
			<CallToAction
				title="An internship and a scholarship together"
				text="Tell us which scheme you have in mind. We look for a host whose dates and tasks fit its rules; applying is free."
			>
				<ButtonLink to="/apply" look="inverse" size="large">
					Start Your Application
				</ButtonLink>
				<ButtonLink to="/contact" look="inverse-outline" size="large">
					Get Guidance
				</ButtonLink>
			</CallToAction>
		</>
	);
}

const Programs = ({
	chosen,
	programs,
	children,
}: {
	chosen: string | null;
	programs: Scholarship[];
	children: ReactNode;
}) => (
	<PageSection
		title={children}
		className="[section:not([hidden])+&]:pt-0!"
		{...onlyFor(programs, chosen)}
	>
		<ul className="grid gap-3 md:gap-5">
			{programs.map((program) => (
				<li key={program.id} className="@container" {...onlyFor([program], chosen)}>
					<ScholarshipCard program={program} />
				</li>
			))}
		</ul>
	</PageSection>
);

const look =
	'flex min-h-11 w-full items-center gap-x-2 rounded-card border border-line bg-card px-[min(0.625rem,2.5vw)] text-left max-md:text-[min(--theme(--text-small),7vw)] [transition:border-color_150ms] hover:border-brand aria-pressed:border-brand aria-pressed:bg-wash aria-pressed:[box-shadow:0_0_0_2px_var(--color-brand)] md:gap-x-3 md:px-4 md:py-4';

/** The countries as toggles; "All Countries" is pressed while none of the others is. */
function CountryFilter({ chosen }: { chosen: string | null }) {
	return (
		<ChoiceForm action="/govt-initiatives#by-country" narrows="countries">
			<ul className="flex flex-wrap gap-2 md:grid md:grid-cols-3 md:gap-5">
				{countryFilters.map(({ name, count, flag }) => {
					const slug = flag === 'all' ? null : slugOf(name);
					return (
						<li key={name} className="flex">
							<ChoiceButton
								name="country"
								value={slug}
								pressed={slug === chosen}
								data-values={slug ? JSON.stringify({ name, count: programsIn(count) }) : undefined}
								className={look}
							>
								<Flag code={flag} className="h-5 w-7.5 md:h-7 md:w-10.5" />
								<span className="min-w-0 wrap-anywhere">
									<span className="block leading-snug font-semibold">{name}</span>{' '}
									<span className="block text-small text-muted even-figures max-md:sr-only">
										{programsIn(count)}
									</span>
								</span>
							</ChoiceButton>
						</li>
					);
				})}
			</ul>
		</ChoiceForm>
	);
}
