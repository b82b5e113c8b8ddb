import { useState } from 'react';
import { MoreButton } from '#app/features/staff/parts/more-button.tsx';
import { useMay } from '#app/features/staff/staff-context.tsx';
import { callApi } from '#app/lib/calls/call-api.ts';
import { download } from '#app/lib/calls/save-file.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { TakeOut } from '#app/ui/take-out.tsx';
import { toast } from '#app/ui/toast.ts';
import { londonDay, londonTime, longDate, weekday } from '#schema/london-day.ts';
import type { StaffLogLine, StaffLogPage } from '#schema/staff/staff.ts';
import { type LogFilters, MOST_LOG_LINES } from '#schema/staff/staff-log.ts';
import { detailWords, stepsCalled, stepWords, subjectPath } from './log-words.ts';

const searchCall = '/staff/log/search';
const NOTHING: LogFilters = { q: '', person: '', steps: [], from: null, to: null };

/** Every step that staff took, newest first, and a search in it. What is looked for is in no address. */
export function StaffLog({ newest }: { newest: StaffLogPage }) {
	const [page, setPage] = useState(newest);
	const [filters, setFilters] = useState(NOTHING);
	const mayTakeOut = useMay('exports');
	if (newest.items.length === 0)
		return (
			<EmptyState
				scene="tea"
				title="Nothing is in the log yet"
				text="Each decision of staff appears here: what was done, by whom and when."
			/>
		);
	const { items, next } = page;
	return (
		<div className="grid gap-5">
			<Search
				onResult={(chosen, result) => {
					setFilters(chosen);
					setPage(result);
				}}
			/>
			<div className="flex flex-wrap items-center justify-between gap-3" data-no-print>
				<p role="status" className="text-muted">
					{items.length === 0 ? 'No line is like this.' : 'Newest first.'}
				</p>
				{items.length > 0 && mayTakeOut && <TakeOutLog filters={filters} />}
			</div>
			{[...byDay(items)].map(([day, lines]) => (
				<section key={day}>
					<h2 className="mb-2 text-body">
						{weekday(day)} {longDate(day)}
					</h2>
					<ul className="rounded-card border border-line bg-card px-4 sm:px-5.5">
						<Entries>
							{lines.map((line) => (
								<Line key={line.number} line={line} />
							))}
						</Entries>
					</ul>
				</section>
			))}
			{next !== null && (
				<MoreButton<StaffLogPage>
					path={searchCall}
					body={{ ...filters, before: next }}
					// Not where something else was looked for meanwhile.
					onMore={(more) =>
						setPage((now) => (now === page ? { ...more, items: [...items, ...more.items] } : now))
					}
				>
					Show older lines
				</MoreButton>
			)}
		</div>
	);
}

/** By the day in London on which each step was taken. */
function byDay(lines: StaffLogLine[]): Map<string, StaffLogLine[]> {
	const days = new Map<string, StaffLogLine[]>();
	for (const line of lines) {
		const day = londonDay(new Date(line.at));
		days.set(day, [...(days.get(day) ?? []), line]);
	}
	return days;
}

function Search({ onResult }: { onResult: (filters: LogFilters, page: StaffLogPage) => void }) {
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const step = plainOf(values, 'step');
		const steps = step === '' ? [] : stepsCalled(step);
		if (step !== '' && steps.length === 0) return { step: 'No step is called so.' };
		const chosen: LogFilters = {
			q: plainOf(values, 'q'),
			person: plainOf(values, 'person'),
			steps,
			from: plainOf(values, 'from') || null,
			to: plainOf(values, 'to') || null,
		};
		const result = await callApi<StaffLogPage>(searchCall, chosen);
		if (result.ok) onResult(chosen, result.value);
		else toast(staffMessages.failed(result.message));
		return null;
	});
	return (
		<SubmitForm
			onSubmit={onSubmit}
			// In two columns on a phone, too, where text is not large: the lines begin on the first screen.
			className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-end gap-x-4 gap-y-3 *:min-w-0 sm:grid-cols-2 @5xl:grid-cols-3"
			data-no-print
		>
			<div className="col-span-full sm:col-auto">
				<TextField label="Words in the details" name="q" maxLength={200} autoComplete="off" />
			</div>
			<TextField label="Who, by email address" name="person" maxLength={200} autoComplete="off" />
			<TextField
				label="What was done"
				name="step"
				maxLength={100}
				autoComplete="off"
				error={errors.step}
			/>
			<TextField label="From day" name="from" type="date" />
			<TextField label="Until day" name="to" type="date" />
			<Button
				type="submit"
				look="secondary"
				size="large"
				disabled={submitting}
				className="col-span-full sm:col-auto"
			>
				{submitting ? 'Searching...' : 'Search the log'}
			</Button>
		</SubmitForm>
	);
}

/** Saves what was looked for as a file. */
function TakeOutLog({ filters }: { filters: LogFilters }) {
	const save = async (reason: string) => {
		const saved = await download('/api/staff/log.csv', 'staff-log.csv', { ...filters, reason });
		if (!saved) toast(hostMessages.fileFailed);
		return saved;
	};
	return (
		<TakeOut
			what="log of staff"
			hint={`The lines as looked for, the newest ${MOST_LOG_LINES.toLocaleString('en-GB')} at most. The staff log says how many, which, and this.`}
			save={save}
		>
			CSV
		</TakeOut>
	);
}

const Line = ({ line }: { line: StaffLogLine }) => {
	const path = subjectPath(line);
	const detail = detailWords(line);
	return (
		<li className="grid gap-x-5 border-t border-line py-3 first:border-0 sm:grid-cols-[3.5rem_minmax(0,1fr)] @5xl:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1.25fr)]">
			<p className="text-small text-muted even-figures">
				<time dateTime={line.at}>{londonTime(new Date(line.at))}</time>
			</p>
			<p className="min-w-0 wrap-anywhere">
				<b>{stepWords(line)}</b> <span className="text-muted">by {line.staff_email}</span>
			</p>
			<div className="min-w-0 @max-5xl:sm:col-start-2">
				{path ? (
					<Link to={path} className="link -my-2 inline-block py-2.5 wrap-anywhere">
						{line.name}
					</Link>
				) : (
					line.subject_id && (
						<p className="wrap-anywhere">
							{line.name ?? <span className="text-muted">Not stored any more</span>}
						</p>
					)
				)}
				{detail && <p className="whitespace-pre-line wrap-anywhere">{detail}</p>}
			</div>
		</li>
	);
};
