import { kinOf } from '#schema/internships/understanding/kin.ts';
import type { Topic } from '#schema/internships/understanding/understood.ts';
import { HEAD, IN } from '#server/catalogue/index/fields.ts';
import type { Texts } from '#server/catalogue/index/texts.ts';
import { weights } from './weights.ts';
import type { Form } from './word-scores.ts';

const NAMES = IN.place | IN.company;

const SURELY_KIN = IN.title | IN.company | IN.sector;

/** The words that were typed, each with the forms in which internships have it. */
export function ownWords(texts: Texts, topic: Topic): { forms: Form[] }[] {
	const typed = topic.typed.length === 1 ? topic.typed : topic.own;
	return typed.map((word) => {
		const sureIn = topic.known ? HEAD : HEAD | IN.description | IN.benefit;
		const forms: Form[] = texts.has(word) ? [{ form: word, factor: 1, sureIn }] : [];
		if (topic.beginning && word === typed.at(-1))
			forms.push(...beginnings(texts, topic, word, sureIn));
		for (const form of topic.same ?? [])
			if (texts.has(form)) forms.push({ form, factor: weights.same, sureIn });
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
