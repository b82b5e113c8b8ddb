/** The thread that reads files which may have been made to harm their reader. */
import { parentPort } from 'node:worker_threads';
import { boundArrays } from '#server/cv/bound-arrays.ts';
import { checkPdf } from '#server/cv/check-pdf.ts';

/** More than the objects of any CV unpack to, with what is copied meanwhile. */
const beginTask = boundArrays(64 * 1024 * 1024);

parentPort?.on('message', async (pdf: Uint8Array) => {
	beginTask();
	parentPort?.postMessage(await checkPdf(pdf));
});
parentPort?.postMessage('ready');
