import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page/page-header.tsx';
import type { Failed } from './search-by-script.ts';

const reasons: Record<Failed['failed'], string> = {
	offline: 'There is no connection to the site.',
	busy: 'The search is busy.',
	limited: 'Too many searches in a short time. Please wait a minute.',
	other: 'The search did not answer.',
};

/** Above results that stay although others were asked for. */
export const NotUpdated = ({ failed }: Failed) => (
	<div
		role="alert"
		className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sun-wash px-4 py-3 text-sun-ink"
	>
		<p className="min-w-[min(15rem,100%)] flex-1">
			{reasons[failed]} What you chose is kept; the results are still those from before.
		</p>
		<TryAgain />
	</div>
);

/** Where there are no results from before. */
export const UnansweredSearch = ({ failed }: Failed) => (
	<PageHeader title="The search did not answer" intro={reasons[failed]}>
		<TryAgain />
	</PageHeader>
);

function TryAgain() {
	const { revalidate, state } = useRevalidator();
	return (
		<Button look="secondary" aria-busy={state === 'loading'} onClick={revalidate}>
			Try again
		</Button>
	);
}
