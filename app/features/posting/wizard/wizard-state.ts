import type { DraftProblems } from '#schema/employers/internship-draft.ts';
import type { Draft, Step } from '#schema/employers/posting.ts';
import { DRAFT_STEPS, type DraftContent, type FieldName } from '#schema/internships/fields.ts';
import type { saidBy } from './said-by-server.ts';

export const LAST = 4;
/** The step that asks for the pay. */
export const PAY = 3;

export type WizardState = {
	content: DraftContent;
	/** The fields whose errors are shown. */
	visited: ReadonlySet<string>;
	/** Whether it is asked if the pay is right, which is unusually high. */
	asksPay: boolean;
	/** The pay that was said to be right. */
	rightPay: string | null;
	/** The fields of the last step, which is drawn anew each time that one comes to it. */
	lastFields: { meant: string; hidesNames: boolean };
	/** What the server, which judges whole sentences, has said of a draft that was submitted. */
	told: ReturnType<typeof saidBy> | undefined;
};

type Happened =
	| { type: 'typed'; content: DraftContent; lastFields?: WizardState['lastFields'] }
	| { type: 'visited'; fields: Iterable<string> }
	| { type: 'told'; told: ReturnType<typeof saidBy> }
	| { type: 'pay asked' | 'pay right' | 'pay changes' };

export const firstState = (draft: Draft, content: DraftContent): WizardState => ({
	content,
	visited: new Set(
		DRAFT_STEPS.slice(0, draft.step - 1).flatMap(({ fields }): readonly string[] => fields),
	),
	asksPay: false,
	rightPay: draft.step > PAY ? payOf(content) : null,
	lastFields: { meant: '', hidesNames: draft.hide_names },
	told: undefined,
});

export function wizardState(state: WizardState, happened: Happened): WizardState {
	switch (happened.type) {
		case 'typed': {
			const { content, lastFields = state.lastFields } = happened;
			return { ...state, content, lastFields, asksPay: false };
		}
		case 'visited':
			return { ...state, visited: new Set([...state.visited, ...happened.fields]) };
		case 'told':
			return { ...state, told: happened.told };
		case 'pay asked':
			return { ...state, asksPay: true };
		case 'pay right':
			return { ...state, asksPay: false, rightPay: payOf(state.content) };
		case 'pay changes':
			return { ...state, asksPay: false };
	}
}

/** The pay and its period as one value. */
export const payOf = ({ pay_amount, pay_per }: DraftContent) => `${pay_amount} ${pay_per}`;

/** The first step on which staff have commented, else the one that was left. */
export function firstStepOf({ step, comments }: Draft): Step {
	const place = DRAFT_STEPS.findIndex(({ fields }) => fields.some((field) => comments[field]));
	return place === -1 ? step : ((place + 1) as Step);
}

export const fieldsOf = (step: Step): readonly FieldName[] => DRAFT_STEPS[step - 1]?.fields ?? [];

/** The problems of one step. */
export const problemsOfStep = (problems: DraftProblems, step: Step): DraftProblems =>
	Object.fromEntries(
		Object.entries(problems).filter(([field]) => fieldsOf(step).includes(field as FieldName)),
	);
