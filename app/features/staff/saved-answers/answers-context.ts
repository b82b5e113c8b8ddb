import { createContext, use } from 'react';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import type { CallAsViewer } from '#schema/first-screen.ts';
import type { AnswerKind, SavedAnswer } from '#schema/staff/saved-answers.ts';

export const answersCall = '/staff/saved-answers';

export const loadAnswers = (call: CallAsViewer = callApi): Promise<CallResult<SavedAnswer[]>> =>
	call<SavedAnswer[]>(answersCall);

/** What the dialog of a screen is open for: to save what was typed, or to change what is saved. */
export type DialogPurpose =
	| { kind: AnswerKind; does: 'save'; text: string }
	| { kind: AnswerKind; does: 'change' };

type Answers = {
	/** Null where they could not be loaded: everything else works without them. */
	saved: SavedAnswer[] | null;
	open: (opened: DialogPurpose) => void;
};

export const AnswersContext = createContext<Answers>({ saved: null, open: () => {} });

export const useAnswers = () => use(AnswersContext);
