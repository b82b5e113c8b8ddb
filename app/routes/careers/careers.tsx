import type { ReactNode } from 'react';
import { data, type MetaArgs, useParams } from 'react-router';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { adviserInvitationCall, CAREERS_PATH, careersCall } from '#app/features/careers/calls.ts';
import { NotFound } from '#app/layout/error-screens.tsx';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId } from '#app/lib/route-handle.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { PrintHead, printLinks } from '#app/ui/page/print-list.tsx';
import type { OwnAdviserInvitation } from '#schema/careers/careers-services.ts';
import type { CareersPage } from '#schema/careers/consent.ts';
import { londonDay } from '#schema/london-day.ts';

type Params = Record<string, string | undefined>;

const isInvitation = ({ part, id }: Params) => part === 'invitations' && isId(id);
const isAddress = (params: Params) => params.part === undefined || isInvitation(params);

export const handle = {
	...behindSignIn('/auth'),
	status: (params: Params) => (isAddress(params) ? 200 : 404),
};

export const links = printLinks;

const titleOf = (params: Params) =>
	isInvitation(params) ? 'Invitation for a careers service' : 'Careers service';

export const meta = ({ params }: MetaArgs) =>
	pageMeta({
		title: isAddress(params) ? titleOf(params) : NOT_FOUND_TITLE,
		description:
			'What students of a university have agreed to show its careers service: their applications, and numbers without names.',
		path: CAREERS_PATH,
		hidden: true,
	});

/** Of another address, and used or withdrawn: the screen of an invitation says so in words of the server. */
const SAID = [403, 404];

/** What one page of this address shows, with its script. @param email of the account that is signed in */
async function screenOf(params: Params, url: string, email: string): Promise<ReactNode> {
	if (isInvitation(params)) {
		const [{ AdviserInvitationScreen }, invitation] = await Promise.all([
			import('#app/features/careers/adviser-invitation.tsx'),
			callApi<OwnAdviserInvitation>(adviserInvitationCall(params.id ?? '')),
		]);
		if (!invitation.ok && !SAID.includes(invitation.status)) answerOf(invitation);
		return <AdviserInvitationScreen invitation={invitation} email={email} />;
	}
	const before = new URL(url).searchParams.get('before');
	const query = before === null ? '' : `?before=${encodeURIComponent(before)}`;
	const [{ CareersScreen }, result] = await Promise.all([
		import('#app/features/careers/careers-page.tsx'),
		callApi<CareersPage>(careersCall + query),
	]);
	const page = answerOf(result);
	return (
		<>
			<PrintHead path={CAREERS_PATH} today={londonDay(new Date())} />
			<CareersScreen page={page} isFirst={before === null} />
		</>
	);
}

export const clientLoader = loaderForUser(async ({ params, request, user }) => {
	if (!isAddress(params)) throw data(null, 404);
	return screenOf(params, request.url, user.email ?? '');
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

function CareersRoute() {
	const params = useParams();
	if (!isAddress(params)) return <NotFound />;
	return (
		<Loaded<typeof clientLoader>
			signInAt={handle.signInAt}
			frame={(content) => <Frame title={titleOf(params)}>{content}</Frame>}
			waiting={
				<Loading label="Loading the page">
					<Outline className="h-svh" />
				</Loading>
			}
			notFound={<NotFound />}
		>
			{(screen) => screen}
		</Loaded>
	);
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
	<div className="@container">
		<div className="page pt-6 pb-12 md:pt-8 md:pb-16">
			<h1 className="heading mb-4">{title}</h1>
			<NeedsScripts what="This page" />
			{children}
		</div>
	</div>
);

export { CareersRoute as default, CareersRoute as ErrorBoundary, CareersRoute as HydrateFallback };
