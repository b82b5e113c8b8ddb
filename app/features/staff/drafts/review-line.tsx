import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { textDiff } from '#app/features/staff/parts/text-diff.ts';
import { TextVersion } from '#app/features/staff/parts/text-version.tsx';
import { cn } from '#app/lib/cn.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import type { Risk } from '#schema/employers/draft-risks.ts';
import type { DraftLine } from '#schema/employers/draft-words.ts';
import type { FieldName } from '#schema/internships/fields.ts';

/** What staff think of a field; null while they have to say. */
export type Choice = 'fine' | 'return' | null;

/** The place of a field in the page. */
export const lineId = (field: FieldName) => `field-${field}`;

const errorId = (field: FieldName) => `error-${field}`;

type LongTextProps = {
	/** What it said before; null where nothing has changed. */
	old: string | null;
	/** When that was. */
	oldLabel: string;
	/** What an hour pays, beside the line of the pay: of what is public, and of the draft. */
	hourly: [old: string, draft: string] | undefined;
	risks: Risk[];
	/** The pay beside the minimum wage. */
	gauge: ReactNode;
	/** Staff's comment on it when it was returned before. */
	earlier: string | undefined;
};

/** One thing that a draft says, what it said before, and whether it is fine or goes back with a comment. */
export function ReviewLine({
	line,
	isShort,
	isHalf,
	old,
	oldLabel,
	hourly,
	risks,
	gauge,
	choice,
	comment,
	earlier,
	error,
	picker,
	onChoose,
	onComment,
}: LongTextProps & {
	line: DraftLine;
	/** Whether its text has room beside the choice. */
	isShort: boolean;
	/** Whether another line stands beside it on a wide screen. */
	isHalf: boolean;
	choice: Choice;
	comment: string;
	/** What is missing of the decision. */
	error: string | undefined;
	/** Saved answers for the comment. */
	picker: ReactNode;
	onChoose: (choice: 'fine' | 'return') => void;
	onComment: (text: string) => void;
}) {
	const { label, text, field } = line;
	return (
		<li
			id={lineId(field)}
			className={cn(
				'flex min-w-0 scroll-mt-24 flex-wrap content-start items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2 sm:px-5',
				!isHalf && 'col-span-full',
				isShort && 'break-inside-avoid',
				choice === 'return' && 'bg-hot-wash',
			)}
		>
			{/* On a phone the choice is beside the label, and the text below both. */}
			<div className={cn('min-w-0 flex-1 gap-1', !isShort && 'contents md:grid')}>
				<div className="flex min-w-min flex-1 flex-wrap items-center gap-x-2 gap-y-1">
					<h3 className="text-body leading-tight">{label}</h3>
					{old !== null && <Badge tone="brand">Changed</Badge>}
					{risks.map(({ label: name }) => (
						<Badge key={name} tone="warn">
							{name}
						</Badge>
					))}
					{isShort && <p className="w-full">{[text, hourly?.[1]].filter(Boolean).join(', ')}</p>}
				</div>
				{!isShort && <LongText {...{ text, old, oldLabel, hourly, risks, gauge, earlier }} />}
			</div>
			<FineOrReturn
				label={label}
				field={field}
				choice={choice}
				describedBy={choice === null && error ? errorId(field) : undefined}
				onChoose={onChoose}
			/>
			{choice === 'return' && (
				<div className="order-1 grid basis-full gap-2 pb-1">
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
					{picker}
				</div>
			)}
			{choice === null && error && (
				<p id={errorId(field)} className="order-1 basis-full font-semibold text-hot">
					{error}
				</p>
			)}
		</li>
	);
}

/** What it says and said before, with what to look at. */
function LongText({
	text,
	old,
	oldLabel,
	hourly,
	risks,
	gauge,
	earlier,
}: LongTextProps & { text: string }) {
	const { before, after } = textDiff(old ?? '', text);
	return (
		<div className="order-1 grid min-w-0 basis-full gap-2">
			<div className="flex flex-wrap gap-x-5 gap-y-2">
				{old !== null && <TextVersion label={oldLabel} parts={before} note={hourly?.[0]} isOld />}
				<TextVersion
					note={hourly?.[1]}
					label={old === null ? undefined : 'Draft'}
					marks={risks.flatMap((risk) => risk.marks ?? [])}
					parts={old === null ? [{ text, isChanged: false }] : after}
				/>
			</div>
			{gauge && <div className="max-w-md">{gauge}</div>}
			{risks
				.filter(({ isHot }) => isHot)
				.map(({ words }) => (
					<p key={words} className="font-semibold text-hot wrap-anywhere">
						{words}
					</p>
				))}
			{earlier && (
				<p className="text-muted wrap-anywhere">
					<b>Earlier comment:</b> {earlier}
				</p>
			)}
		</div>
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
	describedBy,
	onChoose,
}: {
	label: string;
	field: FieldName;
	choice: Choice;
	/** The id of what says that the choice is missing. */
	describedBy: string | undefined;
	onChoose: (choice: 'fine' | 'return') => void;
}) => (
	<>
		<fieldset
			data-no-print
			aria-describedby={describedBy}
			className={cn(
				'flex min-w-0 flex-wrap self-start rounded-control border border-control',
				choice === null ? 'bg-sun-wash text-sun-ink' : 'bg-card',
			)}
		>
			<legend className="sr-only">{label}</legend>
			{(['fine', 'return'] as const).map((value) => {
				const [words, Icon, look] = looks[value];
				return (
					<label
						key={value}
						className={cn(
							'relative flex min-h-11 flex-auto items-center justify-center gap-1.5 rounded-lg border px-2.5 text-small font-semibold has-focus-visible:outline-3',
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
						<Icon aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
						{words}
					</label>
				);
			})}
		</fieldset>
		{/* On paper a word says what was chosen. */}
		{choice && <span className="hidden font-semibold print:block!">{looks[choice][0]}</span>}
	</>
);
