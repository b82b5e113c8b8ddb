/**
 * The thread that reads what the pages of a CV say. The file has been checked before (check-worker.ts), so that its pages unpack to
 * no more than 20 MB.
 */
import { parentPort } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import { type CvToRead, readForProposals } from '#server/cv/read-for-proposals.ts';

// The library loads most of its code when it is first used: that is no part of the time of a file.
await getResolvedPDFJS();

parentPort?.on('message', async (cv: CvToRead) => {
	parentPort?.postMessage(await readForProposals(cv));
});
parentPort?.postMessage('ready');
