import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { textDiff } from '#app/features/staff/parts/text-diff.ts';
import { TextVersion } from '#app/features/staff/parts/text-version.tsx';
import { cn } from '#app/lib/cn.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import type { DraftLine } from '#schema/employers/draft-words.ts';
import type { FieldName } from '#schema/internships/fields.ts';
import type { Risk } from './risks.ts';

/** What staff think of a field; null while they have to say. */
export type Choice = 'fine' | 'return' | null;

/** The place of a field in the page. */
export const lineId = (field: FieldName) => `field-${field}`;

/** One thing that a draft says, what it said before, and whether it is fine or goes back with a comment. */
export function ReviewLine({
	line,
	old,
	oldLabel,
	hourly,
	risk,
	gauge,
	choice,
	comment,
	earlier,
	error,
	onChoose,
	onComment,
}: {
	line: DraftLine;
	/** What it said before; null where nothing has changed. */
	old: string | null;
	/** When that was. */
	oldLabel: string;
	/** What an hour pays, beside the line of the pay: of what is public, and of the draft. */
	hourly: [old: string, draft: string] | undefined;
	risk: Risk | undefined;
	/** The pay beside the minimum wage. */
	gauge: ReactNode;
	choice: Choice;
	comment: string;
	/** Staff's comment on it when it was returned before. */
	earlier: string | undefined;
	/** What is missing of the decision. */
	error: string | undefined;
	onChoose: (choice: 'fine' | 'return') => void;
	onComment: (text: string) => void;
}) {
	const { label, text, field } = line;
	const { before, after } = textDiff(old ?? '', text);
	return (
		<li
			id={lineId(field)}
			className={cn(
				'grid gap-3 border-t border-line px-4 py-3 first:border-0 sm:px-5',
				choice === 'return' && 'bg-hot-wash',
			)}
		>
			<div className="grid items-start gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
				<div className="grid min-w-0 gap-1">
					<div className="flex flex-wrap items-center gap-2">
						<h3 className="text-[1rem] leading-[inherit]">{label}</h3>
						{old !== null && <Badge tone="brand">Changed</Badge>}
						{risk && <Badge tone="warn">{risk.label}</Badge>}
					</div>
					<div className="flex flex-wrap gap-x-5 gap-y-2">
						{old !== null && (
							<TextVersion label={oldLabel} parts={before} note={hourly?.[0]} isOld />
						)}
						<TextVersion
							note={hourly?.[1]}
							label={old === null ? undefined : 'Draft'}
							parts={old === null ? [{ text, isChanged: false }] : after}
						/>
					</div>
				</div>
				<FineOrReturn label={label} field={field} choice={choice} onChoose={onChoose} />
			</div>
			{gauge && <div className="max-w-md">{gauge}</div>}
			{risk?.isHot && <p className="font-semibold text-hot wrap-anywhere">{risk.words}</p>}
			{earlier && (
				<p className="text-muted wrap-anywhere">
					<b>Earlier comment:</b> {earlier}
				</p>
			)}
			{choice === 'return' && (
				<TextArea
					label={`Comment on ${label}`}
					name={`comment-${field}`}
					required
					defaultValue={comment}
					onInput={({ currentTarget }) => onComment(currentTarget.value)}
					rows={2}
					maxLength={1_000}
					error={error}
				/>
			)}
			{choice === null && error && <p className="font-semibold text-hot">{error}</p>}
		</li>
	);
}

const looks = {
	fine: ['Fine', Check, 'border-good bg-good-wash text-good'],
	return: ['Return', Undo2, 'border-hot bg-hot-wash text-hot'],
} as const;

const FineOrReturn = ({
	label,
	field,
	choice,
	onChoose,
}: {
	label: string;
	field: FieldName;
	choice: Choice;
	onChoose: (choice: 'fine' | 'return') => void;
}) => (
	<fieldset className="flex gap-1 rounded-control border border-control bg-card p-1">
		<legend className="sr-only">{label}</legend>
		{(['fine', 'return'] as const).map((value) => {
			const [words, Icon, look] = looks[value];
			return (
				<label
					key={value}
					className={cn(
						'relative flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-lg border px-3 font-semibold has-focus-visible:outline-3',
						choice === value ? look : 'border-transparent forced-colors:border-0',
					)}
				>
					<input
						type="radio"
						name={`choice-${field}`}
						value={value}
						checked={choice === value}
						onChange={() => onChoose(value)}
						className="absolute inset-0 size-full opacity-0"
					/>
					<Icon aria-hidden="true" className="size-4 shrink-0" />
					{words}
				</label>
			);
		})}
	</fieldset>
);
