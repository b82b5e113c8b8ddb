import { monthWords } from '#schema/students/cv.ts';
import type { CvProposals } from '#schema/students/cv-proposals.ts';
import {
	type Education,
	type Experience,
	MOST,
	type Project,
	type StudentProfile,
} from '#schema/students/student-profile.ts';
import type { SavedSection } from '#schema/students/whole-profile.ts';
import { type Proposal, plain, said } from './proposal.ts';

/** Of the sections that are lists of entries. */
export const entryProposals = (read: CvProposals, profile: StudentProfile): Proposal[] => [
	...ofList('education', 'School or course', read.education, profile.education, {
		keys: ['school', 'qualification'],
		sectionWith: (education) => ({ education }),
		words: ({ school, qualification, from, to, details }) => [
			...said(qualification, school),
			...said(datesOf(from, to, '')),
			...linesIn(details),
		],
	}),
	...ofList('experience', 'Job', read.experience, profile.experience, {
		keys: ['role', 'organisation'],
		sectionWith: (experience) => ({ experience }),
		words: ({ role, organisation, from, to, details }) => [
			...said(role, organisation),
			...said(datesOf(from, to, 'now')),
			...linesIn(details),
		],
	}),
	...ofList('projects', 'Project', read.projects, profile.projects, {
		keys: ['title'],
		sectionWith: (projects) => ({ projects }),
		words: ({ title, link, details }) => [...said(title), ...said(link), ...linesIn(details)],
	}),
];

const linesIn = (details: string | null): string[] => details?.split('\n') ?? [];

function datesOf(from: string | null, to: string | null, open: string): string {
	const end = monthWords(to) || (from ? open : '');
	return [monthWords(from), end].filter(Boolean).join(' – ');
}

type Entries = { education: Education; experience: Experience; projects: Project };

/** An entry of the same name is completed where it says nothing; what it says stays. */
function ofList<Section extends keyof Entries>(
	section: Section,
	label: string,
	read: readonly Entries[Section][],
	saved: readonly Entries[Section][],
	{
		keys,
		sectionWith,
		words,
	}: {
		/** The members by which an entry is known. */
		keys: readonly (keyof Entries[Section])[];
		/** The section with these entries. */
		sectionWith: (list: Entries[Section][]) => SavedSection['value'];
		words: (entry: Entries[Section]) => string[];
	},
): Proposal[] {
	return read.flatMap((entry, index): Proposal[] => {
		const at = saved.findIndex((one) =>
			keys.every((key, place) => isAlike(one[key], entry[key], place)),
		);
		const before = saved[at];
		const whole = before ? completed(before, entry) : entry;
		const list = before ? saved.with(at, whole) : [...saved, entry];
		if (before && JSON.stringify(whole) === JSON.stringify(completed(before, before))) return [];
		return [
			{
				id: `${section}-${index}`,
				section,
				label,
				now: before ? words(before) : null,
				proposed: words(whole),
				hasRoom: list.length <= MOST[section],
				value: sectionWith(list),
			},
		];
	});
}

/** Whether both name the same: what one of them leaves open is no difference, but for the first member. */
function isAlike(one: unknown, other: unknown, place: number): boolean {
	const [first, second] = [one, other].map((text) => plain(typeof text === 'string' ? text : ''));
	return first === second || (place > 0 && (first === '' || second === ''));
}

/** An end that is missing is one that is not there yet, once there is a beginning. */
function completed<Entry extends object>(before: Entry, entry: Entry): Entry {
	const isDated = 'from' in before && before.from !== null;
	const members = Object.entries(before).map(([member, text]) => {
		const more = (entry as Record<string, unknown>)[member];
		return [member, isDated && member === 'to' ? text : (text ?? more ?? null)];
	});
	return Object.fromEntries(members) as Entry;
}
