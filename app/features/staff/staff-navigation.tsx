import {
	BriefcaseBusiness,
	Building2,
	FilePen,
	FileText,
	Flag,
	LayoutList,
	type LucideIcon,
	Mail,
	MessageSquareWarning,
	ScrollText,
	SearchX,
	ShieldCheck,
	TriangleAlert,
	User,
	Users,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { NavLink } from '#app/ui/link.tsx';
import type { Waiting, WaitingKind } from '#schema/staff/staff.ts';
import { staffScreens } from './screens.ts';
import { useStaffOverview } from './staff-context.tsx';
import { countWords, isOld, oldestWords } from './waiting-words.ts';

type Entry = { to: string; label: string; icon: LucideIcon };

/** Where what waits is dealt with. */
export const waitingEntries: Record<WaitingKind, Entry> = {
	drafts: { to: '/staff/drafts', label: 'Drafts to approve', icon: FileText },
	corrections: { to: '/staff/corrections', label: staffScreens.corrections, icon: FilePen },
	employers: { to: '/staff/employers', label: 'Employers to verify', icon: ShieldCheck },
	companies: {
		to: '/staff/employers?show=changed',
		label: 'Changed companies',
		icon: Building2,
	},
	overdue: { to: '/staff#overdue', label: 'Overdue answers', icon: TriangleAlert },
	messages: { to: '/staff/messages', label: 'Messages', icon: Mail },
	'applicant-messages': {
		to: '/staff/applicant-messages',
		label: staffScreens['applicant-messages'],
		icon: MessageSquareWarning,
	},
	reports: { to: '/staff/reports', label: 'Reports', icon: Flag },
	applications: { to: '/staff/applications', label: 'Applications, ours', icon: Users },
};

const lookUp: Entry[] = [
	{ to: '/staff/people', label: 'People', icon: User },
	{ to: '/staff/catalogue', label: 'Catalogue', icon: LayoutList },
	{ to: '/staff/searches', label: staffScreens.searches, icon: SearchX },
	{ to: '/staff/log', label: staffScreens.log, icon: ScrollText },
];

/** All screens of staff, beside what waits there. */
export function StaffNavigation() {
	const overview = useStaffOverview();
	return (
		<nav aria-label="Staff" className="grid content-start gap-4">
			<Group>
				<li className="flex">
					<Row entry={{ to: '/staff', label: 'What waits', icon: BriefcaseBusiness }} />
				</li>
				{overview.waiting.map((waiting) => (
					<li key={waiting.kind} className="flex">
						<Row entry={waitingEntries[waiting.kind]} waiting={waiting} />
					</li>
				))}
			</Group>
			<Group label="Look up">
				{lookUp.map((entry) => (
					<li key={entry.to} className="flex">
						<Row entry={entry} />
					</li>
				))}
			</Group>
		</nav>
	);
}

function showCurrent(list: HTMLUListElement | null) {
	const current = list?.querySelector<HTMLElement>('[aria-current="page"]');
	if (list && current)
		list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
}

/** On narrow screens one line that scrolls sideways, with the current entry in view. */
function Group({ label, children }: { label?: string; children: React.ReactNode }) {
	const { pathname } = useLocation();
	return (
		<div className="min-w-0">
			{label && <p className="mb-1 text-[0.92rem] text-muted max-lg:sr-only">{label}</p>}
			<ul
				key={pathname}
				ref={showCurrent}
				className="relative flex gap-2 max-lg:overflow-x-auto max-lg:py-1 lg:grid lg:gap-1"
			>
				{children}
			</ul>
		</div>
	);
}

/** Two entries can lead to lists of one screen: the one that is shown is current. */
export function isShown(to: string, { pathname, search }: { pathname: string; search: string }) {
	const shown = `${pathname}?show=${new URLSearchParams(search).get('show')}`;
	const hasEntry = Object.values(waitingEntries).some((entry) => entry.to === shown);
	return hasEntry ? to === shown : !to.includes('?');
}

function Row({ entry, waiting }: { entry: Entry; waiting?: Waiting }) {
	const { today } = useStaffOverview();
	const isOne = isShown(entry.to, useLocation());
	const { to, label, icon: Icon } = entry;
	return (
		<NavLink
			to={to}
			end={to.startsWith('/staff#') || to === '/staff'}
			aria-current={isOne ? 'page' : false}
			className={({ isActive }) =>
				cn(
					'flex min-h-11 flex-1 items-center gap-2.5 rounded-control border px-3 py-1.5 font-semibold whitespace-nowrap max-lg:border-line max-lg:bg-card lg:border-transparent lg:whitespace-normal',
					isActive && isOne && !to.includes('#')
						? 'border-brand-fill! bg-brand-fill! text-on-fill'
						: 'hover:bg-wash',
				)
			}
		>
			{({ isActive }) => (
				<>
					<Icon aria-hidden="true" className="size-5 shrink-0" />
					<span className="flex-1 leading-tight">
						{label}
						{waiting?.oldest && (
							<small
								className={cn(
									'block text-[0.85rem] font-normal',
									!(isActive && isOne) &&
										(isOld(waiting, today) ? 'font-semibold text-hot' : 'text-muted'),
								)}
							>
								{oldestWords(waiting, today)}
							</small>
						)}
					</span>
					{waiting && (
						<b
							className={cn(
								'rounded-full px-2.5 py-0.5 text-[0.92rem] even-figures',
								waiting.kind === 'overdue' && waiting.count > 0
									? 'bg-hot-wash text-hot'
									: 'bg-wash text-brand',
							)}
						>
							<span className="sr-only">, </span>
							{countWords(waiting)}
						</b>
					)}
				</>
			)}
		</NavLink>
	);
}
