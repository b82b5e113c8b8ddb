import { readSignedToken, signedToken } from '#server/mail/signed-token.ts';

/** The pages of the links in the mails of alerts: each has one button, which does what the link is for. */
export const ALERT_LINKS = {
	/** Ends one alert. */
	stop: '/alerts/stop',
	/** Ends all alerts of a person, whose account it has in place of an alert. */
	stopAll: '/alerts/stop-all',
	/** Says that an alert is still wanted. */
	keep: '/alerts/keep',
} as const;
export type AlertLink = keyof typeof ALERT_LINKS;

/** It works without signing in, and for ever. @param id of the alert or the account */
export const alertUrl = (siteUrl: string, key: string, link: AlertLink, id: string): string =>
	`${siteUrl}${ALERT_LINKS[link]}?token=${signedToken(key, id, `${ALERT_LINKS[link]} `)}`;

/** The id in a token; undefined if we did not sign it for this link. */
export const readAlertToken = (key: string, link: AlertLink, text: string): string | undefined =>
	readSignedToken(key, text, `${ALERT_LINKS[link]} `);
