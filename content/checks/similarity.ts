/** 0, nothing in common, to 1, the same, for two texts by their places in the list compared. */
export type Similarity = (one: number, other: number) => number;

const wordsOf = (text: string) =>
	text
		.toLowerCase()
		.replaceAll('’', "'")
		.match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [];

const at = <Item>(list: Item[], place: number): Item => {
	const item = list[place];
	if (item === undefined) throw new RangeError(`no text ${place} of ${list.length}`);
	return item;
};

const runsOf = (words: string[]) =>
	new Set(words.slice(2).map((_, i) => words.slice(i, i + 3).join(' ')));

/** Compares wording: the runs of three words that two texts share, of all they have. */
export function wordingSimilarity(texts: string[]): Similarity {
	const runs = texts.map((text) => runsOf(wordsOf(text)));
	return (one, other) => {
		const [a, b] = [at(runs, one), at(runs, other)];
		const shared = [...a].filter((run) => b.has(run)).length;
		return shared / Math.max(1, a.size + b.size - shared);
	};
}

const root = (word: string) => word.replace(/(ing|ers|er|ed|es|s)$/, '');

/**
 * Compares what texts are about: the cosine of their words, each weighed by how few of `texts` use
 * it. Two firms with one story told in other sentences came out above 0.35, two in one trade below.
 */
export function topicSimilarity(texts: string[]): Similarity {
	const documents = texts.map((text) =>
		wordsOf(text)
			.filter((word) => word.length > 2)
			.map(root),
	);
	const uses = Map.groupBy(
		documents.flatMap((words) => [...new Set(words)]),
		(word) => word,
	);
	const rarity = (word: string) => Math.log(texts.length / (uses.get(word)?.length ?? 1));
	const weighed = documents.map((words) => {
		const counted = [...Map.groupBy(words, (word) => word)];
		const weights = new Map(counted.map(([word, all]) => [word, all.length * rarity(word)]));
		return { weights, size: Math.hypot(...weights.values()) || 1 };
	});
	return (one, other) => {
		const [a, b] = [at(weighed, one), at(weighed, other)];
		let sum = 0;
		for (const [word, weight] of a.weights) sum += weight * (b.weights.get(word) ?? 0);
		return sum / (a.size * b.size);
	};
}
