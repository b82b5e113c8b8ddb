import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMay } from '#app/features/staff/staff-context.tsx';
import { type CallResult, deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { type SingleKey, useSingleKeys } from '#app/lib/single-keys.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, openAtField } from '#app/ui/dialog.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { blankFields, type FieldErrors, hasErrors } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { lineOf, plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { SingleKeys } from '#app/ui/single-keys.tsx';
import { toast } from '#app/ui/toast.ts';
import { limits } from '#schema/limits.ts';
import { type AnswerKind, MOST_ANSWERS, type SavedAnswer } from '#schema/staff/saved-answers.ts';
import { insertNumber, WITH_KEY } from './answer-picker.tsx';
import { AnswersContext, answersCall, type DialogPurpose } from './answers-context.ts';

const keys: SingleKey[] = Array.from({ length: WITH_KEY }, (_, place) => ({
	key: String(place + 1),
	words: `Insert saved answer ${place + 1}`,
	does: () => insertNumber(place + 1),
}));

const sending: SingleKey = { key: 'Ctrl+Enter', words: 'Send what you write, in its field' };

const titles: Record<AnswerKind, string> = {
	draft: 'for drafts',
	correction: 'for corrections',
	employer: 'for companies',
	message: 'for messages',
	'applicant-message': 'for messages to applicants',
	report: 'for reports',
};

/** A screen whose forms take saved answers, with the dialog in which those are saved and changed. */
export function SavedAnswers({
	result,
	keys: own,
	children,
}: {
	result: CallResult<SavedAnswer[]>;
	/** The keys of the screen, which stand in one list with those of the answers; left out where it lists its keys itself. */
	keys?: readonly SingleKey[];
	children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [opened, setOpened] = useState<DialogPurpose>({ kind: 'message', does: 'change' });
	const [count, setCount] = useState(0);
	const saved = result.ok ? result.value : null;
	const { kind, does } = opened;
	/** Of the kind that has most; more keys would do nothing. */
	const countOf = (of: AnswerKind) => saved?.filter((answer) => answer.kind === of).length ?? 0;
	const inserted = Math.max(0, ...(saved ?? []).map(({ kind: of }) => countOf(of)));
	const close = () => dialog.current?.close();
	const open = (next: DialogPurpose) => {
		flushSync(() => {
			setOpened(next);
			// What was typed in the dialog before is not of this text.
			setCount((before) => before + 1);
		});
		if (next.does === 'save') openAtField(dialog.current);
		else dialog.current?.showModal();
	};
	return (
		<AnswersContext value={{ saved, open }}>
			{children}
			{own ? (
				<div className="mt-4 max-md:hidden" data-no-print>
					<SingleKeys keys={[...own, ...keys.slice(0, inserted), sending]} />
				</div>
			) : (
				<FigureKeys />
			)}
			<Dialog
				ref={dialog}
				title={`${does === 'save' ? 'Save an answer' : 'Saved answers'} ${titles[kind]}`}
			>
				{opened.does === 'save' ? (
					<NewAnswer key={count} kind={kind} text={opened.text} onDone={close} />
				) : (
					<ul key={count} className="ruled">
						{saved
							?.filter((answer) => answer.kind === kind)
							.map((answer) => (
								<li key={answer.id}>
									<OneAnswer answer={answer} />
								</li>
							))}
					</ul>
				)}
			</Dialog>
		</AnswersContext>
	);
}

function FigureKeys() {
	useSingleKeys(keys);
	return null;
}

const HINT = '{name}, {title} and {company} are replaced with those of the case';

const missingIn = (values: FormData): FieldErrors =>
	blankFields(values, { name: 'Give it a short name.', text: 'Write the answer.' });

const Words = ({ name, text, errors }: { name: string; text: string; errors: FieldErrors }) => (
	<>
		<TextField
			label="Name"
			name="name"
			required
			maxLength={limits.savedAnswerName}
			autoComplete="off"
			defaultValue={name}
			error={errors.name}
		/>
		<TextArea
			label="Answer"
			name="text"
			required
			hint={HINT}
			rows={5}
			maxLength={limits.staffNote}
			defaultValue={text}
			error={errors.text}
		/>
	</>
);

const wordsOf = (values: FormData) => ({
	name: lineOf(values, 'name'),
	text: plainOf(values, 'text').trim(),
});

function NewAnswer({ kind, text, onDone }: { kind: AnswerKind; text: string; onDone: () => void }) {
	const { run } = useDeed();
	const mayShare = useMay('shared-answers');
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const missing = missingIn(values);
		if (hasErrors(missing)) return missing;
		const body = { kind, ...wordsOf(values), shared: values.has('shared') };
		const result = await run(deed(answersCall, body));
		if (!result.ok) return { name: result.message };
		onDone();
		toast(staffMessages.noted(`“${body.name}” can be inserted now.`));
		return null;
	});
	return (
		<SubmitForm onSubmit={onSubmit} className="grid gap-4">
			<Words name="" text={text} errors={errors} />
			{mayShare && (
				<label className="flex min-h-11 items-center gap-3">
					<input type="checkbox" name="shared" className="size-5 shrink-0" />
					For all of staff
				</label>
			)}
			<p className="text-small text-muted">
				<span>
					{mayShare
						? `You can have ${MOST_ANSWERS.own} of your own, and ${MOST_ANSWERS.shared} can be shared.`
						: `You can have ${MOST_ANSWERS.own}. Only an administrator can share one with all of staff.`}
				</span>{' '}
				It is written into the staff log.
			</p>
			<Button type="submit" disabled={submitting} className="justify-self-start">
				{submitting ? 'Saving...' : 'Save'}
			</Button>
		</SubmitForm>
	);
}

function OneAnswer({ answer: { id, name, text, shared } }: { answer: SavedAnswer }) {
	const { run, busy } = useDeed();
	const mayShare = useMay('shared-answers');
	const [asks, setAsks] = useState(false);
	const path = `${answersCall}/${id}`;
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const missing = missingIn(values);
		if (hasErrors(missing)) return missing;
		const result = await run(deed(path, wordsOf(values)));
		if (!result.ok) return { name: result.message };
		toast(staffMessages.noted('The answer is changed.'));
		return null;
	});
	const remove = async () => {
		const result = await run(deed(`${path}/remove`));
		if (!result.ok) toast(staffMessages.failed(result.message));
	};
	return (
		<details className="py-1">
			<summary className="flex min-h-11 flex-wrap items-center gap-x-3">
				<b className="link wrap-anywhere">{name}</b>
				{shared && <Badge>For all of staff</Badge>}
			</summary>
			{shared && !mayShare ? (
				<p className="pb-3 whitespace-pre-line wrap-anywhere">{text}</p>
			) : (
				<SubmitForm onSubmit={onSubmit} className="grid gap-4 pb-4">
					<Words name={name} text={text} errors={errors} />
					<div className="flex flex-wrap gap-3">
						<Button type="submit" disabled={submitting || busy}>
							<span>{submitting ? 'Saving...' : 'Save'}</span>
							<span className="sr-only"> {name}</span>
						</Button>
						{asks ? (
							<Button look="hot" disabled={busy} onClick={remove}>
								Yes, delete it
							</Button>
						) : (
							<Button look="secondary" onClick={() => setAsks(true)}>
								Delete…
								<span className="sr-only"> {name}</span>
							</Button>
						)}
					</div>
				</SubmitForm>
			)}
		</details>
	);
}
