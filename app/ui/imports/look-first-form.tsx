import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { requestApi } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError, fileLook, TextField } from '#app/ui/forms/field.tsx';
import { type FieldErrors, textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { type Message, toast } from '#app/ui/toast.ts';
import { DAY_ORDERS, type DayOrder, type DaysQuestion } from '#schema/internships/import/days.ts';
import { longDate } from '#schema/london-day.ts';

/** What a file does, or would do. */
type FileReport = { stored: boolean; seen: string };

type Kind<Report> = {
	/** The call under /api that looks at a file, and stores it with `seen`. */
	path: string;
	/** Of a file, in bytes, with the words for a larger one. */
	largest?: { bytes: number; words: string };
	/** Whether there is something to store. */
	stores: (report: Report) => boolean;
	/** The second button. */
	label: string;
	failed: (words: string) => Message;
	children: (report: Report) => ReactNode;
};

/** A file that was looked at, as it was then. */
type CheckedFile<Report> = { file: Blob; days: string; report: Report };

/** Looks at a CSV file of internships first, says what it would do, and stores it with a second button. */
export function LookFirstForm<Report extends FileReport>(kind: Kind<Report>) {
	const { path, largest, stores, label, failed, children } = kind;
	const { revalidate } = useRevalidator();
	const [asked, setAsked] = useState<DaysQuestion['ask'] | null>(null);
	const [looked, setLooked] = useState<CheckedFile<Report> | null>(null);
	const send = (file: Blob, query: { days: string; seen?: string }) =>
		requestApi<Report | DaysQuestion>(
			`${path}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`,
			{ method: 'POST', headers: { 'Content-Type': 'text/csv' }, body: file },
		);
	const { onSubmit, errors, submitting } = useSubmit(
		async (values, form): Promise<FieldErrors | null> => {
			const given = values.get('file');
			if (!(given instanceof File) || given.name === '') return { file: 'Choose a file.' };
			if (given.size === 0) return { file: 'The file is empty.' };
			if (largest && given.size > largest.bytes) return { file: largest.words };
			const days = textOf(values, 'days');
			if (asked && days === '') return { days: 'Choose how days are written.' };
			setLooked(null);
			const chosen = chosenIn(form);
			const file = new Blob([await given.arrayBuffer()]);
			const result = await send(file, { days });
			// Something else may have been chosen meanwhile, which nobody has looked at.
			if (chosenIn(form) !== chosen || textOf(new FormData(form), 'days') !== days) return null;
			if (!result.ok) {
				if (result.status === 400 || result.status === 413) return { file: result.message };
				toast(failed(result.message));
			} else if ('ask' in result.value) setAsked(result.value.ask);
			else setLooked({ file, days, report: result.value });
			return null;
		},
	);
	const store = useSubmit(async () => {
		if (!looked) return null;
		const { file, days, report } = looked;
		const result = await send(file, { days, seen: report.seen });
		await revalidate();
		if (result.ok && !('ask' in result.value)) setLooked({ ...looked, report: result.value });
		else {
			setLooked(null);
			if (!result.ok) toast(failed(result.message));
		}
		return null;
	});
	const forget = ({ target }: { target: EventTarget }) => {
		setLooked(null);
		if ((target as HTMLInputElement).name === 'file') setAsked(null);
	};
	const report = looked?.report;
	return (
		<>
			<SubmitForm onSubmit={onSubmit} onChange={forget} className="grid gap-4">
				<TextField
					label="File"
					name="file"
					type="file"
					accept=".csv,text/csv"
					className={cn(fileLook, 'p-1!')}
					required
					error={errors.file}
				/>
				{asked && <DaysChoice asked={asked} error={errors.days} />}
				<Button type="submit" disabled={submitting} className="justify-self-start">
					{submitting ? 'Checking...' : 'Check the file'}
				</Button>
			</SubmitForm>
			{report && children(report)}
			{report && !report.stored && stores(report) && (
				<SubmitForm onSubmit={store.onSubmit}>
					<Button type="submit" disabled={store.submitting}>
						{store.submitting ? 'Importing...' : label}
					</Button>
				</SubmitForm>
			)}
		</>
	);
}

/** The file that is chosen now. */
const chosenIn = (form: HTMLFormElement) =>
	form.querySelector<HTMLInputElement>('[name=file]')?.files?.[0];

const orderWords: Record<DayOrder, string> = {
	'day-first': 'day/month/year',
	'month-first': 'month/day/year',
};

/** Asks how the days of a file are written, where they could be read in two ways. */
function DaysChoice({ asked, error }: { asked: DaysQuestion['ask']; error: string | undefined }) {
	const { line, label, cell, days } = asked;
	return (
		<fieldset ref={focusOn} tabIndex={-1} aria-describedby="days-hint" className="outline-none">
			<legend className="font-semibold">Days are written</legend>
			<p id="days-hint" className="text-small text-muted">
				This file does not show it. In line {line}, “{label}” is {cell}.
			</p>
			<div className="mt-1.5 grid">
				{DAY_ORDERS.map((order) => {
					const day = days[order];
					return (
						<label key={order} className="flex min-h-11 items-center gap-3">
							<input
								type="radio"
								name="days"
								value={order}
								aria-invalid={error ? true : undefined}
								className="size-5 shrink-0"
							/>
							{orderWords[order]}: <span>{day ? longDate(day) : 'this is no day'}</span>
						</label>
					);
				})}
			</div>
			{error && <FieldError error={error} />}
		</fieldset>
	);
}
