import { Menu } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { CloseButton, opensDialog } from '#app/ui/dialog.tsx';
import { useSignedInParts } from './account-buttons.tsx';
import { MenuGroup } from './menu-group.tsx';
import { visitorGroup } from './navigation.ts';
import { MenuLinks, OnEveryPage } from './site-links.tsx';

/** Closes by a click beside it, and when a link is clicked. */
function closes({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
	if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
}

/** The side sheet of small screens. */
export function MobileMenu() {
	const sheet = useRef<HTMLDialogElement>(null);
	const { user } = useAuth();
	const parts = useSignedInParts();
	return (
		<>
			<button
				type="button"
				aria-label="Menu"
				{...opensDialog('site-menu', sheet)}
				className="inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-card px-3.5 text-small font-semibold @nav:hidden"
			>
				<Menu aria-hidden="true" className="size-5" />
				{/* Beside the links of a signed-in person a phone has no room for the word. */}
				<span className="max-[26rem]:hidden">Menu</span>
			</button>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close a dialog is Escape, which the browser handles */}
			<dialog
				ref={sheet}
				id="site-menu"
				data-needs-script=""
				aria-label="Menu"
				onClick={closes}
				className="m-0 ml-auto h-dvh max-h-none w-75 max-w-full border-l border-line bg-card text-ink shadow-float backdrop:bg-scrim sm:w-100"
			>
				<div className="px-4 pb-2">
					<div className="sticky top-0 z-30 -mx-4 flex items-center justify-between border-b border-line bg-card px-4 py-2">
						<b>Menu</b>
						<CloseButton of="site-menu" dialog={sheet} />
					</div>
					<nav aria-label="Menu">
						{!user && <MenuGroup {...visitorGroup} />}
						{parts && <parts.YourLinks onSignedOut={() => sheet.current?.close()} />}
						<OnEveryPage id="menu-links" content={import.meta.env.SSR ? MenuLinks : undefined} />
					</nav>
				</div>
			</dialog>
		</>
	);
}
