/**
 * The thread that reads what the pages of a CV say. The file has been checked before (check-worker.ts), so that its pages unpack to
 * no more than 20 MB; the check leaves pictures and fonts out.
 */
import { parentPort } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import { boundArrays } from '#server/cv/bound-arrays.ts';
import { type CvToRead, readForProposals, readLines } from '#server/cv/read-for-proposals.ts';

/** More than the pages and fonts of any CV unpack to, with what is copied meanwhile. */
const beginTask = boundArrays(160 * 1024 * 1024);
// What it makes is outside this bound; without it the library unpacks with code of its own.
Reflect.deleteProperty(globalThis, 'DecompressionStream');

// The library loads most of its code when it is first used: that is no part of the time of a file.
await getResolvedPDFJS();

/** With a day, what it proposes; without one, its lines. */
type Task = CvToRead | { pdf: Uint8Array };

parentPort?.on('message', async (cv: Task) => {
	beginTask();
	parentPort?.postMessage(await ('today' in cv ? readForProposals(cv) : readLines(cv.pdf)));
});
parentPort?.postMessage('ready');
