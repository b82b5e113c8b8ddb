import { useId } from 'react';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { addList } from './api.ts';
import { faultsIn, refusedField, wordsIn } from './list-words.ts';
import { WordFields } from './word-fields.tsx';

/** What a list may be made of. `chosen`: how many of the first are ticked. `total`: how many there are, with those beyond. */
export type OfferedList = {
	key: string;
	title: string;
	items: InternshipSummary[];
	chosen: number;
	total: number;
};

/** The form of a list that what is saved, or a search, offers. */
export function NewList({ offered: { title, items, chosen, total } }: { offered: OfferedList }) {
	const { run } = useDeed();
	const errorId = useId();
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const words = wordsIn(values);
		const internships = values.getAll('internships').map(String);
		const faults = faultsIn(words);
		if (faults) return faults;
		if (internships.length === 0) return { internships: 'Choose at least one internship.' };
		const result = await run(addList({ ...words, internships }));
		return result.ok ? null : refusedField(result);
	});
	if (items.length === 0)
		return (
			<Card className="grid justify-items-start gap-4">
				<p>There is no internship to share here.</p>
				<ButtonLink to="/internships" look="secondary">
					Search internships
				</ButtonLink>
			</Card>
		);
	return (
		<Card>
			<h2 className="mb-1.5 text-part">A new list</h2>
			<p className="mb-5 text-muted">
				Anybody who has its address can read it, and nobody can change it. You can end it at any
				time. It keeps these internships: what is published later is not added.
			</p>
			<SubmitForm onSubmit={onSubmit} className="grid gap-5">
				<WordFields words={{ title, line: null, name: null }} errors={errors} />
				<fieldset className="min-w-0" aria-describedby={errors.internships && errorId}>
					<legend className="mb-1.5 font-semibold">Internships</legend>
					{total > items.length && (
						<p className="mb-1.5 text-small text-muted">
							<span>{`The first ${items.length} of ${total}.`}</span>
						</p>
					)}
					<ul>
						{items.map((one, place) => (
							<li key={one.slug} className="border-b border-line">
								<label className="flex min-h-11 items-start gap-3 py-2">
									<input
										type="checkbox"
										name="internships"
										value={one.slug}
										defaultChecked={place < chosen}
										className="mt-1 size-4.5 shrink-0"
									/>
									<span className="min-w-0 wrap-anywhere">
										<b>{one.title}</b>, {one.company}
										<span className="block text-small text-muted">{one.location}</span>
									</span>
								</label>
							</li>
						))}
					</ul>
					{errors.internships && <FieldError id={errorId} error={errors.internships} />}
				</fieldset>
				<LegalLine />
				<Button type="submit" disabled={submitting} className="justify-self-start">
					{submitting ? 'Making the list...' : 'Share this list'}
				</Button>
			</SubmitForm>
		</Card>
	);
}
