import type { ReactNode } from 'react';
import { PartTitle } from '#app/features/applications/hosts/applicant-marks.tsx';
import { monthWords } from '#app/features/applications/hosts/permission-words.ts';
import { Points } from '#app/ui/points.tsx';
import { longDate } from '#schema/london-day.ts';
import { LANGUAGE_LEVELS, STUDY_LEVELS } from '#schema/students/profile-levels.ts';
import { type SentProfile, wholeSent } from '#schema/students/student-profile.ts';

/** The profile as it was when the application was sent. */
export function SentProfileView({ profile }: { profile: SentProfile }) {
	const { headline, education, experience, projects, skills, languages, links } =
		wholeSent(profile);
	return (
		<div className="grid gap-5">
			{headline && <p className="text-body wrap-anywhere">{headline}</p>}
			<Study profile={profile} />
			{education.length > 0 && (
				<Part title="Education">
					{education.map((one, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
						<Entry key={at} {...one} heading={one.qualification} place={one.school} />
					))}
				</Part>
			)}
			{experience.length > 0 && (
				<Part title="Experience">
					{experience.map((one, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
						<Entry key={at} {...one} heading={one.role} place={one.organisation} />
					))}
				</Part>
			)}
			{projects.length > 0 && (
				<Part title="Projects">
					{projects.map(({ title, link, details }, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
						<Entry key={at} heading={title} place={link} from={null} to={null} details={details} />
					))}
				</Part>
			)}
			{skills.length > 0 && (
				<Part title="Skills">
					<p className="wrap-anywhere">{skills.join(', ')}</p>
				</Part>
			)}
			{languages.length > 0 && (
				<Part title="Languages">
					<p className="wrap-anywhere">
						{languages
							.map(({ language, level }) =>
								level ? `${language} (${LANGUAGE_LEVELS[level]})` : language,
							)
							.join(', ')}
					</p>
				</Part>
			)}
			{links.length > 0 && (
				<Part title="Links">
					<ul>
						{links.map((address) => (
							<li key={address}>
								<a
									href={address}
									target="_blank"
									rel="noopener noreferrer nofollow"
									className="link inline-block py-1.5 wrap-anywhere"
								>
									{address}
								</a>
							</li>
						))}
					</ul>
				</Part>
			)}
		</div>
	);
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<section>
		<PartTitle inside>{title}</PartTitle>
		<div className="grid gap-3">{children}</div>
	</section>
);

function Study({ profile }: { profile: SentProfile }) {
	const { name, latin_name, phone, town, university, course, level } = profile;
	const { graduation, earliest_start, weekly_hours } = profile;
	const facts = [
		['Name in its own letters', latin_name && name],
		['Telephone', phone],
		['Town', town],
		['University', university],
		['Course', course],
		['Level', level && STUDY_LEVELS[level]],
		['Graduation', graduation && monthWords(graduation)],
		['Earliest start', earliest_start && longDate(earliest_start)],
		['Hours a week', weekly_hours],
	] as const;
	const filled = facts.filter(([, value]) => value);
	if (filled.length === 0) return null;
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(max(7rem,35%),auto))] gap-x-6 gap-y-2">
			{filled.map(([label, value]) => (
				<div key={label}>
					<dt className="text-small text-muted">{label}</dt>
					<dd className="wrap-anywhere">{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** One point a line in its details. */
function Entry({
	heading,
	place,
	from,
	to,
	details,
}: {
	heading: string | null;
	place: string | null;
	from: string | null;
	to: string | null;
	details: string | null;
}) {
	const time = [from && monthWords(from), to ? monthWords(to) : from && 'now'].filter(Boolean);
	const points = (details ?? '').split('\n').filter((point) => point.trim() !== '');
	return (
		<div className="wrap-anywhere">
			<p>
				<b>{heading ?? place}</b>
				{heading && place && `, ${place}`}
			</p>
			{time.length > 0 && <p className="text-small text-muted">{time.join(' to ')}</p>}
			<Points points={points} />
		</div>
	);
}
