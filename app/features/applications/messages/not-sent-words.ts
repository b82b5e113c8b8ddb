import type { ApplicationMessage } from '#schema/applications/application-messages.ts';
import { quoted, riskWords } from '#schema/applications/message-risks.ts';

/** Of a message or an answer that waits for staff, or that they have not sent. */
export function notSentWords(
	noun: 'message' | 'answer',
	{
		state,
		found: risks,
		words,
		answer,
	}: Pick<ApplicationMessage, 'state' | 'found' | 'words' | 'answer'>,
): string {
	if (state === 'returned') return `Our staff have not sent it${answer ? `: ${answer}` : '.'}`;
	const what = words.length > 0 ? `: ${quoted(words)}` : '';
	return `Our staff look at this ${noun} before it is sent, as it has ${riskWords(risks)}${what}.`;
}
