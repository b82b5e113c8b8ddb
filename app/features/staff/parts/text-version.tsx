import { cn } from '#app/lib/cn.ts';
import type { TextPart } from './text-diff.ts';

/** The public or the new text, with what differs marked. */
export const TextVersion = ({
	label,
	parts,
	note,
	isOld = false,
}: {
	label?: string | undefined;
	parts: TextPart[];
	note?: string | undefined;
	isOld?: boolean;
}) => (
	<div className="min-w-[min(10rem,100%)] flex-1">
		{label && <p className="text-note text-muted">{label}</p>}
		<p className={cn('whitespace-pre-line wrap-anywhere', isOld && 'text-muted')}>
			{parts.map(({ text, isChanged }, place) => {
				const key = `${place} ${text}`;
				if (!isChanged) return <span key={key}>{text}</span>;
				return isOld ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
			})}
			{parts.length === 0 && <span>Nothing</span>}
		</p>
		{note && <p className="text-small text-muted even-figures">{note}</p>}
	</div>
);
