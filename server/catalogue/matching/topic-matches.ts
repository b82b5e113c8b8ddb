import type { Topic, TopicPart } from '#schema/internships/understanding/understood.ts';
import { FIELD_BITS, HEAD, IN } from '#server/catalogue/index/fields.ts';
import { NOT, PARTLY, WHOLLY } from './grades.ts';
import { ownWords } from './own-words.ts';
import { eachPosting, type Searched, type TopicMatch } from './searched.ts';
import { weights } from './weights.ts';
import { bestScores, named, rarity, scoreTable } from './word-scores.ts';

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

/** For each internship the better one of several topics, and a little of the others. */
export function bestOf([match, ...others]: TopicMatch[]): TopicMatch {
	if (!match) throw new RangeError('no topic');
	const { grades, scores } = match;
	for (const other of others)
		for (let at = 0; at < grades.length; at += 1) {
			const [grade, score] = [other.grades[at] ?? NOT, other.scores[at] ?? 0];
			if (grade > (grades[at] ?? NOT)) grades[at] = grade;
			const before = scores[at] ?? 0;
			scores[at] = Math.max(score, before) + weights.further * Math.min(score, before);
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
	const { grades: meantGrades, scores: meantOnes } = meant;
	for (let at = 0; at < size; at += 1) {
		const cell = cells[first + at] ?? 0;
		let grade = grades[at] ?? NOT;
		const ofWords = meantGrades[at] ?? NOT;
		const ofCell = gradeOfCell[cell] ?? NOT;
		if (ofWords > grade) grade = ofWords;
		if (ofCell > grade) grade = ofCell;
		if (grade === NOT) {
			scores[at] = 0;
			continue;
		}
		grades[at] = grade;
		scores[at] = (scores[at] ?? 0) + (meantOnes[at] ?? 0) + (scoreOfCell[cell] ?? 0);
	}
	return { grades, scores };
}

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
		const table = scoreTable(fields);
		const share = rarity(searched, postings.length);
		eachPosting(postings, searched, (at, fields) => {
			const inside = isInside(at);
			const score =
				(table[fields & (2 ** FIELD_BITS - 1)] ?? 0) * share * (inside ? 1 : weights.outside);
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

function scoresOfSectors({ sectors }: Topic): Map<string, { score: number; grade: number }> {
	const scores = new Map<string, { score: number; grade: number }>();
	for (const { sector, weight, sure } of sectors) {
		const before = scores.get(sector);
		const score = Math.max(before?.score ?? 0, weights.sector * weight);
		scores.set(sector, { score, grade: Math.max(before?.grade ?? 0, sure ? WHOLLY : PARTLY) });
	}
	return scores;
}
