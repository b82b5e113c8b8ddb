import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { detailWords, stepWords } from '#app/features/staff/log/log-words.ts';
import { MoreButton } from '#app/features/staff/parts/more-button.tsx';
import { usePages } from '#app/features/staff/parts/paged-list.tsx';
import { searchPath } from '#app/features/staff/screens.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card, Facts } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { riskWords } from '#schema/applications/message-risks.ts';
import { memberChangeWords } from '#schema/employers/member-changes.ts';
import { londonDate, londonMoment, longDate } from '#schema/london-day.ts';
import { reasonLabels } from '#schema/report-reasons.ts';
import type { AskedQuestion } from '#schema/staff/company-notes.ts';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import type {
	CompanyItems,
	CompanyList,
	CompanyListName,
	StaffCompany,
} from '#schema/staff/staff-company.ts';
import { AskCompany } from './ask-company.tsx';
import { CompanyConnections } from './company-connections.tsx';
import { EmployerEntry } from './employer-entry.tsx';

/** A company on one page: who it is and the decision, then its lists, its programs, and what staff did. */
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
	const { employer, lists, answers, asked, changes, connections } = result.value;
	const { id, company_name: company } = employer;
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
			<List of={id} name="drafts" list={lists.drafts} title="Drafts" none="It has submitted none.">
				{draftRow}
			</List>
			<List
				of={id}
				name="internships"
				list={lists.internships}
				title="Internships"
				none="It has none."
			>
				{listingRow}
			</List>
			<List
				of={id}
				name="reports-about"
				list={lists['reports-about']}
				title="Reports about it"
				none="Nobody has reported its internships or messages."
			>
				{reportRow}
			</List>
			<List
				of={id}
				name="reports-by"
				list={lists['reports-by']}
				title="Reports by it"
				none="It has reported no message of a student."
			>
				{reportRow}
			</List>
			<List
				of={id}
				name="messages"
				list={lists.messages}
				title="Messages that were held or stopped"
				none="None of its messages to applicants has waited for staff."
			>
				{(message) => <MessageRow key={message.id} message={message} company={company} />}
			</List>
			<CompanyConnections {...connections} />
			<Lines title="Who belonged to it" none="Nobody has joined or left in the last 24 months.">
				{changes.map((change) => (
					<li key={change.id} className="border-t border-line py-2 wrap-anywhere first:border-0">
						{memberChangeWords(change)}
					</li>
				))}
			</Lines>
			<AskCompany id={id} company={company} />
			<Lines title="What we have asked" none="Staff have asked it nothing in the last 24 months.">
				{asked.map((question) => (
					<Asked key={question.id} question={question} />
				))}
			</Lines>
			<List
				of={id}
				name="log"
				list={lists.log}
				title="What staff did"
				none="Nothing is in the log."
			>
				{logRow}
			</List>
		</div>
	);
}

