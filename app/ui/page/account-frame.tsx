import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { useMe } from '#app/lib/me.ts';
import { Link } from '#app/ui/link.tsx';
import type { Role } from '#schema/me.ts';
import { NeedsScripts } from './needs-scripts.tsx';

type Screen = { to: string; label: string; counts?: string };

const security = { to: '/account/security', label: 'Security' };
const account = { to: '/account', label: 'Account' };

/** The screens of an account, in this order everywhere; the count of what is saved is that of features/saved. */
const screens: Record<Role, Screen[]> = {
	student: [
		{ to: '/account/applications', label: 'Applications' },
		{ to: '/saved', label: 'Saved', counts: 'counts-saved' },
		{ to: '/account/profile', label: 'Profile and CV' },
		{ to: '/account/alerts', label: 'Alerts' },
		security,
		account,
	],
	employer: [{ to: '/employer-dashboard', label: 'Dashboard' }, security, account],
	adviser: [{ to: '/careers-service', label: 'Your page' }, security, account],
	staff: [{ to: '/staff', label: 'Staff' }, security, account],
};

/** How many pixels of the previous link stay visible, so that people see that there is more. */
const SEEN_BEFORE = 96;

/** Again where the list is shown later, or its links change. None may be current: React then calls it with null at the end. */
function showCurrent(list: HTMLUListElement | null) {
	const current = list?.querySelector<HTMLElement>('[aria-current]');
	if (!list || !current) return;
	const widths = new ResizeObserver(() => {
		list.scrollLeft = current.offsetLeft - SEEN_BEFORE;
	});
	for (const screen of list.children) widths.observe(screen);
	return () => widths.disconnect();
}

/**
 * Whether the address is that of a screen, or below it; everything is below /account. Prerendered ones end with "/".
 * The CV belongs to the profile.
 */
const isAt = (to: string, pathname: string) =>
	to === account.to
		? /^\/account\/?$/.test(pathname)
		: `${pathname}/`.replace('/cv/', '/profile/').startsWith(`${to}/`);

/**
 * The way from one screen of the account to the others; moved sideways where there is no room. Shown once it is known who
 * this is and what needs them, so that no count moves the others.
 */
export function AccountNav() {
	const { pathname } = useLocation();
	const me = useMe();
	const { role, needs } = me ?? { role: 'student', needs: 0 };
	return (
		<nav aria-label="Account" className="border-b border-line" data-no-print>
			<ul
				// Made anew for another role, or it fades at an edge that its other tabs had.
				key={`${pathname} ${role}`}
				ref={showCurrent}
				className="page side-scroll for-known flex gap-x-10"
			>
				{screens[role].map(({ to, label, counts }, index) => (
					<li key={to}>
						<Link
							to={to}
							aria-current={isAt(to, pathname) ? 'page' : undefined}
							className={cn(
								'count-plain block border-b-3 border-transparent py-3 font-semibold whitespace-nowrap text-muted hover:text-brand aria-[current=page]:border-brand-fill aria-[current=page]:text-ink',
								counts,
								index === 0 && needs > 0 && 'counted',
								index === 0 && role !== 'staff' && 'count-hot',
							)}
							data-count={index === 0 ? needs : undefined}
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

type AccountFrameProps = {
	title: string;
	/** Under the title. */
	intro?: string;
	/** Begins the sentence that a browser without scripts shows: "Your account". */
	needsScripts: string;
	children: ReactNode;
};

/** A screen of the account: the way to the others, its heading, and what is on it. */
export const AccountFrame = ({ title, intro, needsScripts, children }: AccountFrameProps) => (
	<>
		<AccountNav />
		<div className="page @container py-5 md:py-14">
			<h1 className="title mb-8 max-md:mb-6">{title}</h1>
			{intro && <p className="intro -mt-4 mb-8 max-md:mb-4">{intro}</p>}
			<NeedsScripts what={needsScripts} />
			{children}
		</div>
	</>
);
