import { kinOf } from '#schema/internships/understanding/kin.ts';
import type { Topic, TopicPart } from '#schema/internships/understanding/understand.ts';
import type { Columns } from './columns.ts';
import { NOT, PARTLY, WHOLLY } from './filter-grades.ts';
import { FIELD_BITS, HEAD, IN, type Texts } from './texts.ts';
import { type FieldWeights, weights } from './weights.ts';

/** For each internship from a number on, whether it has the topic and how well. */
export type TopicMatch = { grades: Uint8Array; scores: Float32Array };

const ALL = 2 ** FIELD_BITS - 1;
const NAMES = IN.place | IN.company;
const SURELY_KIN = IN.title | IN.company | IN.sector;
const FIELDS = Object.entries(IN) as [keyof FieldWeights, number][];

/** What a search looks at: all internships from a number on, so many. */
export type Searched = {
	texts: Texts;
	index: Columns;
	exact: boolean;
	first: number;
	size: number;
};

/** Every internship that has a word, by its place from `first` on. */
export function eachPosting(
	postings: Int32Array,
	{ first, size }: Pick<Searched, 'first' | 'size'>,
	call: (at: number, fields: number) => void,
): void {
	for (let place = 0; place < postings.length; place += 1) {
		const posting = postings[place] ?? 0;
		const at = (posting >> FIELD_BITS) - first;
		if (at >= 0 && at < size) call(at, posting);
	}
}

/** Topics with an "or" between them stand together: one of them is enough. */
export function alternativesOf(topics: readonly TopicPart[]): TopicPart[][] {
	const groups: TopicPart[][] = [];
	for (const part of topics) {
		const last = groups.at(-1);
		if (part.or && last) last.push(part);
		else groups.push([part]);
	}
	return groups;
}

/** For each internship the better one of several topics. */
export function bestOf([match, ...others]: TopicMatch[]): TopicMatch {
	if (!match) throw new RangeError('no topic');
	const { grades, scores } = match;
	for (const other of others)
		for (let at = 0; at < grades.length; at += 1) {
			const [grade, score] = [other.grades[at] ?? NOT, other.scores[at] ?? 0];
			if (grade > (grades[at] ?? NOT)) grades[at] = grade;
			if (score > (scores[at] ?? 0)) scores[at] = score;
		}
	return match;
}

export function topicMatch(searched: Searched, topic: Topic): TopicMatch {
	const { texts, index, exact, first, size } = searched;
	const grades = new Uint8Array(size);
	const scores = new Float32Array(size);
	const sectors = scoresOfSectors(topic);
	const { cells, lists } = index.sectors;
	const gradeOfCell = Uint8Array.from(lists, ([name = '']) => sectors.get(name)?.grade ?? NOT);
	const hasField = topic.sectors.some(({ sure }) => sure);
	const words = exact ? [] : ownWords(texts, topic);
	const counts = new Uint8Array(words.length > 1 ? size : 0);
	for (const { forms } of words) {
		const best = bestScores(searched, forms);
		for (let at = 0; at < size; at += 1) {
			const score = best.scores[at] ?? 0;
			if (score === 0) continue;
			scores[at] = (scores[at] ?? 0) + score / words.length;
			const grade = best.grades[at] ?? NOT;
			if (words.length > 1) {
				counts[at] = (counts[at] ?? 0) + 1;
				grades[at] = Math.max(grades[at] ?? NOT, PARTLY);
			} else grades[at] = Math.max(grades[at] ?? NOT, !topic.known && !hasField ? WHOLLY : grade);
		}
	}
	for (let at = 0; at < counts.length; at += 1) {
		const count = counts[at] ?? 0;
		if (count === words.length) grades[at] = WHOLLY;
		else if (count > 0) scores[at] = (scores[at] ?? 0) * weights.partial;
	}
	if (exact || topic.typed.length > 1) {
		const joined = [{ form: topic.typed.join(''), factor: weights.phrase, sureIn: HEAD }];
		const best = bestScores(searched, joined);
		for (let at = 0; at < size; at += 1) {
			const score = best.scores[at] ?? 0;
			if (score === 0) continue;
			scores[at] = (scores[at] ?? 0) + score;
			grades[at] = Math.max(grades[at] ?? NOT, exact ? WHOLLY : (best.grades[at] ?? NOT));
		}
	}
	const meant = topic.benefit
		? offeredScores(searched, topic)
		: meantScores(searched, topic, (at) =>
				hasField ? gradeOfCell[cells[first + at] ?? 0] === WHOLLY : true,
			);
	const scoreOfCell = Float32Array.from(lists, ([name = '']) => sectors.get(name)?.score ?? 0);
	for (let at = 0; at < size; at += 1) {
		const cell = cells[first + at] ?? 0;
		const grade = Math.max(grades[at] ?? NOT, meant.grades[at] ?? NOT, gradeOfCell[cell] ?? NOT);
		grades[at] = grade;
		if (grade === NOT) scores[at] = 0;
		else scores[at] = (scores[at] ?? 0) + (meant.scores[at] ?? 0) + (scoreOfCell[cell] ?? 0);
	}
	return { grades, scores };
}

/** `within`: it counts only where it stands in one of these. */
type Form = { form: string; factor: number; sureIn: number; within?: number };

