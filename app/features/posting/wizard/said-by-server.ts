import type { CallResult } from '#app/lib/calls/call-api.ts';
import {
	type DraftProblems,
	type questionsOn,
	textOf,
} from '#schema/employers/internship-draft.ts';
import { type DraftContent, type FieldName, WORDS_NAMES } from '#schema/internships/fields.ts';

type Said = { problems: DraftProblems; questions: ReturnType<typeof questionsOn> };

/** What the server says of the words of a draft that it does not take, and of which draft. */
export function saidBy(
	result: Extract<CallResult<unknown>, { ok: false }>,
	content: DraftContent,
): Said & { of: DraftContent } {
	const { problems = {}, questions = [] } = (result.more ?? {}) as Partial<Said>;
	return { problems, questions, of: content };
}

/** What of it still holds: of a field that was changed since it may not. */
export function stillSaid(
	said: ReturnType<typeof saidBy> | undefined,
	content: DraftContent,
): Said {
	if (!said) return { problems: {}, questions: [] };
	const isSame = (name: FieldName) => {
		const words = WORDS_NAMES.find((one) => one === name);
		return words !== undefined && textOf(content[words]) === textOf(said.of[words]);
	};
	const { problems, questions } = said;
	return {
		problems: Object.fromEntries(
			Object.entries(problems).filter(([field]) => isSame(field as FieldName)),
		),
		questions: questions.filter(({ field }) => isSame(field)),
	};
}
