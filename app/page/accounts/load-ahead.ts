import { loadAuthClient } from '#app/lib/calls/supabase.ts';
import { loadChecks } from '#app/ui/forms/check-fields.ts';

/**
 * Loads what a form of accounts needs when somebody is in it, so that sending it is one call. The focus may have come before
 * this script.
 */
export function loadAhead(form: HTMLFormElement): void {
	const load = () => void Promise.all([loadChecks(), loadAuthClient()]).catch(console.error);
	if (form.contains(document.activeElement)) load();
	else form.addEventListener('focusin', load, { once: true });
}
