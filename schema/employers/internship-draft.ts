import * as v from 'valibot';
import {
	boundsOf,
	DEADLINE_DAYS,
	type DraftContent,
	FIELD_NAMES,
	type Field,
	type FieldName,
	fieldNamed,
	WORDS_NAMES,
	type WordsName,
} from '#schema/internships/fields.ts';
import { eachPeriod, fitsPeriod, isToThePenny } from '#schema/internships/pay-periods.ts';
import { shortfall } from '#schema/internships/wage-check.ts';
import { isoDay } from '#schema/iso-day.ts';
import { daysAfter } from '#schema/london-day.ts';
import { requiredLine, requiredText } from '#schema/text.ts';
import { wordAdvice, wordQuestion } from '#schema/words/word-rules.ts';

/** How far ahead an internship may start. */
export const LATEST_START_DAYS = 730;

const wholeOrHalf = v.check(
	(given: number) => (given * 2) % 1 === 0,
	'must be whole or half hours',
);

const toThePenny = v.check(isToThePenny, 'must have at most two decimals');

/** What of a field can be stored; it may still be missing. A page from before a field was asked sends no key for it. */
function storable(field: Field): v.GenericSchema {
	if (field.addedOn) return v.optional(storableValue(field));
	return storableValue(field);
}

function storableValue(field: Field): v.GenericSchema {
	switch (field.kind) {
		case 'line':
			return v.union([v.literal(''), requiredLine(field.longest)]);
		case 'text':
			return v.union([v.literal(''), requiredText(field.longest)]);
		case 'points': {
			const { most, longest } = boundsOf(field);
			return v.pipe(v.array(requiredLine(longest)), v.maxLength(most));
		}
		case 'number':
			return v.nullable(
				v.pipe(
					v.number(),
					field.halves ? wholeOrHalf : field.pence ? toThePenny : v.integer(),
					v.minValue(0),
					v.maxValue(field.most),
				),
			);
		case 'day':
			return v.nullable(isoDay);
		case 'choice': {
			const option = v.picklist(Object.keys(field.options));
			return field.start === undefined ? v.nullable(option) : option;
		}
		case 'flag':
			// A page that was loaded before there was the field sends a draft without it.
			return v.optional(v.boolean(), false);
		case 'tick':
			return v.boolean();
	}
}

/** The content of a draft as it can be stored: the fields of `FIELDS`, and nothing else. */
export const draftContent = v.strictObject(
	Object.fromEntries(FIELD_NAMES.map((name) => [name, storable(fieldNamed(name))])),
) as unknown as v.GenericSchema<DraftContent>;

/** The same as a program sends it: any field may be left out. */
export const draftInput = v.strictObject(
	Object.fromEntries(
		FIELD_NAMES.map((name) => [name, v.optional(storableValue(fieldNamed(name)))]),
	),
) as unknown as v.GenericSchema<Partial<DraftContent>> & { entries: Record<FieldName, unknown> };

export type DraftProblems = Partial<Record<FieldName, string>>;

/** What is public already may stay as it is, although its days have come nearer or its words are forbidden since. */
export type PublishedFields = Pick<DraftContent, 'starts_on' | 'deadline'> &
	Partial<Pick<DraftContent, WordsName>>;

/**
 * What keeps a draft from being submitted, in words for its employer; nothing where it is complete.
 * @param today ISO date in Europe/London
 * @param published the internship of which it is a revision
 * @param madeOn the day on which a stored draft was made: what was not asked then may be missing, whatever a client sends
 */
export const draftProblems = (
	content: DraftContent,
	today: string,
	published?: PublishedFields,
	madeOn?: string,
): DraftProblems => {
	const terms = termProblems(content, today, published);
	return eachProblem((name) => {
		const field = fieldNamed(name);
		const wasAsked = field.addedOn !== undefined && !(madeOn && madeOn < field.addedOn);
		const later = wasAsked ? fieldProblem(field, content[name]) : undefined;
		return wordsProblem(name, content, published) ?? later ?? terms[name];
	});
};

/**
 * The same without what is asked of the words: what keeps an internship from being published or opened again that was
 * submitted before.
 */
export function termProblems(
	content: DraftContent,
	today: string,
	published?: PublishedFields,
): DraftProblems {
	const problems: DraftProblems = {
		...eachProblem((name) =>
			fieldNamed(name).addedOn ? undefined : fieldProblem(fieldNamed(name), content[name]),
		),
		...(content.remote !== 'remote' && content.city === '' && { city: 'Name the town or city.' }),
		...penceProblem(content),
		...variesProblem(content),
		...startProblem(content, today, published),
		...deadlineProblem(content, today, published),
		...repeatedProblem(content),
	};
	const below = wageProblem(content, problems);
	return eachProblem((name) => (name === 'pay_amount' && below) || problems[name]);
}

