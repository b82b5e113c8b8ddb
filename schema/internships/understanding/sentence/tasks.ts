import type { Concept } from '#schema/internships/understanding/concepts.ts';
import { asTyped, endsSaying, type Read, type Reader, spansOf } from './reader.ts';
import { conceptTopic } from './topics.ts';

/** How many small words may stand between a verb and its object: "fixing up my old bikes". */
const MOST_BETWEEN = 3;

const BETWEEN =
	/^(?:the|an?|my|our|your|their|his|her|some|any|old|older|new|with|to|for|about|up|on|in|out|after|of|all|these|those|little|small|local|young|big|nice|broken|vintage|classic|historic|real|people|peoples|other|different|more|lots|and|at|over|round|around|them|down)$/;

/** A verb with its object: what somebody wants to do. */
export function taskRead(reader: Reader, at: number): Read | null {
	const { dictionary, tokens, text } = reader;
	const objects = dictionary.tasks.get(tokens[at]?.word ?? '');
	if (!objects) return null;
	for (let count = 2; count <= MOST_BETWEEN + 2; count += 1) {
		const [before, last] = [tokens[at + count - 2], tokens[at + count - 1]];
		if (!before || !last || endsSaying(text.slice(before.to, last.from)) || last.place) return null;
		const concept = objects.get(last.form) ?? objects.get(before.form + last.form);
		// "Plan bus routes" has two of its objects.
		if (concept && !objects.has(tokens[at + count]?.form ?? ''))
			return asRead(reader, at, count, concept);
		if (!concept && !BETWEEN.test(last.word)) return null;
	}
	return null;
}

function asRead(reader: Reader, at: number, count: number, concept: Concept): Read {
	const { tokens, text } = reader;
	const some = tokens.slice(at, at + count);
	const typed = [some[0]?.form ?? '', some.at(-1)?.form ?? ''];
	const label = some.map((token) => asTyped(token.word, token, text)).join(' ');
	const slip = some.find((token) => token.slip)?.slip;
	const topic = { ...conceptTopic(concept, typed), own: [] };
	const part = { label, spans: spansOf(reader, at, count), topic, ...(slip && { slip }) };
	return { count, words: text.slice(some[0]?.from, some.at(-1)?.to), part };
}
