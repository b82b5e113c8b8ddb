import { claims } from '#content/pages/claims.ts';

const regional = claims.ukCities.map(({ figure, label }) => `${figure} ${label}`).join();

const highlights = [
	[regional || 'Regional Companies', 'Firms, labs, councils and charities.'],
	['Lower Cost of Living', 'Rent and travel cost less than in London.'],
	['Diverse Industries', 'From aerospace and finance to the sea.'],
] as const;

/** Three reasons for a city outside London, under the figures of the page. */
export function Highlights() {
	return (
		<ul className="page grid gap-4 py-5 md:grid-cols-3 md:gap-10">
			{highlights.map(([title, text]) => (
				<li key={title}>
					<b className="block">{title}</b> <span className="text-small text-muted">{text}</span>
				</li>
			))}
		</ul>
	);
}
