import { Fragment, type ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import {
	Field,
	FieldError,
	Select,
	SelectArrow,
	TextArea,
	TextField,
} from '#app/ui/forms/field.tsx';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { LATEST_START_DAYS } from '#schema/employers/internship-draft.ts';
import type { Comments } from '#schema/employers/posting.ts';
import {
	DEADLINE_DAYS,
	DRAFT_STEPS,
	type DraftContent,
	FIELDS,
	type FieldName,
	fieldNamed,
} from '#schema/internships/fields.ts';
import { monthlyPay, payFigure, plainFigure } from '#schema/internships/pay-periods.ts';
import { CITIES } from '#schema/internships/places.ts';
import { fewestHours, weeklyHours } from '#schema/internships/weekly-hours.ts';
import { limits } from '#schema/limits.ts';
import { daysAfter } from '#schema/london-day.ts';
import { lowPay } from './wage-panel.tsx';

type StepProps = {
	/** What stands in the fields at first. */
	start: DraftContent;
	/** What stands in them now. */
	content: DraftContent;
	errors: FieldErrors;
	comments: Comments;
	today: string;
	/** Stands below the pay, where there is one column. */
	check?: ReactNode;
};

/** Hints, controls and errors of two fields in lines, also where one label needs two. */
const PAIR =
	'sm:grid-cols-2 sm:gap-y-1.5 sm:*:row-span-4 sm:*:grid-rows-subgrid sm:[&>*>label]:self-end';

/** The fields of a step, as `FIELDS` has them, each row with staff's comments below it. */
export const StepFields = ({ step, ...props }: StepProps & { step: number }) =>
	rowsOf(DRAFT_STEPS[step - 1]?.fields ?? []).map((names) => {
		const [first] = names;
		const fields = names.map((name) => <StepField key={name} name={name} {...props} />);
		const low = names.includes('pay_amount') && tooLow(props);
		return (
			<Fragment key={first}>
				{fieldNamed(first).heading && (
					<h3 className="-mb-2 text-part">{fieldNamed(first).heading}</h3>
				)}
				{names.length > 1 ? (
					<div className={cn('grid items-start gap-5', names.length > 2 ? 'sm:grid-cols-3' : PAIR)}>
						{fields}
						{low && <FieldError id={LOW_PAY} error={low} className="-mt-3 sm:col-span-3" />}
					</div>
				) : (
					fields
				)}
				{names.map((name) => (
					<Comment key={name} text={props.comments[name]} />
				))}
				{names.includes('pay_amount') && props.check}
			</Fragment>
		);
	});

/** A field and those that stand beside it. */
function rowsOf(names: readonly FieldName[]): [FieldName, ...FieldName[]][] {
	const rows: [FieldName, ...FieldName[]][] = [];
	for (const name of names) {
		const row = rows.at(-1);
		if (row && fieldNamed(name).beside) row.push(name);
		else rows.push([name]);
	}
	return rows;
}

/** Staff's comment on a field, from when they returned the draft. */
const Comment = ({ text }: { text: string | undefined }) =>
	text && (
		<p className="rounded-control bg-sun-wash px-4 py-2.5 whitespace-pre-line wrap-anywhere">
			<b>Our comment:</b> {text}
		</p>
	);

function StepField({
	name,
	start,
	content,
	errors,
	today,
}: StepProps & { name: FieldName }): ReactNode {
	const field = fieldNamed(name);
	const { label, question = label, hint, optional = false } = field;
	const value = start[name];
	const common = {
		name,
		label: question,
		hint,
		error: errors[name],
		required: !optional,
		defaultValue: Array.isArray(value) ? value.join('\n') : String(value ?? ''),
	};
	if (name === 'pay_amount') {
		const low = tooLow({ errors, content }) && { error: undefined, errorId: LOW_PAY };
		const typed = start.pay_amount === null ? '' : plainFigure(start.pay_amount);
		return <Pay {...common} {...low} defaultValue={typed} per={start.pay_per} content={content} />;
	}
	if (name === 'pay_per') return null;
	if (name === 'city') return <City {...common} isRemote={content.remote === 'remote'} />;
	switch (field.kind) {
		case 'line':
			return (
				<div>
					<TextField {...common} autoComplete="off" maxLength={field.longest} />
					{field.counts && <LengthNote length={String(content[name]).length} {...field.counts} />}
				</div>
			);
		case 'text':
			return <TextArea {...common} rows={field.rows} maxLength={field.longest} />;
		case 'points':
			return <TextArea {...common} rows={field.rows} />;
		case 'number':
			return (
				<TextField
					{...common}
					inputMode={field.halves ? 'decimal' : 'numeric'}
					autoComplete="off"
				/>
			);
		case 'day':
			return <TextField {...common} type="date" {...daysFrom(name, today)} />;
		case 'flag':
			return <Flag name={name} label={label} hint={hint} isChosen={value === true} />;
		case 'tick':
			return (
				<Flag
					name={name}
					label={label}
					hint={hint}
					error={errors[name]}
					isChosen={value === true}
				/>
			);
		case 'choice':
			if (!field.unchosen && !field.start) return <Choices {...common} options={field.options} />;
			return (
				<Select {...common}>
					{field.unchosen && <option value="">{field.unchosen}</option>}
					{Object.entries(field.options).map(([option, words]) => (
						<option key={option} value={option}>
							{words}
						</option>
					))}
				</Select>
			);
	}
}

const daysFrom = (name: FieldName, today: string) =>
	name === 'starts_on'
		? { min: daysAfter(today, 1), max: daysAfter(today, LATEST_START_DAYS) }
		: { min: daysAfter(today, DEADLINE_DAYS) };

type FieldProps = {
	name: string;
	label: string;
	hint: string | undefined;
	error: string | undefined;
	errorId?: string;
};

const City = ({ isRemote, ...field }: FieldProps & { defaultValue: string; isRemote: boolean }) => (
	<>
		<Field
			field={{
				...field,
				hint: isRemote ? 'Not needed: all of the work is done from home' : field.hint,
				required: !isRemote,
			}}
			control={(attributes) => (
				<span className="relative block">
					<input {...attributes} list="cities" autoComplete="off" maxLength={limits.city} />
					{/* The browser’s arrow, which opens the list, is below ours. */}
					<span className="pointer-events-none absolute top-1/2 right-2.5 size-7 [translate:0_-50%] bg-card" />
					<SelectArrow />
				</span>
			)}
		/>
		<datalist id="cities">
			{CITIES.map((city) => (
				<option key={city} value={city} />
			))}
		</datalist>
	</>
);

/** How many of its letters a line has. */
const LengthNote = ({ length, least, most }: { length: number; least: number; most: number }) => (
	<p
		className={cn(
			'mt-1 text-small even-figures',
			length > most ? 'font-semibold text-hot' : 'text-muted',
		)}
	>
		{length} of at most {most} characters
		{length > 0 && length < least && <span>{`, at least ${least}`}</span>}
	</p>
);

const LOW_PAY = 'low-pay';

/** What is wrong with the pay where that is the minimum wage: it needs the whole line. */
const tooLow = ({ errors, content }: Pick<StepProps, 'errors' | 'content'>) =>
	errors.pay_amount ? lowPay(content) : undefined;

/** What is paid; by the hour also what that is in a month. */
function Pay({
	per,
	content,
	...field
}: FieldProps & {
	required: boolean;
	defaultValue: string;
	per: string;
	content: DraftContent;
}) {
	return (
		<>
			<div>
				<TextField {...field} inputMode="decimal" autoComplete="off" />
				{content.pay_per === 'hour' && (
					<p role="status" className="mt-1.5 text-small text-muted even-figures">
						{monthWords(content)}
					</p>
				)}
			</div>
			<Select name="pay_per" label={FIELDS.pay_per.label} required defaultValue={per}>
				{Object.entries(FIELDS.pay_per.options).map(([option, words]) => (
					<option key={option} value={option}>
						{words}
					</option>
				))}
			</Select>
		</>
	);
}

/** What pay by the hour is in a month. */
function monthWords({ pay_amount, pay_per, hours, least_hours }: DraftContent): string {
	if (!pay_amount || !hours)
		return 'Enter the hours a week: the listing shows the pay of a month, too.';
	const work = { hours, least_hours };
	const month = payFigure(
		monthlyPay({ amount: pay_amount, per: pay_per, hours: fewestHours(work) }),
	);
	return `That is ${least_hours ? 'from' : 'about'} £${month} a month for ${weeklyHours(work)}. The listing shows both.`;
}

const Flag = ({
	name,
	label,
	hint,
	error,
	isChosen,
}: Omit<FieldProps, 'error'> & { error?: string | undefined; isChosen: boolean }) => (
	<div>
		<label className="flex min-h-11 items-center gap-3">
			<input
				type="checkbox"
				name={name}
				defaultChecked={isChosen}
				aria-describedby={cn(hint && `${name}-hint`, error && `${name}-error`) || undefined}
				aria-invalid={error ? true : undefined}
				className="size-5 shrink-0"
			/>
			<span>{label}</span>
		</label>
		{hint && (
			<p id={`${name}-hint`} className="pl-8 text-small text-muted">
				{hint}
			</p>
		)}
		{error && <FieldError id={`${name}-error`} error={error} />}
	</div>
);

/** Radios under a legend. */
function Choices({
	name,
	label,
	options,
	defaultValue,
	error,
}: FieldProps & { options: Record<string, string>; defaultValue: string }) {
	const errorId = `${name}-error`;
	return (
		<fieldset aria-describedby={error ? errorId : undefined}>
			<legend className="font-semibold">{label}</legend>
			<div className="mt-1.5 grid">
				{Object.entries(options).map(([value, words]) => (
					<label key={value} className="flex min-h-11 items-center gap-3">
						<input
							type="radio"
							name={name}
							value={value}
							defaultChecked={defaultValue === value}
							aria-invalid={error ? true : undefined}
							className="size-5 shrink-0"
						/>
						<span>{words}</span>
					</label>
				))}
			</div>
			{error && <FieldError id={errorId} error={error} />}
		</fieldset>
	);
}
