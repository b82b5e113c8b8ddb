import { readdirSync, readFileSync } from 'node:fs';
import type { Judged } from '#server/words/counts.ts';

const FOLDER = new URL('../../test/words/', import.meta.url);

/** Those that rules were written with in view; the others beside them are counted only, and never trained on. */
const IN_VIEW = [
	'judged-to-fit.txt',
	'judged-opened.txt',
	'later-to-fit.txt',
	'third-to-fit.txt',
	'messages-to-fit.txt',
	'constructed.txt',
];

/** A line for each sentence: label, kind, place, sentence, with tabs between. @param name of a file in test/words */
export function readJudged(name: string): Judged[] {
	return readFileSync(new URL(name, FOLDER), 'utf8')
		.split('\n')
		.filter(Boolean)
		.map((line) => {
			const [label, kind, place, sentence] = line.split('\t');
			return { label, kind, place, sentence } as Judged;
		});
}

/** What is trained on, by file: each is of one writer or a few, and no file has a writer of another. */
export const trainingFiles = (): Record<string, Judged[]> =>
	Object.fromEntries([
		...readdirSync(new URL('writers/', FOLDER))
			.toSorted()
			.map((name) => [name, readJudged(`writers/${name}`)]),
		...IN_VIEW.map((name) => [name, readJudged(name)]),
	]);
