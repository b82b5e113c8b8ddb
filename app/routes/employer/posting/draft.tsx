import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId, type RouteHandle, scriptsAtOnce } from '#app/lib/route-handle.ts';
import { HiddenScreen } from '#app/routes/hidden-screen.tsx';
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

/** The address of a draft ends with its id, or with "new" before there is one. */
const isDraft = (id: string | undefined) => id === 'new' || isId(id);

function titleFor(id: string | undefined): string {
	if (!isDraft(id)) return NOT_FOUND_TITLE;
	return id === 'new' ? 'Post an internship' : 'Post or edit an internship';
}

export const handle: RouteHandle = {
	...scriptsAtOnce,
	status: ({ id }) => (isDraft(id) ? 200 : 404),
};

export const meta = ({ params }: { params: { id?: string } }) =>
	pageMeta({
		title: titleFor(params.id),
		description:
			'The draft of an internship: the work, place and time, pay and permission, preview.',
		path: '/employer-dashboard/internships',
		hidden: true,
	});

export default function DraftRoute() {
	const { id = '' } = useParams();
	if (!isDraft(id)) return <HiddenScreen />;
	const isNew = id === 'new';
	const waiting = <PostingFrame title="Post an internship" />;
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
