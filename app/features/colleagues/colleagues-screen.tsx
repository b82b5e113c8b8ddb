import { PendingInvitation } from '#app/ui/invitations/pending-invitation.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { exportWords } from '#schema/employers/applicant-export.ts';
import { type Colleagues, type Invitation, roleWords } from '#schema/employers/colleagues.ts';
import { memberChangeWords } from '#schema/employers/member-changes.ts';
import { londonMoment, longDate } from '#schema/london-day.ts';
import { sendAgain, withdraw } from './api.ts';
import { InviteForm } from './invite-form.tsx';
import { Members } from './members.tsx';
import { WhoMay } from './who-may.tsx';

const counted = (count: number, one: string, many: string) =>
	`${count} ${count === 1 ? one : many}`;

/** Who belongs to a company. A recruiter sees it without what only owners do. */
export function ColleaguesScreen({ colleagues }: { colleagues: Colleagues }) {
	const { company, role, members, invitations, exports, changes } = colleagues;
	const invited = invitations.length > 0 ? `, ${invitations.length} invited` : '';
	const people = counted(members.length, 'person', 'people');
	return (
		<>
			<p className="mb-6 text-muted wrap-anywhere">{`${company}: ${people}${invited}`}</p>
			<div className="grid items-start gap-8 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
				<div className="grid gap-8">
					<Members colleagues={colleagues} />
					<Invitations invitations={invitations} />
				</div>
				{role === 'owner' && <InviteForm colleagues={colleagues} />}
			</div>
			<div className="mt-10 grid gap-10">
				<TakenOut exports={exports} />
				{role === 'owner' && <Earlier changes={changes} />}
				<WhoMay />
			</div>
		</>
	);
}

/** Who has taken applications and CVs out of the site. */
const TakenOut = ({ exports }: Pick<Colleagues, 'exports'>) => (
	<section>
		<h2 className="mb-3 text-part">Downloads of applications and CVs</h2>
		{exports.length === 0 ? (
			<p className="text-muted">Nobody has downloaded any yet.</p>
		) : (
			<ul className="rounded-card border border-line bg-card">
				<Entries>
					{exports.map((one) => (
						<li
							key={`${one.at} ${one.kind}`}
							className="border-t border-line px-4 py-3 wrap-anywhere first:border-0"
						>
							{exportWords(one)}
						</li>
					))}
				</Entries>
			</ul>
		)}
		<p className="mt-2 text-small text-muted">Our staff see this list, too.</p>
	</section>
);

/** Who has joined, left or had another role. */
const Earlier = ({ changes }: Pick<Colleagues, 'changes'>) =>
	changes.length > 0 && (
		<section>
			<h2 className="mb-1 text-part">Earlier</h2>
			<details>
				<summary className="link inline-flex min-h-11 items-center">
					Who joined, left or changed roles
				</summary>
				<ul className="mt-2 rounded-card border border-line bg-card">
					<Entries>
						{changes.map((change) => (
							<li
								key={change.id}
								className="border-t border-line px-4 py-3 wrap-anywhere first:border-0"
							>
								{memberChangeWords(change)}
							</li>
						))}
					</Entries>
				</ul>
				<p className="mt-2 text-small text-muted">
					We keep this for 24 months. Owners and our staff see it.
				</p>
			</details>
		</section>
	);

/** Whom the company has invited, and who has not answered yet. */
const Invitations = ({ invitations }: { invitations: Invitation[] }) =>
	invitations.length > 0 && (
		<section>
			<h2 className="mb-3 text-part">Invited</h2>
			<ul className="rounded-card border border-line bg-card">
				<Entries>
					{invitations.map((invitation) => (
						<Invited key={invitation.id} invitation={invitation} />
					))}
				</Entries>
			</ul>
		</section>
	);

const Invited = ({ invitation }: { invitation: Invitation }) => {
	const { id, email, role, by, by_you, invited_on, until, over } = invitation;
	return (
		<PendingInvitation
			email={email}
			over={over}
			className="border-t border-line p-4 first:border-0"
			sendAgain={() => sendAgain(id)}
			withdraw={() => withdraw(id)}
		>
			<p className="text-small text-muted wrap-anywhere">
				{roleWords[role].label}, invited by <span>{by_you ? 'you' : (by ?? 'a colleague')}</span> on{' '}
				{longDate(invited_on)}
				<span>{!over && `, can be accepted until ${londonMoment(until)}, UK time`}</span>
			</p>
		</PendingInvitation>
	);
};
