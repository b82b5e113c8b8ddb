import { useState } from 'react';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { useLastChoice } from '#app/lib/use-last-choice.ts';
import { applicationMailsMessages } from '#app/messages/application-mails.ts';
import { toast } from '#app/ui/toast.ts';
import {
	APPLICATION_MAILS,
	type ApplicationMails,
	type EmployerOverview,
} from '#schema/employers/employer-overview.ts';

const labels: Record<ApplicationMails, string> = {
	'at-once': 'At once',
	daily: 'Once a day, at eight',
	never: 'Never',
};

/** When the employer is mailed about new applications and withdrawals; stored as it is chosen. */
export function MailsChoice({ mails }: { mails: ApplicationMails }) {
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
				This covers withdrawals too. Replies to your offers, and answers that are due, are always
				emailed.
			</p>
		</fieldset>
	);
}
