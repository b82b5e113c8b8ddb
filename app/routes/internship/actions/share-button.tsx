import { Share2 } from 'lucide-react';

/** Shares the page (app/page/listing/share.ts). */
export const ShareButton = ({ title, className }: { title: string; className: string }) => (
	<button
		type="button"
		data-needs-script=""
		data-share={title}
		className={`${className} noscript:hidden`}
	>
		<Share2 aria-hidden="true" className="size-5" />
		Share
	</button>
);
