import { cn } from '#app/lib/cn.ts';

/** Pairs of words and ground that styles/colours.test.ts checks. */
const looks = [
	'bg-brand-fill text-on-fill',
	'bg-wash text-brand',
	'bg-good-wash text-good',
	'bg-sun-wash text-sun-ink',
	'bg-hot-wash text-hot',
	'bg-panel text-on-fill',
] as const;

/** One of the looks for a name, always the same. */
export function lookOf(name: string): (typeof looks)[number] {
	const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
	return looks[sum % looks.length] ?? looks[0];
}

/** "TS" for "Tidewell Systems": of the first two words that begin with a capital or a figure. */
export const initialsOf = (name: string): string =>
	(name.match(/(?<![\p{L}\p{N}’'-])[\p{Lu}\p{N}]/gu) ?? [name.charAt(0).toUpperCase()])
		.slice(0, 2)
		.join('');

/** The initials of a company, in a colour that follows from its name, which stands beside it. */
export const CompanyMark = ({ name, className }: { name: string; className?: string }) => (
	<span
		aria-hidden="true"
		className={cn(
			'grid size-13 shrink-0 place-items-center rounded-control font-semibold',
			lookOf(name),
			className,
		)}
	>
		{initialsOf(name)}
	</span>
);
