import { studentLabelOf } from '#schema/applications/application-moves.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { dayNumber, londonDay } from '#schema/london-day.ts';
import { lateBy, lateWords, waits } from './answer-words.ts';
import { titleOf } from './naming.ts';

/** More are in the list below. */
const MOST_ROWS = 8;

/** One application in the chart; its days are ISO dates. */
export type AnswerRow = {
	id: string;
	title: string;
	sent: string;
	due: string;
	/** The day of the answer; null while there is none. */
	answeredOn: string | null;
	late: boolean;
	/** "3 days late", "in 6 days", "interview" */
	words: string;
};

/** Those that wait or have been invited, late ones first, then by day. @param today ISO date in Europe/London */
export const answerRows = (applications: StudentApplication[], today: string): AnswerRow[] =>
	applications
		.filter((one) => waits(one) || one.status === 'interview' || one.status === 'offered')
		.map((one) => rowOf(one, today))
		.toSorted(
			(a, b) =>
				Number(a.answeredOn !== null) - Number(b.answeredOn !== null) || (a.due < b.due ? -1 : 1),
		)
		.slice(0, MOST_ROWS);

function rowOf(application: StudentApplication, today: string): AnswerRow {
	const { id, status, answer_due_on: due, events, created_at, internship } = application;
	const answer = waits(application)
		? undefined
		: events.find(({ to_status }) => to_status === 'interview' || to_status === 'offered');
	const late = lateBy(application, today);
	return {
		id,
		title: titleOf(application),
		sent: londonDay(new Date(created_at)),
		due,
		answeredOn: answer ? londonDay(new Date(answer.at)) : null,
		late: late > 0,
		words: answer
			? studentLabelOf(status, internship?.source).toLowerCase()
			: late > 0
				? lateWords(late)
				: untilWords(due, today),
	};
}

function untilWords(due: string, today: string): string {
	const days = dayNumber(due) - dayNumber(today);
	if (days === 0) return 'today';
	return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** What the chart is drawn between: the first and the last day of its rows, today among them. */
export function rangeOf(rows: AnswerRow[], today: string): { from: string; to: string } {
	const days = [today, ...rows.flatMap(({ sent, due }) => [sent, due])].toSorted();
	return { from: days[0] ?? today, to: days.at(-1) ?? today };
}
