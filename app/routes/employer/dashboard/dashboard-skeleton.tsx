import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

/** A placeholder while the dashboard loads. */
export function DashboardSkeleton() {
	return (
		<div className="page py-10 md:py-16">
			<h1 className="sr-only">Employer dashboard</h1>
			<NeedsScripts what="Your dashboard" />
			<Loading label="Loading your dashboard" />
			<div aria-hidden="true" className="animate-pulse noscript:hidden">
				<div className="h-11 w-3/4 max-w-md rounded-control bg-wash" />
				<div className="mt-8 h-36 rounded-card bg-wash" />
				<div className="mt-8 h-13 rounded-control bg-wash" />
				<div className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
					<div className="h-28 rounded-card bg-wash" />
					<div className="h-28 rounded-card bg-wash" />
					<div className="h-28 rounded-card bg-wash" />
					<div className="h-28 rounded-card bg-wash" />
				</div>
			</div>
		</div>
	);
}
