import { Select, TextField } from '#app/ui/forms/field.tsx';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { differences, isStartOpen } from '#schema/applications/offer/offer-facts.ts';
import { limits } from '#schema/limits.ts';
import { daysAfter } from '#schema/london-day.ts';
import { forHost, type OfferTo, readOffer, type TypedOffer } from './typed-offer.ts';

/** What is offered, beside what the listing says and what the applicant has said of days and permission. */
export function OfferFields({
	typed,
	to,
	today,
	onChange,
	errors,
}: {
	typed: TypedOffer;
	to: OfferTo;
	/** ISO date in Europe/London. */
	today: string;
	onChange: (typed: TypedOffer) => void;
	errors: FieldErrors;
}) {
	const { internship } = to;
	if (!internship) return null;
	const open = isStartOpen(internship, today);
	const field = (name: keyof TypedOffer) => ({
		name: `offer-${name}`,
		value: typed[name],
		error: errors[`offer-${name}`],
		onChange: ({ target }: { target: { value: string } }) =>
			onChange({ ...typed, [name]: target.value }),
	});
	const read = readOffer(typed, to, today);
	const notes = read?.facts
		? [...differences(read.facts, internship), ...read.doubts.map(forHost)]
		: [];
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-2 font-semibold">What you offer</legend>
			{open && internship.starts && (
				<p className="text-small text-muted">The listing says: {internship.starts}.</p>
			)}
			<div className="grid gap-3 @sm:grid-cols-2">
				<TextField
					label="First day"
					type="date"
					required
					min={daysAfter(today, 1)}
					{...field('first_day')}
				/>
				<TextField
					label="Last day"
					type="date"
					required
					min={typed.first_day}
					{...field('last_day')}
				/>
				<TextField label="Hours a week" inputMode="decimal" required {...field('hours')} />
				<TextField
					label={
						internship.pay_currency === 'GBP'
							? 'Pay in pounds'
							: `Pay in ${internship.pay_currency}`
					}
					inputMode="decimal"
					required
					{...field('pay_amount')}
				/>
				<Select label="Paid per" required {...field('pay_per')}>
					<option value="month">month</option>
					<option value="week">week</option>
					<option value="hour">hour</option>
				</Select>
				<TextField
					label="They report to"
					required={open}
					maxLength={limits.name}
					autoComplete="off"
					{...field('report_to')}
				/>
			</div>
			<TextField label="Place" required maxLength={limits.location} {...field('place')} />
			<ul role="status" className="grid gap-1 text-small text-sun-ink empty:hidden">
				{notes.map((words) => (
					<li key={words} className="rounded-control bg-sun-wash px-3 py-2">
						{words}
					</li>
				))}
			</ul>
		</fieldset>
	);
}
