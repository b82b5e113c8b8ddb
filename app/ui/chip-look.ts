import { cn } from '#app/lib/cn.ts';

/** The classes of a link that is one choice of several; without colours only the chosen one has a border. */
export const chipLook = (isOn: boolean, className?: string) =>
	cn(
		'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold',
		isOn
			? 'border-brand bg-wash text-brand'
			: 'border-control bg-card hover:border-brand forced-colors:border-0',
		className,
	);
