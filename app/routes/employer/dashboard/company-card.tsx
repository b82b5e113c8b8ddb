import { Building2, MapPinned, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EmployerRow } from '#app/features/employers/api.ts';
import { webLink } from '#app/lib/addresses/web-link.ts';
import { Card } from '#app/ui/card.tsx';

export function CompanyCard({ profile }: { profile: EmployerRow }) {
	const website = webLink(profile.website);
	return (
		<Card className="mt-8 mb-8">
			<h2 className="text-[1.4rem] break-words">{profile.company_name}</h2>
			<ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.97rem] text-muted">
				<Fact icon={Building2}>{profile.industry}</Fact>
				<Fact icon={Users}>{profile.company_size} employees</Fact>
				<Fact icon={MapPinned}>{profile.location}</Fact>
			</ul>
			<p className="mt-3 line-clamp-3 max-w-prose break-words whitespace-pre-line">
				{profile.company_description}
			</p>
			{website && (
				<a href={website} rel="noopener nofollow" className="link mt-3 inline-block break-all">
					{profile.website}
				</a>
			)}
		</Card>
	);
}

/** The company in one line, where the screen is about something else. */
export const CompanyLine = ({ profile }: { profile: EmployerRow }) => (
	<p className="mt-3 mb-6 wrap-anywhere text-muted">
		<b className="text-ink">{profile.company_name}</b>, {profile.location}
	</p>
);

function Fact({ icon: Icon, children }: { icon: typeof Users; children: ReactNode }) {
	return (
		<li className="flex min-w-0 gap-2">
			<Icon aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
			<span className="min-w-0 break-words">{children}</span>
		</li>
	);
}
