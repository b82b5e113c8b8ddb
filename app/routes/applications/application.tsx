import { type ClientActionFunctionArgs, type MetaArgs, useParams } from 'react-router';
import { applicationCall, studentDeed } from '#app/features/applications/student-calls.ts';
import { ApplicationFrame } from '#app/features/applications/tracker/one/application-frame.tsx';
import { isNotFound, Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { NotFound } from '#app/layout/error-screens.tsx';
import { answerOf, callApi } from '#app/lib/calls/call-api.ts';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId, scriptsAtOnceForRow } from '#app/lib/route-handle.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import type { WholeApplication } from '#schema/applications/student-applications.ts';

export const handle = scriptsAtOnceForRow;

export const meta = ({ params, error }: MetaArgs) =>
	pageMeta({
		title: isId(params.id) && !isNotFound(error) ? 'Your application' : NOT_FOUND_TITLE,
		description:
			'Where your application stands, by when you will hear, what the employer wrote to you, and what you sent.',
		path: '/account/applications',
		hidden: true,
	});

export const clientLoader = loaderForUser(async ({ user, params: { id = '' } }) => {
	const [{ Application: View }, application, fitting] = await Promise.all([
		import('./student-applications.tsx'),
		callApi<WholeApplication>(applicationCall(id)),
		import('#app/features/internships/fit/person-fit.ts').then((fit) => fit.fetchStudentFit(user)),
	]);
	return { View, application: answerOf(application), fitting };
});

/** What the student does with it; afterwards it is loaded again. @returns why it was not done; null if it was */
export const clientAction = async ({ request, params: { id = '' } }: ClientActionFunctionArgs) =>
	studentDeed(id, await request.json());

function Application() {
	const { id } = useParams();
	if (!isId(id)) return <NotFound />;
	return (
		<Loaded<typeof clientLoader>
			signInAt="/auth"
			notFound={<NotFound />}
			frame={(content) => <ApplicationFrame>{content}</ApplicationFrame>}
			waiting={waiting}
		>
			{({ View, application, fitting }) => (
				<View key={id} application={application} fitting={fitting} />
			)}
		</Loaded>
	);
}

const waiting = (
	<>
		<NeedsScripts what="Following your application" />
		<Loading label="Loading your application">
			<Outline className="h-96" />
			<Outline className="h-60" />
		</Loading>
	</>
);

export { Application as default, Application as ErrorBoundary, Application as HydrateFallback };
