const root = document.documentElement;

/**
 * Starts a script of public pages once the document is whole, on those that name it; on a page that React draws, which may
 * have the same file, it does nothing. What waited for it is then done (app/document/page-starter.ts).
 * @param name of the page's own script, or the one that all have
 */
export function start(name: string, begin: () => void): void {
	const { script } = root.dataset;
	if (script === undefined || (script !== name && name !== 'page')) return;
	const run = () => {
		// A part that fails leaves its native form, which goes on working.
		try {
			begin();
		} catch (error) {
			console.error(error);
		}
		root.dataset[script === name ? 'ready' : 'shared'] = '';
	};
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
	// After the whole module has run.
	else queueMicrotask(run);
}
