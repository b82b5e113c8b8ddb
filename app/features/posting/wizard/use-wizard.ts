import { type FocusEvent, useReducer, useRef, useState } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { submitDraft } from '#app/features/posting/api.ts';
import { type HeldBack, heldBack } from '#app/features/posting/held-back.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { useStep } from '#app/ui/forms/use-step.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { questionsOn } from '#schema/employers/internship-draft.ts';
import type { Draft, Step } from '#schema/employers/posting.ts';
import type { DraftContent, FieldName } from '#schema/internships/fields.ts';
import { plainFigure } from '#schema/internships/pay-periods.ts';
import { problemsOf, shapeProblems, typedContent } from './draft-form.ts';
import { saidBy, stillSaid } from './said-by-server.ts';
import { type EditedDraft, useDraft } from './use-draft.ts';
import { isHighPay } from './wage-panel.tsx';
import {
	fieldsOf,
	firstState,
	firstStepOf,
	LAST,
	PAY,
	payOf,
	problemsOfStep,
	type WizardState,
	wizardState,
} from './wizard-state.ts';

type Wizard = ReturnType<typeof useWizard>;

/** The form of a draft: which step is shown, what is typed, and that it is saved as one goes. */
export function useWizard(draft: Draft) {
	const [first] = useState(() => firstStepOf(draft));
	const { step, go } = useStep<Step>(first, LAST);
	const form = useRef<HTMLFormElement>(null);
	const { start, saving, later, now } = useUnsaved(draft, step);
	const [state, dispatch] = useReducer(wizardState, null, () => firstState(draft, start));
	const visit = (fields: Iterable<string>) => dispatch({ type: 'visited', fields });
	const values = () => new FormData(form.current ?? undefined);
	const typed = () => typedContent(values());
	const take = () => {
		const content = typed();
		const [meant, hides] = [values().get('meant'), values().get('hide_names')];
		dispatch({
			type: 'typed',
			content,
			...(step === LAST && {
				lastFields: { meant: String(meant ?? ''), hidesNames: hides !== null },
			}),
		});
		later(content, step);
	};
	return {
		step,
		form,
		start,
		saving,
		state,
		dispatch,
		visit,
		values,
		typed,
		now,
		take,
		problemsIn: (content: DraftContent) => ({
			...stillSaid(state.told, content).problems,
			...problemsOf(content, draft.today, draft.published),
		}),
		/** For the next field: beside a button that is being pressed an error would move it, and the press would be lost. */
		leave: ({ target, relatedTarget: next }: FocusEvent) => {
			if (next?.matches('input, select, textarea')) visit([target.getAttribute('name') ?? '']);
		},
		fill: (name: FieldName, value: number) => {
			const field = form.current?.elements.namedItem(name);
			if (!(field instanceof HTMLInputElement)) return;
			field.value = name === 'pay_amount' ? plainFigure(value) : String(value);
			take();
			field.focus();
			toast(postingMessages.filled);
		},
		go: (next: Step) => {
			go(next);
			void now(typed(), next);
		},
		save: async () => {
			const [wrong] = Object.entries(shapeProblems(typed()));
			if (wrong) {
				visit([wrong[0]]);
				toast(postingMessages.failed(`The draft is not saved. ${wrong[1]}`));
			} else if ((await now(typed(), step)) !== null) toast(postingMessages.saved);
		},
	};
}

/**
 * What the last button does: the next step, or the draft is sent.
 * @param onHeldBack once a draft that cannot be submitted yet is stored
 */
export function useWizardSubmit(
	draft: Draft,
	wizard: Wizard,
	onSubmitted: (draft: Draft) => void,
	onHeldBack: (heldBack: HeldBack) => void,
) {
	const { step, state, dispatch, visit, values, typed, now, go } = wizard;
	const waitsFor = heldBack(draft);
	const questions = step === LAST ? questionsTo(draft, state) : [];
	const submit = async () => {
		const version = await now(typed(), LAST);
		if (version === null) return;
		const meant = String(values().get('meant') ?? '').trim();
		const result = await submitDraft(draft.id, {
			version,
			meant: meant || null,
			// Of a change it is switched in the list of applications.
			...(!draft.published && { hide_names: values().get('hide_names') !== null }),
		});
		if (!result.ok) {
			dispatch({ type: 'told', told: saidBy(result, typed()) });
			return toast(postingMessages.failed(result.message));
		}
		toast(
			result.value.state === 'approved' ? postingMessages.corrected : postingMessages.submitted,
		);
		onSubmitted(result.value);
	};
	const form = useSubmit(async () => {
		if (step === LAST && waitsFor) {
			if ((await now(typed(), LAST)) !== null) onHeldBack(waitsFor);
			return null;
		}
		const current = wizard.problemsIn(typed());
		const here = problemsOfStep(current, step);
		visit(fieldsOf(step));
		if (Object.keys(here).length > 0) return here as Record<string, string>;
		if (step === PAY && isHighPay(typed()) && state.rightPay !== payOf(typed())) {
			dispatch({ type: 'pay asked' });
			return null;
		}
		if (step < LAST) {
			go((step + 1) as Step);
			return null;
		}
		if (Object.keys(current).length > 0) return null;
		const meant = values().get('meant');
		if (questions.length > 0 && !String(meant ?? '').trim())
			return { meant: 'Say what you mean, or change the words.' };
		await submit();
		return null;
	});
	return { ...form, waitsFor, questions };
}

/** What is asked of a draft; of a field of which the server has asked, its question. */
function questionsTo({ published }: Draft, { content, told }: WizardState) {
	const { questions } = stillSaid(told, content);
	const own = questionsOn(content, published ?? undefined).filter(
		({ field }) => !questions.some((one) => one.field === field),
	);
	return [...own, ...questions];
}

/**
 * The draft as it is edited: it begins with what was typed in this tab and could not be saved, unless another
 * version has been saved since.
 */
function useUnsaved(draft: Draft, step: Step): EditedDraft & { start: DraftContent } {
	const { typed, write, clear } = useFormDraft(`internship-${draft.id}`);
	const [unsaved] = useState(() => unsavedIn(typed, draft.version));
	const edited = useDraft(draft, step, unsaved, clear);
	const store = (content: DraftContent) => {
		const values = new FormData();
		values.set('version', String(edited.version()));
		values.set('content', JSON.stringify(content));
		write(values);
	};
	return {
		...edited,
		start: unsaved ?? draft.content,
		later: (content, at) => {
			store(content);
			edited.later(content, at);
		},
		now: (content, at) => {
			if (edited.saving.state !== 'saved') store(content);
			return edited.now(content, at);
		},
	};
}

function unsavedIn({ version, content }: Record<string, string>, saved: number) {
	if (version !== String(saved) || content === undefined) return null;
	return JSON.parse(content) as DraftContent;
}
