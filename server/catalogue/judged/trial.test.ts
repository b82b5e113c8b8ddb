import { describe, expect, it } from 'vitest';
import { createTrials } from './trial.ts';

const trial = createTrials();

describe('a word that is tried on the judged queries', () => {
	it('says which are answered better, and what it leads to first', async () => {
		const tried = await trial([], { typed: 'calm', means: 'archive' });
		expect(tried).toMatchObject({ better: ['something calm'], worse: [], refused: false });
		expect(tried.judged).toBeGreaterThan(800);
		expect(tried.titles).toHaveLength(3);
		expect(tried.titles).toContain('Archive Cataloguer');
	}, 180_000);

	it('is refused where the project’s own are answered worse in all', async () => {
		const tried = await trial([], { typed: 'law student', means: 'nursing' });
		expect(tried).toMatchObject({ better: [], worse: ['law student'], refused: true });
	}, 180_000);

	it('is compared with the words that were added before it', async () => {
		const before = { typed: 'calm', means: 'archive' };
		const tried = await trial([before], { typed: 'quillwright', means: null });
		expect(tried).toMatchObject({ better: [], worse: [], refused: false, titles: [] });
	}, 180_000);

	it('lets others go on meanwhile', async () => {
		let turns = 0;
		const timer = setInterval(() => {
			turns += 1;
		}, 1);
		await trial([], { typed: 'quillwright', means: 'lawyer' });
		clearInterval(timer);
		// In one go there would be none; a busy machine has fewer than a quiet one.
		expect(turns).toBeGreaterThan(5);
	}, 180_000);
});
