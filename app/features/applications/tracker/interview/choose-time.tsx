import { type FormEvent, useId, useState } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { lineOf } from '#app/ui/forms/typed.ts';
import { WholeDays } from '#app/ui/whole-days.tsx';
import {
	dayOfTime,
	hoursText,
	lengthText,
	timeElsewhere,
} from '#schema/applications/interview/interview-words.ts';
import { NoneOfThese } from './none-of-these.tsx';
import { freeTimes, hasBegun, type Invited, ownZone, useInterview } from './use-interview.ts';

/** The times of an invitation, of which one is chosen, or none suits. */
export function ChooseTime({ invited }: { invited: Invited }) {
	const { busy, choosing, answer } = useInterview(invited);
	const [missing, setMissing] = useState(false);
	const [error, form] = [useId(), useId()];
	const { times, minutes, place, answer: before } = invited.interview;
	const zone = ownZone();
	const possible = freeTimes(invited.interview);
	const choose = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const time = lineOf(new FormData(event.currentTarget), 'time');
		setMissing(time === '');
		if (time !== '') await answer(time);
	};
	return (
		<div className="grid gap-3" data-no-print="">
			{before?.message && (
				<p className="rounded-control bg-wash p-4 wrap-anywhere">
					<b className="block">You wrote that none of these times suits:</b>
					{before.message}
				</p>
			)}
			<form id={form} onSubmit={choose}>
				<fieldset className="grid gap-2" aria-describedby={missing ? error : undefined}>
					<legend className="mb-2 font-semibold">
						Choose a time: {lengthText(minutes)}, UK time
					</legend>
					{place && <p className="text-muted wrap-anywhere">{place}</p>}
					<div className="grid gap-2 @sm:grid-cols-2">
						{times.map(({ at, free }) => (
							<Slot
								key={at}
								at={at}
								minutes={minutes}
								there={timeElsewhere(at, zone)}
								gone={hasBegun(at) ? 'has passed' : free ? null : 'is taken'}
								only={possible.length === 1}
							/>
						))}
					</div>
				</fieldset>
			</form>
			{possible.length === 0 && <p>None of these is free any more.</p>}
			{missing && <FieldError id={error} error="Choose one of the times." />}
			<div className="flex flex-wrap items-center gap-3">
				{possible.length > 0 && (
					<Button type="submit" form={form} disabled={busy}>
						{choosing ? 'Choosing...' : 'Choose this time'}
					</Button>
				)}
				<NoneOfThese invited={invited} />
			</div>
			<p className="text-small text-muted">
				You both get an email with a file for the calendar. You can move or cancel it here.
			</p>
		</div>
	);
}

/** One time. @param gone why it cannot be chosen any more */
const Slot = ({
	at,
	minutes,
	there,
	gone,
	only,
}: {
	at: string;
	minutes: number;
	there: string | null;
	gone: string | null;
	only: boolean;
}) => (
	<label
		className={cn(
			'flex min-h-11 items-center gap-3 rounded-control border border-control px-4 py-1.5',
			gone && 'text-muted',
		)}
	>
		<input
			type="radio"
			name="time"
			value={at}
			disabled={gone !== null}
			defaultChecked={only && gone === null}
			className="size-5 shrink-0"
		/>
		<span className="min-w-0">
			<b className="block">
				<WholeDays words={dayOfTime(at)} />
			</b>
			{hoursText(at, minutes)}
			{gone && <span>, {gone}</span>}
			{there && <span className="block text-small text-muted">Where you are: {there}</span>}
		</span>
	</label>
);
