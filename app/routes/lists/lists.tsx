import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { listsCall } from '#app/features/lists/api.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';
import type { OwnLists } from '#schema/students/shared-list.ts';

export const handle = behindSignIn('/auth');

export const meta = () =>
	pageMeta({
		title: 'Lists that you share',
		description:
			'The lists of internships that you share with others: where they are read, and how to end them.',
		path: '/account/lists',
		hidden: true,
	});

export const clientLoader = loaderForUser(async ({ request, user }) => {
	const { searchParams } = new URL(request.url);
	const [{ ListsScreen }, lists, offered] = await Promise.all([
		import('#app/features/lists/lists-screen.tsx'),
		callApi<OwnLists>(listsCall),
		import('./offered-list.ts').then(({ offeredList }) => offeredList(searchParams, user.id)),
	]);
	return { ListsScreen, lists: answerOf(lists), offered };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

const Lists = () => (
	<AccountFrame
		title="Lists that you share"
		intro="Anybody who has the address of a list can read it, print it and download it as a table."
		needsScripts="Sharing lists"
	>
		<Loaded<typeof clientLoader>
			signInAt={handle.signInAt}
			waiting={
				<Loading label="Loading your lists">
					<Outline className="h-80" />
				</Loading>
			}
		>
			{({ ListsScreen, lists, offered }) => <ListsScreen lists={lists} offered={offered} />}
		</Loaded>
	</AccountFrame>
);

export { Lists as default, Lists as ErrorBoundary, Lists as HydrateFallback };
