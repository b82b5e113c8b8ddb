import { cn } from '#app/lib/cn.ts';
import type { Portrait } from '#content/types.ts';
import type { Sector } from '#schema/internships/sectors.ts';
import { markOf } from './mark-of.ts';
import marks from './marks.svg?url';
import scenes from './scenes.svg?url';
import states from './states.svg?url';

/*
 * Drawings are symbols in files of their own, fetched once for all pages. They take their colours from
 * the class `art` (styles/colours.css), so one file serves both schemes. Words always stand beside
 * them: assistive technology is told nothing.
 */

type Look = { className?: string };

type DrawingProps = Look & { file: string; of: string; box: string; stretched?: boolean };

/** @param stretched fills its box, also where a side is in whole pixels */
function Drawing({ file, of, box, stretched, className }: DrawingProps) {
	return (
		<svg
			viewBox={`0 0 ${box}`}
			preserveAspectRatio={stretched ? 'none' : undefined}
			className={cn('art', className)}
			aria-hidden="true"
		>
			<use href={`${file}#${of}`} />
		</svg>
	);
}

export const SectorMark = ({ sector, ...look }: Look & { sector: Sector }) => (
	<Drawing file={marks} of={markOf(sector)} box="48 48" {...look} />
);

/** A file for each, since a page shows one or two of them. */
const skylines = import.meta.glob<string>('./skylines/*.svg', {
	query: '?url',
	import: 'default',
	eager: true,
});

/** `remote` is a desk at a window. */
export type Skylined =
	| 'london'
	| 'manchester'
	| 'birmingham'
	| 'edinburgh'
	| 'bristol'
	| 'leeds'
	| 'liverpool'
	| 'remote';

export const Skyline = ({ of, ...look }: Look & { of: Skylined }) => (
	<Drawing
		file={skylines[`./skylines/${of}.svg`] ?? ''}
		of="skyline"
		box="320 132"
		stretched
		{...look}
	/>
);

export const Scene = ({ of, ...look }: Look & { of: 'platform' | 'table' | 'walk' }) => (
	<Drawing file={scenes} of={of} box="240 150" {...look} />
);

/** What a list without entries shows, or a form that was sent. */
export const StateScene = ({
	of,
	...look
}: Look & {
	of: 'board' | 'door' | 'lighthouse' | 'lookout' | 'offer' | 'sent' | 'tea';
}) => <Drawing file={states} of={of} box="240 150" {...look} />;

/** For invented people only: a candidate or an applicant has initials. */
export const Avatar = ({ of, ...look }: Look & { of: Portrait }) => (
	<Drawing file={scenes} of={of} box="64 64" {...look} />
);

export type SignName =
	| 'calendar'
	| 'check'
	| 'clock'
	| 'fit-full'
	| 'fit-half'
	| 'fit-empty'
	| 'permit'
	| 'reply';

/** A small sign before words, in the colour of the words. */
export const Sign = ({ of, ...look }: Look & { of: SignName }) => (
	<svg className={cn('size-4 shrink-0', look.className)} aria-hidden="true">
		<use href={`${marks}#${of}`} />
	</svg>
);
