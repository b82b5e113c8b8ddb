import { Flag } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog, opensDialog } from '#app/ui/dialog.tsx';
import { Honeypot, Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { REPORT_REASONS, reasonLabels } from '#schema/report-reasons.ts';
import { ReportReceived } from './report-received.tsx';

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

/**
 * What is wrong with an internship. app/page/listing/listing.ts sends it, and shows the template in its place. Without scripts it
 * is posted, and the page of the internship says that it has arrived.
 * @param internship its slug
 */
const ReportForm = ({ internship }: { internship: string }) => (
	<>
		<template data-sent="">
			<div tabIndex={-1} className="outline-none">
				<ReportReceived />
			</div>
		</template>
		<SubmitForm action="/api/reports" className="grid gap-5">
			<input type="hidden" name="internship" value={internship} />
			<Select label="What is wrong?" name="reason" required>
				<option value="">Choose a reason</option>
				{REPORT_REASONS.map((reason) => (
					<option key={reason} value={reason}>
						{reasonLabels[reason]}
					</option>
				))}
			</Select>
			<TextArea label="What should we know?" name="message" rows={4} />
			<TextField
				label="Email"
				hint="Only if you would like an answer."
				name="email"
				type="email"
				autoComplete="email"
			/>
			<Honeypot />
			<LegalLine />
			<Button type="submit" data-busy="Sending..." className="justify-self-start">
				Send the report
			</Button>
		</SubmitForm>
	</>
);
