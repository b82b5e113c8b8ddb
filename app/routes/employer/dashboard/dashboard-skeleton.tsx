import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

/** In the place of the dashboard until it is loaded: as high as a window, so that nothing below is seen to move. */
export const DashboardSkeleton = () => (
	<div className="@container">
		<div className="page pt-6 pb-12 md:pt-8 md:pb-16">
			<h1 className="sr-only">Employer dashboard</h1>
			<NeedsScripts what="Your dashboard" />
			<Loading label="Loading your dashboard">
				<Outline className="h-18 w-3/4 max-w-md" />
				<Outline className="h-12" />
				<Outline className="h-52" />
				<Outline className="h-32 @max-5xl:h-64" />
				<div className="grid gap-5 @5xl:grid-cols-3">
					<Outline className="h-76" />
					<Outline className="h-76" />
					<Outline className="h-76" />
				</div>
			</Loading>
		</div>
	</div>
);
