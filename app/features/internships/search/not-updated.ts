import { element } from '#app/lib/element.ts';
import { buttonLook } from '#app/ui/button-look.ts';

/** Why there are no results: no connection, no answer in time, too many searches, or anything else. */
export type Failure = 'offline' | 'busy' | 'limited' | 'other';

const reasons: Record<Failure, string> = {
	offline: 'There is no connection to the site.',
	busy: 'The search is busy.',
	limited: 'Too many searches in a short time. Please wait a minute.',
	other: 'The search did not answer.',
};

/** Above results that stay although others were asked for. */
export function notUpdated(failure: Failure, tryAgain: () => Promise<void>): HTMLElement {
	const button = element(
		'button',
		{ type: 'button', class: buttonLook('secondary', 'medium') },
		'Try again',
	);
	button.addEventListener('click', async () => {
		button.ariaBusy = 'true';
		await tryAgain();
		button.ariaBusy = null;
	});
	return element(
		'div',
		{
			role: 'alert',
			class:
				'mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sun-wash px-4 py-3 text-sun-ink',
		},
		element(
			'p',
			{ class: 'min-w-[min(15rem,100%)] flex-1' },
			`${reasons[failure]} What you chose is kept; the results are still those from before.`,
		),
		button,
	);
}
