/** The thread that makes and reads PDFs: both take up to half a second of a processor. */
import { parentPort } from 'node:worker_threads';
import { checkPdf } from '#server/cv/check-pdf.ts';
import { type CvSheet, makePdf } from '#server/cv/make-pdf.ts';

export type CvTask =
	| { kind: 'make'; sheet: CvSheet; leaveOut: boolean }
	| { kind: 'check'; pdf: Uint8Array };

/** More than any stream of a CV that a reader has to unpack at once. */
const LARGEST_ARRAY = 32 * 1024 * 1024;

/** A file of 2 MB can unpack to thousands of them, and only arrays are outside a thread's limit of memory. */
globalThis.Uint8Array = new Proxy(Uint8Array, {
	construct(Plain, given) {
		if (typeof given[0] === 'number' && given[0] > LARGEST_ARRAY)
			throw new RangeError('The file unpacks to too much.');
		return Reflect.construct(Plain, given);
	},
});

parentPort?.on('message', async (task: CvTask) => {
	const result =
		task.kind === 'make' ? await makePdf(task.sheet, task.leaveOut) : await checkPdf(task.pdf);
	parentPort?.postMessage(result);
});
