import { useParams } from 'react-router';
import { ApplicationFrame } from '#app/features/applications/tracker/one/application-frame.tsx';
import { ApplicationView } from '#app/features/applications/tracker/one/application-view.tsx';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { FitProvider } from '#app/features/internships/fit/fit-provider.tsx';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId, scriptsAtOnceForRow } from '#app/lib/route-handle.ts';
import { HiddenScreen } from '#app/routes/hidden-screen.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { fitOf } from './fit-of.tsx';

export const handle = scriptsAtOnceForRow;

export const meta = ({ params }: { params: { id?: string } }) =>
	pageMeta({
		title: isId(params.id) ? 'Your application' : NOT_FOUND_TITLE,
		description:
			'Where your application stands, by when you will hear, what the host wrote to you, and what you sent.',
		path: '/account/applications',
		hidden: true,
	});

export default function Application() {
	const { id = '' } = useParams();
	if (!isId(id)) return <HiddenScreen />;
	const waiting = (
		<ApplicationFrame>
			<NeedsScripts what="Following your application" />
			<Loading />
		</ApplicationFrame>
	);
	return (
		<RequireUser signInAt="/auth" waiting={waiting}>
			{(user) => (
				<FitProvider>
					<ApplicationView key={user.id + id} id={id} notFound={<HiddenScreen />} fitOf={fitOf} />
				</FitProvider>
			)}
		</RequireUser>
	);
}
