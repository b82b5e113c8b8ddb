import { useState } from 'react';
import { useClaim } from '#app/features/staff/claims/use-claim.ts';
import { FoldedEntry } from '#app/features/staff/parts/folded-entry.tsx';
import { NameWarnings } from '#app/features/staff/parts/name-warnings.tsx';
import { UntilDecided } from '#app/features/staff/parts/outcome-panel.tsx';
import { UntilDone } from '#app/features/staff/parts/until-done.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { companyPath } from '#app/features/staff/screens.ts';
import { useMay } from '#app/features/staff/staff-context.tsx';
import { webLink } from '#app/lib/addresses/web-link.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Facts } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { type ApplicantExport, exportWords } from '#schema/employers/applicant-export.ts';
import { roleWords } from '#schema/employers/colleagues.ts';
import { checkLabels } from '#schema/employers/employer-checks.ts';
import {
	type EmployerDecision,
	isAtWork,
	type StaffEmployer,
} from '#schema/employers/employer-decision.ts';
import { londonDate, londonTime, longDate } from '#schema/london-day.ts';
import { ChangesOfCompany } from './changes-of-company.tsx';
import { CompanyDecision } from './company-decision.tsx';
import { companyLabels } from './company-labels.ts';
import type { TakeStep } from './verify-form.tsx';

/** An employer with all of the profile, what was decided so far, and the decision. */
export function EmployerEntry({
	employer,
	isOpen,
	isAlone = false,
	onAgain,
}: {
	employer: StaffEmployer;
	isOpen: boolean;
	/** Whether it has a page for itself. */
	isAlone?: boolean;
	onAgain: () => void;
}) {
	const waits = (employer.asked_at ?? employer.changes) !== null && employer.pending === null;
	const claiming = useClaim('employer', employer.id, employer.claim, waits);
	const { outcome, take, taking } = useDecision(claiming);
	/** What this page has decided last. */
	const [last, setLast] = useState<'verify' | 'refuse' | null>(null);
	const { id, company_name: company, updated_at: expected } = employer;
	const step = (path: string, body: object, done: string) =>
		take(`/staff/employers/${id}/${path}`, body, done);
	const verify: TakeStep = (body, done) => {
		setLast('verify');
		return step('verify', body, done);
	};
	const refuse: TakeStep = (body, done) => {
		setLast('refuse');
		return step('refuse', body, done);
	};
	/** Until when the decision can be taken back: of this page, or what was stored when it was loaded. */
	const until = outcome && 'done' in outcome ? outcome.undoUntil : null;
	const verifiedAt = last === 'verify' ? until : !outcome && employer.pending?.due_at;
	const refusedAt = last === 'refuse' ? until : !outcome && employer.undo_until;
	const mayRefuse = useMay('refuse-at-work') || !isAtWork(employer.at_work);
	const accept = () =>
		step('accept-changes', { expected }, `What ${company} has changed is looked at.`);
	return (
		<FoldedEntry
			title={employer.company_name}
			about={standing(employer)}
			badge={<Badges employer={employer} />}
			since={employer.asked_at}
			isOpen={isOpen}
			claiming={claiming}
		>
			{!isAlone && (
				<Link to={companyPath(id)} className="link inline-flex min-h-11 items-center">
					Its drafts, internships, reports and log
				</Link>
			)}
			<NameWarnings warnings={employer.warnings} />
			{employer.changes && !outcome && (
				<ChangesOfCompany
					employer={employer}
					changes={employer.changes}
					onFine={employer.verified_at ? accept : undefined}
					isOff={claiming.isTaken}
				/>
			)}
			<Profile employer={employer} />
			{employer.decisions.length > 0 && <Decisions decisions={employer.decisions} />}
			{employer.exports.length > 0 && <Exports exports={employer.exports} />}
			<UntilDecided outcome={outcome} onAgain={onAgain}>
				{!employer.pending && (
					<CompanyDecision
						employer={employer}
						isOff={claiming.isTaken}
						mayRefuse={mayRefuse}
						onVerify={verify}
						onRefuse={refuse}
					/>
				)}
			</UntilDecided>
			{verifiedAt && (
				<UntilDone
					about={company}
					busy={taking}
					now="Verify now"
					onNow={() => step('verify-now', {}, `${company} is verified. We have emailed them.`)}
					onUndo={() =>
						step('take-back-verification', {}, `The verification of ${company} is taken back.`)
					}
				>
					<b>It counts as verified from {londonTime(new Date(verifiedAt))}</b>
					{employer.pending && <span>{`, decided by ${employer.pending.by}`}</span>}. Nobody is told
					before, and you can take it back.
				</UntilDone>
			)}
			{refusedAt && mayRefuse && (
				<UntilDone
					about={`the refusal of ${company}`}
					busy={taking}
					onUndo={() =>
						step('take-back', {}, `The refusal of ${company} is taken back. Nobody was written to.`)
					}
				>
					<b>Nobody is written to before {londonTime(new Date(refusedAt))}.</b> Until then you can
					take the refusal back: its internships are shown again as before.
				</UntilDone>
			)}
		</FoldedEntry>
	);
}

