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

/** Of whose applications somebody is always mailed (`posting_rules.told_of` in supabase/functions/members.sql). */
const always: Record<CompanyRole, string> = {
	owner: 'Of an application that somebody has taken on, only they get emails.',
	recruiter:
		'With “At once” or “Once a day”, you get them about applications that nobody has taken on, too. Otherwise only about yours.',
};

/** When a member of the company is mailed about new applications and withdrawals; stored as it is chosen. */
export function MailsChoice({ mails, role }: Pick<EmployerOverview, 'mails' | 'role'>) {
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
				{APPLICATION_MAILS.map((one) => (
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
			<p className="max-w-prose text-small text-pretty text-muted">
				The choice is yours alone, and covers withdrawals too. Interviews, messages, replies to
				offers and answers that are due are always emailed. Yours are those that you have taken on
				or moved. {always[role]}
			</p>
		</fieldset>
	);
}
