import { FIELD_BITS, IN } from '#server/catalogue/index/fields.ts';
import { PARTLY, WHOLLY } from './grades.ts';
import { eachPosting, type Searched, type TopicMatch } from './searched.ts';
import { type FieldWeights, weights } from './weights.ts';

const ALL = 2 ** FIELD_BITS - 1;

const FIELDS = Object.entries(IN) as [keyof FieldWeights, number][];

/** `within`: it counts only where it stands in one of these. */
export type Form = { form: string; factor: number; sureIn: number; within?: number };

/** The best of several forms of a word in each internship. */
export function bestScores(searched: Searched, forms: readonly Form[]): TopicMatch {
	const grades = new Uint8Array(searched.size);
	const scores = new Float32Array(searched.size);
	for (const { form, factor, sureIn, within = ALL } of forms) {
		const postings = searched.texts.postingsOf(form);
		const table = scoreTable(weights.own);
		const share = factor * rarity(searched, postings.length);
		eachPosting(postings, searched, (at, posting) => {
			const fields = posting & within;
			if (fields === 0) return;
			const score = (table[fields] ?? 0) * share;
			if (score > (scores[at] ?? 0)) scores[at] = score;
			const grade = fields & sureIn ? WHOLLY : PARTLY;
			if (grade > (grades[at] ?? 0)) grades[at] = grade;
		});
	}
	return { grades, scores };
}

export const named: FieldWeights = { ...weights.own, company: 0, place: 0, sector: 0 };

/** From 1 for a word of one internship down to nothing for one that all have, to the power that is fitted. */
export function rarity({ texts }: Searched, count: number): number {
	const all = Math.max(1, texts.size);
	const share = Math.log(1 + all / Math.max(1, count)) / Math.log(1 + all);
	return share ** weights.rarity;
}

const tables = new WeakMap<FieldWeights, { of: string; table: Float64Array }>();

/** The score for each combination of places, of a word that one internship alone has. Made again where a weight has changed. */
export function scoreTable(own: FieldWeights): Float64Array {
	const of = `${FIELDS.map(([field]) => own[field]).join()},${weights.further}`;
	const cached = tables.get(own);
	if (cached?.of === of) return cached.table;
	const table = newTable(own);
	tables.set(own, { of, table });
	return table;
}

/** The best place, and some of the others. */
function newTable(own: FieldWeights): Float64Array {
	const table = new Float64Array(2 ** FIELD_BITS);
	for (let fields = 1; fields < table.length; fields += 1) {
		let [best, sum] = [0, 0];
		for (const [field, bit] of FIELDS) {
			if (!(fields & bit)) continue;
			sum += own[field];
			best = Math.max(best, own[field]);
		}
		table[fields] = best + (sum - best) * weights.further;
	}
	return table;
}