const Badges = ({
	employer: { warnings, changes, verified_at, pending },
}: {
	employer: StaffEmployer;
}) => (
	<span className="flex flex-wrap gap-2 empty:hidden">
		{pending && <Badge tone="plain">Decided</Badge>}
		{warnings.length > 0 && <Badge tone="warn">Look at the name</Badge>}
		{changes && <Badge tone="brand">Changed</Badge>}
		{verified_at && <Badge tone="good">Verified</Badge>}
	</span>
);

function standing({ asked_at, verified_at, refused_at, answers_until }: StaffEmployer): string {
	if (refused_at && answers_until)
		return `Refused on ${londonDate(refused_at)}. Answers applications until ${longDate(answers_until)}`;
	if (asked_at) return `Waiting since ${londonDate(asked_at)}`;
	if (verified_at) return `Verified on ${londonDate(verified_at)}`;
	return refused_at ? `Refused on ${londonDate(refused_at)}` : '';
}

function Profile({ employer }: { employer: StaffEmployer }) {
	const rows: [string, React.ReactNode][] = [
		[companyLabels.contact_person, employer.contact_person],
		['Email', employer.email],
		[
			'Colleagues',
			employer.colleagues
				.map(({ email, role }) => `${email} (${roleWords[role].label.toLowerCase()})`)
				.join(', '),
		],
		[companyLabels.phone, employer.phone],
		[companyLabels.website, employer.website && <WebAddress address={employer.website} />],
		[
			companyLabels.linkedin_url,
			employer.linkedin_url && <WebAddress address={employer.linkedin_url} />,
		],
		[
			companyLabels.company_number,
			<a
				key="number"
				href={companiesHouse(employer)}
				target="_blank"
				rel="noopener noreferrer"
				className="link"
			>
				{employer.company_number ?? 'Not given: search Companies House'}
			</a>,
		],
		[companyLabels.industry, employer.industry],
		[companyLabels.company_size, employer.company_size],
		[companyLabels.location, employer.location],
		[companyLabels.founded_year, employer.founded_year],
		[
			companyLabels.company_description,
			employer.company_description && (
				<span className="whitespace-pre-line">{employer.company_description}</span>
			),
		],
	];
	return <Facts rows={rows.filter(([, value]) => value)} side />;
}

const REGISTER = 'https://find-and-update.company-information.service.gov.uk';

/** The register's page of the company, or a search for its name. */
const companiesHouse = ({ company_number, company_name }: StaffEmployer) =>
	company_number
		? `${REGISTER}/company/${company_number}`
		: `${REGISTER}/search?${new URLSearchParams({ q: company_name })}`;

function WebAddress({ address }: { address: string }) {
	const link = webLink(address);
	if (!link) return address;
	return (
		<a href={link} target="_blank" rel="noopener noreferrer nofollow" className="link">
			{address.replace(/^\w+:\/\//, '')}
		</a>
	);
}

const Decisions = ({ decisions }: { decisions: EmployerDecision[] }) => (
	<section>
		<h3 className="mb-1 text-body">Decided so far</h3>
		<ul className="grid gap-2 text-small">
			<Entries>
				{decisions.map(
					({ id, at, outcome, checks, grounds, reason, note, taken_back_at, ends_access }) => (
						<li key={id} className="wrap-anywhere">
							<span>{outcome === 'verified' ? 'Verified' : 'Refused'}</span> on {londonDate(at)}
							{checks.length > 0 && (
								<span>{`: ${checks.map((check) => withGround(checkLabels[check], grounds?.[check])).join(', ')}`}</span>
							)}
							{reason && <span>{`: ${reason}`}</span>}
							{taken_back_at && <span>{' (taken back)'}</span>}
							{ends_access && (
								<span className="block text-muted">
									Fraud: its access to applications ended at once
								</span>
							)}
							{note && <span className="block text-muted">{note}</span>}
						</li>
					),
				)}
			</Entries>
		</ul>
	</section>
);

/** "Website (https://tidewell.example)" */
const withGround = (label: string, ground: string | undefined) =>
	ground ? `${label} (${ground})` : label;

const Exports = ({ exports }: { exports: ApplicantExport[] }) => (
	<section>
		<h3 className="mb-1 text-body">Exported by the employer</h3>
		<ul className="grid gap-2 text-small">
			{exports.map((one) => (
				<li key={one.at} className="wrap-anywhere">
					{exportWords(one)}
				</li>
			))}
		</ul>
	</section>
);
