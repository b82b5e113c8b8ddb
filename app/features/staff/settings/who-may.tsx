import { STAFF_ROLES, type StaffRole, staffRoleWords } from '#schema/staff/staff-roles.ts';

const all: readonly StaffRole[] = STAFF_ROLES;
const administrators: readonly StaffRole[] = ['administrator'];

/** In words what `posting_rules.rights` (supabase/functions/members.sql) says. */
const lines: [what: string, who: readonly StaffRole[]][] = [
	['Drafts, companies to verify, messages, reports, applications to us', all],
	['Pause an internship; words of the search; read the staff log', all],
	['Take an internship down', administrators],
	['Refuse a company that has internships or applicants', administrators],
	['Requests of people about their data', all],
	['People: see what is kept, copy, delete', administrators],
	['Take out applications and CVs of many people, and the staff log', administrators],
	['Saved answers for themselves', all],
	['Share saved answers with all staff, and change those', administrators],
	['Catalogue: import and export', administrators],
	['Staff and their roles', administrators],
	['Careers services of universities', administrators],
];

/** What each role may do. */
export const WhoMay = () => (
	<section>
		<h2 className="mb-3 text-part">Who may do what</h2>
		<div className="overflow-x-auto rounded-card border border-line bg-card">
			<table className="w-full text-left">
				<thead>
					<tr className="text-small">
						<th scope="col" className="px-1.5 py-3 font-semibold first:pl-3 sm:px-3">
							What
						</th>
						{STAFF_ROLES.map((role) => (
							<th key={role} scope="col" className="px-1.5 py-3 font-semibold first:pl-3 sm:px-3">
								{staffRoleWords[role].label}
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
							{STAFF_ROLES.map((role) => (
								<td key={role} className="px-1.5 py-3 sm:px-3">
									{who.includes(role) ? 'Yes' : 'No'}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	</section>
);
