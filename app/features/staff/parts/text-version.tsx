import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import type { TextPart } from './text-diff.ts';

/** The public or the new text, with what differs marked. */
export const TextVersion = ({
	label,
	parts,
	note,
	marks = [],
	isOld = false,
}: {
	label?: string | undefined;
	parts: TextPart[];
	note?: string | undefined;
	/** Words in it to look at. */
	marks?: string[];
	isOld?: boolean;
}) => (
	<div className="min-w-[min(10rem,100%)] flex-1">
		{label && <p className="text-note text-muted">{label}</p>}
		<p className={cn('whitespace-pre-line wrap-anywhere', isOld && 'text-muted')}>
			{parts.map(({ text, isChanged }, place) => {
				const key = `${place} ${text}`;
				const words = <MarkedText key={key} text={text} marks={marks} />;
				if (!isChanged) return <span key={key}>{words}</span>;
				return isOld ? <del key={key}>{words}</del> : <ins key={key}>{words}</ins>;
			})}
			{parts.length === 0 && <span>Nothing</span>}
		</p>
		{note && <p className="text-small text-muted even-figures">{note}</p>}
	</div>
);

/** A text in which the first place of each of these words stands out. */
function MarkedText({ text, marks }: { text: string; marks: string[] }): ReactNode {
	const [first] = marks
		.map((words) => ({ words, at: text.indexOf(words) }))
		.filter(({ words, at }) => words !== '' && at >= 0)
		.sort((one, other) => one.at - other.at);
	if (!first) return text;
	const { words, at } = first;
	return (
		<>
			<span>{text.slice(0, at)}</span>
			<mark className="bg-sun-wash text-sun-ink">{words}</mark>
			<MarkedText
				text={text.slice(at + words.length)}
				marks={marks.filter((one) => one !== words)}
			/>
		</>
	);
}
