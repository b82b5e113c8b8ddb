import { Share2 } from 'lucide-react';
import { shareMessages } from '#app/messages/internships.ts';
import { toast } from '#app/ui/toast.ts';

/** Offers the sheet of the device to share with, else copies the link and says so. */
export const ShareButton = ({ title, className }: { title: string; className: string }) => (
	<button
		type="button"
		data-needs-script=""
		onClick={() => void share(title)}
		className={`${className} noscript:hidden`}
	>
		<Share2 aria-hidden="true" className="size-5" />
		Share
	</button>
);

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
