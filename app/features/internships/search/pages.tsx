import { ArrowRight } from 'lucide-react';
import { cn } from '#app/lib/cn.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { searchPath } from './search-path.ts';

/** The numbers that lead to pages: the first, the last, and those around this one; 0 is a gap. */
export function pageNumbers(page: number, pages: number): number[] {
	const near = [1, page - 1, page, page + 1, pages].filter(
		(number, place, all) => number >= 1 && number <= pages && all.indexOf(number) === place,
	);
	const sorted = near.sort((one, other) => one - other);
	return sorted.flatMap((number, place) => {
		const missing = number - (sorted[place - 1] ?? 0) - 1;
		if (missing === 0) return [number];
		return missing === 1 ? [number - 1, number] : [0, number];
	});
}

/** The pages of a search, as links. */
export function Pages({ search, pages }: { search: InternshipSearch; pages: number }) {
	if (pages === 1) return null;
	const { page } = search;
	const to = (number: number) => searchPath({ ...search, page: number });
	return (
		<nav
			aria-label="Pages"
			className="mt-6 flex flex-wrap items-center justify-between gap-4"
			data-no-print
		>
			<ol className="flex flex-wrap gap-1">
				{pageNumbers(page, pages).map((number, place) => (
					<li key={number || `gap ${place}`} className="grid min-h-11 min-w-11 place-items-center">
						{number === 0 ? (
							<span aria-hidden="true">…</span>
						) : (
							<Link
								to={to(number)}
								aria-current={number === page ? 'page' : undefined}
								className={cn(
									'grid size-full place-items-center rounded-control font-semibold hover:text-brand hover:underline',
									number === page && 'border border-brand bg-wash text-brand',
								)}
							>
								<span className="sr-only">Page </span>
								{number}
							</Link>
						)}
					</li>
				))}
			</ol>
			{page < pages && (
				<ButtonLink to={to(page + 1)} rel="next" look="secondary">
					Next page
					<ArrowRight aria-hidden="true" className="size-4.5" />
				</ButtonLink>
			)}
		</nav>
	);
}
