/** A status message while something loads. */
export function Loading({ label = 'Loading' }: { label?: string }) {
	return (
		<div role="status" className="flex items-center gap-3 py-12 text-muted">
			<span
				aria-hidden="true"
				className="size-5 animate-spin rounded-full border-2 border-line border-t-brand"
			/>
			{label}…
		</div>
	);
}
