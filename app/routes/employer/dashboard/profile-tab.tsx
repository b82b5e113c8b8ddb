import type { EmployerRow } from '#app/features/employers/api.ts';
import { ProfileFacts } from '#app/features/employers/profile/profile-facts.tsx';
import type { ProfileColumn } from '#app/features/employers/profile/profile-rules.ts';
import { COLLEAGUES_PATH } from '#app/lib/addresses/colleagues-path.ts';
import { CONNECTIONS_PATH } from '#app/lib/addresses/connections-path.ts';
import { SECURITY_PARTS } from '#app/lib/addresses/security-parts.ts';
import { ButtonLink } from '#app/ui/button.tsx';

const company: ProfileColumn[] = [
	'company_name',
	'industry',
	'company_size',
	'location',
	'founded_year',
	'company_number',
	'company_description',
];
const contact: ProfileColumn[] = ['contact_person', 'phone', 'website', 'linkedin_url'];

/** @param email of the account */
export function ProfileTab({ profile, email }: { profile: EmployerRow; email: string }) {
	return (
		<div className="grid gap-8">
			<section>
				<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
					<h2 className="text-part">Company information</h2>
					{profile.role === 'owner' ? (
						<ButtonLink to="/employer-profile-setup" look="secondary">
							Edit Profile
						</ButtonLink>
					) : (
						<p className="text-muted">Owners of the company change it.</p>
					)}
				</div>
				<ProfileFacts columns={company} valueIn={(column) => profile[column]} />
			</section>
			<section>
				<h2 className="mb-4 text-part">Contact information</h2>
				<ProfileFacts
					columns={contact}
					valueIn={(column) => profile[column]}
					extra={profile.own ? [['Email', email]] : []}
				/>
			</section>
			<section>
				<h2 className="mb-2 text-part">Colleagues</h2>
				<p className="mb-4 text-muted">
					{profile.role === 'owner'
						? 'Who acts for your company, and in which role. Invite colleagues by email: each has a password of their own.'
						: 'Who acts for your company, and in which role.'}
				</p>
				<ButtonLink to={COLLEAGUES_PATH} look="secondary">
					See your colleagues
				</ButtonLink>
			</section>
			{profile.role === 'owner' && (
				<section>
					<h2 className="mb-2 text-part">Connections</h2>
					<p className="mb-4 text-muted">
						Let a program of your company post internships and follow applications.
					</p>
					<ButtonLink to={CONNECTIONS_PATH} look="secondary">
						See the connections
					</ButtonLink>
				</section>
			)}
			<section>
				<h2 className="mb-2 text-part">Signing in</h2>
				<p className="mb-4 text-muted">
					Change your password or the email address of your account.
				</p>
				<ButtonLink to={`/account/security#${SECURITY_PARTS.password}`} look="secondary">
					Password and email address
				</ButtonLink>
			</section>
		</div>
	);
}
