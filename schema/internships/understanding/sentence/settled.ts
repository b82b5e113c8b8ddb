import { type Dictionary, keyOf } from '#schema/internships/understanding/concepts.ts';
import {
	type Filter,
	STUDENT_PERMISSIONS,
} from '#schema/internships/understanding/filters/filter.ts';
import { kinOf } from '#schema/internships/understanding/kin.ts';
import type {
	Note,
	Part,
	Topic,
	TopicPart,
	Understood,
} from '#schema/internships/understanding/understood.ts';
import type { Options } from './options.ts';

/** From how many letters on the last word may be a beginning. */
const BEGINNING = 3;

export type Draft = {
	parts: Part[];
	ignored: string[];
	notes: Note[];
	posts: string[];
	/** Words such as "analyst" behind a topic: they order what it finds. */
	roles: TopicPart[];
	/** What tells of the past or of somebody else: it counts where nothing else says what the work is about. */
	told: Part[];
	/** What somebody studies or is. */
	subjects: Set<Part>;
	/** Filters that follow from an answer, such as part time from childcare. */
	needs: Set<Part>;
	/** Whether the text has words of another language. */
	isForeign: boolean;
	/** Whether it has more words than a few that are typed into a search. */
	isSentence: boolean;
};

/**
 * Words that no table has and that head no internship order what the others find. Where nothing else is asked for, they
 * are all there is.
 */
export function settled(draft: Draft, options: Options): Understood {
	const { knows = () => false, heads = knows, names = heads, isWord } = options;
	const { ignored, notes, posts, roles } = draft;
	const isAbout = (part: Part) => 'topic' in part && part.topic.known && !part.not;
	// What somebody says of hours in figures counts more than what their needs mean for them.
	const isSaidBetter = (need: Part) =>
		draft.needs.has(need) &&
		draft.parts.some((part) => part !== need && facetOf(part) === facetOf(need));
	const read = draft.parts.filter((part) => !isSaidBetter(part));
	const isUnwanted = (part: Part) => 'topic' in part && part.not === true;
	const isToldAlone = draft.isSentence && read.length > 0;
	const isWork = (part: Part) => isAbout(part) && 'topic' in part && !part.topic.tool;
	const own =
		isToldAlone && !read.some(isWork) ? draft.told.filter((part) => draft.subjects.has(part)) : [];
	const parts =
		isToldAlone || read.some(isAbout) || read.some(isUnwanted)
			? [...own, ...read]
			: [...draft.told, ...read];
	const told =
		isToldAlone && !read.some(isAbout) && own.length === 0 ? draft.told.filter(isKnownTopic) : [];
	const isEnglish = (part: Part) =>
		'topic' in part && !part.topic.known && part.topic.typed.every((form) => isWord?.(form));
	const real = (part: Part): Part =>
		'topic' in part && isEnglish(part) ? { ...part, topic: { ...part.topic, real: true } } : part;
	const isSure = (part: Part) => !part.not && ('filter' in part || part.topic.known);
	const hasSense = draft.isSentence && parts.some(isSure);
	const isLoose = (part: Part) =>
		'topic' in part &&
		((hasSense && !part.not && isEnglish(part)) ||
			(part.topic.known
				? part.topic.language === true &&
					![part.topic.typed.join(''), ...(part.topic.same ?? [])].some(knows)
				: !part.topic.typed.every((form) => isKnown(form, isWord?.(form) ? names : heads))));
	const wanted = parts.filter(({ not }) => !not);
	const decides = wanted.some((part) => !isLoose(part));
	const isSaid = notes.some(({ said }) => said);
	const isOut = (part: Part) => !part.not && isLoose(part) && (decides || isSaid);
	const loose = [...(parts.filter(isOut) as TopicPart[]), ...told.map(asSubject), ...roles];
	// What heads no internship can be kept out of none: "no camera". A name is shown all the same.
	const isIdle = (part: Part) => part.not && isLoose(part) && (isEnglish(part) || draft.isForeign);
	const kept = permitted(withoutWiderPlace(parts.filter((part) => !isOut(part) && !isIdle(part))))
		.map(real)
		.map(afterTopic);
	return {
		parts: withBeginning(kept, options.dictionary, parts.at(-1), names),
		ignored,
		notes,
		loose: loose.map(real) as typeof loose,
		posts,
		exact: false,
	};
}

