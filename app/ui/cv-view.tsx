import { type CvContact, type CvEntry, type CvSection, cvOf } from '#schema/students/cv.ts';
import type { SentProfile } from '#schema/students/student-profile.ts';
import { Points } from './points.tsx';

type Heading = 'h2' | 'h3' | 'h4' | 'h5';
type SectionHeading = Exclude<Heading, 'h5'>;

const below = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

/** A profile as a CV says it. @param email where the CV has it. @param level of the headings of its sections */
export function CvView({
	profile,
	email,
	level,
}: {
	profile: SentProfile;
	email?: string;
	level: SectionHeading;
}) {
	const { original, headline, contact, sections } = cvOf(profile);
	const ways = email ? [{ text: email, href: `mailto:${email}` }, ...contact] : contact;
	return (
		<div className="grid gap-5 wrap-anywhere">
			{original && <p>{original}</p>}
			{headline && <p className="text-body">{headline}</p>}
			{ways.length > 0 && (
				<ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
					{ways.map((way) => (
						<li key={way.text} className="min-w-0">
							<Way {...way} />
						</li>
					))}
				</ul>
			)}
			{sections.map((section) => (
				<Section key={section.title} section={section} level={level} />
			))}
		</div>
	);
}

function Section({
	section: { title, entries, lines },
	level: Title,
}: {
	section: CvSection;
	level: SectionHeading;
}) {
	return (
		<section>
			<Title className="mb-2 border-b border-line pb-1 text-small uppercase">{title}</Title>
			{lines.map((line) => (
				<p key={line}>{line}</p>
			))}
			<div className="grid gap-3">
				{entries.map((entry) => (
					<Entry key={JSON.stringify(entry)} entry={entry} level={below[Title]} />
				))}
			</div>
		</section>
	);
}

const Entry = ({
	entry: { title, place, dates, link, points },
	level: Title,
}: {
	entry: CvEntry;
	level: Heading;
}) => (
	<div className="break-inside-avoid">
		{(place || title) && <Title className="text-body font-semibold">{place || title}</Title>}
		{place && title && <p>{title}</p>}
		{dates && <p className="text-small text-muted">{dates}</p>}
		{link && (
			<p>
				<Way {...link} />
			</p>
		)}
		<Points points={points} />
	</div>
);

/** A page opens beside: what is typed on this one stays. */
const Way = ({ text, href }: CvContact) =>
	href ? (
		<a
			href={href}
			{...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
			className="link"
		>
			{text}
		</a>
	) : (
		text
	);
