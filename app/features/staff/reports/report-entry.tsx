import { useClaim } from '#app/features/staff/claims/use-claim.ts';
import { StopListing } from '#app/features/staff/listings/stop-listing.tsx';
import { untoldUntil } from '#app/features/staff/listings/stop-words.ts';
import { FoldedEntry } from '#app/features/staff/parts/folded-entry.tsx';
import { UntilDecided } from '#app/features/staff/parts/outcome-panel.tsx';
import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { Link } from '#app/ui/link.tsx';
import { limits } from '#schema/limits.ts';
import { londonMoment } from '#schema/london-day.ts';
import { reasonLabels } from '#schema/report-reasons.ts';
import type { StaffReport } from '#schema/staff/staff-answers.ts';
import { ReportedConversation } from './reported-conversation.tsx';

/** A report, with what was done about it or the form for it. */
export function ReportEntry({
	report,
	isOpen,
	onAgain,
}: {
	report: StaffReport;
	isOpen: boolean;
	onAgain: () => void;
}) {
	const claiming = useClaim('report', report.id, report.claim, report.resolved_at === null);
	const { outcome, take } = useDecision(claiming);
	const { id, about, message } = report;
	const company = about?.company ?? 'an employer';
	const isOfStudent = about?.by === 'student';
	const whoAsks = about?.application ? 'applicant' : 'student who asked';
	const subject = about
		? `${about.application ? 'A message' : isOfStudent ? 'A question' : 'An answer'} ${isOfStudent ? `to ${company}` : `of ${company}`}`
		: internshipOf(report);
	return (
		<FoldedEntry
			title={reasonLabels[report.reason]}
			about={`${subject}, ${londonMoment(report.created_at)}`}
			since={report.resolved_at ? null : report.created_at}
			isOpen={isOpen}
			claiming={claiming}
		>
			<p className="text-small text-muted wrap-anywhere">
				<span className="flex flex-wrap gap-x-4">
					{report.internship && (
						<Link to={`/internships/${report.internship}`} className="link inline-block py-1.5">
							{internshipOf(report)}
						</Link>
					)}
					{report.by_employer && (
						<Link
							to={`/staff/employers?${new URLSearchParams({ show: 'all', q: report.company ?? '' })}`}
							className="link inline-block py-1.5"
						>
							See the company
						</Link>
					)}
				</span>
				{about ? (
					<>
						<span>{isOfStudent ? 'Reported by the employer' : `Reported by the ${whoAsks}`}</span>
						{about.application && (
							<>
								:{' '}
								<Link
									to={`/staff/applications/${about.application}`}
									className="link inline-block py-1.5"
								>
									see the application
								</Link>
							</>
						)}
					</>
				) : report.email ? (
					`Reported by ${report.email}`
				) : (
					'The reporter left no email address'
				)}
			</p>
			{about?.message && (
				<blockquote className="rounded-r-control border-l-4 border-data-3 bg-wash px-4 py-3">
					{about.asked && (
						<p className="mb-2 text-muted whitespace-pre-line wrap-anywhere">
							Asked: {about.asked}
						</p>
					)}
					<p className="whitespace-pre-line wrap-anywhere">{about.message}</p>
					<footer className="mt-1 text-small text-muted">
						<span>{isOfStudent ? `The ${whoAsks}` : (about.company ?? 'The employer')}</span>,{' '}
						{londonMoment(about.at)}
					</footer>
				</blockquote>
			)}
			{message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
			{about?.application && !report.resolved_at && (
				<ReportedConversation report={id} company={about.company ?? 'The employer'} />
			)}
			{report.internship && report.by_employer && report.title && !report.resolved_at && (
				<StopListing
					slug={report.internship}
					title={report.title}
					company={report.company ?? ''}
					canPause={report.stopped === null}
					stopped={
						report.stopped && {
							kind: report.stopped.kind,
							undoUntil: untoldUntil(report.stopped.untold_until, new Date()),
						}
					}
				/>
			)}
			{report.resolved_at ? (
				<div className="rounded-control bg-good-wash p-4">
					<p className="mb-1 font-semibold text-good">
						Resolved, {londonMoment(report.resolved_at)}
					</p>
					<p className="whitespace-pre-line wrap-anywhere">{report.resolution}</p>
				</div>
			) : (
				<UntilDecided outcome={outcome} onAgain={onAgain}>
					<TextForm
						label="What was done"
						name="resolution"
						storedAs={`resolution-${id}`}
						hint={report.email ? `Sent as our answer to ${report.email}` : 'For staff'}
						rows={3}
						maxLength={limits.staffNote}
						keys={{ write: 'r', send: 'c' }}
						missing="Say what was done."
						send={['Resolve', 'Resolving...']}
						about={`the report of ${subject}`}
						answering={{
							kind: 'report',
							filling: {
								title: report.title ?? '',
								company: report.company ?? about?.company ?? '',
							},
						}}
						className="border-t border-line pt-4"
						isOff={claiming.isTaken}
						onSend={(resolution) =>
							take(`/staff/reports/${id}/resolve`, { resolution }, 'The report is resolved.')
						}
					/>
				</UntilDecided>
			)}
		</FoldedEntry>
	);
}

const internshipOf = ({ title, company, internship }: StaffReport) =>
	title ? `${title}, ${company}` : (internship ?? 'An internship that is gone');
