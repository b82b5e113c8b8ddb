/** Shown by the script that loads the others (app/document/starter.ts) if they could not be loaded. */
export function ScriptFailure() {
	return (
		<p
			id="script-failure"
			role="alert"
			hidden
			data-no-print
			className="fixed inset-x-4 bottom-4 z-40 rounded-card border border-l-4 border-line border-l-hot-fill bg-card p-4 shadow-float sm:left-auto sm:w-96"
		>
			<b>This needs a part of the page that could not be loaded.</b> Check your connection, then
			load the page again.
		</p>
	);
}
