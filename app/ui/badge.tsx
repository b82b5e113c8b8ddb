import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

const tones = {
	brand: 'bg-wash text-brand',
	good: 'bg-good-wash text-good',
	plain: 'border-line text-muted',
	warn: 'bg-sun-wash text-sun-ink',
} as const;

/** A short label: a sector, a city, a state. */
export function Badge({
	tone = 'brand',
	children,
}: {
	tone?: keyof typeof tones;
	children: ReactNode;
}) {
	return <span className={cn('badge', tones[tone])}>{children}</span>;
}
