import { listPath } from '#app/features/applications/student-calls.ts';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { QUESTIONS_PATH } from '#app/lib/addresses/questions-path.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Link } from '#app/ui/link.tsx';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import type { ApplicationsPage } from '#schema/applications/student-applications.ts';

export const links = printLinks;

export const handle = behindSignIn('/auth');

export const meta = () =>
	pageMeta({
		title: 'Your applications',
		description:
			'Every application that you have sent: where it stands, by when you will hear, and what the employer wrote to you.',
		path: '/account/applications',
		hidden: true,
	});

export const clientLoader = loaderForUser(async ({ user }) => {
	const [{ StudentApplications }, newest, fitting] = await Promise.all([
		import('./student-applications.tsx'),
		callApi<ApplicationsPage>(listPath),
		import('#app/features/internships/fit/person-fit.ts').then((fit) => fit.fetchStudentFit(user)),
	]);
	return { StudentApplications, newest: answerOf(newest), fitting };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

const Applications = () => (
	<AccountFrame title="Your applications" needsScripts="Following your applications">
		<Loaded<typeof clientLoader> signInAt={handle.signInAt} waiting={waiting}>
			{({ StudentApplications, newest, fitting }) => (
				<>
					<StudentApplications newest={newest} fitting={fitting} />
					<p className="mt-8" data-no-print>
						<Link to={QUESTIONS_PATH} className="link inline-block py-1.5">
							Questions that you have asked before applying
						</Link>
					</p>
				</>
			)}
		</Loaded>
	</AccountFrame>
);

const waiting = (
	<Loading label="Loading your applications">
		<div className="grid gap-x-10 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,19.5rem)]">
			<Outline className="h-60 @4xl:col-start-2 @4xl:row-start-1" />
			<div className="grid gap-4">
				<Outline className="h-64" />
				<Outline className="h-64" />
			</div>
		</div>
	</Loading>
);

export { Applications as default, Applications as ErrorBoundary, Applications as HydrateFallback };
