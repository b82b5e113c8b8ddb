import { CompanyMark } from '#app/ui/art/company-mark.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { Company } from '#content/types.ts';
import { slugOf } from '#schema/normal-form.ts';

/**
 * A company in a list, whose rules (`company-list` in styles/cards.css) make it a row where there is room, and else a stack.
 * @param open how many internships are open there; undefined where that is not known
 */
export function CompanyCard({ company, open }: { company: Company; open: number | undefined }) {
	const { name, rating, description, benefits } = company;
	const path = `/companies/${slugOf(name)}`;
	return (
		<article>
			<CompanyMark name={name} />
			<div className="named">
				<h3>{name}</h3>
				<Stars rating={rating} />
			</div>
			<p className="cut-short">{description}</p>
			<dl className="dotted">
				{factsOf(company, open).map(([term, value]) => (
					<div key={term}>
						<dt className={term === OPEN ? undefined : 'sr-only'}>{term}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<details className="unfolds">
				<summary className="fold-sign">Benefits</summary>
				<ul aria-label="Benefits">
					{benefits.map((benefit) => (
						<li key={benefit}>{benefit}</li>
					))}
				</ul>
			</details>
			<div className="foot">
				<ButtonLink to={`${path}#positions`} look="secondary">
					View Positions
					<span className="sr-only"> at {name}</span>
				</ButtonLink>
				<ButtonLink to={path} look="text">
					Learn More
					<span className="sr-only"> about {name}</span>
				</ButtonLink>
			</div>
		</article>
	);
}

const OPEN = 'Open positions';

/** Only the last needs its name beside it. */
const factsOf = ({ industry, size, location }: Company, open: number | undefined) => [
	['Industry', industry],
	['Size', size],
	['Where', location],
	...(open === undefined ? [] : [[OPEN, open > 0 ? String(open) : 'None today']]),
];
