import { Download } from 'lucide-react';
import { useState } from 'react';
import { applicantFit } from '#app/features/applications/hosts/applicant-fit.ts';
import { PartTitle } from '#app/features/applications/hosts/applicant-marks.tsx';
import { cvCall } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { permissionWords } from '#app/features/applications/hosts/permission-words.ts';
import { downloadFile } from '#app/lib/calls/save-file.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FitWords } from '#app/ui/fit/fit-words.tsx';
import { toast } from '#app/ui/toast.ts';
import type { WholeApplicant } from '#schema/applications/applicants.ts';
import { londonDate } from '#schema/london-day.ts';
import { SentProfileView } from './sent-profile.tsx';

/** What the student has sent: answers, permission where they show it, profile and CV. */
export function SentApplication({ applicant }: { applicant: WholeApplicant }) {
	const answers = [
		['Motivation', applicant.motivation],
		['Relevant experience', applicant.experience],
		['Availability', applicant.availability],
		...applicant.question_answers.map(({ question, answer }) => [question, answer] as const),
	] as const;
	return (
		<Card className="grid gap-6">
			<PartTitle>Sent on {londonDate(applicant.created_at)}</PartTitle>
			{!applicant.hidden && <Permission applicant={applicant} />}
			<dl className="grid gap-4">
				{answers.map(([label, text]) => (
					<div key={label}>
						<dt className="font-semibold wrap-anywhere">{label}</dt>
						<dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
					</div>
				))}
			</dl>
			{applicant.profile && <SentProfileView profile={applicant.profile} />}
			{!applicant.profile && (
				<p className="text-muted">
					{applicant.status === 'withdrawn'
						? 'The student has withdrawn: the copies of profile and CV are deleted.'
						: 'No profile was sent along.'}
				</p>
			)}
			{applicant.hidden && applicant.has_cv && (
				<p className="text-muted">A CV was sent. It is shown once the applicant is invited.</p>
			)}
			{applicant.cv_name && <SentCv id={applicant.id} name={applicant.cv_name} />}
		</Card>
	);
}

function Permission({ applicant }: { applicant: WholeApplicant }) {
	const fit = applicantFit(applicant, applicant.today);
	return (
		<div className="grid gap-1">
			{fit && (
				<p className="text-body font-semibold">
					<FitWords {...fit} />
				</p>
			)}
			<p className={fit ? undefined : 'font-semibold'}>{permissionWords(applicant.permission)}</p>
			<p className="text-small text-muted">
				{applicant.permission
					? 'What the student chose to show. General rules, not a check of documents.'
					: 'The student has not shown it with this application.'}
			</p>
		</div>
	);
}

function SentCv({ id, name }: { id: string; name: string }) {
	const { host } = useHost();
	const [fetching, setFetching] = useState(false);
	const fetchIt = async () => {
		setFetching(true);
		if (await downloadFile(cvCall(host, id))) toast(hostMessages.fileFailed);
		setFetching(false);
	};
	return (
		<Button look="secondary" className="justify-self-start" onClick={fetchIt} disabled={fetching}>
			<Download aria-hidden="true" className="size-4.5 shrink-0" />
			<span className="wrap-anywhere">{fetching ? 'Fetching...' : `Download CV (${name})`}</span>
		</Button>
	);
}
