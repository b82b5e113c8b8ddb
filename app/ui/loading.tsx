import { useHydrated } from '#app/lib/use-hydrated.ts';

/** A status message while something loads. Without scripts nothing loads, and nothing says so. */
export function Loading({ label = 'Loading' }: { label?: string }) {
	const hydrated = useHydrated();
	return (
		<div role="status" className="noscript:hidden flex items-center gap-3 py-12 text-muted">
			<span
				aria-hidden="true"
				className="size-5 animate-spin rounded-full border-2 border-line border-t-brand"
			/>
			{hydrated && `${label}…`}
		</div>
	);
}
