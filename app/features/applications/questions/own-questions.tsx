import { PLAIN_TEXT, WordsForm } from '#app/features/applications/words-form.tsx';
import { messagesPath } from '#app/lib/addresses/application-path.ts';
import { contactPath } from '#app/lib/addresses/contact-path.ts';
import { Card } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import {
	type OwnQuestions as Questions,
	type WhyNotAsk,
	whyNotAskWords,
} from '#schema/applications/listing-questions.ts';
import { MESSAGE_WARNING } from '#schema/applications/message-warning.ts';
import { sendQuestion } from './question-calls.ts';
import { QuestionEntry } from './question-entry.tsx';

/** What a student has asked employers before an application, with the form for one about an internship. */
export function OwnQuestions({ questions: { questions, about } }: { questions: Questions }) {
	return (
		<div className="grid max-w-3xl gap-8">
			{about && <AskForm {...about} />}
			<section className="grid gap-4">
				<h2 className="text-part">What you have asked</h2>
				{questions.length === 0 ? (
					<p className="text-muted">
						Nothing yet. On the page of an internship, choose “Ask the employer a question”.
					</p>
				) : (
					<Entries>
						{questions.map((question) => (
							<QuestionEntry key={question.id} question={question} side="student" />
						))}
					</Entries>
				)}
				{questions.some(({ answer }) => answer) && (
					<p className="text-small font-semibold">{MESSAGE_WARNING}</p>
				)}
			</section>
		</div>
	);
}

const AskForm = ({
	slug,
	title,
	company,
	why_not,
	application,
}: NonNullable<Questions['about']>) => (
	<Card className="grid gap-4">
		<h2 className="text-part wrap-anywhere">
			{title}, {company}
		</h2>
		{why_not === null ? (
			<WordsForm
				key={slug}
				storedAs={`question-${slug}`}
				label={`Your question to ${company}`}
				hint={`The employer does not see who asks: leave your name and address out. ${PLAIN_TEXT}`}
				button="Send question"
				send={(text) => sendQuestion(slug, text)}
			/>
		) : (
			<NotAsked why={why_not} instead={insteadOf(why_not, application, `${title}, ${company}`)} />
		)}
		<p>
			<Link to={`/internships/${slug}`} className="link inline-block py-1.5">
				See the internship
			</Link>
		</p>
	</Card>
);

/** Where one asks then; null where one waits. */
function insteadOf(why: WhyNotAsk, application: string | null, subject: string) {
	if (why === 'applied' && application !== null)
		return { to: messagesPath(application), label: 'Ask in the messages of your application' };
	return why === 'office' || why === 'not-student'
		? { to: contactPath(subject, 'student-inquiries'), label: 'Write to us' }
		: null;
}

const NotAsked = ({ why, instead }: { why: WhyNotAsk; instead: ReturnType<typeof insteadOf> }) => (
	<p className="text-muted">
		<span>{whyNotAskWords(why)}</span>{' '}
		{instead && (
			<Link to={instead.to} className="link inline-block py-1.5">
				{instead.label}
			</Link>
		)}
	</p>
);
