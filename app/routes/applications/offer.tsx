import type { ReactNode } from 'react';
import { type MetaArgs, useParams } from 'react-router';
import { applicationCall } from '#app/features/applications/student-calls.ts';
import { isNotFound, Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { NotFound } from '#app/layout/error-screens.tsx';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
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

/** Around an offer as a page: the way to the other screens, and back to its application. */
const OfferFrame = ({ id, children }: { id: string; children: ReactNode }) => (
	<>
		<AccountNav />
		<div className="page one-application @container pt-5 pb-10 md:pb-14">
			<p className="mb-4" data-no-print>
				<BackLink to={applicationPath(id)}>Your application</BackLink>
			</p>
			{children}
		</div>
	</>
);

export const links = printLinks;

export const handle = rowBehindSignIn('/auth');

export const meta = ({ params, error }: MetaArgs) =>
	pageMeta({
		title: isId(params.id) && !isNotFound(error) ? 'Your offer' : NOT_FOUND_TITLE,
		description: 'The offer that you have: pay, hours, days, place, and by when you answer it.',
		path: '/account/applications',
		hidden: true,
	});

export const clientLoader = loaderForUser(async ({ params: { id = '' } }) => {
	const [{ OfferPage }, application] = await Promise.all([
		import('#app/features/applications/tracker/one/offer-page.tsx'),
		callApi<WholeApplication>(applicationCall(id)),
	]);
	return { OfferPage, application: answerOf(application) };
});

function Offer() {
	const { id = '' } = useParams();
	if (!isId(id)) return <NotFound />;
	return (
		<Loaded<typeof clientLoader>
			signInAt={handle.signInAt}
			notFound={<NotFound />}
			frame={(content) => <OfferFrame id={id}>{content}</OfferFrame>}
			waiting={waiting}
			failed={(words, again) => (
				<>
					{unnamed}
					<NotFetched words={words} onAgain={again} />
				</>
			)}
		>
			{({ OfferPage, application }) => <OfferPage key={id} application={application} />}
		</Loaded>
	);
}

const unnamed = <h1 className="title mb-8">Your offer</h1>;

const waiting = (
	<>
		{unnamed}
		<NeedsScripts what="Reading your offer" />
		<Loading label="Loading your offer">
			<Outline className="h-96" />
		</Loading>
	</>
);

export { Offer as default, Offer as ErrorBoundary, Offer as HydrateFallback };
