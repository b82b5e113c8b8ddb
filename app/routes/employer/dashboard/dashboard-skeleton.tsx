import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

/** In the place of the dashboard until it is loaded. */
export const DashboardSkeleton = () => (
	<div className="page py-10 md:py-16">
		<h1 className="sr-only">Employer dashboard</h1>
		<NeedsScripts what="Your dashboard" />
		<Loading label="Loading your dashboard">
			<Outline className="h-11 w-3/4 max-w-md" />
			<Outline className="mt-8 h-36" />
			<Outline className="mt-8 h-13" />
			<div className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
				<Outline className="h-28" />
				<Outline className="h-28" />
				<Outline className="h-28" />
				<Outline className="h-28" />
			</div>
		</Loading>
	</div>
);
