import { OVERDUE_ANSWERS } from '#app/features/posting/api.ts';
import type { HeldBack } from '#app/features/posting/held-back.ts';
import { Link } from '#app/ui/link.tsx';
import { type WaitingTimes, waitingWords } from '#schema/employers/waiting-times.ts';

/** Says beforehand why a draft cannot be submitted yet, and that it is stored. */
export const HeldBackNotice = ({
	waitsFor,
	waits,
}: {
	waitsFor: HeldBack;
	waits: WaitingTimes | undefined;
}) =>
	waitsFor === 'verification' ? (
		<p className="rounded-card bg-wash p-5">
			<b>Your company is verified first.</b> Until then a draft is stored, and nothing is public.
			You can submit it once your company is verified: we email you.{' '}
			{waits && waitingWords(waits, 'companies')}
		</p>
	) : (
		<p className="rounded-card bg-hot-wash p-5">
			<b className="text-hot">Answers to applicants are overdue.</b> Until they are sent, a new
			draft is stored and cannot be submitted.{' '}
			<Link to={OVERDUE_ANSWERS} className="link">
				Answer them
			</Link>
		</p>
	);
