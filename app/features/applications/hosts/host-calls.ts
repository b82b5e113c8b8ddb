import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import type { HostMove, HostMoves } from '#schema/applications/applicant-calls.ts';
import { type ApplicantFilters, queryOf } from '#schema/applications/applicant-filters.ts';
import type {
	ApplicantsPage,
	Host,
	Matching,
	MessageTemplates,
	MoveOutcome,
	TakeBackOutcome,
	TemplateStatus,
	WholeApplicant,
} from '#schema/applications/applicants.ts';

type One = Promise<CallResult<WholeApplicant>>;

const listCall = (host: Host, rest = '') => `/${host}/applications${rest}`;
export const oneCall = (host: Host, id: string) => listCall(host, `/${encodeURIComponent(id)}`);
export const templatesCall = (host: Host) => `/${host}/message-templates`;
export const cvCall = (host: Host, id: string) => `/api${oneCall(host, id)}/cv`;
export const csvCall = (host: Host, filters: ApplicantFilters) =>
	`/api/${host}/applications.csv?${queryOf(filters)}`;
export const zipCall = (host: Host, filters: Partial<ApplicantFilters>) =>
	`/api/${host}/cvs.zip?${queryOf(filters)}`;

export const readPage = (host: Host, filters: ApplicantFilters) =>
	callApi<ApplicantsPage>(listCall(host, `?${queryOf(filters)}`));

/** All that match, whatever the page. */
export const matchingCall = (host: Host, filters: ApplicantFilters) =>
	listCall(host, `/matching?${queryOf({ ...filters, page: 1 })}`);
export const readMatching = (host: Host, filters: ApplicantFilters) =>
	callApi<Matching>(matchingCall(host, filters));

export const moveOne = (host: Host, id: string, move: HostMove): One =>
	callApi(`${oneCall(host, id)}/move`, move);
export const takeBackOne = (host: Host, id: string): One =>
	callApi(`${oneCall(host, id)}/take-back`, {});
export const moveMany = (host: Host, moves: HostMoves) =>
	callApi<{ items: MoveOutcome[] }>(listCall(host, '/moves'), moves);
export const takeBackMany = (host: Host, ids: string[]) =>
	callApi<{ items: TakeBackOutcome[] }>(listCall(host, '/take-backs'), { ids });

export const addNote = (host: Host, id: string, text: string): One =>
	callApi(`${oneCall(host, id)}/notes`, { text });
export const deleteNote = (host: Host, id: string, note: string): One =>
	callApi(`${oneCall(host, id)}/notes/${note}/delete`, {});

/** @param text null for our words */
export const changeTemplate = (host: Host, to: TemplateStatus, text: string | null) =>
	callApi<MessageTemplates>(templatesCall(host), { to, text });
