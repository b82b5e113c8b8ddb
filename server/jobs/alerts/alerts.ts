import { every, repeat } from '#server/jobs/repeat.ts';
import { type AlertTools, sendAlerts } from './send-alerts.ts';

/**
 * Sends what is due now and every ten minutes. The first run on a new catalogue builds its index.
 * @returns a function that stops it
 */
export function sendAlertsOften(tools: AlertTools): () => void {
	let stopped = false;
	let running = false;
	const stop = repeat(every.tenMinutes, tools.log, 'alerts wait for their mails', async (now) => {
		if (running) return;
		running = true;
		try {
			const mails = await sendAlerts({ ...tools, stopping: () => stopped }, now);
			if (mails > 0) tools.log.info({ mails }, 'mails about new internships were queued');
		} finally {
			running = false;
		}
	});
	return () => {
		stopped = true;
		stop();
	};
}
