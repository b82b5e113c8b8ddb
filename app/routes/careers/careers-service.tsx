import type { ReactNode } from 'react';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { CAREERS_PATH, careersCall } from '#app/features/careers/calls.ts';
import { NotFound } from '#app/layout/error-screens.tsx';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { PrintHead, printLinks } from '#app/ui/page/print-list.tsx';
import type { CareersPage } from '#schema/careers/consent.ts';
import { londonDay } from '#schema/london-day.ts';

export const handle = behindSignIn('/auth');

export const links = printLinks;

export const meta = () =>
	pageMeta({
		title: 'Careers service',
		description:
			'What students of a university have agreed to show its careers service: their applications, and numbers without names.',
		path: CAREERS_PATH,
		hidden: true,
	});

export const clientLoader = loaderForUser(async ({ request }) => {
	const before = new URL(request.url).searchParams.get('before');
	const query = before === null ? '' : `?before=${encodeURIComponent(before)}`;
	const [{ CareersScreen }, page] = await Promise.all([
		import('#app/features/careers/careers-page.tsx'),
		callApi<CareersPage>(careersCall + query),
	]);
	return { CareersScreen, isFirst: before === null, page: answerOf(page) };
});

const CareersRoute = () => (
	<Loaded<typeof clientLoader>
		signInAt={handle.signInAt}
		frame={(content) => <Frame>{content}</Frame>}
		waiting={
			<Loading label="Loading what students show you">
				<Outline className="h-svh" />
			</Loading>
		}
		notFound={<NotFound />}
	>
		{({ CareersScreen, isFirst, page }) => (
			<>
				<PrintHead path={CAREERS_PATH} today={londonDay(new Date())} />
				<CareersScreen page={page} isFirst={isFirst} />
			</>
		)}
	</Loaded>
);

const Frame = ({ children }: { children: ReactNode }) => (
	<div className="@container">
		<div className="page pt-6 pb-12 md:pt-8 md:pb-16">
			<h1 className="heading mb-4">Careers service</h1>
			<NeedsScripts what="This page" />
			{children}
		</div>
	</div>
);

export { CareersRoute as default, CareersRoute as ErrorBoundary, CareersRoute as HydrateFallback };
