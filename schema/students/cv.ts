import { MONTHS } from '#schema/london-day.ts';
import { asciiDigits } from './ascii-digits.ts';
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
	/** Where it can be seen. */
	link: CvContact | null;
	points: string[];
};

/** @property href where it leads: "https:…" or "tel:…"; null where it is no address */
export type CvContact = { text: string; href: string | null };

/** A section has entries, or lines. */
export type CvSection = { title: string; entries: CvEntry[]; lines: string[] };

/** What a CV says, in the order that employers in the UK expect. */
export type Cv = {
	/** In Latin letters where the profile has it so. */
	name: string;
	/** The name in its own letters beside the one in Latin letters; blank without. */
	original: string;
	/** Blank without one. */
	headline: string;
	/** Town, telephone number and links: what there is. */
	contact: CvContact[];
	sections: CvSection[];
};

/** A PDF, the print view and the pages that show what was sent are made of this. */
export function cvOf(sent: Parameters<typeof wholeSent>[0]): Cv {
	const profile = wholeSent(sent);
	const { name, latin_name, headline, town, phone, links } = profile;
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
		name: latin_name ?? name ?? '',
		original: latin_name && name && name !== latin_name ? name : '',
		headline: headline ?? '',
		contact: [
			...(town ? [{ text: town, href: null }] : []),
			...(phone ? [telephone(phone)] : []),
			...links.map(webPage),
		],
		sections: sections.filter(({ entries, lines }) => entries.length + lines.length > 0),
	};
}

/** A number as it is dialled: digits of any script as 0 to 9, without an extension. */
function telephone(phone: string): CvContact {
	const number = asciiDigits(phone)
		.replace(/\(0\)/g, '')
		.replace(/(?:ext|x|#).*$/i, '');
	const dialled = number.replace(/^00/, '+').replace(/(?!^\+)\D/g, '');
	return { text: phone, href: /\d{5}/.test(dialled) ? `tel:${dialled}` : null };
}

/** An address, shown without what every address begins with. */
function webPage(address: string): CvContact {
	const text = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
	return { text, href: new URL(address).href };
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
	return [{ title, place: university ?? '', dates, link: null, points: [] }];
}

const schoolEntry = ({ school, qualification, from, to, details }: Education): CvEntry => ({
	title: qualification ?? '',
	place: school ?? '',
	dates: period(from, to, ''),
	link: null,
	points: linesOf(details),
});

const workEntry = ({ role, organisation, from, to, details }: Experience): CvEntry => ({
	title: role ?? '',
	place: organisation ?? '',
	dates: period(from, to, 'now'),
	link: null,
	points: linesOf(details),
});

const projectEntry = ({ title, link, details }: Project): CvEntry => ({
	title: title ?? '',
	place: '',
	dates: '',
	link: link ? webPage(link) : null,
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

/**
 * The sign that begins a point, as people type it and as lists are pasted: strokes before a space; letters before a tab,
 * which stand for the bullets of Word; and other signs, emoji and the private letters of symbol fonts.
 */
const BULLET =
	/^\s*(?:[-–—―−‐‑*](?=\s)|[oØüvqn§](?=\t|\s{2}|\u00a0)|(?:[•‣⁃⁌⁍∙·→⇒\u25a0-\u25ff\u2600-\u27bf\u2b1b-\u2b55\ue000-\uf8ff]|[\d#*]\ufe0f?\u20e3|(?![©®™])\p{Extended_Pictographic})[\ufe0f\p{Emoji_Modifier}]*(?=[\s\p{L}\p{N}]))\s*/u;

/** One point a line, without the signs that it begins with. */
export const linesOf = (details: string | null): string[] =>
	(details ?? '')
		.split('\n')
		.map((line) => withoutBullets(line).trim())
		.filter((line) => line !== '');

/** A line without the signs that it begins with. */
export function withoutBullets(line: string): string {
	const rest = line.replace(BULLET, '');
	return rest === line ? line : withoutBullets(rest);
}

const withEntries = (title: string, entries: CvEntry[]): CvSection => ({
	title,
	entries: entries.filter(
		({ title, place, link, points }) => title || place || link || points.length > 0,
	),
	lines: [],
});

const withLines = (title: string, lines: string[]): CvSection => ({
	title,
	entries: [],
	lines: lines.filter((line) => line !== ''),
});
