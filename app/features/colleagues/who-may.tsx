import { Link } from '#app/ui/link.tsx';
import { COMPANY_ROLES, type CompanyRole, roleWords } from '#schema/employers/colleagues.ts';

const everybody: readonly CompanyRole[] = COMPANY_ROLES;
const owners: readonly CompanyRole[] = ['owner'];

/** In words what `posting_rules.rights` (supabase/functions/members.sql) says. */
const lines: [what: string, who: readonly CompanyRole[]][] = [
	['Write, copy, pause and close internships', everybody],
	['Read applications and answer them, write notes and messages, arrange interviews', everybody],
	['Download CVs and lists of applications', everybody],
	['Choose which emails they get about new applications', everybody],
	['Change the company’s profile', owners],
	['Invite and remove colleagues, and change their roles', owners],
	['Make and end keys for programs', owners],
];

/** What each role may do. */
export const WhoMay = () => (
	<section>
		<h2 className="mb-3 text-part">Who may do what</h2>
		<div className="overflow-x-auto rounded-card border border-line bg-card">
			<table className="w-full text-left">
				<thead>
					<tr>
						<th scope="col" className="px-1.5 py-3 font-semibold first:pl-3 sm:px-3">
							What
						</th>
						{COMPANY_ROLES.map((role) => (
							<th key={role} scope="col" className="px-1.5 py-3 font-semibold first:pl-3 sm:px-3">
								{roleWords[role].label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{lines.map(([what, who]) => (
						<tr key={what} className="border-t border-line">
							<th scope="row" className="py-3 pr-1.5 pl-3 font-normal sm:pr-3">
								{what}
							</th>
							{COMPANY_ROLES.map((role) => (
								<td key={role} className="px-1.5 py-3 sm:px-3">
									{who.includes(role) ? 'Yes' : 'No'}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
		<p className="mt-2 text-small text-muted">
			When the last person of a company deletes their account, the company is deleted with it. If
			there are only recruiters left, the one who has been here for longest becomes the owner. An
			owner who wants to delete the company removes the others first, then{' '}
			<Link to="/account" className="link">
				deletes the account
			</Link>
			.
		</p>
	</section>
);
