/** The thread that makes CVs: each takes up to half a second of a processor. */
import { parentPort } from 'node:worker_threads';
import { type CvSheet, makePdf } from '#server/cv/make-pdf.ts';

export type MakeTask = { sheet: CvSheet; leaveOut: boolean };

parentPort?.on('message', async ({ sheet, leaveOut }: MakeTask) => {
	parentPort?.postMessage(await makePdf(sheet, leaveOut));
});
parentPort?.postMessage('ready');
