/**
 * The container of messages, which plain scripts fill (toast.ts). The live region is in the page from the start, since
 * assistive technology only announces changes to an existing region.
 */
export const Toaster = () => (
	<section
		data-toasts=""
		aria-label="Notifications"
		aria-live="polite"
		aria-relevant="additions"
		data-no-print
		className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--foot,0px))] z-40 grid justify-items-end gap-3 sm:left-auto sm:w-96"
	/>
);
