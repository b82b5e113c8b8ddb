import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { ALERTS_PATH } from '#app/lib/addresses/alert-address.ts';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { download } from '#app/lib/calls/save-file.ts';
import { calendarMessages } from '#app/messages/saved.ts';
import { Button } from '#app/ui/button.tsx';
import { fieldLook } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.ts';
import { longDate } from '#schema/london-day.ts';
import type { CalendarAddress, NewCalendarAddress } from '#schema/students/saved-internships.ts';

/**
 * The deadlines of what is saved in the reader's own calendar: as a file, and for who is signed in as an address that
 * follows the list. @param calendar null for a visitor
 */
export function SavedCalendar({
	slugs,
	calendar,
}: {
	slugs: string[];
	calendar: CalendarAddress | null;
}) {
	const heading = useId();
	const [saving, setSaving] = useState(false);
	const save = async () => {
		setSaving(true);
		const done = await download('/api/saved/deadlines', 'Saved deadlines.ics', {
			internships: slugs,
		});
		if (!done) toast(calendarMessages.noFile);
		setSaving(false);
	};
	return (
		<section
			aria-labelledby={heading}
			data-no-print=""
			className="grid justify-items-start gap-4 rounded-card border border-line bg-card p-inset"
		>
			<h2 id={heading} className="text-part">
				Deadlines in your calendar
			</h2>
			<p>A file has the deadlines as they are now.</p>
			<Button look="secondary" disabled={saving} onClick={() => save()}>
				<CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
				{saving ? 'Fetching...' : 'Save all deadlines as a file'}
			</Button>
			{calendar && <Address before={calendar.made_on} />}
			{calendar && (
				<p className="text-small text-muted">
					We can also email you three days before a deadline: see your{' '}
					<Link to={ALERTS_PATH} className="link">
						alerts
					</Link>
					.
				</p>
			)}
		</section>
	);
}

/** @param before the day on which there was one when the page was loaded */
function Address({ before }: { before: string | null }) {
	const [madeOn, setMadeOn] = useState(before);
	const [address, setAddress] = useState<string | null>(null);
	const [waiting, setWaiting] = useState(false);
	const ask = async <T,>(path: string, done: (value: T) => void) => {
		setWaiting(true);
		const result: CallResult<T> = await callApi<T>(path, {});
		if (result.ok) done(result.value);
		else toast(calendarMessages.failed(result.message));
		setWaiting(false);
	};
	const make = () => ask<NewCalendarAddress>('/saved/calendar', (made) => setAddress(made.address));
	const end = () =>
		ask('/saved/calendar/end', () => {
			setAddress(null);
			setMadeOn(null);
			toast(calendarMessages.ended);
		});
	const has = address !== null || madeOn !== null;
	return (
		<>
			<p>
				With an address, your calendar program follows this list by itself. Anybody who has the
				address can read your list, and nothing else of your account.
			</p>
			{address !== null && <NewAddress address={address} />}
			{address === null && madeOn !== null && (
				<p>You made an address on {longDate(madeOn)}. It was shown once.</p>
			)}
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" disabled={waiting} onClick={() => make()}>
					{has ? 'Make a new address' : 'Make an address'}
				</Button>
				{has && (
					<Button look="text" disabled={waiting} onClick={() => end()}>
						End the address
					</Button>
				)}
			</div>
			{has && <p className="text-small text-muted">With a new address the earlier one ends.</p>}
		</>
	);
}

/** It takes the focus, as it is shown only now. */
function NewAddress({ address }: { address: string }) {
	const id = useId();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(address);
			toast(calendarMessages.copied);
		} catch {
			toast(calendarMessages.notCopied);
		}
	};
	return (
		<div className="grid w-full gap-1.5">
			<label htmlFor={id} className="font-semibold">
				Address for your calendar program
			</label>
			<p className="text-small text-muted" id={`${id}-hint`}>
				Add it there as a calendar from the web. It is shown once.
			</p>
			<input
				key={address}
				ref={focusAndSelect}
				id={id}
				aria-describedby={`${id}-hint`}
				readOnly
				value={address}
				className={fieldLook}
			/>
			<div className="flex flex-wrap gap-3">
				<Button onClick={() => copy()}>Copy the address</Button>
				<a
					href={address.replace(/^https?:/, 'webcal:')}
					className="link inline-flex min-h-11 items-center"
				>
					Open it in my calendar program
				</a>
			</div>
		</div>
	);
}

function focusAndSelect(input: HTMLInputElement | null) {
	input?.focus();
	input?.select();
}