/** The best of several forms of a word in each internship. */
function bestScores(searched: Searched, forms: readonly Form[]): TopicMatch {
	const grades = new Uint8Array(searched.size);
	const scores = new Float32Array(searched.size);
	for (const { form, factor, sureIn, within = ALL } of forms) {
		const postings = searched.texts.postingsOf(form);
		const table = scoreTable(weights.own, factor * rarity(searched, postings.length));
		eachPosting(postings, searched, (at, posting) => {
			const fields = posting & within;
			if (fields === 0) return;
			const score = table[fields] ?? 0;
			if (score > (scores[at] ?? 0)) scores[at] = score;
			const grade = fields & sureIn ? WHOLLY : PARTLY;
			if (grade > (grades[at] ?? 0)) grades[at] = grade;
		});
	}
	return { grades, scores };
}

const named: FieldWeights = { ...weights.own, company: 0, place: 0, sector: 0 };

/** Other words for a field of work say little outside of it: "casting" in a foundry. */
function meantScores(
	searched: Searched,
	topic: Topic,
	isInside: (at: number) => boolean,
): TopicMatch {
	const grades = new Uint8Array(searched.size);
	const scores = new Float32Array(searched.size);
	for (const term of topic.terms) {
		const postings = searched.texts.postingsOf(term);
		// Of what is no field of work, such as a tool, other words are other names.
		const fields = topic.sectors.some(({ sure }) => sure) || topic.language ? weights.meant : named;
		const table = scoreTable(fields, rarity(searched, postings.length));
		eachPosting(postings, searched, (at, fields) => {
			const inside = isInside(at);
			const score = (table[fields & (2 ** FIELD_BITS - 1)] ?? 0) * (inside ? 1 : weights.outside);
			if (score === 0) return;
			if (score > (scores[at] ?? 0)) scores[at] = score;
			const isSure = !topic.language && fields & (IN.title | IN.requirement);
			if (!inside) return;
			const grade = isSure ? WHOLLY : PARTLY;
			if (grade > (grades[at] ?? 0)) grades[at] = grade;
		});
	}
	return { grades, scores };
}

/** What internships offer besides pay. */
function offeredScores(searched: Searched, topic: Topic): TopicMatch {
	const grades = new Uint8Array(searched.size);
	const scores = new Float32Array(searched.size);
	for (const term of topic.terms) {
		const postings = searched.texts.postingsOf(term);
		// What was typed counts more than what is like it: a gym more than a pool.
		const own = topic.typed.includes(term) ? 2 : 1;
		const score = own * weights.offered * rarity(searched, postings.length);
		eachPosting(postings, searched, (at, fields) => {
			if (!(fields & IN.benefit)) return;
			grades[at] = WHOLLY;
			if (score > (scores[at] ?? 0)) scores[at] = score;
		});
	}
	return { grades, scores };
}

/** From 1 for a word of one internship down to nothing for one that all have, to the power that is fitted. */
function rarity({ texts }: Searched, count: number): number {
	const all = Math.max(1, texts.size);
	const share = Math.log(1 + all / Math.max(1, count)) / Math.log(1 + all);
	return share ** weights.rarity;
}

/** The score for each combination of places: the best one, and some of the others. */
function scoreTable(own: FieldWeights, factor: number): Float32Array {
	const table = new Float32Array(2 ** FIELD_BITS);
	for (let fields = 1; fields < table.length; fields += 1) {
		let [best, sum] = [0, 0];
		for (const [field, bit] of FIELDS) {
			if (!(fields & bit)) continue;
			sum += own[field];
			best = Math.max(best, own[field]);
		}
		table[fields] = (best + (sum - best) * weights.further) * factor;
	}
	return table;
}

/** The words that were typed, each with the forms in which internships have it. */
function ownWords(texts: Texts, topic: Topic): { forms: Form[] }[] {
	const typed = topic.typed.length === 1 ? topic.typed : topic.own;
	return typed.map((word) => {
		const sureIn = topic.known ? HEAD : HEAD | IN.description | IN.benefit;
		const forms: Form[] = texts.has(word) ? [{ form: word, factor: 1, sureIn }] : [];
		if (topic.beginning && word === typed.at(-1))
			forms.push(...beginnings(texts, topic, word, sureIn));
		for (const form of kinOf(word))
			if (texts.has(form)) forms.push({ form, factor: weights.kin, sureIn: SURELY_KIN });
		if (forms.length > 0 || topic.known || topic.terms.length > 0 || topic.real === true)
			return { forms };
		return {
			forms: texts.similarTo(word).map((form) => ({ form, factor: weights.error, sureIn })),
		};
	});
}

/** Words that go on from the letters of the last one. */
function beginnings(texts: Texts, topic: Topic, word: string, sureIn: number): Form[] {
	if (topic.beginning === 'name')
		return texts
			.beginningWith(word, NAMES)
			.map((form) => ({ form, factor: weights.beginningOfName, sureIn: NAMES, within: NAMES }));
	const factor = texts.has(word) ? weights.longer : 0.9;
	return texts.beginningWith(word).map((form) => ({ form, factor, sureIn }));
}

function scoresOfSectors({ sectors }: Topic): Map<string, { score: number; grade: number }> {
	const scores = new Map<string, { score: number; grade: number }>();
	for (const { sector, weight, sure } of sectors) {
		const before = scores.get(sector);
		const score = Math.max(before?.score ?? 0, weights.sector * weight);
		scores.set(sector, { score, grade: Math.max(before?.grade ?? 0, sure ? WHOLLY : PARTLY) });
	}
	return scores;
}
