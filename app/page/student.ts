import { COMPANY_ACTIONS } from './company-actions.ts';
import { showFollow } from './follow.ts';
import { showFitSource } from './listing/fit-source.ts';

/** What a signed-in student has of their own on the pages of the search and of companies. */
export function showParts(): void {
	const source = document.querySelector('[data-fit-source]');
	if (source) showFitSource(source).catch(failed);
	const actions = document.querySelector(COMPANY_ACTIONS);
	if (actions) showFollow(actions).catch(failed);
}

const failed = (error: unknown) => console.error('A part of the page could not be shown', error);
