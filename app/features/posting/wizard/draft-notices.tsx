import { OVERDUE_ANSWERS } from '#app/features/posting/api.ts';
import type { HeldBack } from '#app/features/posting/held-back.ts';
import { Link } from '#app/ui/link.tsx';
import type { Draft } from '#schema/employers/posting.ts';
import { type WaitingTimes, waitingWords } from '#schema/employers/waiting-times.ts';

const AnswerThem = () => (
	<Link to={OVERDUE_ANSWERS} className="link">
		Answer them
	</Link>
);

/** Says beforehand why a draft cannot be submitted yet, and that it is stored. */
export const HeldBackNotice = ({
	waitsFor,
	waits,
}: {
	waitsFor: HeldBack;
	waits: WaitingTimes | undefined;
}) =>
	waitsFor === 'verification' ? (
		<p className="rounded-control bg-wash px-4 py-3">
			<b>Your company is verified first.</b> Until then a draft is stored, and nothing is public.
			You can submit it once your company is verified: we email you.{' '}
			{waits && waitingWords(waits, 'companies')}
		</p>
	) : (
		<p className="rounded-control bg-hot-wash px-4 py-3">
			<b className="text-hot">Answers to applicants are overdue.</b> Until they are sent, a new
			draft is stored and cannot be submitted. <AnswerThem />
		</p>
	);

/** So many letters of a reason fit a line. */
const SHORT = 80;

/**
 * The one line between the heading of a draft and its fields: what staff ask for, or what it waits for, or what a change
 * of it means. The last step says the rest.
 */
export function DraftLine({
	draft: { return_reason: reason, published },
	waitsFor,
}: {
	draft: Draft;
	waitsFor: HeldBack | null;
}) {
	if (reason && reason.length <= SHORT && !reason.includes('\n'))
		return (
			<p className="rounded-control bg-sun-wash px-4 py-2.5 wrap-anywhere">
				<b className="text-sun-ink">Returned to you.</b> {reason}
			</p>
		);
	if (reason)
		return (
			<details className="rounded-control bg-sun-wash px-4 py-2.5">
				<summary className="font-semibold text-sun-ink">Returned to you: what to change</summary>
				<p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>
			</details>
		);
	if (waitsFor === 'verification')
		return <p className="text-muted">You can submit it once your company is verified.</p>;
	if (waitsFor === 'answers')
		return (
			<p className="text-hot">
				You can submit it once the overdue answers are sent. <AnswerThem />
			</p>
		);
	if (!published) return null;
	return (
		<details className="text-muted">
			<summary className="py-1">Which changes are public at once?</summary>
			<p className="mt-1 max-w-prose">
				A few words and the number of places change as soon as you submit, and we look at them
				afterwards. We read other changes first: a new title, more than a third of the words, pay,
				hours, place, dates and permission. Until then the old text stays public. The last step says
				which of the two will happen.
			</p>
		</details>
	);
}
