/** The thread that makes CVs: each takes up to a quarter of a second of a processor. */
import { parentPort } from 'node:worker_threads';
import { type CvSheet, makePdf } from '#server/cv/make-pdf.ts';

parentPort?.on('message', async (sheet: CvSheet) => {
	parentPort?.postMessage(await makePdf(sheet));
});
parentPort?.postMessage('ready');
