/** Whether our server answers anything at all; false too where this takes longer than five seconds. */
export const isServerThere = () =>
	fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) })
		.then(({ status }) => status < 500)
		.catch(() => false);
