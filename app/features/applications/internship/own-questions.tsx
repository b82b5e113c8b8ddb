import { TextArea } from '#app/ui/forms/field.tsx';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import type { QuestionAnswer } from '#schema/applications/question-answers.ts';
import { workLimits } from '#schema/limits.ts';
import { nameOfQuestion } from './question-fields.ts';

/** What the employer asks besides, a field for each. @param answered what was typed before, also to other questions */
export const OwnQuestions = ({
	questions,
	answered,
	errors,
}: {
	questions: readonly string[];
	answered: readonly QuestionAnswer[];
	errors: FieldErrors;
}) =>
	questions.length > 0 && (
		<section aria-label="Questions of the employer" className="grid gap-6 wrap-anywhere">
			<div>
				<h2 className="text-part">Questions of the employer</h2>
				<p className="text-muted">
					Everybody who applies is asked the same. Each answer has at most{' '}
					{workLimits.questionAnswer.toLocaleString('en-GB')} characters.
				</p>
			</div>
			{questions.map((question) => {
				const name = nameOfQuestion(question);
				return (
					<TextArea
						key={question}
						label={question}
						name={name}
						rows={3}
						required
						defaultValue={answered.find((one) => one.question === question)?.answer}
						error={errors[name]}
					/>
				);
			})}
		</section>
	);

/** Answers to questions that the employer has taken out since: they stay in the form, to copy, and are not sent. */
export const NoLongerAsked = ({ answers }: { answers: readonly QuestionAnswer[] }) =>
	answers.length > 0 && (
		<section aria-label="No longer asked" className="rounded-control bg-wash p-4 wrap-anywhere">
			<p className="font-semibold">The employer no longer asks this. Your answer is not sent:</p>
			<dl className="mt-3 grid gap-4">
				{answers.map(({ question, answer }) => (
					<div key={question}>
						<dt className="text-small text-muted">{question}</dt>
						<dd className="whitespace-pre-line">
							{answer}
							<input type="hidden" name={nameOfQuestion(question)} value={answer} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
