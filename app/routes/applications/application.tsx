import type { ReactNode } from 'react';
import { type MetaArgs, useParams } from 'react-router';
import { readConversation } from '#app/features/applications/messages/message-calls.ts';
import { applicationCall } from '#app/features/applications/student-calls.ts';
import { isNotFound, Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { NotFound } from '#app/layout/error-screens.tsx';
import { rowBehindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId } from '#app/lib/route-handle.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountNav } from '#app/ui/page/account-frame.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import type { WholeApplication } from '#schema/applications/student-applications.ts';

/** Around the page of an application: the way to the other screens, and back to all applications. */
const ApplicationFrame = ({ children }: { children: ReactNode }) => (
	<>
		<AccountNav />
		<div className="page one-application @container pt-5 pb-10 md:pb-14">
			<p className="mb-4 max-md:mb-2">
				<BackLink to="/account/applications">Your applications</BackLink>
			</p>
			{children}
		</div>
	</>
);

export const links = printLinks;

export const handle = rowBehindSignIn('/auth');

export const meta = ({ params, error }: MetaArgs) =>
	pageMeta({
		title: isId(params.id) && !isNotFound(error) ? 'Your application' : NOT_FOUND_TITLE,
		description:
			'Where your application stands, by when you will hear, what the employer wrote to you, and what you sent.',
		path: '/account/applications',
		hidden: true,
	});

export const clientLoader = loaderForUser(async ({ user, params: { id = '' } }) => {
	const [{ Application: View }, application, conversation, fitting] = await Promise.all([
		import('./student-applications.tsx'),
		callApi<WholeApplication>(applicationCall(id)),
		readConversation('student', id),
		import('#app/features/internships/fit/person-fit.ts').then((fit) => fit.fetchStudentFit(user)),
	]);
	return { View, application: answerOf(application), conversation, fitting };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

function Application() {
	const { id } = useParams();
	if (!isId(id)) return <NotFound />;
	return (
		<Loaded<typeof clientLoader>
			signInAt={handle.signInAt}
			notFound={<NotFound />}
			frame={(content) => <ApplicationFrame>{content}</ApplicationFrame>}
			waiting={waiting}
			failed={(words, again) => (
				<>
					{unnamed}
					<NotFetched words={words} onAgain={again} />
				</>
			)}
		>
			{({ View, application, conversation, fitting }) => (
				<View key={id} application={application} conversation={conversation} fitting={fitting} />
			)}
		</Loaded>
	);
}

/** Until it is known what was applied for. */
const unnamed = <h1 className="title mb-8">Your application</h1>;

const waiting = (
	<>
		{unnamed}
		<NeedsScripts what="Following your application" />
		<Loading label="Loading your application">
			<Outline className="h-36" />
			<div className="grid gap-x-10 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,19.5rem)]">
				<Outline className="h-96" />
				<Outline className="h-80" />
			</div>
		</Loading>
	</>
);

export { Application as default, Application as ErrorBoundary, Application as HydrateFallback };
