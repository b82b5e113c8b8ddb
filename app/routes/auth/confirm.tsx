import { ExpiredLink } from '#app/features/auth/mailed-link/expired-link.tsx';
import { FollowLink, OtherLinkNeeded } from '#app/features/auth/mailed-link/follow-link.tsx';
import { linkTypes } from '#app/features/auth/mailed-link/mailed-link.ts';
import { OtherAccount } from '#app/features/auth/mailed-link/other-account.tsx';
import sent from '#app/generated/scenes/sent.svg?url';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';

export const handle: RouteHandle = { script: 'confirm', scripts: 'at once' };

export const loader = () => null;

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
 * it: app/page/accounts/confirm.ts reads it, and shows the screen of the link.
 */
export default function Confirm() {
	return (
		<>
			<div data-screen="">
				<StatePage
					picture={sent}
					title="Your link"
					intro="You have come here by a link from one of our emails."
				>
					<NeedsScripts what="Following your link">The link has not been used.</NeedsScripts>
					<Loading />
				</StatePage>
			</div>
			{linkTypes.map((type) => (
				<template key={type} id={`follow-${type}`}>
					<FollowLink type={type} />
				</template>
			))}
			{[...linkTypes, null].map((type) => (
				<template key={type} id={`expired-${type ?? 'none'}`}>
					<ExpiredLink type={type} />
				</template>
			))}
			<template id="other-link-needed">
				<OtherLinkNeeded />
			</template>
			<template id="other-account">
				<OtherAccount />
			</template>
		</>
	);
}
