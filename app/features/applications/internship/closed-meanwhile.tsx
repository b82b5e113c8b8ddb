import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';

/**
 * Shown above what was typed.
 * @param tellMe asks to be told when it opens again
 * @param children open internships that are similar
 */
export const ClosedMeanwhile = ({
	paused,
	tellMe,
	children,
}: {
	paused: boolean;
	tellMe: ReactNode;
	children: ReactNode;
}) => (
	<div className="grid gap-5">
		<div role="status" className="rounded-control bg-sun-wash p-4 text-sun-ink sm:p-5">
			<p className="font-bold">This internship has {paused ? 'been paused' : 'closed'}</p>
			<p className="mt-1">
				It takes no {paused ? 'applications for now' : 'more applications'}. What you have typed
				stays below, and in this tab.
			</p>
			<div className="mt-4 text-ink">{tellMe}</div>
		</div>
		<section>
			<h2 className="mb-3 text-[1.35rem]">Similar and open</h2>
			{children}
			<ButtonLink to="/internships" look="secondary" className="mt-4">
				All internships
			</ButtonLink>
		</section>
	</div>
);
