import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/** A step that is rare, or that ends something: closed until it is wanted. */
export const OtherWay = ({
	words,
	about,
	isOpen = false,
	singleKey,
	danger,
	children,
}: {
	words: string;
	/** Whom or what it concerns, for screen readers. */
	about: string;
	isOpen?: boolean;
	/** The key that opens it, and leads to its field. */
	singleKey?: string | undefined;
	/** What cannot be undone. */
	danger?: boolean;
	children: ReactNode;
}) => (
	<details open={isOpen} className="w-full" data-single-key={singleKey} data-no-print>
		<summary className={cn('link inline-flex min-h-11 items-center', danger && 'text-hot')}>
			{words}
			<span className="sr-only"> {about}</span>
		</summary>
		<div className="mt-2">{children}</div>
	</details>
);
