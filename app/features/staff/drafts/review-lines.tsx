import { AnswerPicker } from '#app/features/staff/saved-answers/answer-picker.tsx';
import { WageGauge } from '#app/ui/charts/wage-gauge.tsx';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import type { StaffDraft } from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { wageCheck } from '#schema/internships/wage-check.ts';
import { hourlyWords } from './as-students-see.tsx';
import { ReviewLine } from './review-line.tsx';
import { CHOICE, COMMENT } from './typed-review.ts';
import type { Line, Review } from './use-review.ts';

type LinesProps = {
	lines: Line[];
	draft: StaffDraft;
	review: Review;
	errors: FieldErrors;
};

/** Two short lines that follow each other are beside each other where there is room. */
export function ReviewLines({ lines, draft, ...props }: LinesProps) {
	const halves = new Set<Line>();
	lines.forEach((one, place) => {
		const before = lines[place - 1];
		if (before && isShort(one, draft) && isShort(before, draft) && !halves.has(before))
			halves.add(before).add(one);
	});
	return (
		<ul className="-mt-px grid @3xl:grid-cols-2">
			{lines.map((one) => (
				<OneLine key={one.line.field} one={one} isHalf={halves.has(one)} draft={draft} {...props} />
			))}
		</ul>
	);
}

function OneLine({
	one,
	isHalf,
	draft,
	review,
	errors,
}: Omit<LinesProps, 'lines'> & { one: Line; isHalf: boolean }) {
	const { content, published, returned, company } = draft;
	const { line, old, risks } = one;
	const { field } = line;
	const choice = review.choiceOf(one);
	return (
		<ReviewLine
			line={line}
			isShort={isShort(one, draft)}
			isHalf={isHalf}
			old={old}
			oldLabel={published ? 'Public now' : 'When returned'}
			hourly={
				field === 'pay_amount'
					? [hourlyWords(published ?? returned), hourlyWords(content)]
					: undefined
			}
			risks={risks}
			gauge={field === 'pay_amount' && <Gauge content={content} />}
			choice={choice}
			comment={review.comments[field] ?? ''}
			earlier={draft.comments[field]}
			error={errors[(choice === null ? CHOICE : COMMENT) + field]}
			picker={
				<AnswerPicker
					kind="draft"
					filling={{ title: content.title, company }}
					name={COMMENT + field}
					hasKeys={false}
				/>
			}
			onChoose={(choice) => review.choose(field, choice)}
			onComment={(text) => review.comment(field, text)}
		/>
	);
}

const isShort = ({ line: { field, text }, old, risks }: Line, { comments }: StaffDraft) =>
	old === null &&
	risks.length === 0 &&
	field !== 'pay_amount' &&
	!comments[field] &&
	hasRoomBesideChoice(text);

/** A few words that also fit where the text of the page is large. */
const hasRoomBesideChoice = (text: string) => text.length <= 40 && !/\n|\S{15}/.test(text);

function Gauge({ content }: { content: DraftContent }) {
	const { pay_amount, pay_per, hours, starts_on, weeks, part_of_course } = content;
	if (!pay_amount || !hours || !starts_on || !weeks) return null;
	const { hourly, steps } = wageCheck({ pay_amount, pay_per, hours, starts_on, weeks });
	return <WageGauge hourly={hourly} steps={steps} counts={!part_of_course} />;
}
