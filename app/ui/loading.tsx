/** Says that something is on its way. */
export function Loading({ label = 'Loading' }: { label?: string }) {
	return (
		<div role="status" className="page flex items-center gap-3 py-24 text-muted">
			<span
				aria-hidden="true"
				className="size-5 animate-spin rounded-full border-2 border-line border-t-brand"
			/>
			{label}…
		</div>
	);
}
