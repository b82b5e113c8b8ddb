import { useState } from 'react';
import { textDiff } from '#app/features/staff/parts/text-diff.ts';
import { TextVersion } from '#app/features/staff/parts/text-version.tsx';
import { cn } from '#app/lib/cn.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import type { DraftLine } from '#schema/employers/draft-words.ts';

/** One thing that a draft says, what is public of it, and a comment on it. */
export function ReviewLine({
	line,
	old,
	oldLabel,
	hourly,
	problem,
	comment,
	earlier,
	onComment,
}: {
	line: DraftLine;
	/** What it said before; null where nothing has changed. */
	old: string | null;
	/** When that was. */
	oldLabel: string;
	/** What an hour pays, beside the line of the pay: of what is public, and of the draft. */
	hourly: [old: string, draft: string] | undefined;
	/** The error that the form's checks find in it. */
	problem: string | undefined;
	comment: string;
	/** Staff's comment on it when it was returned before. */
	earlier: string | undefined;
	onComment: (text: string) => void;
}) {
	const [isOpen, setIsOpen] = useState(comment !== '');
	const { label, text } = line;
	const { before, after } = textDiff(old ?? '', text);
	return (
		<li
			className={cn(
				'grid gap-3 border-t border-line p-4 first:border-0 sm:p-5',
				(comment.trim() || problem) && 'bg-hot-wash',
			)}
		>
			<div className="flex flex-wrap items-start gap-x-5 gap-y-2">
				<div className="flex w-full items-start justify-between gap-3 sm:w-44 sm:flex-col">
					<div>
						<h3 className="text-[1rem] leading-[inherit]">{label}</h3>
						{old !== null && <Badge tone="brand">Changed</Badge>}
					</div>
					<Button look="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
						Comment<span className="sr-only"> on {label}</span>
					</Button>
				</div>
				{old !== null && <TextVersion label={oldLabel} parts={before} note={hourly?.[0]} isOld />}
				<TextVersion
					note={hourly?.[1]}
					label={old === null ? undefined : 'Draft'}
					parts={old === null ? [{ text, isChanged: false }] : after}
				/>
			</div>
			{problem && <p className="font-semibold text-hot wrap-anywhere">{problem}</p>}
			{earlier && (
				<p className="text-muted wrap-anywhere">
					<b>Earlier comment:</b> {earlier}
				</p>
			)}
			{isOpen && (
				<TextArea
					label={`Comment on ${label}`}
					name={`comment-${line.field}`}
					defaultValue={comment}
					onInput={({ currentTarget }) => onComment(currentTarget.value)}
					rows={2}
					maxLength={1_000}
				/>
			)}
		</li>
	);
}
