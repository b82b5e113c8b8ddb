import { cn } from '#app/lib/cn.ts';
import { CompanyMark } from '#app/ui/art/company-mark.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { Company } from '#content/types.ts';
import { slugOf } from '#schema/normal-form.ts';

/** In a stack the next line; in a row the middle column. */
const LINE = 'col-span-full @min-[38rem]:col-[2]';
/** On a phone whose text is not large, the benefits and the buttons stand side by side. */
const LAST_LINE = '@min-[21.25rem]:@max-[38rem]:row-[4]';

/**
 * A company in a list: a row where there is room; a stack on a phone, with its benefits closed and its words cut short. On a
 * phone with large text the name stands under the mark.
 * @param open how many internships are open there; undefined where that is not known
 */
export function CompanyCard({ company, open }: { company: Company; open: number | undefined }) {
	const { name, rating, description, benefits } = company;
	const path = `/companies/${slugOf(name)}`;
	return (
		<article className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 rounded-card border border-line bg-card px-4 pt-4 pb-2 text-small leading-[1.45] @max-[12rem]:grid-cols-[minmax(0,1fr)] @min-[38rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[38rem]:gap-x-4.5 @min-[38rem]:p-5">
			{/* The mark has an edge in forced colours. */}
			<CompanyMark
				name={name}
				className="border border-transparent @min-[38rem]:row-[1/5] @min-[38rem]:self-start"
			/>
			<div className="named @min-[38rem]:flex @min-[38rem]:flex-wrap @min-[38rem]:items-baseline @min-[38rem]:gap-x-3.5">
				<h3 className="text-part">{name}</h3>
				<Stars rating={rating} />
			</div>
			<p className={cn('cut-short', LINE)}>{description}</p>
			<dl className={cn('dotted text-muted', LINE)}>
				{factsOf(company, open).map(([term, value]) => (
					<div key={term}>
						<dt className={cn("inline text-ink after:content-[':_']", term !== OPEN && 'sr-only')}>
							{term}
						</dt>
						<dd className="inline">{value}</dd>
					</div>
				))}
			</dl>
			<details className={cn('unfolds', LINE, LAST_LINE)}>
				<summary className="fold-sign">Benefits</summary>
				<ul
					aria-label="Benefits"
					className="list-disc pb-3 pl-4.5 text-muted @min-[38rem]:flex @min-[38rem]:list-none @min-[38rem]:flex-wrap @min-[38rem]:gap-x-[0.35rem] @min-[38rem]:p-0 @min-[38rem]:before:content-['Benefits:']"
				>
					{benefits.map((benefit) => (
						<li key={benefit} className="@min-[38rem]:not-last:after:content-['_·']">
							{benefit}
						</li>
					))}
				</ul>
			</details>
			<div
				className={cn(
					'foot col-span-full flex flex-wrap @min-[21.25rem]:@max-[38rem]:self-start @min-[21.25rem]:@max-[38rem]:justify-self-end @min-[38rem]:ml-4 @min-[38rem]:flex-col @min-[38rem]:[grid-area:1/3/5]',
					LAST_LINE,
				)}
			>
				<ButtonLink to={`${path}#positions`} look="secondary" className={NARROW}>
					View Positions
					<span className="sr-only"> at {name}</span>
				</ButtonLink>
				<ButtonLink to={path} look="text" className={NARROW}>
					Learn More
					<span className="sr-only"> about {name}</span>
				</ButtonLink>
			</div>
		</article>
	);
}

const OPEN = 'Open positions';
const NARROW = '@min-[21.25rem]:@max-[38rem]:px-2.5';

/** Only the last needs its name beside it. */
const factsOf = ({ industry, size, location }: Company, open: number | undefined) => [
	['Industry', industry],
	['Size', size],
	['Where', location],
	...(open === undefined ? [] : [[OPEN, open > 0 ? String(open) : 'None today']]),
];
