import { deed } from '#app/lib/calls/call-api.ts';
import type { CompanyRole, NewInvitation } from '#schema/employers/colleagues.ts';

export const colleaguesCall = '/employer/colleagues';
export const invitationCall = (id: string) =>
	`${colleaguesCall}/invitations/${encodeURIComponent(id)}`;
const memberCall = (id: string) => `${colleaguesCall}/members/${encodeURIComponent(id)}`;

export const invite = (invitation: NewInvitation) => deed(colleaguesCall, invitation);
export const sendAgain = (id: string) => deed(`${invitationCall(id)}/again`);
export const withdraw = (id: string) => deed(`${invitationCall(id)}/withdraw`);
export const changeRole = (id: string, role: CompanyRole, expected: CompanyRole) =>
	deed(`${memberCall(id)}/role`, { role, expected });
/** @param successor the account of who takes over the applications; null for nobody */
export const remove = (id: string, successor: string | null) =>
	deed(`${memberCall(id)}/remove`, { successor });

/** The dashboard says then what has ended. */
export const leave = (successor: string | null) =>
	deed(`${colleaguesCall}/leave`, { successor }, '/employer-dashboard');

export const accept = (id: string) =>
	deed(`${invitationCall(id)}/accept`, {}, '/employer-dashboard');
export const decline = (id: string) => deed(`${invitationCall(id)}/decline`, {}, '/account');
