import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { NavLink } from '#app/ui/link.tsx';
import { NeedsScripts } from './needs-scripts.tsx';

/** The screens of an account, in this order everywhere; the counts are those of features/saved. */
const screens = [
	{ to: '/account/applications', label: 'Applications', counts: 'counts-applications' },
	{ to: '/saved', label: 'Saved', counts: 'counts-saved' },
	{ to: '/account/profile', label: 'Profile and CV' },
	{ to: '/account/alerts', label: 'Alerts' },
	{ to: '/account#your-data', label: 'Your data' },
];

/** Of the link before that of this screen, in pixels: one sees that there is more. */
const SEEN_BEFORE = 64;

function showCurrent(list: HTMLUListElement | null) {
	const current = list?.querySelector<HTMLElement>(`[href="${location.pathname}"]`);
	if (list && current) list.scrollLeft = current.offsetLeft - SEEN_BEFORE;
}

/** The way from one screen of the account to the others; moved sideways where there is no room. */
export function AccountNav() {
	const { pathname } = useLocation();
	return (
		<nav aria-label="Account" className="border-b border-line" data-no-print>
			{/* Positioned, or what is out of sight would widen the page. */}
			<ul key={pathname} ref={showCurrent} className="page relative flex gap-x-6 overflow-x-auto">
				{screens.map(({ to, label, counts }) => (
					<li key={to}>
						<NavLink
							to={to}
							end={to.includes('#')}
							className={cn(
								'count-plain block border-b-3 border-transparent py-3 font-semibold whitespace-nowrap text-muted hover:text-brand aria-[current=page]:border-brand-fill aria-[current=page]:text-ink',
								counts,
							)}
						>
							{label}
						</NavLink>
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
		<div className="page py-10 md:py-14">
			<h1 className="title mb-8">{title}</h1>
			{intro && <p className="intro -mt-4 mb-8">{intro}</p>}
			<NeedsScripts what={needsScripts} />
			{children}
		</div>
	</>
);
