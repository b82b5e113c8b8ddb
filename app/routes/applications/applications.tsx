import { lazy, Suspense } from 'react';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { Loading } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';

/** Loaded for somebody who is signed in: a visitor goes on to the sign-in page. */
const StudentApplications = lazy(async () => {
	const list = await import('./student-applications.tsx');
	return { default: list.StudentApplications };
});

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Your applications',
		description:
			'Every application that you have sent: where it stands, by when you will hear, and what the host wrote to you.',
		path: '/account/applications',
		hidden: true,
	});

export default function Applications() {
	return (
		<AccountFrame title="Your applications" needsScripts="Following your applications">
			<RequireUser signInAt="/auth">
				{(user) => (
					<Suspense fallback={<Loading />}>
						<StudentApplications key={user.id} />
					</Suspense>
				)}
			</RequireUser>
		</AccountFrame>
	);
}
