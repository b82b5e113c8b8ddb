import { FoldedEntry } from '#app/features/staff/parts/folded-entry.tsx';
import { OutcomePanel } from '#app/features/staff/parts/outcome-panel.tsx';
import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { webLink } from '#app/lib/addresses/web-link.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Facts } from '#app/ui/card.tsx';
import { checkLabels } from '#schema/employers/employer-checks.ts';
import type { EmployerDecision, StaffEmployer } from '#schema/employers/employer-decision.ts';
import { limits } from '#schema/limits.ts';
import { londonDate } from '#schema/london-day.ts';
import { VerifyForm } from './verify-form.tsx';

/** An employer with all of the profile, what was decided so far, and the decision. */
export function EmployerEntry({
	employer,
	isOpen,
	onAgain,
}: {
	employer: StaffEmployer;
	isOpen: boolean;
	onAgain: () => void;
}) {
	const { outcome, take } = useDecision();
	const refuse = (reason: string) =>
		take(
			`/staff/employers/${employer.id}/refuse`,
			{ expected: employer.updated_at, reason },
			`${employer.company_name} is not verified and has been mailed why.`,
		);
	return (
		<FoldedEntry
			title={employer.company_name}
			about={standing(employer)}
			badge={employer.verified_at && <Badge tone="good">Verified</Badge>}
			isOpen={isOpen}
		>
			<Profile employer={employer} />
			{employer.decisions.length > 0 && <Decisions decisions={employer.decisions} />}
			{outcome ? (
				<OutcomePanel outcome={outcome} onAgain={onAgain} />
			) : (
				<div className="grid gap-6 border-t border-line pt-5 md:grid-cols-2">
					<VerifyForm employer={employer} take={take} />
					<TextForm
						label="Reason for refusing"
						name="reason"
						storedAs={`refusal-${employer.id}`}
						hint="The employer reads it on the dashboard and in a mail"
						rows={4}
						maxLength={limits.staffNote}
						missing="Say why: the employer reads it."
						send={['Refuse', 'Refusing...']}
						about={employer.company_name}
						look="secondary"
						onSend={refuse}
					/>
				</div>
			)}
		</FoldedEntry>
	);
}

function standing({ asked_at, verified_at, refused_at }: StaffEmployer): string {
	if (asked_at) return `Waiting since ${londonDate(asked_at)}`;
	if (verified_at) return `Verified on ${londonDate(verified_at)}`;
	return refused_at ? `Refused on ${londonDate(refused_at)}` : '';
}

function Profile({ employer }: { employer: StaffEmployer }) {
	const rows: [string, React.ReactNode][] = [
		['Contact person', employer.contact_person],
		['Email', employer.email],
		['Phone', employer.phone],
		['Website', employer.website && <WebAddress address={employer.website} />],
		['LinkedIn', employer.linkedin_url && <WebAddress address={employer.linkedin_url} />],
		[
			'Company number',
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
		['Industry', employer.industry],
		['Employees', employer.company_size],
		['Location', employer.location],
		['Founded', employer.founded_year],
		['About', employer.company_description],
	];
	const given = rows.filter(([, value]) => value);
	return (
		<div className="wrap-anywhere whitespace-pre-line">
			<Facts rows={given} />
		</div>
	);
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
			{address}
		</a>
	);
}

const Decisions = ({ decisions }: { decisions: EmployerDecision[] }) => (
	<section>
		<h3 className="mb-1 text-[1rem]">Decided so far</h3>
		<ul className="grid gap-2 text-[0.95rem]">
			{decisions.map(({ id, at, outcome, checks, company_number, reason, note }) => (
				<li key={id} className="wrap-anywhere">
					{outcome === 'verified' ? 'Verified' : 'Refused'} on {londonDate(at)}
					{checks.length > 0 && `: ${checks.map((check) => checkLabels[check]).join(', ')}`}
					{company_number && ` (${company_number})`}
					{reason && `: ${reason}`}
					{note && <span className="block text-muted">{note}</span>}
				</li>
			))}
		</ul>
	</section>
);
