import type { FormEvent, RefObject } from 'react';
import { useState } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { blankFields, type FieldErrors, hasErrors, textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { TAKE_BACK_SECONDS } from '#schema/applications/application-moves.ts';
import {
	ANSWERS_AFTER_REFUSAL_DAYS,
	type CompanyAtWork,
	type StaffEmployer,
	sumOf,
} from '#schema/employers/employer-decision.ts';
import { limits } from '#schema/limits.ts';
import type { TakeStep } from './verify-form.tsx';

/** The applications of students who are written to. */
export function touchedBy({ open, paused, ended, ...touched }: CompanyAtWork) {
	return { touched, people: sumOf(touched) };
}

/** The form of a refusal, whose reason is stored in this tab until it is sent. @param onSent before it is */
export function useRefusal(
	{ id, company_name, updated_at, at_work }: StaffEmployer,
	onRefuse: TakeStep,
	onSent: () => void,
) {
	const draft = useFormDraft(`refusal-${id}`);
	const { touched, people } = touchedBy(at_work);
	const faultsOf = (values: FormData): FieldErrors => {
		const faults = blankFields(values, { reason: 'Say why: the employer reads it.' });
		if (people > 0 && textOf(values, 'typed') !== String(people)) faults.typed = `Type ${people}.`;
		return faults;
	};
	const [isFilled, setFilled] = useState(people === 0 && Boolean(draft.typed.reason));
	const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
		const values = new FormData(currentTarget);
		draft.write(values);
		setFilled(!hasErrors(faultsOf(values)));
	};
	const form = useSubmit(async (values) => {
		const faults = faultsOf(values);
		if (hasErrors(faults)) return faults;
		const body = {
			expected: updated_at,
			reason: plainOf(values, 'reason'),
			touched,
			typed: people,
			ends_access: values.has('ends-access'),
		};
		onSent();
		if (await onRefuse(body, `${company_name} is refused.`)) draft.clear();
		return null;
	});
	return { ...form, onInput, isFilled, reason: draft.typed.reason };
}

/** What refusing ends, who is written to, and why. @param begin read first: on a phone the first field is below what ends */
export function RefusalForm({
	employer: { at_work, answers_until, verified_at },
	refusal: { onSubmit, onInput, errors, submitting, isFilled, reason },
	begin,
	onCancel,
}: {
	employer: StaffEmployer;
	refusal: ReturnType<typeof useRefusal>;
	begin: RefObject<HTMLParagraphElement | null>;
	onCancel: () => void;
}) {
	const { people } = touchedBy(at_work);
	return (
		<SubmitForm onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
			<p ref={begin} tabIndex={-1} className="text-muted outline-none">
				Its internships are hidden at once. Nobody is written to for {TAKE_BACK_SECONDS / 60}{' '}
				minutes, and until then you can take this back. It is written into the staff log.
			</p>
			<WhatEnds at_work={at_work} />
			<p className="rounded-control bg-sun-wash px-[min(1rem,4vw)] py-2.5 text-small text-sun-ink">
				<b>The company can still answer, unless it is fraud.</b>{' '}
				<span>
					{answers_until
						? 'It keeps the applications for as long as it was told before, and nothing else.'
						: `It keeps the applications for ${ANSWERS_AFTER_REFUSAL_DAYS} days, and nothing else: no new internships, no new applications. What is unanswered then, our office answers.`}
				</span>
			</p>
			<label className="flex min-h-11 items-start gap-3">
				<input type="checkbox" name="ends-access" className="mt-0.5 size-5 shrink-0" />
				<span>
					<b>It is fraud: end its access</b>
					<br />
					<span className="text-small text-muted">
						In {TAKE_BACK_SECONDS / 60} minutes it no longer sees names, CVs and messages. Our
						office answers the applications.
					</span>
				</span>
			</label>
			<div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
				<TextArea
					label="Reason for refusing"
					name="reason"
					hint="The employer reads it, also in an email"
					rows={2}
					maxLength={limits.staffNote}
					required
					defaultValue={reason}
					error={errors.reason}
				/>
				{people > 0 && (
					<TextField
						label={`Type ${people} to go on`}
						name="typed"
						hint="The applications whose students are written to"
						inputMode="numeric"
						autoComplete="off"
						maxLength={9}
						required
						className="max-w-40"
						error={errors.typed}
					/>
				)}
			</div>
			{/* Always in view. */}
			<div className="bottom-0 tall:sticky -mx-inset -mb-inset flex flex-wrap items-center justify-end gap-3 border-t border-line bg-card px-inset py-3 max-sm:*:flex-auto">
				<Button look="secondary" onClick={onCancel}>
					{verified_at ? 'Keep it verified' : 'Keep it as it is'}
				</Button>
				{/* It has its colour once it does something: the fields may be below the window. */}
				<Button type="submit" look={isFilled ? 'hot' : 'secondary'} disabled={submitting}>
					{people > 0 ? `Refuse, write to ${people}` : 'Refuse'}
				</Button>
			</div>
		</SubmitForm>
	);
}

const WhatEnds = ({ at_work }: Pick<StaffEmployer, 'at_work'>) => (
	<ul className="ruled rounded-control border border-line text-small">
		{endsOf(at_work).map(([count, words]) => (
			<li key={words} className="flex flex-wrap items-baseline gap-x-4 px-[min(1rem,4vw)] py-1.5">
				<b className="w-10 shrink-0 text-body even-figures tall:text-right">{count}</b>
				<span className="min-w-0 flex-[1_1_10rem]">{words}</span>
			</li>
		))}
	</ul>
);

/** What refusing ends, in numbers by what each person will read. */
function endsOf({ open, paused, ended, ...touched }: CompanyAtWork): [number, string][] {
	const status = `hidden: ${open} open, ${paused} paused`;
	const lines: [count: number, one: string, more: string][] = [
		[open + paused, `internship is ${status}`, `internships are ${status}`],
		[
			touched.waiting,
			'application waits for an answer: the student is told, and can wait or withdraw',
			'applications wait for an answer: the students are told, and can wait or withdraw',
		],
		[
			touched.interview,
			'application has an interview: the student is told. We do not cancel it',
			'applications have an interview: the students are told. We do not cancel them',
		],
		[
			touched.offered,
			'offer stands: the student is warned',
			'offers stand: the students are warned',
		],
		[
			touched.accepted,
			'accepted offer: the student is warned',
			'accepted offers: the students are warned',
		],
		[
			ended,
			'application has ended: nobody is written to',
			'applications have ended: nobody is written to',
		],
	];
	return lines
		.filter(([count]) => count > 0)
		.map(([count, one, more]) => [count, count === 1 ? one : more]);
}
