import { ChoiceButton, ChoiceForm } from '#app/features/catalogue/choice-form.tsx';
import { ChoiceText, saysChoice } from '#app/features/catalogue/choice-text.tsx';
import { cn } from '#app/lib/cn.ts';
import { skyOf } from '#app/ui/art/city-sky.ts';
import {
	MarkerContent,
	MarkerPlace,
	type MarkerSide,
	markerLook,
	PictureMap,
} from '#app/ui/map.tsx';
import type { CitySummary } from '#content/types.ts';
import { citySummaries } from '#content/uk-cities/summaries.ts';

/** How the markers of the UK map are set: sizes by count, labels where they do not collide. */
const ukMarkers: Record<string, { side: MarkerSide; size: 'small' | 'medium' | 'large' }> = {
	london: { side: 'below', size: 'large' },
	manchester: { side: 'right-down', size: 'large' },
	birmingham: { side: 'right', size: 'medium' },
	edinburgh: { side: 'right', size: 'medium' },
	bristol: { side: 'left', size: 'medium' },
	leeds: { side: 'right-up', size: 'small' },
	liverpool: { side: 'left', size: 'small' },
};

type CityChoiceProps = {
	chosen: CitySummary | undefined;
	/** How many internships are open, by the name of a city. */
	open: Record<string, number>;
};

/** The six cities twice, as cards and, where there is room, on the map: both are toggles of the one filter. */
export function CityChoice({ chosen, open }: CityChoiceProps) {
	return (
		<ChoiceForm action="/programs/uk-cities#programs" narrows="programs">
			<div className="grid items-start gap-10 lg:grid-cols-[minmax(0,23.4rem)_1fr]">
				<div className="max-lg:hidden">
					<CityMap chosen={chosen} open={open} />
					<p className="mt-3 text-small text-muted">
						Beside each city: how many of these are open now.
					</p>
				</div>
				<div>
					{/* Three in a row, two on a phone. */}
					<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,28%)),1fr))] gap-3 md:auto-rows-fr md:gap-5">
						{citySummaries.map((city) => (
							<li key={city.slug} className="flex">
								<CityCard city={city} pressed={city === chosen} />
							</li>
						))}
					</ul>
					<ProgramsLink city={chosen} />
				</div>
			</div>
		</ChoiceForm>
	);
}

/** Leads down to the programs of the city; the address keeps its parameters. */
const ProgramsLink = ({ city }: { city: CitySummary | undefined }) => (
	<p {...saysChoice('')} hidden={!city} className="mt-5">
		<a href="#programs" className="link">
			<ChoiceText of={city} chosen="See the {listings} programs in {name}" />
		</a>
	</p>
);

function CityMap({ chosen, open }: CityChoiceProps) {
	return (
		<PictureMap of="uk" south label="Cities on the map">
			{citySummaries.map(({ slug, name }) => {
				const { side, size } = ukMarkers[slug] ?? { side: 'right', size: 'small' };
				return (
					<MarkerPlace key={slug} place={slug}>
						<ChoiceButton
							name="city"
							value={slug}
							pressed={slug === chosen?.slug}
							className={markerLook(side)}
						>
							<MarkerContent size={size} name={name} drawnCount={open[name] ?? 0} />
						</ChoiceButton>
					</MarkerPlace>
				);
			})}
		</PictureMap>
	);
}

function CityCard({
	city: { slug, name, count, specialty, listings },
	pressed,
}: {
	city: CitySummary;
	pressed: boolean;
}) {
	return (
		<ChoiceButton
			name="city"
			value={slug}
			pressed={pressed}
			data-values={JSON.stringify({ name, listings })}
			className={cn(
				'under-sky group flex w-full min-w-0 flex-col gap-0.5 overflow-hidden rounded-card border border-line bg-card p-4 text-left hover:border-brand aria-pressed:border-brand aria-pressed:bg-wash aria-pressed:[box-shadow:0_0_0_2px_var(--color-brand)]',
				skyOf(name),
			)}
		>
			<span className="text-part font-bold wrap-anywhere group-chosen:after:text-brand group-chosen:after:[content:'_✓'/'']">
				{name}
			</span>{' '}
			<span className="font-semibold text-brand even-figures">{count} programs</span>{' '}
			<span className="text-small text-muted">{specialty}</span>
		</ChoiceButton>
	);
}
