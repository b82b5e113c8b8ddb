import { claims } from '#content/pages/claims.ts';

const regional = claims.ukCities.map(({ figure, label }) => `${figure} ${label}`).join();

const highlights = [
	[regional, 'Firms, labs, councils and charities that take interns all year.'],
	['Lower Cost of Living', 'Rent and travel take less of your stipend than in London.'],
	['Diverse Industries', 'From aerospace and finance to media, health and the sea.'],
] as const;

/** Three reasons for a city outside London, beside the title of the page. */
export function Highlights() {
	return (
		<ul className="grid gap-6 rounded-panel bg-wash p-6 md:p-8">
			{highlights.map(([title, text]) => (
				<li key={title}>
					<b className="block text-[1.1rem] tracking-tight">{title}</b>
					<span className="text-[0.97rem] text-muted">{text}</span>
				</li>
			))}
		</ul>
	);
}
