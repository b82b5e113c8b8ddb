import { useId, useState } from 'react';
import { AlertPanel } from '#app/features/staff/parts/alert-panel.tsx';
import { callApi, deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { blankFields, type FieldErrors, hasErrors, textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { limits } from '#schema/limits.ts';
import type { SearchWordTrial } from '#schema/staff/search-words.ts';
import { Trial } from './trial.tsx';

const PATH = '/staff/searches/words';
/** The fields that the server may refuse, by its codes. */
const FIELDS = ['typed', 'means'];

const wordIn = (values: FormData) => ({
	typed: textOf(values, 'typed'),
	means: values.has('nothing') ? null : textOf(values, 'means'),
});

/** Tries a word with its meaning first, says what it would do, and adds it with a second button. */
export function AddWord({ typed, meanings }: { typed: string; meanings: string[] }) {
	const listId = useId();
	const { run, busy } = useDeed();
	const [saysNothing, setSaysNothing] = useState(false);
	/** How many were added: after each the form is empty. */
	const [added, setAdded] = useState(0);
	const [trial, setTrial] = useState<SearchWordTrial | null>(null);
	const [outcome, setOutcome] = useState<{ done: string } | { refused: string } | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(
		async (values, form): Promise<FieldErrors | null> => {
			setOutcome(null);
			const blank = blankFields(values, {
				typed: 'Write the word first.',
				...(!saysNothing && { means: 'Write a word that the search knows.' }),
			});
			if (hasErrors(blank)) return blank;
			const word = wordIn(values);
			const result = await callApi<SearchWordTrial>(`${PATH}/try`, word);
			if (result.ok) {
				// What was typed meanwhile was not tried.
				const now = wordIn(new FormData(form));
				if (now.typed === word.typed && now.means === word.means) setTrial(result.value);
				return null;
			}
			if (FIELDS.includes(result.code)) return { [result.code]: result.message };
			toast(staffMessages.failed(result.message));
			return null;
		},
	);
	const add = async () => {
		if (!trial) return;
		const result = await run(deed(PATH, { typed: trial.typed, means: trial.means }));
		if (result.ok) {
			setOutcome({ done: `The search knows “${trial.typed}” now.` });
			setAdded((count) => count + 1);
			setSaysNothing(false);
		} else if (result.status === 503) return toast(staffMessages.failed(result.message));
		else setOutcome({ refused: result.message });
		setTrial(null);
	};
	const forget = () => {
		setTrial(null);
		setOutcome(null);
	};
	return (
		<>
			{outcome && 'done' in outcome && (
				<DonePanel title={outcome.done}>
					<p>Every page follows within seconds. You can remove it below.</p>
				</DonePanel>
			)}
			<SubmitForm key={added} onSubmit={onSubmit} onInput={forget} className="grid gap-4">
				<TextField
					label="What people type"
					name="typed"
					hint="One word, or a few that belong together"
					maxLength={limits.searchWord}
					autoComplete="off"
					required
					defaultValue={added === 0 ? typed : ''}
					// Chosen in the list, which may be far above.
					ref={typed === '' || added > 0 ? undefined : focusOn}
					error={errors.typed}
				/>
				<label className="flex min-h-11 items-center gap-3">
					<input
						type="checkbox"
						name="nothing"
						className="size-5 shrink-0"
						onChange={({ target }) => setSaysNothing(target.checked)}
					/>
					It says nothing: searches leave it out
				</label>
				{!saysNothing && (
					<>
						<TextField
							label="Means the same as"
							name="means"
							hint="A word that the search knows: a subject, a job, a place"
							list={listId}
							maxLength={limits.searchWord}
							autoComplete="off"
							required
							error={errors.means}
						/>
						<datalist id={listId}>
							{meanings.map((meaning) => (
								<option key={meaning} value={meaning} />
							))}
						</datalist>
					</>
				)}
				<Button
					type="submit"
					look={trial ? 'secondary' : 'primary'}
					disabled={submitting || busy}
					className="justify-self-start"
				>
					<span>{submitting ? 'Trying...' : 'Try it'}</span>
				</Button>
			</SubmitForm>
			{trial && <Trial trial={trial} adding={busy} onAdd={add} />}
			{outcome && 'refused' in outcome && (
				<AlertPanel>
					<p className="text-sun-ink">{outcome.refused}</p>
				</AlertPanel>
			)}
		</>
	);
}
