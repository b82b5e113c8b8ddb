import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { detailWords, stepWords } from '#app/features/staff/log/log-words.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card, Facts } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { londonDate, londonMoment, longDate } from '#schema/london-day.ts';
import { reasonLabels } from '#schema/report-reasons.ts';
import type { StaffCompany } from '#schema/staff/staff-company.ts';
import { AskCompany } from './ask-company.tsx';
import { EmployerEntry } from './employer-entry.tsx';

/** A company on one page: who it is and the decision, then its drafts, internships, reports, and what staff did. */
export function CompanyPage({ result }: { result: CallResult<StaffCompany> }) {
	const { revalidate } = useRevalidator();
	if (!result.ok && result.status === 404)
		return (
			<Card>
				<p>There is no such company.</p>
				<BackLink to="/staff/employers">All employers</BackLink>
			</Card>
		);
	if (!result.ok) return <NotFetched words={result.message} onAgain={() => revalidate()} />;
	const { employer, drafts, listings, reports, answers, log } = result.value;
	return (
		<div className="grid gap-5">
			<div>
				<BackLink to="/staff/employers">All employers</BackLink>
			</div>
			<EmployerEntry employer={employer} isOpen isAlone onAgain={() => revalidate()} />
			<Card>
				<h2 className="mb-2 text-body">How it answers</h2>
				<Facts rows={answerRows(result.value)} side />
				{answers.oldest && (
					<p className="mt-2 font-semibold text-hot">
						The oldest answer was promised by {longDate(answers.oldest)}.
					</p>
				)}
			</Card>
			<Part title="Drafts" none="It has submitted none.">
				{drafts.map(({ id, title, state, submitted_at, decided_at, times_submitted }) => (
					<Row key={id} to={`/staff/drafts/${id}`} name={title || 'Without a title'}>
						<Badge tone={state === 'submitted' ? 'warn' : 'plain'}>{stateWords[state]}</Badge>{' '}
						submitted on {londonDate(submitted_at)}
						<span>{times_submitted > 1 ? `, try ${times_submitted}` : ''}</span>
						<span>{decided_at ? `, decided on ${londonDate(decided_at)}` : ''}</span>
					</Row>
				))}
			</Part>
			<Part title="Internships" none="It has none.">
				{listings.map(({ slug, title, status, published_at, open_applications, stop }) => (
					<Row key={slug} to={`/internships/${slug}`} name={title}>
						{stop ? (
							<Badge tone="warn">Stopped by staff</Badge>
						) : (
							<Badge tone="plain">{status}</Badge>
						)}{' '}
						public since {londonDate(published_at)}, {open_applications} without an outcome
					</Row>
				))}
			</Part>
			<Part title="Reports" none="Nobody has reported one of its internships.">
				{reports.map(({ id, reason, created_at, resolved_at, slug, title }) => (
					<Row
						key={id}
						to={`/staff/reports?${new URLSearchParams({ show: resolved_at ? 'done' : 'open', q: slug })}`}
						name={reasonLabels[reason]}
					>
						{title}, {londonDate(created_at)}
						<span>{resolved_at ? `, resolved on ${londonDate(resolved_at)}` : ', open'}</span>
					</Row>
				))}
			</Part>
			<AskCompany id={employer.id} company={employer.company_name} />
			<Part title="What staff did" none="Nothing is in the log.">
				{log.map((line) => (
					<li key={line.number} className="border-t border-line py-2 first:border-0">
						<p className="wrap-anywhere">
							<b>{stepWords(line)}</b>{' '}
							<span className="text-muted">
								by {line.staff_email}, {londonMoment(line.at)}
							</span>
						</p>
						<p className="text-small whitespace-pre-line wrap-anywhere">
							{detailWords({ ...line, name: null })}
						</p>
					</li>
				))}
			</Part>
		</div>
	);
}

const stateWords = {
	draft: 'Taken back',
	submitted: 'Waits',
	returned: 'Returned',
	approved: 'Approved',
} as const;

const answerRows = ({ answers, listings }: StaffCompany): [string, ReactNode][] => [
	['Internships', listings.length],
	['Applications', answers.applications],
	['Answers overdue', answers.overdue],
];

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
	return (
		<Card>
			<h2 className="mb-2 text-body">{title}</h2>
			{children.length === 0 ? (
				<p className="text-muted">{none}</p>
			) : (
				<ul>
					<Entries>{children}</Entries>
				</ul>
			)}
		</Card>
	);
}

const Row = ({ to, name, children }: { to: string; name: string; children: ReactNode }) => (
	<li className="border-t border-line py-2 first:border-0">
		<Link to={to} className="link inline-block py-1.5 font-semibold wrap-anywhere">
			{name}
		</Link>
		<p className="text-small text-muted wrap-anywhere">{children}</p>
	</li>
);
