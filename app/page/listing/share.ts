import { shareMessages } from '#app/messages/internships.ts';
import { toast } from '#app/ui/toast.ts';

/** Buttons with `data-share`, the title of the page, offer the sheet of the device to share with, else copy the link and say so. */
export function shareByButton(): void {
	addEventListener('click', ({ target }) => {
		const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
		if (button) void share(button.dataset.share ?? '');
	});
}

async function share(title: string): Promise<void> {
	const url = location.origin + location.pathname;
	try {
		if (navigator.share) return await navigator.share({ title, url });
		await navigator.clipboard.writeText(url);
		toast(shareMessages.copied);
	} catch (error) {
		// Closing the sheet is no failure.
		if (error instanceof DOMException && error.name === 'AbortError') return;
		toast(shareMessages.notCopied(url));
	}
}
