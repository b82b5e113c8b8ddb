import { useState } from 'react';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
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
	const [chosen, setChosen] = useState(mails);
	const choose = async (wanted: ApplicationMails) => {
		setChosen(wanted);
		const result: CallResult<EmployerOverview> = await callApi('/employer/mails', {
			mails: wanted,
		});
		if (!result.ok) {
			setChosen(chosen);
			toast(applicationMailsMessages.notChanged(result.message));
			return;
		}
		toast(applicationMailsMessages.changed);
	};
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
							checked={chosen === one}
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
