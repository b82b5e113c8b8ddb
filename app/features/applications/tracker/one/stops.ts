import { waits } from '#app/features/applications/tracker/answer-words.ts';
import { type Audience, labelOf } from '#app/features/applications/tracker/audience.ts';
import { daysLate } from '#schema/applications/answers.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { shortDay } from '#schema/london-day.ts';

/** The day of the answer, drawn on the way from a stop to the next. */
type Due = { on: string; late: boolean };

/** One stop of the line: `end` is one after which nothing follows, `skipped` one that was passed over. */
export type Stop = {
	label: string;
	on: string | null;
	state: 'done' | 'skipped' | 'now' | 'end' | 'open';
	due: Due | null;
	/** What stands in place of the day of one that was passed over. */
	passed: string | null;
};

/** Who offers an internship at once has read the application, whether or not it was moved there. */
const PASSED: Partial<Record<ApplicationStatus, string>> = { 'in-review': 'not noted' };

const WAY: readonly ApplicationStatus[] = ['submitted', 'in-review', 'interview', 'offered'];

/**
 * The stages of an application, each with the day on which it was reached.
 * @param today ISO date in Europe/London
 * @param most how many there is room for: the first and the last ones stay
 */
export function stopsOf(
	application: Pick<StudentApplication, 'status' | 'events' | 'answer_due_on' | 'internship'>,
	today: string,
	readBy: Audience = 'student',
	most = 4,
): Stop[] {
	const { status, events, answer_due_on } = application;
	const dayOf = (wanted: ApplicationStatus) =>
		events.findLast(({ to_status }) => to_status === wanted)?.at ?? null;
	const place = WAY.indexOf(status);
	const passed = (at: ApplicationStatus) =>
		at === 'submitted' || dayOf(at) !== null ? 'done' : 'skipped';
	const stop = (at: ApplicationStatus, state: Stop['state'], due: Due | null = null): Stop => ({
		label: labelOf(at, application, readBy),
		on: dayOf(at),
		state,
		due,
		passed: state === 'skipped' ? (PASSED[at] ?? 'skipped') : null,
	});
	if (place >= 0) {
		const late = daysLate(answer_due_on, today) > 0;
		const due = waits(application) ? { on: answer_due_on, late } : null;
		return WAY.map((at, index) => {
			if (index === place) return stop(at, 'now', due);
			return stop(at, index < place ? passed(at) : 'open');
		});
	}
	const reached = WAY.filter((at) => passed(at) === 'done');
	const owed = status === 'unanswered' ? { on: answer_due_on, late: true } : null;
	const before = reached.map((at, index) =>
		stop(at, 'done', index === reached.length - 1 ? owed : null),
	);
	const [first, ...others] = [...before, stop(status, 'end')];
	return first ? [first, ...others.slice(1 - most)] : others;
}

/** "Next: Being read, answer by 15 Dec"; nothing where it has ended, or where the student answers. */
export function nextWords(stops: Stop[]): string | null {
	const next = stops.find(({ state }) => state === 'open');
	const due = stops.find(({ state }) => state === 'now')?.due;
	if (!next) return null;
	return `Next: ${next.label}${due && !due.late ? `, answer by ${shortDay(due.on)}` : ''}`;
}
