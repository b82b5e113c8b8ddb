import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { RequireStaff } from '#app/features/staff/require-staff.tsx';
import { isStaffAddress, titleOf } from '#app/features/staff/screens.ts';
import { StaffFrame } from '#app/features/staff/staff-frame.tsx';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { HiddenScreen } from '#app/routes/hidden-screen.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

/** Loaded for members of staff only. */
const StaffScreens = lazy(async () => {
	const screens = await import('./staff-screens.tsx');
	return { default: screens.StaffScreens };
});

export const handle: RouteHandle = {
	scripts: 'at once',
	status: ({ screen, id }) => (isStaffAddress(screen, id) ? 200 : 404),
};

export const meta = ({ params: { screen, id } }: { params: { screen?: string; id?: string } }) =>
	pageMeta({
		title: isStaffAddress(screen, id) ? titleOf(screen) : NOT_FOUND_TITLE,
		description: 'What waits for the people who run this site, and where they look things up.',
		path: '/staff',
		hidden: true,
	});

/** Every screen of staff: the navigation stays while one goes from one to the next. */
export default function Staff() {
	const { screen, id } = useParams();
	if (!isStaffAddress(screen, id)) return <HiddenScreen />;
	const waiting = (
		<StaffFrame title={titleOf(screen)}>
			<NeedsScripts what="This page" />
			<Loading />
		</StaffFrame>
	);
	return (
		<RequireStaff waiting={waiting} notFound={<HiddenScreen />}>
			<Suspense fallback={waiting}>
				<StaffScreens screen={screen} id={id} />
			</Suspense>
		</RequireStaff>
	);
}
