import { foundBy, foundWithMore, withoutCleared } from '#schema/words/word-rules.ts';
import type { ApplicationStatus } from './application-moves.ts';
import { TO_SPEAK, withoutHarmless } from './harmless-words.ts';
import { RISKY_WORDS } from './message-risks.ts';
import { FRAUD_WORDS, MESSAGE_WORDS } from './message-words.ts';

/** Where interviews are held. */
const MEETING_HOSTS = [
	'teams.microsoft.com',
	'teams.live.com',
	'meet.google.com',
	'zoom.us',
	'webex.com',
	'whereby.com',
];

/** The whole address, which leads to no other one. */
const MEETING = new RegExp(
	`(?<!\\S)https://(?:[a-z0-9-]+\\.)*(?:${MEETING_HOSTS.map((host) => host.replaceAll('.', '\\.')).join('|')})(?:/[\\w/.?=&%#+~-]*)?(?!\\S)`,
	'gi',
);

/** Words of a message, and the risk that they are. */
export type RiskMatch = { risk: (typeof RISKY_WORDS)[number]; words: string };

/**
 * What a message has that a fraud would need: for each risk the first words.
 * @param to the status that it goes with: in an invitation, links to meetings are none
 * @param own the address of the employer's account, which applicants may be given
 */
export function risksInMessage(message: string, to: ApplicationStatus, own: string): RiskMatch[] {
	const rest = own === '' ? message : message.replaceAll(own, ' ');
	const text = to === 'interview' ? rest.replace(MEETING, ' ') : rest;
	const harmful = withoutHarmless(withoutCleared(text));
	const all = [
		...foundWithMore(harmful, RISKY_WORDS, MESSAGE_WORDS, text.replace(TO_SPEAK, ' ')),
		...foundBy(FRAUD_WORDS, text),
	];
	return RISKY_WORDS.flatMap((risk) => {
		const first = all.find(({ kind }) => kind === risk);
		return first ? [{ risk, words: first.found }] : [];
	});
}
