import { cn } from '#app/lib/cn.ts';
import { skyOf } from '#app/ui/art/city-sky.ts';
import type { CuratedInternship } from '#schema/internships/catalogue-contract.ts';
import { UK_CITIES } from '#schema/internships/places.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import { CuratedCard } from './curated-card.tsx';
import { InternshipList } from './internship-list.tsx';
import { lineNoteOf } from './line-note.ts';
import { stayInPlace } from './stay-in-place.ts';

type CuratedCardsProps = {
	kind: ProgramType;
	items: CuratedInternship[];
	today: string;
};

/** Region in an address: "North America" is `north-america`. */
const filterOf = ({ details }: CuratedInternship) =>
	details.region?.toLowerCase().replaceAll(' ', '-');

const script = `document.currentScript.parentElement.onclick=${stayInPlace}`;

export const CuratedCards = ({ kind, items, today }: CuratedCardsProps) =>
	items.length > 0 ? (
		<div>
			<p className="text-small text-muted -mt-3 mb-3" data-no-print>
				{lineNoteOf(kind)}
			</p>
			{kind === 'uk-cities' ? (
				<Cities items={items} today={today} />
			) : (
				<InternshipList long>
					{items.map((internship) => (
						<CuratedCard
							key={internship.id}
							internship={internship}
							kind={kind}
							today={today}
							filter={filterOf(internship)}
						/>
					))}
				</InternshipList>
			)}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function */}
			<script dangerouslySetInnerHTML={{ __html: script }} />
		</div>
	) : (
		<p>None is listed at the moment.</p>
	);

/** How many of a city stand outside its `details`. */
const FIRST = 10;

/** City after city, of those that have any. `data-filter` is the slug of the city, which the page's filter uses. */
const Cities = ({ items, today }: Omit<CuratedCardsProps, 'kind'>) =>
	UK_CITIES.map((city) => {
		const here = items.filter((internship) => internship.city === city);
		if (here.length === 0) return null;
		const open = here.filter(({ status }) => status === 'open').length;
		const cards = here.map((internship) => (
			<CuratedCard
				key={internship.id}
				internship={internship}
				kind="uk-cities"
				today={today}
				heading="h4"
			/>
		));
		return (
			<section key={city} data-filter={city.toLowerCase()} className="city-group">
				<div
					className={cn(
						'head under-sky mb-3.5 flex flex-wrap items-end justify-between gap-x-3 border-b-4 border-brand *:pb-1.5',
						skyOf(city),
					)}
				>
					<h3 className="flex-auto text-part text-ink">{city}</h3>
					<p>{`${open} open`}</p>
				</div>
				<InternshipList long>{cards.slice(0, FIRST)}</InternshipList>
				{here.length > FIRST && (
					<details>
						<summary className="fold-sign my-3 rounded-control border border-control p-[0.65rem] text-center font-semibold">{`Show all ${here.length} in ${city}`}</summary>
						<InternshipList long>{cards.slice(FIRST)}</InternshipList>
					</details>
				)}
			</section>
		);
	});
