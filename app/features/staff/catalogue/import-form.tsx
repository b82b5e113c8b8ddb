import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { requestApi } from '#app/lib/calls/call-api.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError, TextField } from '#app/ui/forms/field.tsx';
import { type FieldErrors, textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { DAY_ORDERS, type DayOrder } from '#schema/internships/import/days.ts';
import { longDate } from '#schema/london-day.ts';
import type { DaysQuestion, ImportReport } from '#schema/staff/catalogue-import.ts';
import { Report } from './report.tsx';

/** A file that was looked at, as it was then. */
type Looked = { file: Blob; days: string; report: ImportReport };

/** Looks at a file first, says what it would do, and stores it with a second button. */
export function ImportForm() {
	const { revalidate } = useRevalidator();
	const [asked, setAsked] = useState<DaysQuestion['ask'] | null>(null);
	const [looked, setLooked] = useState<Looked | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(
		async (values, form): Promise<FieldErrors | null> => {
			const given = values.get('file');
			if (!(given instanceof File) || given.name === '') return { file: 'Choose a file.' };
			if (given.size === 0) return { file: 'The file is empty.' };
			const days = textOf(values, 'days');
			if (asked && days === '') return { days: 'Choose how days are written.' };
			setLooked(null);
			const chosen = chosenIn(form);
			const file = new Blob([await given.arrayBuffer()]);
			const result = await send(file, { days });
			// Something else may have been chosen meanwhile, which nobody has looked at.
			if (chosenIn(form) !== chosen || textOf(new FormData(form), 'days') !== days) return null;
			if (!result.ok) {
				if (result.status === 400) return { file: result.message };
				toast(staffMessages.failed(result.message));
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
			if (!result.ok) toast(staffMessages.failed(result.message));
		}
		return null;
	});
	const forget = ({ target }: { target: EventTarget }) => {
		setLooked(null);
		if ((target as HTMLInputElement).name === 'file') setAsked(null);
	};
	const report = looked?.report;
	const stores = report && report.wrong === 0 && report.added + report.changed > 0;
	return (
		<>
			<SubmitForm onSubmit={onSubmit} onChange={forget} className="grid gap-4">
				<TextField
					label="File"
					name="file"
					type="file"
					accept=".csv,text/csv"
					className="file-field p-1!"
					required
					error={errors.file}
				/>
				{asked && <DaysChoice asked={asked} error={errors.days} />}
				<Button type="submit" disabled={submitting} className="justify-self-start">
					{submitting ? 'Checking...' : 'Check the file'}
				</Button>
			</SubmitForm>
			{report && <Report report={report} />}
			{stores && !report.stored && (
				<SubmitForm onSubmit={store.onSubmit}>
					<Button type="submit" disabled={store.submitting}>
						{store.submitting ? 'Importing...' : 'Import'}
					</Button>
				</SubmitForm>
			)}
		</>
	);
}

/** The file that is chosen now. */
const chosenIn = (form: HTMLFormElement) =>
	form.querySelector<HTMLInputElement>('[name=file]')?.files?.[0];

const send = (file: Blob, query: { days: string; seen?: string }) =>
	requestApi<ImportReport | DaysQuestion>(
		`/staff/catalogue/import?${new URLSearchParams(
			Object.entries(query).filter(([, value]) => value !== ''),
		)}`,
		{ method: 'POST', headers: { 'Content-Type': 'text/csv' }, body: file },
	);

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
