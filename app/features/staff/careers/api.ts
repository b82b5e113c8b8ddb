import { deed } from '#app/lib/calls/call-api.ts';
import { LONGEST_SEARCH } from '#app/ui/forms/search-box.tsx';
import type { NewCareersService } from '#schema/careers/careers-services.ts';

export const careersServicesCall = '/staff/careers-services';
/** What the address searches. */
export const searchIn = (query: URLSearchParams) => (query.get('q') ?? '').slice(0, LONGEST_SEARCH);

const at = (...parts: string[]) =>
	[careersServicesCall, ...parts.map((part) => encodeURIComponent(part))].join('/');

export const admit = (service: NewCareersService) => deed(careersServicesCall, service);
export const inviteTo = (service: string, email: string) => deed(at(service, 'invite'), { email });
export const end = (service: string) => deed(at(service, 'end'));
export const sendAgain = (invitation: string) => deed(at('invitations', invitation, 'again'));
export const withdraw = (invitation: string) => deed(at('invitations', invitation, 'withdraw'));
export const remove = (account: string) => deed(at('advisers', account, 'remove'));
