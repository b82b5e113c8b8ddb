import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { CloseButton, opensDialog } from '#app/ui/dialog.tsx';
import { NavLink } from '#app/ui/link.tsx';
import { AccountButtons } from './account-buttons.tsx';
import { sheetLinks } from './navigation.ts';

/** The side sheet of small screens. */
export function MobileMenu() {
	const sheet = useRef<HTMLDialogElement>(null);
	const close = () => sheet.current?.close();
	return (
		<>
			<button
				type="button"
				{...opensDialog('site-menu', sheet)}
				className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-card px-3.5 font-semibold bar:ml-0 nav:hidden"
			>
				<Menu aria-hidden="true" className="size-5" />
				Menu
			</button>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close a dialog is Escape, which the browser handles */}
			<dialog
				ref={sheet}
				id="site-menu"
				aria-label="Menu"
				onClick={(event) => event.target === event.currentTarget && close()}
				className="my-0 mr-0 ml-auto h-dvh max-h-none w-75 max-w-full border-l border-line bg-card text-ink shadow-float backdrop:bg-scrim sm:w-100"
			>
				<div className="flex min-h-full flex-col gap-6 p-6">
					<div className="flex justify-end">
						<CloseButton onClick={close} />
					</div>
					<nav aria-label="Menu">
						<ul>
							{sheetLinks.map(({ to, label }) => (
								<li key={to} className="border-b border-line">
									<NavLink
										to={to}
										end
										onClick={close}
										className="block py-3.5 text-[1.1rem] font-semibold aria-[current=page]:text-brand"
									>
										{label}
									</NavLink>
								</li>
							))}
						</ul>
					</nav>
					<div className="mt-auto grid gap-3">
						<AccountButtons onNavigate={close} />
					</div>
				</div>
			</dialog>
		</>
	);
}
