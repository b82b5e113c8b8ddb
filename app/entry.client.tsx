import { StrictMode, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';

/** Lets the browser answer to somebody who types. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** In three steps, none of which is long: the modules of the page, those of React, and its start. */
async function start() {
	await pause();
	const { hydrateRoot } = await import('react-dom/client');
	await pause();
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
