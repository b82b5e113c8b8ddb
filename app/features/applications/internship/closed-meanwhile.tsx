import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';

/**
 * Beside the facts; what was typed stands below.
 * @param tellMe asks to be told when it opens again
 */
export const ClosedMeanwhile = ({ paused, tellMe }: { paused: boolean; tellMe: ReactNode }) => (
	<div
		role="status"
		className="grid content-center justify-items-start gap-4 rounded-card bg-sun-wash p-inset text-sun-ink"
	>
		<div>
			<p className="font-semibold">
				It takes no <span>{paused ? 'applications for now' : 'more applications'}</span>
			</p>
			<p className="mt-1 text-ink">
				If it opens again, we write once to everybody who has asked us to.
			</p>
		</div>
		<div className="text-ink">{tellMe}</div>
	</div>
);

/** At the end. @param children open internships */
export const SimilarAndOpen = ({ children }: { children: ReactNode }) => (
	<section className="mt-4">
		<h2 className="mb-3 text-part">Similar and open</h2>
		{children}
		<ButtonLink to="/internships" look="secondary" className="mt-4">
			All internships
		</ButtonLink>
	</section>
);
