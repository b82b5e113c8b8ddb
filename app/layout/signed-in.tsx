import type { User } from '@supabase/auth-js';
import { Inbox } from 'lucide-react';
import { useEffect } from 'react';
import { SignOutButton } from '#app/features/auth/sign-out-button.tsx';
import { ACTED, callApi } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import { publishMe, useMe } from '#app/lib/me.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Me } from '#schema/me.ts';
import { MenuGroup } from './menu-group.tsx';
import { account, portals } from './navigation.ts';
import { ASK_PAUSE_MS, meUntilAsked, NARROW_MENU, needsSaid, ownLinks } from './own-parts.ts';

/** Asks who the person is here and what needs them: at the start, after what they do, and on a page that comes back. */
function useAskedMe(user: User): Me | null {
	const me = useMe();
	// Follows the account and what happens in the window. An event of the session is also of whoever is about to sign out.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a call that follows each would meet the end of the session
	useEffect(() => {
		const root = document.documentElement;
		let me = meUntilAsked(user);
		let ended = false;
		let asked = 0;
		let timer: ReturnType<typeof setTimeout>;
		const ask = async () => {
			asked += 1;
			const turn = asked;
			const answer = await callApi<Me>('/me');
			// An answer may come after one that was asked for later.
			if (ended || turn !== asked) return;
			if (answer.ok) me = answer.value;
			publishMe(me);
			root.classList.toggle('no-hearts', me.role !== 'student');
			root.classList.add('signed-in');
			root.removeAttribute('data-session');
		};
		const askSoon = () => {
			clearTimeout(timer);
			timer = setTimeout(ask, ASK_PAUSE_MS);
		};
		const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && askSoon();
		void ask();
		addEventListener(ACTED, askSoon);
		addEventListener('pageshow', onPageShow);
		return () => {
			ended = true;
			clearTimeout(timer);
			removeEventListener(ACTED, askSoon);
			removeEventListener('pageshow', onPageShow);
			root.classList.remove('no-hearts', 'signed-in');
			publishMe(null);
		};
	}, [user.id]);
	return me;
}

/** What a signed-in person finds in the header: a student's applications and account, or the portal, with a count. */
export function HeaderButtons({ user }: { user: User }) {
	const me = useAskedMe(user);
	if (!me) return null;
	const { role, needs } = me;
	const isStudent = role === 'student';
	const said = <span className="sr-only">{needsSaid(role, needs)}</span>;
	return (
		<>
			{isStudent && (
				<Link
					to="/account/applications"
					className={cn('heart relative max-[22rem]:-mx-2', NARROW_MENU, needs > 0 && 'counted')}
					data-count={needs}
				>
					<Inbox aria-hidden="true" className="size-6" />
					<span className="sr-only">Applications</span>
					{said}
				</Link>
			)}
			<SignOutButton look="text" className="px-2! whitespace-nowrap @max-bar:hidden" />
			{isStudent ? (
				<ButtonLink to={account.to} look="secondary" className="px-3.5! @max-bar:hidden">
					{account.label}
				</ButtonLink>
			) : (
				<ButtonLink
					to={portals[role].to}
					look="secondary"
					className={cn(
						'relative px-3.5 @max-bar:ml-auto max-[26rem]:px-2.5 max-[22rem]:px-[0.3rem] max-[22rem]:text-note',
						NARROW_MENU,
						needs > 0 && 'counted gap-0',
						role === 'staff' && 'count-plain',
					)}
					data-count={needs}
				>
					{portals[role].label}
					{said}
				</ButtonLink>
			)}
		</>
	);
}

/** The first group of the menu of small screens. @param onSignedOut closes the menu */
export function YourLinks({ onSignedOut }: { onSignedOut: () => void }) {
	const role = useMe()?.role ?? 'student';
	return (
		<MenuGroup title="Yours" links={ownLinks(role)} strong>
			<li>
				<SignOutButton
					look="text"
					onSignedOut={onSignedOut}
					className="w-full justify-start! rounded-none! border-0 px-2.5! text-small text-ink"
				/>
			</li>
		</MenuGroup>
	);
}
