import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
	deleteFilter,
	renameFilter,
	saveFilter,
} from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Button } from '#app/ui/button.tsx';
import { chipLook } from '#app/ui/chip-look.ts';
import { Dialog, openAtField } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.ts';
import {
	type ApplicantFilters,
	filtersIn,
	queryOf,
} from '#schema/applications/applicant-filters.ts';
import {
	MOST_SAVED_FILTERS,
	type SavedFilter,
	savedQuery,
} from '#schema/applications/saved-filters.ts';
import { limits } from '#schema/limits.ts';

/** The combinations of filters that the reader has kept, over the list; the present one can be kept, or is one of them. */
export function SavedFilters({
	saved,
	filters,
}: {
	saved: SavedFilter[];
	filters: ApplicantFilters;
}) {
	const { list } = useHost();
	const { run, busy } = useDeed();
	const dialog = useRef<HTMLDialogElement>(null);
	/** Counted anew for each opening, so that the field begins empty. */
	const [opened, setOpened] = useState(0);
	const query = savedQuery(queryOf(filters));
	const current = saved.find((one) => one.query === query);
	if (saved.length === 0 && query === '') return null;
	const open = () => {
		// At once: the field of the form before is not the one that gets the focus.
		flushSync(() => setOpened(opened + 1));
		openAtField(dialog.current);
	};
	const remove = async ({ id, name }: SavedFilter) => {
		const result = await run(deleteFilter(id));
		toast(
			result.ok ? hostMessages.filterDeleted(name) : applicationMessages.failed(result.message),
		);
	};
	return (
		<div data-no-print className="flex flex-wrap items-center gap-2">
			{saved.length > 0 && (
				<ul aria-label="Saved filters" className="flex flex-wrap gap-2">
					{saved.map((one) => (
						<li key={one.id}>
							<Link
								to={list({ ...filtersIn(new URLSearchParams(one.query)), view: filters.view })}
								preventScrollReset
								aria-current={one === current ? 'true' : undefined}
								className={chipLook(one === current, 'text-small wrap-anywhere')}
							>
								<Bookmark aria-hidden="true" className="size-4 shrink-0" />
								{one.name}
							</Link>
						</li>
					))}
				</ul>
			)}
			{current ? (
				<>
					<Button look="text" className="px-2!" aria-haspopup="dialog" onClick={open}>
						Rename<span className="sr-only"> {current.name}</span>
					</Button>
					<Button look="text" className="px-2!" disabled={busy} onClick={() => remove(current)}>
						Delete<span className="sr-only"> {current.name}</span>
					</Button>
				</>
			) : (
				query !== '' &&
				saved.length < MOST_SAVED_FILTERS && (
					<Button look="text" className="px-2!" aria-haspopup="dialog" onClick={open}>
						Save these filters
					</Button>
				)
			)}
			<Dialog ref={dialog} title={current ? 'Rename saved filters' : 'Save these filters'}>
				<NameForm
					key={opened}
					current={current}
					query={query}
					onDone={() => dialog.current?.close()}
				/>
			</Dialog>
		</div>
	);
}

function NameForm({
	current,
	query,
	onDone,
}: {
	/** That is renamed; undefined for new ones. */
	current: SavedFilter | undefined;
	query: string;
	onDone: () => void;
}) {
	const { run } = useDeed();
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const name = plainOf(values, 'name').trim();
		if (name === '') return { name: 'Give them a name.' };
		const result = await run(current ? renameFilter(current.id, name) : saveFilter(name, query));
		if (!result.ok) return { name: result.message };
		onDone();
		return null;
	});
	return (
		<SubmitForm onSubmit={onSubmit} className="grid gap-4">
			<TextField
				label="Name"
				name="name"
				required
				autoComplete="off"
				maxLength={limits.filterName}
				defaultValue={current?.name}
				hint="Only you see it. Filters, words and order are kept; who matches is looked up each time."
				error={errors.name}
			/>
			<span>
				<Button type="submit" disabled={submitting}>
					{submitting ? 'Saving...' : 'Save'}
				</Button>
			</span>
		</SubmitForm>
	);
}
