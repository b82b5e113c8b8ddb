import { X } from 'lucide-react';
import { Button, PlainButton } from '#app/ui/button.tsx';
import { Select, TextField } from '#app/ui/forms/field.tsx';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { lengthText } from '#schema/applications/interview/interview-words.ts';
import {
	LENGTHS,
	type LondonTimeOfDay,
	MOST_TIMES,
} from '#schema/applications/interview/invitation.ts';
import { limits } from '#schema/limits.ts';
import { NO_TIME, type TypedInvitation } from './typed-invitation.ts';

/** The times of an interview, its length and place; or that the student is to write. */
export function InvitationFields({
	typed,
	today,
	several,
	onChange,
	errors,
}: {
	typed: TypedInvitation;
	/** ISO date in Europe/London. */
	today: string;
	/** Whether more than one student is invited. */
	several: boolean;
	onChange: (typed: TypedInvitation) => void;
	errors: FieldErrors;
}) {
	const { times, in_writing } = typed;
	const setTime = (place: number, change: Partial<LondonTimeOfDay>) =>
		onChange({
			...typed,
			times: times.map((one, at) => (at === place ? { ...one, ...change } : one)),
		});
	return (
		<div className="grid gap-3">
			{!in_writing && (
				<>
					<fieldset className="grid gap-2">
						<legend className="mb-1 font-semibold">Times to choose from</legend>
						<p className="text-small text-muted">
							Up to {MOST_TIMES}, in UK time;{' '}
							<span>{several ? 'each student' : 'the student'}</span> chooses one, or says that none
							suits.
						</p>
						<ul className="grid gap-2">
							{times.map((time, place) => (
								<OneTime
									// biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and two may be alike
									key={place}
									time={time}
									place={place}
									today={today}
									error={errors[`interview-day-${place}`]}
									onChange={(change) => setTime(place, change)}
									onRemove={
										times.length > 1
											? () => onChange({ ...typed, times: times.filter((_, at) => at !== place) })
											: undefined
									}
								/>
							))}
						</ul>
						{times.length < MOST_TIMES && (
							<Button
								look="text"
								className="justify-self-start"
								onClick={() => onChange({ ...typed, times: [...times, NO_TIME] })}
							>
								Another time ({times.length} of {MOST_TIMES})
							</Button>
						)}
					</fieldset>
					<Select
						label="Length"
						name="interview-minutes"
						required
						value={typed.minutes}
						onChange={({ target }) => onChange({ ...typed, minutes: target.value })}
					>
						{LENGTHS.map((minutes) => (
							<option key={minutes} value={minutes}>
								{lengthText(minutes)}
							</option>
						))}
					</Select>
					<TextField
						label="Place or link"
						name="interview-place"
						required
						maxLength={limits.url}
						autoComplete="off"
						value={typed.place}
						onChange={({ target }) => onChange({ ...typed, place: target.value })}
						error={errors['interview-place']}
					/>
					<Tick
						checked={typed.one_each}
						onChange={(one_each) => onChange({ ...typed, one_each })}
						label="Each time is for one student"
					/>
				</>
			)}
			<Tick
				checked={in_writing}
				onChange={(writing) => onChange({ ...typed, in_writing: writing })}
				label={`No times: ${several ? 'the students write' : 'the student writes'} to us`}
			/>
		</div>
	);
}

function OneTime({
	time,
	place,
	today,
	error,
	onChange,
	onRemove,
}: {
	time: LondonTimeOfDay;
	/** In the list of times. */
	place: number;
	today: string;
	error: string | undefined;
	onChange: (change: Partial<LondonTimeOfDay>) => void;
	onRemove: (() => void) | undefined;
}) {
	return (
		<li className="flex items-end gap-2">
			<div className="flex min-w-0 flex-1 flex-wrap gap-2">
				<div className="flex-[1_1_9rem]">
					<TextField
						label={`Day ${place + 1}`}
						name={`interview-day-${place}`}
						type="date"
						required
						min={today}
						value={time.day}
						onChange={({ target }) => onChange({ day: target.value })}
						error={error}
					/>
				</div>
				<div className="flex-[1_1_9rem]">
					<TextField
						label={`Time ${place + 1}`}
						name={`interview-time-${place}`}
						type="time"
						required
						value={time.time}
						onChange={({ target }) => onChange({ time: target.value })}
					/>
				</div>
			</div>
			{onRemove && (
				<PlainButton
					className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
					aria-label={`Remove time ${place + 1}`}
					onClick={onRemove}
				>
					<X aria-hidden="true" className="size-5" />
				</PlainButton>
			)}
		</li>
	);
}

const Tick = ({
	checked,
	onChange,
	label,
}: {
	checked: boolean;
	onChange: (checked: boolean) => void;
	label: string;
}) => (
	<label className="flex min-h-11 items-center gap-3">
		<input
			type="checkbox"
			checked={checked}
			onChange={({ target }) => onChange(target.checked)}
			className="size-5 shrink-0"
		/>
		{label}
	</label>
);
