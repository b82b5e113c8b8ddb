import { amountText } from '#content/pay.ts';
import type { CuratedInternship } from '#schema/internships/catalogue-contract.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import { SECTORS } from '#schema/internships/sectors.ts';
import { lengthText, startsText } from './card-text.ts';
import { isOpenOn } from './closing.ts';
import { digitsOf } from './digits.ts';
import { InternshipCard } from './internship-card.tsx';

type Look = {
	/** The second badge, after the sector. */
	badge: (internship: CuratedInternship) => string;
	/** The third, of a featured one. */
	banner: (badge: string) => string;
};

const looks: Record<ProgramType, Look> = {
	london: { badge: () => 'London', banner: () => 'Featured London Program' },
	'uk-cities': { badge: ({ city }) => city ?? '', banner: (city) => `Featured ${city} Program` },
	remote: { badge: () => 'Remote', banner: () => 'Popular Remote Program' },
	placement: { badge: () => 'Placement', banner: () => 'Highly Recommended Program' },
	international: {
		badge: ({ details }) => details.region ?? '',
		banner: () => 'Premium International Program',
	},
};

type CuratedCardProps = {
	internship: CuratedInternship;
	/** The list that it stands in. */
	kind: ProgramType;
	today: string;
	heading?: 'h3' | 'h4';
	filter?: string | undefined;
};

/** The card of one of the site's own internships, with all its words and the way to the form while it is open. */
export function CuratedCard({ internship, kind, today, heading = 'h3', filter }: CuratedCardProps) {
	const { title, sector, featured, description, details, location, country } = internship;
	const { badge, banner } = looks[kind];
	const second = badge(internship);
	const abroad = kind === 'international' && !location.endsWith(country);
	return (
		<InternshipCard
			internship={abroad ? { ...internship, location: `${location}, ${country}` } : internship}
			to={`/internships/${internship.slug}`}
			today={today}
			heading={heading}
			item={{ 'data-filter': filter }}
			badges={
				<p className={digitsOf(SECTORS.indexOf(sector))}>
					<span className="badge">{sector}</span> <span className="badge">{second}</span>
					{featured && (
						<>
							{' '}
							<b className="badge">{banner(second)}</b>
						</>
					)}
				</p>
			}
			facts={factsOf(internship)}
			plain
			foot={
				<div className="foot">
					<Words internship={internship} />
					{isOpenOn(internship, today) && (
						<a href={`/apply?internship=${internship.slug}`}>
							Apply Now<span className="sr-only">{` for ${title}`}</span>
						</a>
					)}
				</div>
			}
		>
			<p>{description}</p>
			{details.visa && details.visaSite && <VisaNote visa={details.visa} site={details.visaSite} />}
		</InternshipCard>
	);
}

const factsOf = ({ kind, starts, weeks, part_of_course, details }: CuratedInternship): string[] => [
	startsText(starts),
	lengthText(weeks),
	...(part_of_course && kind !== 'placement' ? ['Required part of a UK course'] : []),
	...(details.timezone ? [`Time zone: ${details.timezone}`] : []),
	...(details.university ? [`For: ${details.university}`] : []),
];

/** Open where a browser searches for words in it, and in print. */
function Words({ internship }: { internship: CuratedInternship }) {
	const pay = `${amountText(internship.pay_amount, internship.pay_currency)}/${internship.pay_per}`;
	return (
		<details>
			<summary className="fold-sign">What you do, need and get</summary>
			<Points title="Requirements" points={internship.requirements} />
			<Points title="Benefits" points={[`${pay} stipend`, ...internship.benefits]} />
		</details>
	);
}

const Points = ({ title, points }: { title: string; points: string[] }) => (
	<div>
		<b>{title}</b>
		<ul>
			{points.map((point) => (
				<li key={point}>{point}</li>
			))}
		</ul>
	</div>
);

const VisaNote = ({ visa, site }: { visa: string; site: string }) => (
	<p>
		<b>Visa:</b>
		{` ${visa} See `}
		{/* In one piece: neither a part of its name nor the full stop begins a line. */}
		<span className="inline-block max-w-full">
			<a href={`https://${site}`} className="link">
				{site.replace('www.', '')}
			</a>
			.
		</span>
	</p>
);
