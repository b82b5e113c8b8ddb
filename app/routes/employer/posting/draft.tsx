import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { NotFound } from '#app/layout/error-screens.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { PostingFrame } from './posting-frame.tsx';

/** Loaded for somebody who is signed in. */
const NewScreen = lazy(async () => {
	const screen = await import('./new-screen.tsx');
	return { default: screen.NewScreen };
});

/** The wizard. */
const DraftScreen = lazy(async () => {
	const screen = await import('./draft-screen.tsx');
	return { default: screen.DraftScreen };
});

/** What the address of a draft ends with; "new" before there is one. */
const isId = (id: string | undefined) =>
	/^(new|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(id ?? '');

export const handle: RouteHandle = {
	scripts: 'at once',
	status: ({ id }) => (isId(id) ? 200 : 404),
};

export const meta = () =>
	pageMeta({
		title: 'Your internship',
		description:
			'The draft of an internship: the work, place and time, pay and permission, preview.',
		path: '/employer-dashboard/internships',
		hidden: true,
	});

export default function DraftRoute() {
	const { id = '' } = useParams();
	if (!isId(id)) return <NotFound />;
	const isNew = id === 'new';
	const waiting = <PostingFrame title={isNew ? 'Post an internship' : 'Your internship'} />;
	return (
		<RequireUser signInAt="/employer-auth" waiting={waiting}>
			{(user) => (
				<Suspense fallback={waiting}>
					{isNew ? (
						<NewScreen key={user.id} userId={user.id} waiting={waiting} />
					) : (
						<DraftScreen key={user.id + id} id={id} />
					)}
				</Suspense>
			)}
		</RequireUser>
	);
}
