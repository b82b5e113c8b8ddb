import {
	BriefcaseBusiness,
	Building2,
	ChartColumn,
	ChevronDown,
	FilePen,
	FileText,
	Flag,
	GraduationCap,
	LayoutList,
	type LucideIcon,
	Mail,
	Megaphone,
	MessageSquareWarning,
	ScrollText,
	SearchX,
	Settings,
	ShieldCheck,
	TriangleAlert,
	User,
	UserCheck,
	Users,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { useNarrow } from '#app/lib/use-wide.ts';
import { NavLink } from '#app/ui/link.tsx';
import type { WaitingCount, WaitingKind } from '#schema/staff/staff.ts';
import type { StaffRight } from '#schema/staff/staff-roles.ts';
import { rightOf, screenAt, staffScreens } from './screens.ts';
import { useStaffOverview } from './staff-context.tsx';
import { countWords, isOld, oldestWords } from './waiting-words.ts';

type Entry = {
	to: string;
	label: string;
	icon: LucideIcon;
	/** Who has no such right does not see it. */
	right?: StaffRight | undefined;
};

/** Where what waits is dealt with. */
export const waitingEntries: Record<WaitingKind, Entry> = {
	drafts: { to: '/staff/drafts', label: staffScreens.drafts, icon: FileText },
	corrections: { to: '/staff/corrections', label: staffScreens.corrections, icon: FilePen },
	employers: { to: '/staff/employers', label: 'Employers to verify', icon: ShieldCheck },
	companies: {
		to: '/staff/employers?show=changed',
		label: 'Changed companies',
		icon: Building2,
	},
	overdue: { to: '/staff#overdue', label: 'Overdue answers', icon: TriangleAlert },
	messages: { to: '/staff/messages', label: staffScreens.messages, icon: Mail },
	'applicant-messages': {
		to: '/staff/applicant-messages',
		label: staffScreens['applicant-messages'],
		icon: MessageSquareWarning,
	},
	reports: { to: '/staff/reports', label: staffScreens.reports, icon: Flag },
	requests: { to: '/staff/requests', label: staffScreens.requests, icon: UserCheck },
	applications: { to: '/staff/applications', label: 'Applications to us', icon: Users },
};

const lookUp: Entry[] = [
	{ to: '/staff/listings', label: staffScreens.listings, icon: Megaphone },
	{ to: '/staff/people', label: staffScreens.people, icon: User, right: rightOf.people },
	{
		to: '/staff/catalogue',
		label: staffScreens.catalogue,
		icon: LayoutList,
		right: rightOf.catalogue,
	},
	{
		to: '/staff/careers-services',
		label: staffScreens['careers-services'],
		icon: GraduationCap,
		right: rightOf['careers-services'],
	},
	{ to: '/staff/searches', label: staffScreens.searches, icon: SearchX },
	{ to: '/staff/log', label: staffScreens.log, icon: ScrollText },
	{ to: '/staff/figures', label: staffScreens.figures, icon: ChartColumn },
	{ to: '/staff/settings', label: staffScreens.settings, icon: Settings },
];

/** All screens of staff, beside what waits there. Where there is one column, one line that opens to them. */
export function StaffNavigation() {
	const { key } = useLocation();
	return (
		<nav aria-label="Staff" data-no-print>
			{useNarrow() ? (
				<details key={key} className="group rounded-card border border-control bg-card">
					<CurrentScreen />
					<div className="border-t border-line p-3">
						<Screens />
					</div>
				</details>
			) : (
				<Screens />
			)}
		</nav>
	);
}

/** Which screen is shown, and how much waits on all of them. */
function CurrentScreen() {
	const { waiting, today } = useStaffOverview();
	const location = useLocation();
	const { screen } = screenAt(location.pathname);
	const entry = [...Object.values(waitingEntries), ...lookUp].find(
		({ to }) => to.split('?')[0] === `/staff/${screen}` && isShown(to, location),
	);
	const { label, icon: Icon } = entry ?? whatWaits;
	const own = waiting.find(({ kind }) => waitingEntries[kind] === entry);
	const count = waiting.reduce((sum, one) => sum + one.count, 0);
	return (
		<summary className="flex min-h-16 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
			<Icon aria-hidden="true" className="size-5 shrink-0 @max-3xs:hidden" />
			{/* The number stands below where there is no room beside. */}
			<span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
				<span className="min-w-min flex-1 leading-tight">
					<b>{label}</b>
					<small className="block text-note text-muted">
						<span>
							{own?.oldest
								? `${oldestWords(own, today)} · ${count} on all screens`
								: `${count === 1 ? '1 thing waits' : `${count} things wait`} on all screens`}
						</span>
					</small>
				</span>
				{own && own.count > 0 && <Count waiting={own} />}
			</span>
			<ChevronDown
				aria-hidden="true"
				className="size-5 shrink-0 text-brand [transition:rotate_150ms] group-open:rotate-180"
			/>
		</summary>
	);
}

const whatWaits: Entry = { to: '/staff', label: 'What waits', icon: BriefcaseBusiness };

function Screens() {
	const overview = useStaffOverview();
	const visible = lookUp.filter(({ right }) => right === undefined || overview.may.includes(right));
	return (
		<div className="grid content-start gap-4">
			<Group>
				<li className="flex">
					<Row entry={whatWaits} />
				</li>
				{overview.waiting.map((waiting) => (
					<li key={waiting.kind} className="flex">
						<Row entry={waitingEntries[waiting.kind]} waiting={waiting} />
					</li>
				))}
			</Group>
			<Group label="Look up">
				{visible.map((entry) => (
					<li key={entry.to} className="flex">
						<Row entry={entry} />
					</li>
				))}
			</Group>
		</div>
	);
}

const Group = ({ label, children }: { label?: string; children: React.ReactNode }) => (
	<div className="min-w-0">
		{label && <p className="mb-1 text-small text-muted">{label}</p>}
		<ul className="grid gap-1">{children}</ul>
	</div>
);

/** Late answers are marked, and nothing that waits is quiet. */
const Count = ({ waiting }: { waiting: WaitingCount }) => (
	<b
		className={cn(
			'rounded-full px-2.5 py-0.5 text-small even-figures',
			waiting.count === 0
				? 'font-normal'
				: waiting.kind === 'overdue'
					? 'bg-hot-wash text-hot'
					: 'bg-wash text-brand',
		)}
	>
		<span className="sr-only">, </span>
		{countWords(waiting)}
	</b>
);

/** Two entries can lead to lists of one screen: the one that is shown is current. */
export function isShown(to: string, { pathname, search }: { pathname: string; search: string }) {
	const address = `${pathname}?show=${new URLSearchParams(search).get('show')}`;
	const hasEntry = Object.values(waitingEntries).some((entry) => entry.to === address);
	return hasEntry ? to === address : !to.includes('?');
}

function Row({ entry, waiting }: { entry: Entry; waiting?: WaitingCount }) {
	const { today } = useStaffOverview();
	const isOne = isShown(entry.to, useLocation());
	const { to, label, icon: Icon } = entry;
	const isFilled = (isActive: boolean) => isActive && isOne && !to.includes('#');
	return (
		<NavLink
			to={to}
			end={to.startsWith('/staff#') || to === '/staff'}
			aria-current={isOne ? 'page' : false}
			className={({ isActive }) =>
				cn(
					'flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-control border border-transparent px-3 py-1.5 text-small',
					waiting?.count === 0 ? 'text-muted' : 'font-semibold',
					isFilled(isActive) ? 'border-brand-fill! bg-brand-fill! text-on-fill' : 'hover:bg-wash',
				)
			}
		>
			{({ isActive }) => (
				<>
					<Icon aria-hidden="true" className="size-5 shrink-0" />
					<span className="min-w-0 flex-1 leading-tight text-pretty wrap-anywhere">
						{label}
						{waiting?.oldest && (
							<small
								className={cn(
									'block text-note font-normal',
									!isFilled(isActive) &&
										(waiting.kind === 'overdue' || isOld(waiting, today)
											? 'font-semibold text-hot'
											: 'text-muted'),
								)}
							>
								{oldestWords(waiting, today)}
							</small>
						)}
					</span>
					{waiting && <Count waiting={waiting} />}
				</>
			)}
		</NavLink>
	);
}
