import type { ReactNode } from 'react';
import { type MetaArgs, useParams } from 'react-router';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { invitationCall } from '#app/features/colleagues/api.ts';
import { NotFound } from '#app/layout/error-screens.tsx';
import { rowBehindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId } from '#app/lib/route-handle.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import type { OwnInvitation } from '#schema/employers/colleagues.ts';

export const handle = rowBehindSignIn('/employer-auth');

export const meta = ({ params }: MetaArgs) =>
	pageMeta({
		title: isId(params.id) ? 'Invitation to a company' : NOT_FOUND_TITLE,
		description: 'A company has invited you as a colleague: accept or decline the invitation here.',
		path: '/employer-dashboard',
		hidden: true,
	});

/** Of another address, and used or withdrawn: the screen says so in words of the server. */
const SAID = [403, 404];

export const clientLoader = loaderForUser(async ({ params: { id = '' } }) => {
	const [{ InvitationScreen }, invitation] = await Promise.all([
		import('#app/features/colleagues/invitation-screen.tsx'),
		callApi<OwnInvitation>(invitationCall(id)),
	]);
	if (!invitation.ok && !SAID.includes(invitation.status)) answerOf(invitation);
	return { InvitationScreen, invitation };
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
			{({ InvitationScreen, invitation }, { email = '' }) => (
				<InvitationScreen invitation={invitation} email={email} />
			)}
		</Loaded>
	);
}

const Frame = ({ children }: { children: ReactNode }) => (
	<div className="page pt-6 pb-12 md:pt-8 md:pb-16">
		<h1 className="heading mb-4">Invitation to a company</h1>
		<NeedsScripts what="Answering an invitation" />
		{children}
	</div>
);

export {
	InvitationRoute as default,
	InvitationRoute as ErrorBoundary,
	InvitationRoute as HydrateFallback,
};
