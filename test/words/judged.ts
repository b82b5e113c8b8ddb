import { risksInMessage } from '#schema/applications/risks-in-message.ts';
import { foundWords, judgeBy } from '#schema/words/word-rules.ts';
import type { Judged } from '#server/words/counts.ts';
import { judge } from '#server/words/judge.ts';

// As a server does it: rules, and whole sentences besides.
judgeBy(judge);

/** What is made of a sentence; a message is held for staff, whatever the reason. */
type Verdict = 'refused' | 'asked' | 'marked' | 'held' | 'passed';

export function verdictOn({ place, sentence }: Pick<Judged, 'place' | 'sentence'>): Verdict {
	if (place === 'message')
		return risksInMessage(sentence, 'interview', '').length > 0 ? 'held' : 'passed';
	const answers = foundWords(sentence).map(({ answer }) => answer);
	return (['refused', 'asked', 'marked'] as const).find((one) => answers.includes(one)) ?? 'passed';
}

/** Of sentences with a label: how many there are, are refused (a message that is never right: held), and noticed at all. */
type Counted = Record<Judged['label'], { of: number; refused: number; noticed: number }>;

export function countJudged(judged: Judged[]): Counted {
	const of = (label: Judged['label']) => {
		const verdicts = judged.filter((one) => one.label === label).map(verdictOn);
		const stops: Verdict[] = label === 'refuse' ? ['refused', 'held'] : ['refused'];
		return {
			of: verdicts.length,
			refused: verdicts.filter((one) => stops.includes(one)).length,
			noticed: verdicts.filter((one) => one !== 'passed').length,
		};
	};
	return { refuse: of('refuse'), ask: of('ask'), mark: of('mark'), fine: of('fine') };
}
