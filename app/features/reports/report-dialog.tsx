import { Flag } from 'lucide-react';
import { useRef } from 'react';
import { Dialog, opensDialog } from '#app/ui/dialog.tsx';
import { ReportForm } from './report-form.tsx';

const DIALOG = 'report';

/** The button with which somebody reports an internship, and the form that it opens. */
export function ReportDialog({ slug, title }: { slug: string; title: string }) {
	const dialog = useRef<HTMLDialogElement>(null);
	return (
		<>
			<button
				type="button"
				{...opensDialog(DIALOG, dialog)}
				className="link inline-flex min-h-11 min-w-0 items-center gap-2 text-left wrap-anywhere"
			>
				<Flag aria-hidden="true" className="size-4 shrink-0" />
				Report this internship
			</button>
			<Dialog ref={dialog} id={DIALOG} title="Report this internship">
				<p className="mb-5 text-muted">{title}</p>
				<ReportForm internship={slug} />
			</Dialog>
		</>
	);
}
