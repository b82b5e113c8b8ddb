import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lateBy, lateWords, waits } from '#app/features/applications/tracker/answer-words.ts';
import { cn } from '#app/lib/cn.ts';
import { PersonMark } from '#app/ui/art/person-mark.tsx';
import type { Applicant } from '#schema/applications/applicants.ts';
import { hostLabelOf } from '#schema/applications/application-moves.ts';
import { daysBetween, shortDay } from '#schema/london-day.ts';
import { initialsOf } from './applicant-naming.ts';
import { useHost } from './host-context.tsx';

/** In place of a picture, which applicants have none of. */
export const Initials = ({ of }: { of: Pick<Applicant, 'name' | 'hidden' | 'number'> }) => (
	<PersonMark isNumber={of.hidden}>{initialsOf(of)}</PersonMark>
);

/**
 * The heading of a part of an application, one level below the name, which is the title of an employer's screen.
 * @param inside such a part
 */
export function PartTitle({
	inside = false,
	...props
}: ComponentProps<'h2'> & { inside?: boolean }) {
	const isTop = useHost().host === 'employer';
	const Heading = inside ? (isTop ? 'h3' : 'h4') : isTop ? 'h2' : 'h3';
	return (
		<Heading {...props} className={inside ? 'mb-1.5 font-semibold' : 'text-part outline-none'} />
	);
}

/** So many days before the last one, the words are marked. */
const SOON = 3;

type DueAnswer = Pick<Applicant, 'status' | 'answer_due_on' | 'waits'>;

/**
 * By when the applicant gets an answer, or by how many days it is late.
 * @param underHead whether the head of its column says "Answer by"
 * @param brief whether there is a part of a line for it
 */
export function Due({
	applicant,
	today,
	underHead = false,
	brief = false,
}: {
	applicant: DueAnswer;
	today: string;
	underHead?: boolean;
	brief?: boolean;
}) {
	const { status, answer_due_on, waits: waiting } = applicant;
	if (waiting) return `Answered: “${hostLabelOf(waiting.to)}”`;
	if (status === 'withdrawn') return 'No answer needed';
	if (status === 'unanswered') return `Was due ${shortDay(answer_due_on)}`;
	const late = lateBy(applicant, today);
	if (late > 0)
		return (
			<span className="text-hot">
				<b className="flex items-center gap-1.5">
					<TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
					{lateWords(late)}
				</b>
				{!brief && <span className="block text-note">was due {shortDay(answer_due_on)}</span>}
			</span>
		);
	if (!waits(applicant)) return 'Answered';
	const days = daysBetween(today, answer_due_on);
	return (
		<span className={cn(days <= SOON && 'font-semibold text-sun-ink')}>
			<span className={underHead || brief ? 'sr-only' : undefined}>Answer </span>
			<span className={underHead ? 'sr-only' : undefined}>by </span>
			<span className="inline-block">
				{answer_due_on === today ? 'today' : shortDay(answer_due_on)}
			</span>
		</span>
	);
}
