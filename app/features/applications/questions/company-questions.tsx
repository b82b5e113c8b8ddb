import { WordsForm } from '#app/features/applications/words-form.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import type {
	ListingQuestion,
	QuestionsToCompany,
} from '#schema/applications/listing-questions.ts';
import { sendAnswer } from './question-calls.ts';
import { QuestionEntry } from './question-entry.tsx';

/** What students ask a company before they apply: those without an answer first. */
export function CompanyQuestions({ questions: { questions } }: { questions: QuestionsToCompany }) {
	const open = questions.filter(({ answer, held }) => answer === null && held?.state !== 'waiting');
	const looked = questions.filter(({ held }) => held?.state === 'waiting');
	const answered = questions.filter(({ answer }) => answer !== null);
	return (
		<div className="grid max-w-3xl gap-8">
			<section className="grid gap-4">
				<h2 className="text-part">To answer</h2>
				{open.length === 0 && <p className="text-muted">No question waits for an answer.</p>}
				<Entries>
					{open.map((question) => (
						<QuestionEntry key={question.id} question={question} side="employer">
							<WordsForm
								storedAs={`answer-${question.id}`}
								label="Your answer"
								button="Send answer"
								send={(text) => sendAnswer(question.id, text)}
							/>
						</QuestionEntry>
					))}
				</Entries>
			</section>
			<Done title="Our staff look at these" questions={looked} />
			<Done title="Answered" questions={answered} />
		</div>
	);
}

/** Those with nothing to write. */
const Done = ({ title, questions }: { title: string; questions: ListingQuestion[] }) =>
	questions.length > 0 && (
		<section className="grid gap-4">
			<h2 className="text-part">{title}</h2>
			<Entries>
				{questions.map((question) => (
					<QuestionEntry key={question.id} question={question} side="employer" />
				))}
			</Entries>
		</section>
	);
