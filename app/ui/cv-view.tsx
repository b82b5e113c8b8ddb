import { type CvEntry, type CvSection, cvOf } from '#schema/students/cv.ts';
import type { SentProfile } from '#schema/students/student-profile.ts';
import { Points } from './points.tsx';

type Heading = 'h2' | 'h3' | 'h4' | 'h5';
type SectionHeading = Exclude<Heading, 'h5'>;

const below = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

/** A profile as a CV says it. @param level of the headings of its sections */
export function CvView({ profile, level }: { profile: SentProfile; level: SectionHeading }) {
	const { headline, contact, sections } = cvOf(profile);
	return (
		<div className="grid gap-5 wrap-anywhere">
			{headline && <p className="text-body">{headline}</p>}
			{contact.length > 0 && <p className="text-muted">{contact.join(' · ')}</p>}
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
			<Title className="mb-2 border-b border-line pb-1 text-small tracking-wide uppercase">
				{title}
			</Title>
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
	entry: { title, place, dates, points },
	level: Title,
}: {
	entry: CvEntry;
	level: Heading;
}) => (
	<div className="break-inside-avoid">
		{(title || place) && (
			<Title className="text-body font-semibold">{[title, place].filter(Boolean).join(', ')}</Title>
		)}
		{dates && <p className="text-small text-muted">{dates}</p>}
		<Points points={points} />
	</div>
);
