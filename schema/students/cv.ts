import { MONTHS } from '#schema/london-day.ts';
import { LANGUAGE_LEVELS, STUDY_LEVELS } from './profile-levels.ts';
import {
	type Education,
	type Experience,
	type Project,
	type SentProfile,
	wholeSent,
} from './student-profile.ts';

export type CvEntry = {
	title: string;
	/** Where: the school or the organisation. */
	place: string;
	dates: string;
	points: string[];
};

/** A section has entries, or lines. */
export type CvSection = { title: string; entries: CvEntry[]; lines: string[] };

/** What a CV says, in the order that employers in the UK expect. */
export type Cv = {
	name: string;
	/** Blank without one. */
	headline: string;
	/** Town, telephone number and links: what there is. */
	contact: string[];
	sections: CvSection[];
};

/** A PDF, the print view and the pages that show what was sent are made of this. */
export function cvOf(sent: Parameters<typeof wholeSent>[0]): Cv {
	const profile = wholeSent(sent);
	const { name, headline, town, phone, links } = profile;
	const { education, experience, projects, skills, languages } = profile;
	const sections = [
		withEntries('Education', [...studies(profile), ...latestFirst(education).map(schoolEntry)]),
		withEntries('Experience', latestFirst(experience).map(workEntry)),
		withEntries('Projects', projects.map(projectEntry)),
		withLines('Skills', [skills.join(', ')]),
		withLines('Languages', [
			languages
				.filter(({ language }) => language)
				.map(({ language, level }) => aside(language, level && LANGUAGE_LEVELS[level]))
				.join(', '),
		]),
		withLines('Availability', [availability(profile)]),
	];
	return {
		name: name ?? '',
		headline: headline ?? '',
		contact: [town, phone, ...links].filter((way) => way !== null),
		sections: sections.filter(({ entries, lines }) => entries.length + lines.length > 0),
	};
}

/** What goes on counts as the latest; what has no dates stays last, in its order. */
function latestFirst<Entry extends { from: string | null; to: string | null }>(entries: Entry[]) {
	const end = ({ from, to }: Entry) => to ?? (from ? '9999' : '');
	const place = (entry: Entry) => `${end(entry).padEnd(7, '-99')} ${entry.from ?? ''}`;
	return entries.toSorted((a, b) => (place(a) < place(b) ? 1 : -1) * Number(place(a) !== place(b)));
}

/** "September 2024", from "2024-09"; a year stays. "" for null. */
export function monthWords(month: string | null): string {
	const [year = '', number] = (month ?? '').split('-');
	return number ? `${MONTHS[Number(number) - 1]} ${year}` : year;
}

/** @param open the end of what goes on, such as "now" */
function period(from: string | null, to: string | null, open: string): string {
	const ends = [monthWords(from), monthWords(to) || (from && open)];
	return ends.filter(Boolean).join(' – ');
}

/** What one studies now stands first. */
function studies({ university, course, level, graduation }: SentProfile): CvEntry[] {
	const title = aside(course, level && level !== 'other' ? STUDY_LEVELS[level] : null);
	if (!title && !university) return [];
	const dates = graduation ? `Graduation ${monthWords(graduation)}` : '';
	return [{ title, place: university ?? '', dates, points: [] }];
}

const schoolEntry = ({ school, qualification, from, to, details }: Education): CvEntry => ({
	title: qualification ?? '',
	place: school ?? '',
	dates: period(from, to, ''),
	points: linesOf(details),
});

const workEntry = ({ role, organisation, from, to, details }: Experience): CvEntry => ({
	title: role ?? '',
	place: organisation ?? '',
	dates: period(from, to, 'now'),
	points: linesOf(details),
});

const projectEntry = ({ title, link, details }: Project): CvEntry => ({
	title: title ?? '',
	place: link ?? '',
	dates: '',
	points: linesOf(details),
});

function availability({ earliest_start, weekly_hours }: SentProfile): string {
	const [year, month, day] = (earliest_start ?? '').split('-');
	const start = earliest_start && `From ${Number(day)} ${monthWords(`${year}-${month}`)}`;
	const hours = weekly_hours && `${weekly_hours} hours a week`;
	return [start, hours].filter(Boolean).join(', ');
}

const aside = (words: string | null, more: string | null) =>
	words && more ? `${words} (${more})` : (words ?? more ?? '');

/** One point a line; signs that people begin a point with are left out. */
const linesOf = (details: string | null) =>
	(details ?? '')
		.split('\n')
		.map((line) => line.replace(/^\s*[-–•*]\s+/, '').trim())
		.filter((line) => line !== '');

const withEntries = (title: string, entries: CvEntry[]): CvSection => ({
	title,
	entries: entries.filter(({ title, place, points }) => title || place || points.length > 0),
	lines: [],
});

const withLines = (title: string, lines: string[]): CvSection => ({
	title,
	entries: [],
	lines: lines.filter((line) => line !== ''),
});