/** In the order of the fields. */
const eachProblem = (problem: (name: FieldName) => string | undefined): DraftProblems =>
	Object.fromEntries(
		FIELD_NAMES.flatMap((name) => {
			const words = problem(name);
			return words === undefined ? [] : [[name, words]];
		}),
	);

/** What the list of fields says of a value by itself. */
function fieldProblem(field: Field, value: DraftContent[FieldName]): string | undefined {
	if (field.kind === 'number') {
		if ((value ?? null) === null && field.optional) return undefined;
		const isWithin = Number(value) >= field.range.least && Number(value) <= field.range.most;
		return value !== null && isWithin ? undefined : field.outside;
	}
	return 'missing' in field && !value ? field.missing : undefined;
}

/** A text that is too short, or has words that no text may have. What is public already may stay. */
function wordsProblem(
	name: FieldName,
	content: DraftContent,
	published?: PublishedFields,
): string | undefined {
	const words = WORDS_NAMES.find((one) => one === name);
	if (words === undefined) return undefined;
	const field = fieldNamed(words);
	const text = textOf(content[words]);
	const advice = published && text === textOf(published[words]) ? undefined : wordAdvice(text);
	if (advice !== undefined || text === '') return advice;
	const { length } = text.trim();
	if (field.kind === 'text')
		return length < field.shortest ? `Say more: at least ${field.shortest} characters.` : undefined;
	if (field.kind !== 'line' || !field.counts || text === textOf(published?.[words]))
		return undefined;
	const { least, most } = field.counts;
	return length < least || length > most
		? `Between ${least} and ${most} characters: it has ${length}.`
		: undefined;
}

/**
 * What is asked of words that are wrong in most texts and right in some: whoever submits the draft says what is meant. What
 * is public already is not asked.
 */
export const questionsOn = (
	content: DraftContent,
	published?: PublishedFields,
): { field: WordsName; question: string }[] =>
	WORDS_NAMES.flatMap((field) => {
		const text = textOf(content[field]);
		if (published && text === textOf(published[field])) return [];
		const question = wordQuestion(text);
		return question ? [{ field, question }] : [];
	});

/** The words of a field; a line for each point of a list. */
export const textOf = (given: string | string[] | undefined) => [given ?? []].flat().join('\n');

/** Only pay by the hour has pence. */
function penceProblem({ pay_amount, pay_per }: DraftContent): DraftProblems {
	if (pay_amount === null || fitsPeriod(pay_amount, pay_per)) return {};
	return {
		pay_amount: `Give whole pounds ${eachPeriod(pay_per)}. Pence are possible by the hour.`,
	};
}

/** Hours that vary have two bounds, and words for when they are. */
function variesProblem({ hours, least_hours, hours_pattern }: DraftContent): DraftProblems {
	if (!least_hours) return {};
	return {
		...(hours !== null &&
			least_hours >= hours && { least_hours: 'The fewest hours are below the hours a week.' }),
		...(!hours_pattern && { hours_pattern: 'Say when they work, such as mornings or weekends.' }),
	};
}

function startProblem(
	{ starts_on }: DraftContent,
	today: string,
	published?: PublishedFields,
): DraftProblems {
	if (starts_on === null || starts_on === published?.starts_on) return {};
	if (starts_on <= today) return { starts_on: 'The first day must be after today.' };
	if (starts_on > daysAfter(today, LATEST_START_DAYS))
		return { starts_on: 'The first day must be within two years.' };
	return {};
}

function deadlineProblem(
	{ deadline, starts_on }: DraftContent,
	today: string,
	published?: PublishedFields,
): DraftProblems {
	if (deadline === null) return {};
	if (starts_on !== null && deadline >= starts_on)
		return { deadline: 'The last day to apply is before the first day of work.' };
	if (deadline !== published?.deadline && deadline < daysAfter(today, DEADLINE_DAYS))
		return { deadline: `Leave at least ${DEADLINE_DAYS} days to apply.` };
	return {};
}

/** An application has one answer to each question. A draft from before there were questions has none. */
function repeatedProblem({ questions = [] }: DraftContent): DraftProblems {
	const isRepeated = new Set(questions).size < questions.length;
	return isRepeated ? { questions: 'Ask each question once.' } : {};
}

/** By how much the pay is below the minimum wage, once everything is there that it depends on. */
function wageProblem(content: DraftContent, problems: DraftProblems): string | undefined {
	const { pay_amount, pay_per, hours, starts_on, weeks, part_of_course } = content;
	if (part_of_course || !pay_amount || !hours || !starts_on || !weeks) return undefined;
	if (problems.hours || problems.weeks || problems.starts_on) return undefined;
	return shortfall({ pay_amount, pay_per, hours, starts_on, weeks });
}

/** The fields in which two differ. */
export const changedFields = (one: DraftContent, other: DraftContent): FieldName[] =>
	FIELD_NAMES.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