/** A list that is read as a whole. */
function Lines({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
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

const Asked = ({
	question: { question, asked_at, answered_at, answer, by },
}: {
	question: AskedQuestion;
}) => (
	<li className="border-t border-line py-2 first:border-0">
		<p className="whitespace-pre-line wrap-anywhere">
			<b>{question}</b>{' '}
			<span className="text-small text-muted">asked on {londonDate(asked_at)}</span>
		</p>
		{answered_at ? (
			<p className="whitespace-pre-line wrap-anywhere">
				<span>{answer ?? 'They say that they have answered by email'}</span>{' '}
				<span className="text-small text-muted">
					{`${by ?? 'somebody whose account is deleted'}, ${londonDate(answered_at)}`}
				</span>
			</p>
		) : (
			<p className="text-muted">Not answered on the dashboard</p>
		)}
	</li>
);

const stateWords = {
	draft: 'Taken back',
	submitted: 'Waits',
	returned: 'Returned',
	approved: 'Approved',
} as const;

const answerRows = ({ answers, lists }: StaffCompany): [string, ReactNode][] => [
	['Internships', lists.internships.count],
	['Applications', answers.applications],
	['Answers overdue', answers.overdue],
];

/** A list of a company: how many there are, a page of them, and the way to the next. */
function List<Name extends CompanyListName>({
	of,
	name,
	list,
	title,
	none,
	children,
}: {
	/** The id of the company. */
	of: string;
	name: Name;
	list: CompanyList<Name>;
	title: string;
	none: string;
	children: (item: CompanyItems[Name]) => ReactNode;
}) {
	const { items, next, add } = usePages<CompanyItems[Name]>(list);
	return (
		<Card>
			<h2 className="mb-2 text-body">
				{title} <span className="font-normal text-muted even-figures">({list.count})</span>
			</h2>
			{items.length === 0 ? (
				<p className="text-muted">{none}</p>
			) : (
				<ul>
					<Entries>{items.map(children)}</Entries>
				</ul>
			)}
			{next !== null && (
				<div className="mt-3">
					<MoreButton<StaffPage<CompanyItems[Name]>>
						path={`/staff/employers/${of}/lists/${name}?after=${next}`}
						onMore={add}
					>
						Show more<span className="sr-only">: {title}</span>
					</MoreButton>
				</div>
			)}
		</Card>
	);
}

const draftRow = ({
	id,
	title,
	state,
	submitted_at,
	decided_at,
	times_submitted,
}: CompanyItems['drafts']) => (
	<Row key={id} to={`/staff/drafts/${id}`} name={title || 'Without a title'}>
		<Badge tone={state === 'submitted' ? 'warn' : 'plain'}>{stateWords[state]}</Badge> submitted on{' '}
		{londonDate(submitted_at)}
		<span>{times_submitted > 1 ? `, try ${times_submitted}` : ''}</span>
		<span>{decided_at ? `, decided on ${londonDate(decided_at)}` : ''}</span>
	</Row>
);

const listingRow = ({
	slug,
	title,
	status,
	published_at,
	open_applications,
	stop,
}: CompanyItems['internships']) => (
	<Row key={slug} to={`/internships/${slug}`} name={title}>
		{stop ? <Badge tone="warn">Stopped by staff</Badge> : <Badge tone="plain">{status}</Badge>}{' '}
		public since {londonDate(published_at)}, {open_applications} without an outcome
	</Row>
);

const reportRow = ({
	id,
	reason,
	created_at,
	resolved_at,
	slug,
	title,
}: CompanyItems['reports-about']) => (
	<Row
		key={id}
		to={searchPath('reports', resolved_at ? 'done' : 'open', slug)}
		name={reasonLabels[reason]}
	>
		{title}, {londonDate(created_at)}
		<span>{resolved_at ? `, resolved on ${londonDate(resolved_at)}` : ', open'}</span>
	</Row>
);

const messageStates = { waiting: 'Waits', approved: 'Approved', returned: 'Not sent' } as const;

const MessageRow = ({
	message: { asked_at, state, found: risks, answer, begins },
	company,
}: {
	message: CompanyItems['messages'];
	company: string;
}) => (
	<Row
		to={searchPath('applicant-messages', state === 'waiting' ? 'open' : 'done', company)}
		name={begins}
	>
		<Badge tone={state === 'approved' ? 'plain' : 'warn'}>{messageStates[state]}</Badge>{' '}
		{londonDate(asked_at)}
		<span>{risks.length > 0 ? `, with ${riskWords(risks)}` : ''}</span>
		{answer && <span className="block">{answer}</span>}
	</Row>
);

const logRow = (line: CompanyItems['log']) => (
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
);

const Row = ({ to, name, children }: { to: string; name: string; children: ReactNode }) => (
	<li className="border-t border-line py-2 first:border-0">
		<Link to={to} className="link inline-block py-1.5 font-semibold wrap-anywhere">
			{name}
		</Link>
		<p className="text-small text-muted wrap-anywhere">{children}</p>
	</li>
);
