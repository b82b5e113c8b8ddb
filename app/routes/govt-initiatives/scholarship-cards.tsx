import { ExternalLink } from 'lucide-react';
import { applyForPath } from '#app/lib/addresses/apply-path.ts';
import { cn } from '#app/lib/cn.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Flag } from '#app/ui/flag.tsx';
import type { Scholarship } from '#content/types.ts';

type ScholarshipProps = { program: Scholarship };

/** A program: complete if it is featured, else in short. On a phone what is read second is closed. */
export function ScholarshipCard({ program }: ScholarshipProps) {
	const { title, country, featured, description, benefits, sectors } = program;
	return (
		<article className="grid gap-x-12 gap-y-1 rounded-card border border-line bg-card p-[min(1.125rem,5vw)] md:gap-y-4 md:p-7 @2xl:grid-cols-2">
			<div>
				<Head {...program} />
				<p className="cut-short mt-2 mb-3 max-w-prose text-small md:mb-4">{description}</p>
				<AtOnce {...program} />
			</div>
			<details className="unfolds">
				<summary className="fold-sign">Who may apply, {featured && 'benefits '}and sectors</summary>
				<Closer {...program} />
				{featured && (
					<>
						<h4 className="mt-4 mb-2 text-body">Benefits</h4>
						<ul className="points text-small">
							{benefits.slice(0, 4).map((benefit) => (
								<li key={benefit}>{benefit}</li>
							))}
						</ul>
					</>
				)}
				<h4 className="mt-4 mb-2 text-body">Sectors</h4>
				<Sectors names={sectors.slice(0, featured ? 4 : 2)} />
			</details>
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 @2xl:col-span-2">
				<AsPublished rangeGiven={program.rangeGiven} />
				<p className="flex flex-wrap items-center gap-x-3">
					<OfficialLink program={program} label={featured ? 'Official website' : 'Learn More'} />
					<ButtonLink to={applyForPath(`${title}, ${country}`)} look="text" className="px-1!">
						{featured ? 'Apply Now' : 'Apply'}
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
			<p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2 text-small font-semibold text-muted">
				<Flag code={flag} />
				{country}
				{direction !== 'Other' && <Badge tone="plain">{direction}</Badge>}
			</p>
			<h3 className="mt-2 text-part text-wrap">{title}</h3>
		</div>
	);
}

const AtOnce = ({ duration, funding }: Scholarship) => (
	<Facts of={{ Duration: duration, Funding: funding }} />
);

const Closer = ({ type, eligibility }: Scholarship) => (
	<Facts of={{ Type: type, Eligibility: eligibility }} first />
);

/** Longer than a listing's: labels on the left, values on the right. @param first in its column: no line stands above */
const Facts = ({ of, first }: { of: Record<string, string>; first?: boolean }) => (
	<dl className="text-small">
		{Object.entries(of).map(([term, text], index) => (
			<div
				key={term}
				className={cn(
					'flex flex-wrap gap-x-3 border-dashed border-line py-1.5 md:py-2',
					!(first && index === 0) && 'border-t',
				)}
			>
				<dt className="min-w-20 text-muted">{term}</dt>
				{/* Under the label where the text is large. */}
				<dd className="flex-[1_1_9rem]">{text}</dd>
			</div>
		))}
	</dl>
);

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
	<p className="flex-[1_1_12rem] text-small text-muted">
		{rangeGiven && 'Funding range as given to us. '}Check the official site for this year’s figures.
	</p>
);

/** The louder of the two: that body takes the applications and decides. */
function OfficialLink({ program, label }: ScholarshipProps & { label: string }) {
	return (
		<ButtonLink to={program.website} rel="external noopener" prefetch="none" look="secondary">
			{label}
			<span className="sr-only"> about {program.title}, on its official site</span>
			<ExternalLink aria-hidden="true" className="size-4" />
		</ButtonLink>
	);
}
