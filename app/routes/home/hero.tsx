import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { ukMarkers } from '#app/features/catalogue/uk-markers.ts';
import { SuggestingBox } from '#app/features/internships/search/suggesting-box.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { MarkerDot, MarkerLabel, MarkerPlace, markerLook, PictureMap } from '#app/ui/map.tsx';
import { WhoFor } from '#app/ui/page/who-for.tsx';
import { claims } from '#content/pages/claims.ts';
import { citySummaries } from '#content/uk-cities/summaries.ts';
import type { OpenToday, QuickChoice } from './load-home.ts';

/** @param found what is open today, where that is known */
export function Hero({ found }: { found: OpenToday | null }) {
	return (
		<div className="page grid items-center gap-10 pt-10 pb-10 md:pt-14 md:grid-cols-[1fr_minmax(0,19rem)] lg:grid-cols-[1.2fr_0.8fr]">
			<div>
				<p className="mb-4 font-semibold text-brand">For international students and graduates</p>
				<h1 className="display">Your internship in the UK starts here</h1>
				<p className="intro mt-5 mb-7">
					Paid placements in London, six more cities and online. See the stipend, the weekly hours
					and the length before you apply.
				</p>
				<HeroSearch />
				{found && <QuickChoices choices={found.choices} />}
				<div className="mt-8 flex flex-wrap gap-3">
					<ButtonLink to="/apply" look="hot" size="large">
						Apply Now
					</ButtonLink>
					<ButtonLink to="/resources/success-stories" look="secondary" size="large">
						Watch Success Stories
					</ButtonLink>
				</div>
				<WhoFor className="mt-5 max-w-xl text-[0.95rem] text-muted" />
				<p className="mt-4 text-muted">
					For employers:{' '}
					<Link to="/employer-auth" className="link inline-flex min-h-11 items-center">
						post an internship
					</Link>
				</p>
			</div>
			<HeroMap open={found?.open} />
		</div>
	);
}

const QuickChoices = ({ choices }: { choices: QuickChoice[] }) => (
	<ul aria-label="Quick choices" className="mt-4 flex flex-wrap gap-2">
		{choices.map(({ label, path, count }) => (
			<li key={label}>
				<Link
					to={path}
					className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-card px-4 text-[0.95rem] font-medium hover:border-brand hover:text-brand"
				>
					{label} <span className="font-normal text-muted even-figures">{count}</span>
				</Link>
			</li>
		))}
	</ul>
);

/**
 * A plain GET form, so that it works before any script has run; an empty search stays on the page.
 */
function HeroSearch() {
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const field = event.currentTarget.elements.namedItem('search') as HTMLInputElement;
		field.value = field.value.trim();
		if (field.value === '') event.preventDefault();
	};
	return (
		<Form
			action="/programs"
			role="search"
			onSubmit={onSubmit}
			className="flex max-w-xl flex-col gap-2 sm:max-md:flex-row lg:flex-row"
		>
			<SuggestingBox
				label="Search programs"
				name="search"
				placeholder="Try “finance” or “London”"
				pattern=".*\S.*"
				required
				className="flex-1"
			/>
			<Button type="submit" size="large">
				Search programs
			</Button>
		</Form>
	);
}

function HeroMap({ open }: { open: number | undefined }) {
	const [{ figure: count }] = claims.londonPrograms;
	const london = { slug: 'london', name: 'London', count };
	return (
		<div className="relative mx-auto w-full max-w-md">
			{open !== undefined && (
				<p className="pointer-events-none absolute top-4 left-5 z-10 leading-tight font-semibold">
					<b className="block text-[1.9rem] font-[750] tracking-tight even-figures">{open}</b>
					open today
				</p>
			)}
			<PictureMap of="uk" label="Programs by city">
				{[london, ...citySummaries].map(({ slug, name, count }) => {
					const { side, size } = ukMarkers[slug] ?? { side: 'right', size: 'small' };
					return (
						<MarkerPlace key={slug} place={slug}>
							<Link
								to={slug === 'london' ? '/programs/london' : `/programs/uk-cities?city=${slug}`}
								className={markerLook(side)}
							>
								<MarkerDot size={size} hot={slug === 'london'} />
								<MarkerLabel name={name} count={count} />
							</Link>
						</MarkerPlace>
					);
				})}
			</PictureMap>
			<p className="mt-2 text-center text-[0.9rem] text-muted">
				The figures at the cities are all programs, open or not.
			</p>
		</div>
	);
}
