import type { User } from '@supabase/auth-js';
import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId, scriptsAtOnceForRow } from '#app/lib/route-handle.ts';
import { HiddenScreen } from '#app/routes/hidden-screen.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

/** Loaded for who is signed in only. */
const ApplicantOf = lazy(async () => {
	const screens = await import('./applicant/applicant-of.tsx');
	return { default: screens.ApplicantOf };
});

export const handle = scriptsAtOnceForRow;

export const meta = ({ params }: { params: { id?: string } }) =>
	pageMeta({
		title: isId(params.id) ? 'Application' : NOT_FOUND_TITLE,
		description:
			'What a student has sent to one of your internships, where the application stands, and your answer.',
		path: '/employer-dashboard',
		hidden: true,
	});

export default function Applicant() {
	const { id = '' } = useParams();
	if (!isId(id)) return <HiddenScreen />;
	const waiting = (
		<Frame>
			<NeedsScripts what="Answering an application" />
			<Loading />
		</Frame>
	);
	return (
		<RequireUser signInAt="/employer-auth" waiting={waiting}>
			{(user: User) => (
				<Suspense fallback={waiting}>
					<ApplicantOf key={user.id} id={id} email={user.email ?? ''} />
				</Suspense>
			)}
		</RequireUser>
	);
}

const Frame = ({ children }: { children: ReactNode }) => (
	<div className="page py-10 md:py-16">
		<h1 className="title mb-4">Application</h1>
		{children}
	</div>
);
