import { type MetaArgs, useParams } from 'react-router';
import { loadApplicant } from '#app/features/applications/hosts/host-calls.ts';
import { isNotFound, Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { toFormerCompany } from '#app/features/employers/to-former-company.ts';
import { NotFound } from '#app/layout/error-screens.tsx';
import { rowBehindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { FirstScreen, handOverBy } from '#app/lib/first-screen.tsx';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId } from '#app/lib/route-handle.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';

export const handle = rowBehindSignIn('/employer-auth');

export const meta = ({ params, error }: MetaArgs) =>
	pageMeta({
		title: isId(params.id) && !isNotFound(error) ? 'Application' : NOT_FOUND_TITLE,
		description:
			'What a student has sent to one of your internships, where the application stands, and your answer.',
		path: '/employer-dashboard',
		hidden: true,
	});

export const clientLoader = loaderForUser(async ({ user, request, params: { id = '' } }) => {
	const [{ OwnApplicant }, { applicant, ...loaded }] = await Promise.all([
		import('./applicant/own-applicant.tsx'),
		loadApplicant('employer', id, new URL(request.url).searchParams),
		import('#app/lib/hand-over.ts').then(handOverBy),
	]);
	await toFormerCompany(applicant, user.id);
	return { OwnApplicant, applicant: answerOf(applicant), loaded };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

function Applicant() {
	const { id } = useParams();
	if (!isId(id)) return <NotFound />;
	return (
		<Loaded<typeof clientLoader>
			signInAt={handle.signInAt}
			notFound={<NotFound />}
			frame={(content) => (
				<div className="@container">
					<div className="page pt-6 pb-12 md:pt-8 md:pb-16">{content}</div>
				</div>
			)}
			waiting={<FirstScreen waiting={waiting} />}
			failed={(words, again) => (
				<>
					<h1 className="heading mb-4">Application</h1>
					<NotFetched words={words} onAgain={again} />
				</>
			)}
		>
			{({ OwnApplicant, applicant, loaded }, { email = '' }) => (
				<OwnApplicant applicant={applicant} loaded={loaded} email={email} />
			)}
		</Loaded>
	);
}

const waiting = (
	<>
		<h1 className="sr-only">Application</h1>
		<NeedsScripts what="Answering an application" />
		<Loading label="Loading the application">
			<Outline className="h-11 max-w-md" />
			<div className="grid gap-5 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
				<Outline className="h-120" />
				<Outline className="h-72" />
			</div>
		</Loading>
	</>
);

export { Applicant as default, Applicant as ErrorBoundary, Applicant as HydrateFallback };
