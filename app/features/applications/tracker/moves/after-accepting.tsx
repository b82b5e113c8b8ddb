import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { StepsAfter } from './steps-after.tsx';
import { WithdrawOthers } from './withdraw-others.tsx';

/** Who writes next, what to have ready, and withdrawing what is still open in one step. */
export const AfterAccepting = ({ application }: { application: WholeApplication }) => (
	<section className="grid gap-3 rounded-control bg-good-wash p-inset">
		<h3 className="text-body text-good">What comes next</h3>
		<StepsAfter application={application} />
		<WithdrawOthers application={application} />
	</section>
);
