import { textLengthError } from '#app/lib/text-length.ts';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { limits } from '#schema/limits.ts';
import { longDate } from '#schema/london-day.ts';
import { asOneLine, asPlainText } from '#schema/one-line.ts';
import { monthWords } from '#schema/students/cv.ts';
import {
	LATIN_NAME,
	MOST,
	MOST_WEEKLY_HOURS,
	type ProfileSection,
	type SectionValue,
	type StudentProfile,
} from '#schema/students/student-profile.ts';
import type { WorkPermission } from '#schema/students/work-permission.ts';
import { monthIn } from './month.ts';

/** The fields of a section as they are typed. Those of an entry of a list end with its key: "role.2". */
export type Texts = Record<string, string>;

type SectionResult<Section extends ProfileSection> = {
	value: SectionValue<Section>;
	errors: FieldErrors;
};

type Form<Section extends ProfileSection> = {
	texts: (profile: StudentProfile) => Texts;
	read: (texts: Texts) => SectionResult<Section>;
};

/** How each section is shown in fields, and read from them. */
export const forms: { [Section in ProfileSection]: Form<Section> } = {
	about: {
		texts: ({
			name,
			latin_name,
			headline,
			phone,
			town,
			university,
			course,
			level,
			graduation,
		}) => ({
			name: name ?? '',
			latin_name: latin_name ?? '',
			headline: headline ?? '',
			phone: phone ?? '',
			town: town ?? '',
			university: university ?? '',
			course: course ?? '',
			level: level ?? '',
			graduation: monthWords(graduation),
		}),
		read: reading((field) => ({
			name: field.text('name', limits.name),
			latin_name: field.latinName('latin_name'),
			headline: field.text('headline', limits.headline),
			phone: field.text('phone', limits.phone),
			town: field.text('town', limits.town),
			university: field.text('university', limits.school),
			course: field.text('course', limits.qualification),
			level: (field.text('level', 40) as StudentProfile['level']) ?? null,
			graduation: field.month('graduation', false),
		})),
	},
	education: {
		texts: ({ education }) =>
			entryTexts(education, ({ school, qualification, from, to, details }) => ({
				school,
				qualification,
				from: monthWords(from),
				to: monthWords(to),
				details,
			})),
		read: reading((field) => ({
			education: field.entries('school', MOST.education, (name) => ({
				school: field.text(name('school'), limits.school),
				qualification: field.text(name('qualification'), limits.qualification),
				from: field.month(name('from')),
				to: field.month(name('to')),
				details: field.lines(name('details'), limits.educationDetails),
			})),
		})),
	},
	experience: {
		texts: ({ experience }) =>
			entryTexts(experience, ({ role, organisation, from, to, details }) => ({
				role,
				organisation,
				from: monthWords(from),
				to: monthWords(to),
				details,
			})),
		read: reading((field) => ({
			experience: field.entries('role', MOST.experience, (name) => ({
				role: field.text(name('role'), limits.role),
				organisation: field.text(name('organisation'), limits.organisation),
				from: field.month(name('from')),
				to: field.month(name('to')),
				details: field.lines(name('details'), limits.experienceDetails),
			})),
		})),
	},
	projects: {
		texts: ({ projects }) =>
			entryTexts(projects, ({ title, link, details }) => ({ title, link, details })),
		read: reading((field) => ({
			projects: field.entries('title', MOST.projects, (name) => ({
				title: field.text(name('title'), limits.role),
				link: field.page(name('link')),
				details: field.text(name('details'), limits.projectDetails),
			})),
		})),
	},
	skills: {
		texts: ({ skills, languages }) => ({
			skills: skills.join(', '),
			...entryTexts(languages, ({ language, level }) => ({ language, level })),
		}),
		read: reading((field) => ({
			skills: field.parts('skills', /[,;\n]/, MOST.skills, limits.skill),
			languages: field.entries('language', MOST.languages, (name) => ({
				language: field.text(name('language'), limits.language),
				level: field.text(name('level'), 10) as SectionValue<'skills'>['languages'][0]['level'],
			})),
		})),
	},
	links: {
		texts: ({ links }) => ({ links: links.join('\n') }),
		read: reading((field) => ({
			links: field.parts('links', /\s/, MOST.links, limits.url).map(webAddress),
		})),
	},
	permission: {
		texts: ({ work_permission: said }) => ({
			kind: said?.kind ?? '',
			ends_on: (said && 'ends_on' in said && said.ends_on) || '',
			...(said?.kind === 'student-visa' && entryTexts(said.terms, (term) => term)),
		}),
		read: reading((field) => ({ work_permission: permissionIn(field) })),
	},
	availability: {
		texts: ({ earliest_start, weekly_hours }) => ({
			earliest_start: earliest_start ?? '',
			weekly_hours: weekly_hours === null ? '' : String(weekly_hours),
		}),
		read: reading((field) => ({
			earliest_start: field.text('earliest_start', 10),
			weekly_hours: field.hours('weekly_hours'),
		})),
	},
};

/** The keys of the entries in a list, in their order: of "role.0", "role.4" 0 and 4. */
export const keysIn = (texts: Texts, member: string): number[] =>
	Object.keys(texts)
		.filter((name) => name.startsWith(`${member}.`))
		.map((name) => Number(name.slice(member.length + 1)));

