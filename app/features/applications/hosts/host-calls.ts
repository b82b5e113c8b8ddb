import { callApi, deed } from '#app/lib/calls/call-api.ts';
import { isWide } from '#app/lib/use-wide.ts';
import type { HostMove, HostMoves } from '#schema/applications/applicant-calls.ts';
import {
	type ApplicantFilters,
	filtersIn,
	queryOf,
} from '#schema/applications/applicant-filters.ts';
import {
	type ApplicantsPage,
	type Host,
	type Matching,
	type MessageTemplates,
	type MoveOutcome,
	ON_A_PAGE,
	type SendOutcome,
	type TakeBackOutcome,
	type TemplateStatus,
	type WholeApplicant,
} from '#schema/applications/applicants.ts';

const listCall = (host: Host, rest = '') => `/${host}/applications${rest}`;
const oneCall = (host: Host, id: string) => listCall(host, `/${encodeURIComponent(id)}`);
const templatesCall = (host: Host) => `/${host}/message-templates`;
export const cvCall = (host: Host, id: string) => `${oneCall(host, id)}/cv`;
export const csvCall = (host: Host, filters: ApplicantFilters) =>
	`/api/${host}/applications.csv?${queryOf(filters)}`;
export const zipCall = (host: Host, filters: Partial<ApplicantFilters>) =>
	`/api/${host}/cvs.zip?${queryOf(filters)}`;

const readPage = (host: Host, filters: ApplicantFilters) =>
	callApi<ApplicantsPage>(listCall(host, `?${queryOf(filters)}`));

/** The host's saved templates; none, which means ours, where they cannot be fetched. */
async function readTemplates(host: Host): Promise<MessageTemplates> {
	const result = await callApi<MessageTemplates>(templatesCall(host));
	return result.ok ? result.value : {};
}

/** What the list of applications needs. @param query of its address */
export async function loadApplicants(host: Host, query: URLSearchParams) {
	const [page, templates] = await Promise.all([
		readPage(host, filtersIn(query)),
		readTemplates(host),
	]);
	return { page, templates };
}

/**
 * What the screen of one application needs.
 * @param query of its address: the filters of the list that one comes from
 * @returns with it the other applications in the order of that list, and where there is room the page that it is on
 */
export async function loadApplicant(host: Host, id: string, query: URLSearchParams) {
	const filters = filtersIn(query);
	const [applicant, order, templates] = await Promise.all([
		callApi<WholeApplicant>(oneCall(host, id)),
		readMatching(host, filters),
		readTemplates(host),
	]);
	const items = order.ok ? order.value.items : [];
	const place = items.findIndex((item) => item.id === id);
	const onPage = place < 0 ? filters : { ...filters, page: Math.floor(place / ON_A_PAGE) + 1 };
	const beside = host === 'employer' && isWide() ? await readPage(host, onPage) : null;
	return { applicant, items, place, beside: beside?.ok ? beside.value : null, templates };
}

export type LoadedApplicant = Omit<Awaited<ReturnType<typeof loadApplicant>>, 'applicant'>;

/** All that match, whatever the page. */
export const readMatching = (host: Host, filters: ApplicantFilters) =>
	callApi<Matching>(listCall(host, `/matching?${queryOf({ ...filters, page: 1 })}`));

export const moveOne = (host: Host, id: string, move: HostMove) =>
	deed(`${oneCall(host, id)}/move`, move);
export const takeBackOne = (host: Host, id: string) => deed(`${oneCall(host, id)}/take-back`);
export const sendOneNow = (host: Host, id: string) => deed(`${oneCall(host, id)}/send-now`);
export const sendManyNow = (host: Host, ids: string[]) =>
	deed<{ items: SendOutcome[] }>(listCall(host, '/send-now'), { ids });
export const moveMany = (host: Host, moves: HostMoves) =>
	deed<{ items: MoveOutcome[] }>(listCall(host, '/moves'), moves);
export const takeBackMany = (host: Host, ids: string[]) =>
	deed<{ items: TakeBackOutcome[] }>(listCall(host, '/take-backs'), { ids });

export const addNote = (host: Host, id: string, text: string) =>
	deed(`${oneCall(host, id)}/notes`, { text });
export const deleteNote = (host: Host, id: string, note: string) =>
	deed(`${oneCall(host, id)}/notes/${note}/delete`);

/** A call, and no deed of an action: the form shows the words of the answer. @param text null for our words */
export const changeTemplate = (host: Host, to: TemplateStatus, text: string | null) =>
	callApi<MessageTemplates>(templatesCall(host), { to, text });
