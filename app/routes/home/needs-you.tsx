/**
 * The first thing that a signed-in person sees: what needs them, one tap away. The page is the same for everybody: its
 * room is kept from the first paint on where a session is stored (app/document/page-starter.ts), there is none without, and
 * app/page/own.ts fills it.
 */
export const NeedsYou = () => (
	<div className="page for-users pt-5">
		<div
			data-needs-you=""
			className="needs-you flex flex-wrap items-center justify-between gap-3 rounded-card bg-wash px-4 py-2.5"
		/>
	</div>
);
