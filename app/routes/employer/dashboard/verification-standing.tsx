import type { EmployerRow } from '#app/features/employers/api.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { londonDate, untilEndOf } from '#schema/london-day.ts';

/** Where the verification of the company stands, and why. */
export function VerificationStanding({ profile }: { profile: EmployerRow }) {
	const { verified, verified_at, asked_at, refused_at, refusal, answers_until, role } = profile;
	if (verified)
		return (
			<Standing badge={<Badge tone="good">Verified</Badge>}>
				{verified_at && `since ${londonDate(verified_at)}`}
			</Standing>
		);
	if (refused_at)
		return (
			<div className="mt-2 grid w-full justify-items-start gap-3 rounded-control bg-sun-wash p-4 text-sun-ink">
				<p>
					<b>We could not verify your company ({londonDate(refused_at)}).</b>
				</p>
				<p className="whitespace-pre-line wrap-anywhere">{refusal}</p>
				{answers_until && (
					<p>
						Your internships are hidden. You can answer those who have applied until{' '}
						{untilEndOf(answers_until)}.
					</p>
				)}
				{role === 'owner' ? (
					<>
						<p>Correct your profile, and it waits for us again.</p>
						<ButtonLink to="/employer-profile-setup" look="secondary">
							Correct the profile
						</ButtonLink>
					</>
				) : (
					<p>Once an owner corrects the profile, it waits for us again.</p>
				)}
			</div>
		);
	return (
		<Standing badge={<Badge tone="plain">Pending Verification</Badge>}>
			{asked_at && `Waiting since ${londonDate(asked_at)}. We email you once it is decided.`}
		</Standing>
	);
}

const Standing = ({ badge, children }: { badge: React.ReactNode; children: React.ReactNode }) => (
	<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
		{badge}
		<span className="text-small text-muted">{children}</span>
	</p>
);
