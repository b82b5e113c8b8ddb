import type { ReactNode } from 'react';
import { type MetaArgs, useParams } from 'react-router';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { adviserInvitationCall, CAREERS_PATH } from '#app/features/careers/calls.ts';
import { NotFound } from '#app/layout/error-screens.tsx';
import { rowBehindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId } from '#app/lib/route-handle.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import type { OwnAdviserInvitation } from '#schema/careers/careers-services.ts';

export const handle = rowBehindSignIn('/auth');

export const meta = ({ params }: MetaArgs) =>
	pageMeta({
		title: isId(params.id) ? 'Invitation for a careers service' : NOT_FOUND_TITLE,
		description:
			'We have invited you to read for the careers service of a university: accept or decline it here.',
		path: CAREERS_PATH,
		hidden: true,
	});

/** Of another address, and used or withdrawn: the screen says so in words of the server. */
const SAID = [403, 404];

export const clientLoader = loaderForUser(async ({ params: { id = '' } }) => {
	const [{ AdviserInvitationScreen }, invitation] = await Promise.all([
		import('#app/features/careers/adviser-invitation.tsx'),
		callApi<OwnAdviserInvitation>(adviserInvitationCall(id)),
	]);
	if (!invitation.ok && !SAID.includes(invitation.status)) answerOf(invitation);
	return { AdviserInvitationScreen, invitation };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

function InvitationRoute() {
	const { id } = useParams();
	if (!isId(id)) return <NotFound />;
	return (
		<Loaded<typeof clientLoader>
			signInAt={handle.signInAt}
			frame={(content) => <Frame>{content}</Frame>}
			waiting={
				<Loading label="Loading the invitation">
					<Outline className="h-64" />
				</Loading>
			}
		>
			{({ AdviserInvitationScreen, invitation }, { email = '' }) => (
				<AdviserInvitationScreen invitation={invitation} email={email} />
			)}
		</Loaded>
	);
}

const Frame = ({ children }: { children: ReactNode }) => (
	<div className="page pt-6 pb-12 md:pt-8 md:pb-16">
		<h1 className="heading mb-4">Invitation for a careers service</h1>
		<NeedsScripts what="Answering an invitation" />
		{children}
	</div>
);

export {
	InvitationRoute as default,
	InvitationRoute as ErrorBoundary,
	InvitationRoute as HydrateFallback,
};
