import { StrictMode, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { guardDom } from '#app/lib/guard-dom.ts';
import { undoChanges } from '#app/lib/undo-changes.ts';

/** Lets the browser answer to somebody who types. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** In three steps, none of which is long: the modules of the page, those of React, and its start. */
async function start() {
	await pause();
	const { hydrateRoot } = await import('react-dom/client');
	await pause();
	guardDom();
	const redoChanges = undoChanges();
	new MutationObserver((_changes, observer) => {
		observer.disconnect();
		redoChanges();
	}).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		);
	});
}

void start();
