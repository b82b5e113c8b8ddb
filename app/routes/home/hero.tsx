import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { SearchBox } from '#app/ui/forms/search-box.tsx';
import { Link } from '#app/ui/link.tsx';
import { WHO_IN_BRIEF, WhoFor } from '#app/ui/page/who-for.tsx';
import { HomeMap } from './home-map.tsx';
import type { OpenToday, QuickChoice } from './load-home.ts';

/**
 * @param openToday what is open today, where that is known
 * @param children below words and map; on a phone between them, so that the first internship is near its first screen
 */
export function Hero({
	openToday,
	children,
}: {
	openToday: OpenToday | null;
	children?: ReactNode;
}) {
	return (
		<div className="page @container">
			<div className="grid items-center gap-x-10 gap-y-8 pt-6 pb-10 md:pt-14 @min-[44rem]:grid-cols-[1fr_minmax(0,19rem)] @min-[58rem]:grid-cols-[1.2fr_0.8fr]">
				<div>
					<p className="mb-2 font-semibold text-brand">For international students and graduates</p>
					<h1 className="display">Your internship in the UK starts here</h1>
					<p className="intro mt-4 mb-5">
						Paid placements in London, six more cities and online. See the stipend, the weekly hours
						and the length before you apply.
					</p>
					<HeroSearch />
					{openToday && <QuickChoices choices={openToday.choices} />}
					<p className="mt-2 flex flex-wrap gap-x-7 text-body font-semibold" data-no-print>
						<Link to="/apply" className="link inline-flex min-h-11 items-center">
							Apply Now
						</Link>{' '}
						<Link
							to="/resources/success-stories"
							className="link inline-flex min-h-11 items-center"
						>
							Watch Success Stories
						</Link>
					</p>
					<WhoFor words={WHO_IN_BRIEF} className="mt-2 max-w-xl text-small text-muted" />
				</div>
				<HomeMap openToday={openToday} />
				{children}
			</div>
		</div>
	);
}

const QuickChoices = ({ choices }: { choices: QuickChoice[] }) => (
	<ul
		aria-label="Quick choices"
		data-no-print
		className="side-scroll -mx-4 mt-3 flex max-w-xl gap-2 px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
	>
		{choices.map(({ label, path, count }) => (
			<li key={label} className="shrink-0">
				<Link
					to={path}
					className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-card px-3.5 text-small hover:border-brand hover:text-brand"
				>
					{label} <span className="text-muted even-figures">{count}</span>
				</Link>
			</li>
		))}
	</ul>
);

/** A plain GET form, which app/page/lists/suggest.ts helps to fill in; an empty search stays on the page. */
const HeroSearch = () => (
	// biome-ignore lint/a11y/useSemanticElements: as an element of its own it would be one more around the form
	<form action="/programs" role="search" className="flex max-w-xl flex-wrap gap-2">
		<div data-suggests="" className="relative flex-[1_1_9rem]">
			<SearchBox
				label="Search internships"
				name="search"
				placeholder="Job, company, skill"
				pattern=".*\S.*"
				required
			/>
		</div>
		<Button type="submit" size="large">
			Search
		</Button>
	</form>
);