const isKnownTopic = (part: Part): part is TopicPart => 'topic' in part && part.topic.known;

const asSubject = (part: TopicPart): TopicPart => ({
	...part,
	topic: { ...part.topic, studied: true },
});

/**
 * Who needs a sponsor asks for one, whatever visa they have now. A placement year is done with a Student visa as a part of
 * the course.
 */
function permitted(parts: readonly Part[]): Part[] {
	const isOfSponsor = (part: Part) =>
		'filter' in part &&
		part.filter.facet === 'permission' &&
		part.filter.values.includes('sponsor');
	const isOfStudents = (part: Part) =>
		'filter' in part &&
		part.filter.facet === 'permission' &&
		part.filter.values === STUDENT_PERMISSIONS;
	const isYear = parts.some(
		(part) =>
			'filter' in part &&
			!part.not &&
			part.filter.facet === 'kind' &&
			part.filter.values.includes('placement'),
	);
	const isSponsored = parts.some((part) => isOfSponsor(part) && !part.not);
	return parts.flatMap((part) => {
		if (!isOfStudents(part) || part.not) return [part];
		if (isSponsored) return [];
		return [isYear && 'filter' in part ? { ...part, filter: STUDENT_YEAR } : part];
	});
}

const STUDENT_YEAR: Filter = { facet: 'permission', values: [...STUDENT_PERMISSIONS, 'course'] };

const facetOf = (part: Part) => ('filter' in part ? part.filter.facet : null);

/** "Abroad" says nothing beside a place abroad; its words stand with that place. */
function withoutWiderPlace(parts: readonly Part[]): Part[] {
	const places = parts.flatMap((part) =>
		'filter' in part && part.filter.facet === 'city' && !part.not
			? [{ part, filter: part.filter }]
			: [],
	);
	const wide = places.find(({ filter }) => filter.places.join() === 'Abroad')?.part;
	const narrow = places.find(({ filter }) => filter.places.length === 0)?.part;
	if (!wide || !narrow) return [...parts];
	const spans = [...wide.spans, ...narrow.spans];
	return parts.flatMap((part) => {
		if (part === wide) return [];
		return [part === narrow ? { ...part, spans } : part];
	});
}

/** A word, or one of its family: "joinery" for "joiner". */
const isKnown = (form: string, knows: (form: string) => boolean): boolean =>
	knows(form) || kinOf(form).some(knows);

/** An "or" stands behind a topic only. */
function afterTopic(part: Part, at: number, parts: readonly Part[]): Part {
	const before = parts[at - 1];
	if (!part.or || (before && 'topic' in before && !before.not)) return part;
	const { or: _, ...alone } = part;
	return alone;
}

/** The last part may be a word that goes on. It then means what the shortest concept means that begins with it. */
function withBeginning(
	parts: readonly Part[],
	{ concepts }: Dictionary,
	end: Part | undefined,
	names: (form: string) => boolean,
): Part[] {
	const last = parts.at(-1);
	const isEnd = last && end && last.spans === end.spans;
	if (!last || !isEnd || !('topic' in last) || last.topic.known || last.not) return [...parts];
	const typed = keyOf(last.topic.typed.join(' '));
	if (typed.length < BEGINNING) return [...parts];
	if (last.topic.real) {
		const isName = !names(typed) && last.topic.sectors.length === 0;
		const topic: Topic = { ...last.topic, ...(isName && { beginning: 'name' }) };
		return [...parts.slice(0, -1), { ...last, topic }];
	}
	const longer = [...concepts.keys()].filter((key) => key.startsWith(typed));
	const shortest = longer.sort((one, other) => one.length - other.length)[0];
	const concept = typed.length > BEGINNING && shortest ? concepts.get(shortest) : undefined;
	const topic: Topic = {
		...last.topic,
		...(concept && { sectors: concept.sectors, terms: concept.terms }),
		beginning: true,
	};
	return [...parts.slice(0, -1), { ...last, topic }];
}