function entryTexts<Entry>(
	list: Entry[],
	textsOf: (entry: Entry) => Record<string, string | null>,
) {
	const texts = list.flatMap((entry, key) =>
		Object.entries(textsOf(entry)).map(([member, text]) => [`${member}.${key}`, text ?? '']),
	);
	return Object.fromEntries(texts) as Texts;
}

type Fields = ReturnType<typeof fieldsOf>;

function reading<Value>(read: (field: Fields) => Value) {
	return (texts: Texts) => {
		const errors: FieldErrors = {};
		return { value: read(fieldsOf(texts, errors)), errors };
	};
}

/** Reads fields, and notes at each what is wrong with it. */
function fieldsOf(texts: Texts, errors: FieldErrors) {
	const typed = (name: string) => asOneLine(texts[name] ?? '');
	const plain = (name: string) => asPlainText(texts[name] ?? '');
	const refuse = (name: string, words: string | undefined) => {
		if (words) errors[name] ??= words;
	};
	return {
		refuse,
		text(name: string, longest: number): string | null {
			refuse(name, textLengthError(typed(name), longest));
			return typed(name) || null;
		},
		latinName(name: string): string | null {
			const latin = this.text(name, limits.name);
			if (latin && !LATIN_NAME.test(latin))
				refuse(name, 'Use the letters of the English alphabet, as on your passport');
			return latin;
		},
		lines(name: string, longest: number): string | null {
			refuse(name, textLengthError(plain(name), longest));
			return plain(name) || null;
		},
		/** @param yearAlone whether a year will do */
		month(name: string, yearAlone = true): string | null {
			if (typed(name) === '') return null;
			const month = monthIn(typed(name));
			if (!month || (!yearAlone && month.length === 4))
				refuse(name, 'Write the month and the year, such as June 2027');
			return month ?? null;
		},
		hours(name: string): number | null {
			if (typed(name) === '') return null;
			const hours = Number(typed(name));
			const isValid = Number.isInteger(hours) && hours >= 1 && hours <= MOST_WEEKLY_HOURS;
			refuse(name, isValid ? undefined : `Write a whole number from 1 to ${MOST_WEEKLY_HOURS}`);
			return hours;
		},
		page(name: string): string | null {
			const typedText = asOneLine(plain(name)).trim();
			if (typedText === '') return null;
			const address = webAddress(typedText);
			if (!isPage(address) || address.length > limits.url)
				refuse(name, 'Write the address as the browser shows it, such as https://github.com/you');
			return address;
		},
		parts(name: string, between: RegExp, most: number, longest: number): string[] {
			const parts = [...new Set(plain(name).split(between).map(asOneLine))].filter(
				(part) => part !== '',
			);
			if (parts.length > most) refuse(name, `Keep to ${most}; there are ${parts.length}`);
			for (const part of parts) {
				if (part.length > longest) refuse(name, `Shorten “${part.slice(0, 20)}…”`);
			}
			if (name === 'links' && !parts.every((part) => isPage(webAddress(part))))
				refuse(name, 'Write each address as the browser shows it, such as https://github.com/you');
			return parts;
		},
		/** Those in which anything is written. */
		entries<Entry extends Record<string, unknown>>(
			member: string,
			most: number,
			read: (name: (member: string) => string) => Entry,
		): Entry[] {
			const entries = keysIn(texts, member).map((key) => read((name) => `${name}.${key}`));
			if (entries.length > most) refuse(member, `Keep to ${most}`);
			return entries.filter((entry) => Object.values(entry).some((value) => value !== null));
		},
	};
}

function permissionIn(field: Fields): WorkPermission | null {
	const kind = field.text('kind', 40) as WorkPermission['kind'] | null;
	if (kind === 'graduate-visa' || kind === 'other-visa')
		return { kind, ends_on: field.text('ends_on', 10) };
	if (kind !== 'student-visa') return kind && { kind };
	const rows = field.entries('from', 12, (name) => ({
		from: field.text(name('from'), 10),
		to: field.text(name('to'), 10),
		name,
	}));
	const terms = rows.flatMap(({ from, to, name }) => {
		if (from && to && from <= to) return [{ from, to, name }];
		if (from && to) field.refuse(name('to'), 'This is before the first day');
		else if (from || to)
			field.refuse(name(from ? 'to' : 'from'), 'Give the first and the last day');
		return [];
	});
	const ordered = terms.toSorted((a, b) => a.from.localeCompare(b.from));
	for (const [at, { from, name }] of ordered.entries()) {
		const before = ordered[at - 1]?.to ?? '';
		if (from <= before)
			field.refuse(
				name('from'),
				`Another term lasts until ${longDate(before)}: terms cannot overlap`,
			);
	}
	return { kind, terms: ordered.map(({ from, to }) => ({ from, to })) };
}

/** What is written without its beginning is an address all the same. */
const webAddress = (typed: string) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`);

const isPage = (address: string) =>
	/^https?:\/\/[^\s/]+\.[^\s/]+/.test(address) && URL.canParse(address);
