import { deed } from '#app/lib/calls/call-api.ts';
import type { NewConsent } from '#schema/careers/consent.ts';
import { CONSENT_WORDING } from '#schema/careers/consent-words.ts';
import { adviserInvitationCall, CAREERS_PATH, consentCall } from './calls.ts';

export const agree = (consent: Omit<NewConsent, 'wording'>) =>
	deed(consentCall, { ...consent, wording: CONSENT_WORDING });
export const takeBack = () => deed(`${consentCall}/end`);

export const accept = (id: string) => deed(`${adviserInvitationCall(id)}/accept`, {}, CAREERS_PATH);
export const decline = (id: string) => deed(`${adviserInvitationCall(id)}/decline`, {}, '/account');
