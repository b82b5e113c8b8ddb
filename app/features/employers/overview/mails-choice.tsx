import { useState } from 'react';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { useLastChoice } from '#app/lib/use-last-choice.ts';
import { applicationMailsMessages } from '#app/messages/application-mails.ts';
import { toast } from '#app/ui/toast.ts';
import type { CompanyRole } from '#schema/employers/colleagues.ts';
import {
	APPLICATION_MAILS,
	type ApplicationMails,
	type EmployerOverview,
} from '#schema/employers/employer-overview.ts';

const labels: Record<ApplicationMails, string> = {
	'at-once': 'At once',
	daily: 'Once a day, at eight',
	mine: 'Once a day, only about yours',
	never: 'Never',
};

/** Which emails a member gets, as `posting_rules.told_of` says (supabase/functions/members.sql). */
const among: Record<CompanyRole, string> = {
	owner: 'You get these about applications that nobody has taken on, and about yours.',
	recruiter:
		'You get these about yours, and with “At once” or “Once a day, at eight” also about applications that nobody has taken on.',
};

/** When a member of the company is mailed about new applications and withdrawals; stored as it is chosen. */
export function MailsChoice({ overview: { mails, role, alone } }: { overview: EmployerOverview }) {
	const [stored, setStored] = useState(mails);
	const [chosen, choose] = useLastChoice(async (wanted: ApplicationMails) => {
		const result: CallResult<EmployerOverview> = await callApi('/employer/mails', {
			mails: wanted,
		});
		if (!result.ok) return toast(applicationMailsMessages.notChanged(result.message));
		setStored(wanted);
		toast(applicationMailsMessages.changed);
	});
	return (
		<fieldset data-no-print className="mt-8">
			<legend className="font-semibold">Emails about new applications</legend>
			<div className="flex flex-wrap gap-x-8 max-sm:flex-col">
				{APPLICATION_MAILS.filter((one) => !alone || one !== 'mine' || mails === one).map((one) => (
					<label key={one} className="flex min-h-11 items-center gap-2.5">
						<input
							type="radio"
							name="application-mails"
							value={one}
							checked={(chosen ?? stored) === one}
							onChange={() => void choose(one)}
							className="size-5"
						/>
						{labels[one]}
					</label>
				))}
			</div>
			<div className="grid max-w-prose gap-2 text-small text-pretty text-muted">
				<p>
					This covers withdrawals too. With “Once a day, at eight”, the first application to an
					internship is still emailed at once.
				</p>
				<p>
					Interviews, messages, replies to offers and answers that are due are always emailed.{' '}
					{!alone && among[role]}
				</p>
				{!alone && (
					<p>
						Yours are those that you have taken on, and those that you have moved and nobody has
						taken on. Each of your colleagues chooses for themselves.
					</p>
				)}
			</div>
		</fieldset>
	);
}
