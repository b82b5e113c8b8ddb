import { readFileSync } from 'node:fs';
import { risksInMessage } from '#schema/applications/risks-in-message.ts';
import { foundWords } from '#schema/words/word-rules.ts';

/** What a sentence deserves, by people who had not seen the rules. */
type Label = 'refuse' | 'ask' | 'mark' | 'fine';
type Judged = { label: Label; kind: string; place: 'listing' | 'message'; sentence: string };
/** What the rules make of it; a message is held for staff, whatever the reason. */
type Verdict = 'refused' | 'asked' | 'marked' | 'held' | 'passed';

/** A line for each: label, kind, place, sentence, with tabs between. @param name of a file beside this one */
export function readJudged(name: string): Judged[] {
	const text = readFileSync(new URL(name, import.meta.url), 'utf8');
	return text
		.split('\n')
		.filter(Boolean)
		.map((line) => {
			const [label, kind, place, sentence] = line.split('\t');
			return { label, kind, place, sentence } as Judged;
		});
}

export function verdictOn({ place, sentence }: Pick<Judged, 'place' | 'sentence'>): Verdict {
	if (place === 'message')
		return risksInMessage(sentence, 'interview', '').length > 0 ? 'held' : 'passed';
	const answers = foundWords(sentence).map(({ answer }) => answer);
	return (['refused', 'asked', 'marked'] as const).find((one) => answers.includes(one)) ?? 'passed';
}

/** Of sentences with a label: how many there are, are refused (a message that is never right: held), and noticed at all. */
type Counted = Record<Label, { of: number; refused: number; noticed: number }>;

export function countJudged(judged: Judged[]): Counted {
	const of = (label: Label) => {
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
