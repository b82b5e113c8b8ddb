import { type ReactNode, useId } from 'react';
import { showIfAsked } from '#app/ui/page/show-if-asked.ts';

/** A part of the page: what it is about on the left, its form on the right. @param at with which an address leads to it */
export function Section({
	at,
	title,
	about,
	children,
}: {
	at?: string;
	title: string;
	about: ReactNode;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<section
			id={at}
			ref={at ? showIfAsked : undefined}
			aria-labelledby={id}
			className="grid gap-x-12 gap-y-5 border-t border-line py-8 first:border-0 first:pt-0 @4xl:grid-cols-[18.75rem_minmax(0,1fr)]"
		>
			<div>
				<h2 id={id} className="text-part">
					{title}
				</h2>
				<div className="mt-1 grid gap-2 text-small text-muted">{about}</div>
			</div>
			<div data-no-print="" className="rounded-card border border-line bg-card p-inset md:p-8">
				{children}
			</div>
		</section>
	);
}
