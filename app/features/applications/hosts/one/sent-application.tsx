import { Download } from 'lucide-react';
import { useId, useState } from 'react';
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
		<>
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
			</Card>
			{applicant.cv_name && <SentCv applicant={applicant} name={applicant.cv_name} />}
		</>
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

/** What the file says, to read in the page; the file itself is saved, and never shown by the browser as a page of ours. */
function SentCv({
	applicant: { id, cv_text },
	name,
}: {
	applicant: Pick<WholeApplicant, 'id' | 'cv_text'>;
	name: string;
}) {
	const title = useId();
	const { host } = useHost();
	const [fetching, setFetching] = useState(false);
	const fetchIt = async () => {
		setFetching(true);
		if (await downloadFile(cvCall(host, id))) toast(hostMessages.fileFailed);
		setFetching(false);
	};
	return (
		<Card className="grid gap-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<PartTitle id={title}>CV</PartTitle>
				<Button look="secondary" onClick={fetchIt} disabled={fetching}>
					<Download aria-hidden="true" className="size-4.5 shrink-0" />
					<span className="wrap-anywhere">
						{fetching ? 'Fetching...' : `Download CV (${name})`}
					</span>
				</Button>
			</div>
			{cv_text ? (
				// biome-ignore lint/a11y/useSemanticElements: it is scrolled by keyboard, so that it is named as a region
				<div
					role="region"
					aria-labelledby={title}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
					tabIndex={0}
					data-single-key="c"
					className="max-h-[35rem] overflow-y-auto rounded-control border border-line bg-paper p-4 text-small whitespace-pre-line wrap-anywhere [scrollbar-width:thin] print:max-h-none"
				>
					{cv_text}
				</div>
			) : (
				<p className="text-muted">
					{cv_text === null
						? 'Its text is being read: open this page again in a moment, or download the file.'
						: 'Its text cannot be read, as in a picture: download the file.'}
				</p>
			)}
			{cv_text && (
				<p className="text-small text-muted">The text of the file, without its layout.</p>
			)}
		</Card>
	);
}
