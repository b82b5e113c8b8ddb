import { ChevronDown } from 'lucide-react';
import { Link, NavLink } from '#app/ui/link.tsx';
import { AccountButtons } from './account-buttons.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { allInternships, allPrograms, internships, mainLinks, programLinks } from './navigation.ts';

export function SiteHeader() {
	return (
		<header data-site className="@container sticky top-0 z-30 border-b border-line bg-paper">
			<div className="page site-bar">
				<Logo />
				<nav aria-label="Main" className="hidden flex-1 items-center @nav:flex">
					<NavLink to={internships.to} className="bar-link">
						{internships.label}
					</NavLink>
					<ProgramsMenu />
					{mainLinks.map(({ to, label }) => (
						<NavLink key={to} to={to} className="bar-link">
							{label}
						</NavLink>
					))}
				</nav>
				<SavedLink />
				<AccountButtons />
				<MobileMenu />
			</div>
		</header>
	);
}

/** The way to what is saved, with how many there are (features/saved). */
const SavedLink = () => (
	<Link to="/saved" className="for-known counts-saved heart heart-sign relative ml-auto shrink-0">
		<span className="sr-only">Saved</span>
	</Link>
);

/** A native popover: it opens, closes and keeps to its button before any script has run. */
function ProgramsMenu() {
	return (
		// Where a browser cannot place the menu at its button, it opens below it as the next block of this one.
		<div>
			<button
				type="button"
				popoverTarget="programs-menu"
				className="bar-link flex items-center gap-1"
			>
				Programs
				<ChevronDown aria-hidden="true" className="size-4" />
			</button>
			<div
				id="programs-menu"
				popover="auto"
				className="m-0 mt-2 w-60 rounded-card border border-line bg-card p-2 text-ink shadow-float [inset:auto] [position-area:bottom_span-right]"
			>
				<ul>
					{[allInternships, allPrograms, ...programLinks].map(({ to, label }) => (
						<li key={to}>
							<NavLink
								to={to}
								end
								onClick={() => document.getElementById('programs-menu')?.hidePopover()}
								className="block rounded-lg px-3 py-2.5 hover:bg-wash hover:text-brand"
							>
								{label}
							</NavLink>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
