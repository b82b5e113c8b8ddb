import { Button } from '#app/ui/button.tsx';
import {
	MarkerDot,
	MarkerLabel,
	MarkerPlace,
	type MarkerSide,
	markerLook,
	PictureMap,
} from '#app/ui/map.tsx';
import { regions } from '#content/international.ts';
import type { RegionSummary } from '#content/types.ts';

type ChoiceProps = { chosen: RegionSummary | undefined; onChoose: (slug: string) => void };

const sides: Record<string, MarkerSide> = {
	europe: 'right',
	'north-america': 'below',
	'asia-pacific': 'below',
	'middle-east': 'right',
	africa: 'left',
};

/** The five regions twice, on the map and as cards: both narrow the list below. */
export function RegionChoice({ chosen, onChoose }: ChoiceProps) {
	return (
		<>
			<WorldMap chosen={chosen} onChoose={onChoose} />
			<ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
				{regions.map((region) => (
					<RegionCard
						key={region.slug}
						region={region}
						pressed={region === chosen}
						onChoose={onChoose}
					/>
				))}
			</ul>
		</>
	);
}

function WorldMap({ chosen, onChoose }: ChoiceProps) {
	return (
		<PictureMap of="world" label="Regions on the map" className="mx-auto w-full max-w-4xl">
			{regions.map(({ slug, name, count }) => (
				<MarkerPlace key={slug} place={slug}>
					<button
						type="button"
						aria-pressed={slug === chosen?.slug}
						onClick={() => onChoose(slug)}
						className={markerLook(sides[slug] ?? 'right')}
					>
						<MarkerDot size="medium" />
						<MarkerLabel name={name} count={count} />
					</button>
				</MarkerPlace>
			))}
		</PictureMap>
	);
}

function RegionCard({
	region: { slug, name, count, highlights },
	pressed,
	onChoose,
}: {
	region: RegionSummary;
	pressed: boolean;
	onChoose: (slug: string) => void;
}) {
	return (
		<li className="flex flex-col rounded-card border border-line bg-card p-5.5 last:sm:max-lg:col-span-2 lg:col-span-2 lg:nth-[n+4]:col-span-3">
			<h3 className="text-[1.25rem]">{name}</h3>
			<p className="font-semibold text-brand tabular-nums">{count} programs</p>
			<ul className="mt-3 mb-5 list-disc pl-4.5 text-[0.97rem] text-muted marker:text-control">
				{highlights.map((highlight) => (
					<li key={highlight}>{highlight}</li>
				))}
			</ul>
			<Button
				look="secondary"
				aria-pressed={pressed}
				onClick={() => onChoose(slug)}
				className="mt-auto self-start aria-pressed:border-brand aria-pressed:bg-wash aria-pressed:text-brand"
			>
				Show programs in {name}
			</Button>
		</li>
	);
}
