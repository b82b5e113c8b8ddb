import type { User } from '@supabase/auth-js';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { homePath } from '#app/features/auth/home-path.ts';
import { ExpiredLink, FollowLink } from '#app/features/auth/mailed-link/follow-link.tsx';
import { type MailedLink, mailedLink } from '#app/features/auth/mailed-link/mailed-link.ts';
import type { ReturnState } from '#app/features/auth/return-path.ts';
import sent from '#app/generated/scenes/sent.svg?url';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Follow the link from our email',
		description:
			'The links in our emails about accounts lead here: to confirm an address or to choose a new password.',
		path: '/auth/confirm',
		hidden: true,
	});

/**
 * The code is in the fragment, which a browser does not send to any server, so that no log contains
 * it.
 */
export default function Confirm() {
	const { hash } = useLocation();
	if (!useHydrated()) return waiting;
	const link = mailedLink(hash, location.origin);
	return (
		<Suspense fallback={waiting}>
			{link ? <Follow key={link.code} link={link} /> : <ExpiredLink link={null} />}
		</Suspense>
	);
}

const waiting = (
	<StatePage
		picture={sent}
		title="Your link"
		intro="You have come here by a link from one of our emails."
	>
		<NeedsScripts what="Following your link">The link has not been used.</NeedsScripts>
		<Loading />
	</StatePage>
);

function Follow({ link }: { link: MailedLink }) {
	const navigate = useNavigate();
	const { destination } = link;
	const continueTo = (user: User) => {
		if (link.type !== 'recovery') return navigate(destination ?? homePath(user), { replace: true });
		const state: ReturnState | null = destination ? { from: destination } : null;
		return navigate('/new-password', { replace: true, state });
	};
	return (
		<FollowLink
			link={link}
			onSignedIn={(user) => void continueTo(user)}
			onDeclined={() => void navigate('/', { replace: true })}
		/>
	);
}
