import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { CloseButton, opensDialog } from '#app/ui/dialog.tsx';
import { NavLink } from '#app/ui/link.tsx';
import { SignOutButton } from './account-buttons.tsx';
import { sheetColumns } from './navigation.ts';

/** The side sheet of small screens. */
export function MobileMenu() {
	const sheet = useRef<HTMLDialogElement>(null);
	const close = () => sheet.current?.close();
	return (
		<>
			<button
				type="button"
				{...opensDialog('site-menu', sheet)}
				className="inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-card px-3.5 font-semibold @nav:hidden"
			>
				<Menu aria-hidden="true" className="size-5 max-[22rem]:hidden" />
				Menu
			</button>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close a dialog is Escape, which the browser handles */}
			<dialog
				ref={sheet}
				id="site-menu"
				data-needs-script=""
				aria-label="Menu"
				onClick={(event) => event.target === event.currentTarget && close()}
				className="my-0 mr-0 ml-auto h-dvh max-h-none w-75 max-w-full border-l border-line bg-card text-ink shadow-float backdrop:bg-scrim sm:w-100"
			>
				<div className="px-4 pt-4 pb-8">
					<div className="flex justify-end">
						<CloseButton of="site-menu" dialog={sheet} />
					</div>
					<Groups onNavigate={close} />
				</div>
			</dialog>
		</>
	);
}

function Groups({ onNavigate }: { onNavigate: () => void }) {
	const { user } = useAuth();
	return (
		<nav aria-label="Menu" className="grid grid-cols-2 gap-x-3">
			{sheetColumns(user !== null).map((groups) => (
				<div key={groups[0]?.title}>
					{groups.map(({ title, links }) => (
						<ul key={title} aria-label={title} className="mb-4">
							<li aria-hidden="true" className="text-[0.92rem] text-muted">
								{title}
							</li>
							{links.map(({ to, label }) => (
								<li key={to}>
									<NavLink
										to={to}
										end
										onClick={onNavigate}
										className="block min-h-11 py-2.5 font-semibold max-sm:text-[0.95rem] aria-[current=page]:text-brand"
									>
										{label}
									</NavLink>
								</li>
							))}
							{user && title === 'Yours' && (
								<li>
									<SignOutButton look="text" onSignedOut={onNavigate} className="px-0!" />
								</li>
							)}
						</ul>
					))}
				</div>
			))}
		</nav>
	);
}
