import { useRef } from 'react';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { listMessages } from '#app/messages/lists.ts';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.ts';
import { longDate } from '#schema/london-day.ts';
import type { OwnList } from '#schema/students/shared-list.ts';
import { changeList, endList } from './api.ts';
import { ListAddress } from './list-address.tsx';
import { faultsIn, refusedField, wordsIn } from './list-words.ts';
import { WordFields } from './word-fields.tsx';

/** A list that one shares: where it is read, and what its maker can do with it. */
export function OwnListCard({ list }: { list: OwnList }) {
	const { title, line, name, count, made_on, ends_on, address } = list;
	return (
		<li>
			<Card className="grid gap-4">
				<div>
					<h3 className="text-body wrap-anywhere">
						{address ? (
							<Link to={new URL(address).pathname} className="link inline-block py-1">
								{title}
							</Link>
						) : (
							<span>{title}</span>
						)}
					</h3>
					{line && <p className="wrap-anywhere">{line}</p>}
					{name && <p className="wrap-anywhere">Shared by {name}</p>}
					<p className="text-small text-muted">
						<span>{count === 1 ? '1 internship' : `${count} internships`}</span>, since{' '}
						{longDate(made_on)}, until {longDate(ends_on)}
					</p>
				</div>
				{address ? (
					<ListAddress address={address} title={title} />
				) : (
					<p className="text-small text-muted">
						Its address cannot be shown any more. Who has it still reads the list.
					</p>
				)}
				<div className="flex flex-wrap gap-3">
					<ChangeList key={`${title} ${line} ${name}`} list={list} />
					<EndList list={list} />
				</div>
			</Card>
		</li>
	);
}

function ChangeList({ list: { id, title, line, name } }: { list: OwnList }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { run } = useDeed();
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const words = wordsIn(values);
		const faults = faultsIn(words);
		if (faults) return faults;
		const result = await run(changeList(id, words));
		if (!result.ok) return refusedField(result);
		dialog.current?.close();
		toast(listMessages.changed);
		return null;
	});
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
				Change title<span className="sr-only"> of {title}</span>
			</Button>
			<Dialog ref={dialog} title="Change what it says">
				<SubmitForm onSubmit={onSubmit} className="grid gap-5">
					<WordFields words={{ title, line, name }} errors={errors} />
					<div className="flex flex-wrap gap-3">
						<Button type="submit" disabled={submitting}>
							{submitting ? 'Changing it...' : 'Change it'}
						</Button>
						<Button look="secondary" disabled={submitting} onClick={() => dialog.current?.close()}>
							Keep it as it is
						</Button>
					</div>
				</SubmitForm>
			</Dialog>
		</>
	);
}

const EndList = ({ list: { id, title } }: { list: OwnList }) => (
	<AskFirst
		label="End this list"
		of={`: ${title}`}
		title="End this list?"
		yes="Yes, end it"
		working="Ending it..."
		no="Keep it"
		look="hot"
		does={() => endList(id)}
		said={listMessages.ended}
		failed={listMessages.failed}
	>
		<p className="wrap-anywhere">
			Nobody can read <b>{title}</b> then, at once and for good. A new list has another address.
		</p>
	</AskFirst>
);
