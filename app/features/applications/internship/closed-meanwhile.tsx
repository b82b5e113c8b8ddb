import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';

/**
 * Beside the facts; what was typed stands below.
 * @param tellMe asks to be told when it opens again
 */
export const ClosedMeanwhile = ({ paused, tellMe }: { paused: boolean; tellMe: ReactNode }) => (
	<div
		role="status"
		className="self-start rounded-card border border-transparent bg-sun-wash p-inset text-sun-ink"
	>
		<p className="font-bold">It takes no {paused ? 'applications for now' : 'more applications'}</p>
		<div className="mt-4 text-ink">{tellMe}</div>
	</div>
);

/** At the end. @param children open internships */
export const SimilarAndOpen = ({ children }: { children: ReactNode }) => (
	<section className="mt-4">
		<h2 className="mb-3 text-[1.35rem]">Similar and open</h2>
		{children}
		<ButtonLink to="/internships" look="secondary" className="mt-4">
			All internships
		</ButtonLink>
	</section>
);
