import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { londonDate, londonMoment } from '#schema/london-day.ts';
import type { StaffCompany } from '#schema/staff/staff-company.ts';

/** What programs of a company use: its keys, and the addresses that are told what happens. Nothing secret is among it. */
export const CompanyConnections = ({ keys, webhooks }: StaffCompany['connections']) => (
	<Card>
		<h2 className="mb-2 text-body">Its programs</h2>
		{keys.length + webhooks.length === 0 ? (
			<p className="text-muted">It has no key and no webhook.</p>
		) : (
			<ul>
				<Entries>
					{keys.map(({ id, name, by, made_at, used_at }) => (
						<Entry key={id} name={`Key “${name}”`}>
							Made by {by} on {londonDate(made_at)}, {lastUse(used_at)}
						</Entry>
					))}
					{webhooks.map(({ id, host, added_at, off_at, used_at }) => (
						<Entry key={id} name={`Webhook to ${host}`} badge={off_at !== null && 'Off'}>
							Added on {londonDate(added_at)}, {lastUse(used_at)}
						</Entry>
					))}
				</Entries>
			</ul>
		)}
	</Card>
);

const lastUse = (at: string | null) => (
	<span>{at ? `last used ${londonMoment(at)}` : 'never used'}</span>
);

const Entry = ({
	name,
	badge,
	children,
}: {
	name: string;
	badge?: string | false;
	children: ReactNode;
}) => (
	<li className="border-t border-line py-2 first:border-0">
		<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<b className="wrap-anywhere">{name}</b>
			{badge && <Badge tone="warn">{badge}</Badge>}
		</p>
		<p className="text-small text-muted wrap-anywhere">{children}</p>
	</li>
);
