import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import { type ApplicantFilters, fromTheTop } from '#schema/applications/applicant-filters.ts';

/** The same applications as a list, or by status side by side. */
export function ViewSwitch({ filters }: { filters: ApplicantFilters }) {
	const { list } = useHost();
	const to = (view: ApplicantFilters['view']) => list({ ...fromTheTop(filters), view });
	const views = [
		['List', null],
		['Board', 'board'],
	] as const;
	return (
		<nav
			aria-label="View"
			data-no-print
			className="flex rounded-control border border-control bg-card p-0.5 text-small"
		>
			{views.map(([name, view]) => (
				<Link
					key={name}
					to={to(view)}
					preventScrollReset
					aria-current={filters.view === view ? 'page' : undefined}
					className={cn(
						'inline-flex min-h-11 items-center rounded-control px-3.5 font-semibold',
						filters.view === view ? 'bg-brand-fill text-on-fill' : 'hover:text-brand',
					)}
				>
					{name}
				</Link>
			))}
		</nav>
	);
}
