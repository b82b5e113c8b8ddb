import { Select, TextField } from '#app/ui/forms/field.tsx';
import { sponsorshipLabels } from '#schema/employers/draft-words.ts';
import {
	ANSWER_RANGE,
	CAP_RANGE,
	draftLabels,
	HOURS_RANGE,
} from '#schema/employers/internship-draft.ts';
import { Choices, Comment, fieldOf, type StepFields } from './fields.tsx';

const sponsorships = Object.entries(sponsorshipLabels).map(([value, label]) => ({ value, label }));

export function PayStep(fields: StepFields) {
	const { start, errors, comments } = fields;
	return (
		<>
			<h3 className="text-[1.1rem]">What you pay</h3>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<TextField
					{...fieldOf(fields, 'pay_amount')}
					inputMode="numeric"
					autoComplete="off"
					required
				/>
				<Select {...fieldOf(fields, 'pay_per')} required>
					<option value="month">month</option>
					<option value="week">week</option>
				</Select>
				<TextField
					{...fieldOf(fields, 'hours')}
					label={`Hours a week, at most ${HOURS_RANGE.most}`}
					inputMode="decimal"
					autoComplete="off"
					required
				/>
			</div>
			<Comment of="pay_amount" comments={comments} />
			<Comment of="hours" comments={comments} />
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					name="part_of_course"
					defaultChecked={start.part_of_course}
					className="size-5 shrink-0"
				/>
				<span>{draftLabels.part_of_course}</span>
			</label>
			<Comment of="part_of_course" comments={comments} />
			<Choices
				name="sponsorship"
				legend="Permission to work: what is true of you?"
				choices={sponsorships}
				start={start.sponsorship}
				error={errors.sponsorship}
			/>
			<Comment of="sponsorship" comments={comments} />
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<TextField
					{...fieldOf(fields, 'answer_days', 'Everybody hears within (days)')}
					hint={`Your promise, shown on the listing: ${ANSWER_RANGE.least} to ${ANSWER_RANGE.most} days`}
					inputMode="numeric"
					autoComplete="off"
					required
				/>
				<TextField
					{...fieldOf(fields, 'most_applications')}
					hint={`At that number it pauses: ${CAP_RANGE.least} to ${CAP_RANGE.most}`}
					inputMode="numeric"
					autoComplete="off"
				/>
			</div>
			<Comment of="answer_days" comments={comments} />
			<Comment of="most_applications" comments={comments} />
		</>
	);
}
