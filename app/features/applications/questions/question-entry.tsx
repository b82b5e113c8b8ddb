import { type ReactNode, useId } from 'react';
import { notSentWords } from '#app/features/applications/messages/not-sent-words.ts';
import { ReportButton } from '#app/features/applications/tracker/one/report-message.tsx';
import { cn } from '#app/lib/cn.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Side } from '#schema/applications/application-messages.ts';
import type { ListingQuestion } from '#schema/applications/listing-questions.ts';
import { londonMoment } from '#schema/london-day.ts';
import { reportWords } from './question-calls.ts';

/** A question with its answer, for one of both sides. Addresses and links in them are text. */
export function QuestionEntry({
	question: { id, slug, title, company, asked_at, text, answer, is_new, reported, held },
	side,
	children,
}: {
	question: ListingQuestion;
	side: Side;
	children?: ReactNode;
}) {
	const heading = useId();
	const isStudent = side === 'student';
	const asked = londonMoment(asked_at);
	const other = isStudent ? 'employer' : 'student';
	const isReportable = !isStudent || answer !== null;
	return (
		<Card>
			<article aria-labelledby={heading} className="grid min-w-0 gap-3">
				<h3
					id={heading}
					className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere"
				>
					<Link to={`/internships/${slug}`} className="link min-w-0 py-1.5">
						{isStudent ? `${title}, ${company}` : title}
					</Link>
					{is_new && <Badge tone="brand">New</Badge>}
				</h3>
				<Words who={isStudent ? 'You' : 'A student'} at={asked} text={text} />
				{answer && (
					<Words
						who={writerOf(answer.writer, isStudent ? company : null)}
						at={londonMoment(answer.at)}
						text={answer.text}
					/>
				)}
				{held && (
					<Words who="Your company" text={held.text}>
						<p className="text-small text-muted wrap-anywhere">
							<span>{notSentWords('answer', held)}</span>
						</p>
					</Words>
				)}
				{isStudent && !answer && <p className="text-small text-muted">No answer yet.</p>}
				{children}
				{reported && (
					<p className="text-small text-muted">
						You have reported this <span>{isStudent ? 'answer' : 'question'}</span>.
					</p>
				)}
				{isReportable && !reported && (
					<p className="text-small" data-no-print>
						<ReportButton
							writer={other}
							about={` of ${answer && isStudent ? londonMoment(answer.at) : asked}`}
							onReport={(report) => reportWords(side, id, report)}
						/>
					</p>
				)}
			</article>
		</Card>
	);
}

/** "Rosa Hale, Tidewell Systems" for the student, "Rosa Hale" for colleagues. */
function writerOf(writer: string | null, company: string | null): string {
	if (company === null) return writer ?? 'Your company';
	return writer ? `${writer}, ${company}` : company;
}

/** @param props `at` is left out of words that are not sent, `children` say why they are not */
const Words = ({
	who,
	at,
	text,
	children,
}: {
	who: string;
	at?: string;
	text: string;
	children?: ReactNode;
}) => (
	<div
		className={cn(
			'grid gap-1 rounded-card border px-4 py-3',
			at === undefined ? 'border-dashed border-line' : 'border-transparent bg-wash',
		)}
	>
		<p className="flex flex-wrap justify-between gap-x-4 text-small">
			<b className="wrap-anywhere">{who}</b>
			{at !== undefined && <span className="text-muted">{at}</span>}
		</p>
		<p className="whitespace-pre-line wrap-anywhere">{text}</p>
		{children}
	</div>
);
