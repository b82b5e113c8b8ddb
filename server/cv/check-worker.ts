/** The thread that reads files which may have been made to harm their reader. */
import { parentPort } from 'node:worker_threads';
import { checkPdf } from '#server/cv/check-pdf.ts';

/** More than the objects of any CV unpack to, with what is copied meanwhile. */
const LARGEST_ARRAYS = 64 * 1024 * 1024;

let reserved = 0;

/** A file of 2 MB can unpack to thousands of them, and only arrays are outside a thread's limit of memory. */
globalThis.Uint8Array = new Proxy(Uint8Array, {
	construct(Plain, given) {
		if (typeof given[0] === 'number') reserved += given[0];
		if (reserved > LARGEST_ARRAYS) throw new RangeError('The file unpacks to too much.');
		return Reflect.construct(Plain, given);
	},
});

parentPort?.on('message', async (pdf: Uint8Array) => {
	reserved = 0;
	parentPort?.postMessage(await checkPdf(pdf));
});
parentPort?.postMessage('ready');
