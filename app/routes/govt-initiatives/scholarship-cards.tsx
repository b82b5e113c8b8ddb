import { ExternalLink } from 'lucide-react';
import { applyForPath } from '#app/lib/addresses/apply-path.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Flag } from '#app/ui/flag.tsx';
import type { Scholarship } from '#content/types.ts';

type Shown = { program: Scholarship };

/** The complete description of a program, over the full width of the list. */
export function FeaturedScholarship({ program }: Shown) {
	const { title, country, description } = program;
	return (
		<article className="grid gap-x-12 gap-y-4 rounded-card border border-line bg-card p-4.5 md:gap-y-6 md:p-8 lg:grid-cols-[1.35fr_1fr]">
			<div>
				<Head {...program} />
				<p className="cut-short mt-3 mb-4 max-w-prose">{description}</p>
				<Details program={program} />
			</div>
			<details className="unfolds">
				<summary>Full description, benefits and sectors</summary>
				<div className="mb-5">
					<h4 className="mb-2 text-[1.05rem]">Benefits</h4>
					<ul className="points text-[0.95rem]">
						{program.benefits.slice(0, 4).map((benefit) => (
							<li key={benefit}>{benefit}</li>
						))}
					</ul>
				</div>
				<h4 className="mb-2 text-[1.05rem]">Sectors</h4>
				<Sectors names={program.sectors.slice(0, 4)} />
			</details>
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 lg:col-span-2 lg:border-t lg:border-line lg:pt-5">
				<AsPublished rangeGiven={program.rangeGiven} />
				<p className="flex flex-wrap items-center gap-x-3">
					<OfficialLink program={program} label="Official website" />
					<ButtonLink to={applyForPath(`${title}, ${country}`)} look="text" className="px-1!">
						Apply Now
						<span className="sr-only"> for {title}</span>
					</ButtonLink>
				</p>
			</div>
		</article>
	);
}

/** The summary of a program. */
export function ScholarshipCard({ program }: Shown) {
	const { title, country, description, sectors } = program;
	return (
		<article className="flex w-full flex-col gap-2 rounded-card border border-line bg-card p-4.5 md:gap-4 md:p-5.5">
			<Head {...program} />
			<p className="cut-short text-[0.95rem]">{description}</p>
			<Details program={program} />
			<details className="unfolds">
				<summary>Full description and sectors</summary>
				<Sectors names={sectors.slice(0, 2)} />
			</details>
			<div className="mt-auto grid gap-2 md:gap-3 md:pt-1">
				<AsPublished rangeGiven={program.rangeGiven} />
				<p className="flex flex-wrap items-center gap-x-3">
					<OfficialLink program={program} label="Learn More" />
					<ButtonLink to={applyForPath(`${title}, ${country}`)} look="text">
						Apply
						<span className="sr-only"> for {title}</span>
					</ButtonLink>
				</p>
			</div>
		</article>
	);
}

function Head({ title, country, flag, direction }: Scholarship) {
	return (
		<div>
			<p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2 text-[0.95rem] font-semibold text-muted">
				<Flag code={flag} />
				{country}
				{direction !== 'Other' && <Badge tone="plain">{direction}</Badge>}
			</p>
			<h3 className="mt-2 text-[1.3rem] text-wrap">{title}</h3>
		</div>
	);
}

/** Facts that are longer than a listing's: labels on the left, values on the right. */
function Details({ program: { duration, type, funding, eligibility } }: Shown) {
	const rows = [
		['Duration', duration],
		['Type', type],
		['Funding', funding],
		['Eligibility', eligibility],
	] as const;
	return (
		<dl className="grid text-[0.95rem]">
			{rows.map(([term, text]) => (
				<div
					key={term}
					className="gap-x-3 border-t border-dashed border-line py-2 md:grid md:grid-cols-[5rem_minmax(0,1fr)]"
				>
					<dt className="text-muted max-md:float-left max-md:mr-2">{term}</dt>
					<dd className="font-medium">{text}</dd>
				</div>
			))}
		</dl>
	);
}

function Sectors({ names }: { names: string[] }) {
	return (
		<ul aria-label="Sectors" className="flex flex-wrap gap-2">
			{names.map((name) => (
				<li key={name} className="flex">
					<Badge>{name}</Badge>
				</li>
			))}
		</ul>
	);
}

const AsPublished = ({ rangeGiven }: Pick<Scholarship, 'rangeGiven'>) => (
	<p className="text-[0.92rem] text-muted">
		{rangeGiven && 'Funding range as given to us. '}Check the official site for this year’s figures
	</p>
);

/** The louder of the two: that body takes the applications and decides. */
function OfficialLink({ program, label }: Shown & { label: string }) {
	return (
		<ButtonLink to={program.website} rel="external noopener" prefetch="none" look="secondary">
			{label}
			<span className="sr-only"> about {program.title}, on its official site</span>
			<ExternalLink aria-hidden="true" className="size-4" />
		</ButtonLink>
	);
}
