import { NothingWaits } from '#app/features/staff/overview/what-waits.tsx';
import { PagedList } from '#app/features/staff/parts/paged-list.tsx';
import type { WaitingCorrection } from '#schema/employers/posting.ts';
import { CorrectionEntry } from './correction-entry.tsx';

/** What employers have corrected of public internships, the oldest first. */
export const StaffCorrections = () => (
	<>
		<p className="mb-4 max-w-[46rem] text-muted">
			Employers can correct a part of the words, and the number of places, at once. Look at it
			afterwards: it is fine, or you put back what was approved.
		</p>
		<PagedList<WaitingCorrection> path="/staff/corrections?show=open" empty={<NothingWaits />}>
			{(correction, again, isOpen) => (
				<CorrectionEntry correction={correction} isOpen={isOpen} onAgain={again} />
			)}
		</PagedList>
	</>
);
