import type { ReactNode } from 'react';

/** A step that is rare, or that ends something: closed until it is wanted. */
export const OtherWay = ({
	words,
	about,
	isOpen = false,
	children,
}: {
	words: string;
	/** Whom or what it concerns, for screen readers. */
	about: string;
	isOpen?: boolean;
	children: ReactNode;
}) => (
	<details open={isOpen} className="w-full" data-no-print>
		<summary className="link inline-flex min-h-11 items-center">
			{words}
			<span className="sr-only"> {about}</span>
		</summary>
		<div className="mt-2">{children}</div>
	</details>
);
