import { judgeBy } from '#schema/words/word-rules.ts';

const sentences = new Set<string>();

/** From now on rules refuse nothing in sentences that the server finds right. */
export function takeCleared(cleared: readonly string[]): void {
	for (const sentence of cleared) sentences.add(sentence);
	judgeBy({ finds: () => [], clears: (sentence) => sentences.has(sentence) });
}
