import { readConversation } from '#app/features/applications/messages/message-calls.ts';
import { type CallResult, callApi, deed } from '#app/lib/calls/call-api.ts';
import { isWide } from '#app/lib/use-wide.ts';
import type { Assignments, HostMove, HostMoves } from '#schema/applications/applicant-calls.ts';
import {
	type ApplicantFilters,
	filtersIn,
	fromTheTop,
	queryOf,
} from '#schema/applications/applicant-filters.ts';
import type {
	ApplicantsPage,
	BoardColumn,
	GiveOutcome,
	Host,
	MatchingApplicants,
	MessageTemplates,
	MoveOutcome,
	SendOutcome,
	SomeApplicants,
	TakeBackOutcome,
	TemplateStatus,
	WholeApplicant,
} from '#schema/applications/applicants.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { CallAsViewer } from '#schema/first-screen.ts';

const listCall = (host: Host, rest = '') => `/${host}/applications${rest}`;
const oneCall = (host: Host, id: string) => listCall(host, `/${encodeURIComponent(id)}`);
const templatesCall = (host: Host) => `/${host}/message-templates`;
export const cvCall = (host: Host, id: string) => `${oneCall(host, id)}/cv`;
export const interviewFileCall = (host: Host, id: string) => `${oneCall(host, id)}/calendar`;
export const csvCall = (host: Host, filters: ApplicantFilters) =>
	`/api/${host}/applications.csv?${queryOf(filters)}`;
export const zipCall = (host: Host, filters: Partial<ApplicantFilters>) =>
	`/api/${host}/cvs.zip?${queryOf(filters)}`;

/** Without filters there is no query. */
function readPage(host: Host, filters: ApplicantFilters, call: CallAsViewer = callApi) {
	const query = queryOf(filters);
	return call<ApplicantsPage>(listCall(host, query.size > 0 ? `?${query}` : ''));
}

/** The host's saved templates; none, which means ours, where they cannot be fetched. */
async function readTemplates(host: Host, call: CallAsViewer = callApi): Promise<MessageTemplates> {
	const result = await call<MessageTemplates>(templatesCall(host));
	return result.ok ? result.value : {};
}

type Order = MatchingApplicants['items'];

/**
 * The order of the list from which an application was opened. It stays until a list is loaded: an answer moves an application
 * in its list, or out of it, and the next one is who came next before that.
 */
let kept: { list: string; items: Order } | null = null;

/** The order of a list, and the place of an application in it: -1 where it is in none. */
async function orderNear(host: Host, filters: ApplicantFilters, id: string) {
	const list = `${host}?${queryOf(fromTheTop(filters))}`;
	if (kept?.list !== list || placeIn(kept.items, id) < 0) {
		const items = await readOrder(host, filters, id);
		if (!items) return { items: [], place: -1 };
		kept = { list, items };
	}
	return { items: kept.items, place: placeIn(kept.items, id) };
}

/** With the application itself; null where it cannot be read. */
async function readOrder(
	host: Host,
	filters: ApplicantFilters,
	id: string,
	call: CallAsViewer = callApi,
): Promise<Order | null> {
	const query = queryOf(fromTheTop(filters));
	query.set('near', id);
	const order = await call<MatchingApplicants>(listCall(host, `/matching?${query}`));
	if (!order.ok) return null;
	const { items, place } = order.value;
	return placeIn(items, id) < 0 ? withIt(items, id, place) : items;
}

const placeIn = (items: Order, id: string) => items.findIndex((item) => item.id === id);

/** One that was answered, and then loaded anew, stands where it stood. */
const withIt = (items: Order, id: string, place: number | null): Order =>
	place === null ? items : items.toSpliced(place, 0, { id, status: 'submitted' });

/** So many are beside an application. */
export const BESIDE = 9;

/** Those around a place. */
export function around<Item>(items: Item[], place: number, count: number): Item[] {
	const from = Math.max(0, Math.min(place - Math.floor(count / 2), items.length - count));
	return items.slice(from, from + count);
}

/** What the list of applications needs, or the board. @param query of its address */
export async function loadApplicants(host: Host, query: URLSearchParams) {
	kept = null;
	const filters = filtersIn(query);
	const { page, templates } = await readApplicants(host, query);
	return { page: await withOpened(page, filters), templates };
}

/** The same as it is at first: nothing of it is kept. */
export async function readApplicants(host: Host, query: URLSearchParams, call?: CallAsViewer) {
	const [page, templates] = await Promise.all([
		readPage(host, filtersIn(query), call),
		readTemplates(host, call),
	]);
	return { page, templates };
}

/**
 * How many pages were opened in each column of a board. They are loaded again with it: after a move, and for who comes back
 * to it.
 */
let opened: { board: string; pages: Map<ApplicationStatus, number> } | null = null;

const boardOf = (filters: ApplicantFilters) => queryOf(fromTheTop(filters)).toString();

/** A column with the page that follows. */
async function readOn(
	filters: ApplicantFilters,
	column: BoardColumn,
): Promise<CallResult<BoardColumn>> {
	const { status, items, next } = column;
	const following = { ...fromTheTop(filters), view: null, status: [status], after: next };
	const result = await readPage('employer', following);
	if (!result.ok) return result;
	const { value: page } = result;
	// Where all that followed have gone, the page has some of those before.
	const more = page.items.filter(({ id }) => items.every((item) => item.id !== id));
	const longer = { ...column, total: page.total, items: [...items, ...more], next: page.next };
	return { ...result, value: longer };
}

/** The same for who asks for it, and as long as this board is shown. */
export async function openMore(filters: ApplicantFilters, column: BoardColumn) {
	const result = await readOn(filters, column);
	if (!result.ok) return result;
	const board = boardOf(filters);
	if (opened?.board !== board) opened = { board, pages: new Map() };
	opened.pages.set(column.status, (opened.pages.get(column.status) ?? 0) + 1);
	return result;
}

/** A board with the pages that were opened in it. */
async function withOpened(
	read: CallResult<ApplicantsPage>,
	filters: ApplicantFilters,
): Promise<CallResult<ApplicantsPage>> {
	if (opened?.board !== boardOf(filters)) opened = null;
	if (!opened || !read.ok || !read.value.columns) return read;
	const { pages } = opened;
	const columns = read.value.columns.map(async (column) => {
		let longer = column;
		for (let left = pages.get(column.status) ?? 0; left > 0 && longer.next; left -= 1) {
			const result = await readOn(filters, longer);
			if (!result.ok) break;
			longer = result.value;
		}
		return longer;
	});
	return { ...read, value: { ...read.value, columns: await Promise.all(columns) } };
}

/**
 * What the screen of one application needs.
 * @param query of its address: the filters of the list that one comes from
 * @returns with it the others in the order in which that list was opened, and where there is room those around it; and the
 * messages about it, which staff do not read
 */
export async function loadApplicant(host: Host, id: string, query: URLSearchParams) {
	const order = orderNear(host, filtersIn(query), id);
	const [applicant, { items, place }, beside, templates, conversation] = await Promise.all([
		callApi<WholeApplicant>(oneCall(host, id)),
		order,
		host === 'employer' && isWide() ? order.then((read) => readBeside(read)) : null,
		readTemplates(host),
		host === 'employer' ? readConversation(host, id) : null,
	]);
	return { applicant, items, place, beside, templates, conversation };
}

/**
 * What the server draws of that before React is there, for an employer: nothing of it is kept, and the messages come later, as they
 * count as read once they are asked for.
 * @param wide whether there is room for those around it
 */
export async function readFirstOfApplicant(
	id: string,
	query: URLSearchParams,
	call: CallAsViewer,
	wide: boolean,
): Promise<{ applicant: CallResult<WholeApplicant>; loaded: LoadedApplicant }> {
	const order = readOrder('employer', filtersIn(query), id, call).then((read) => {
		const items = read ?? [];
		return { items, place: placeIn(items, id) };
	});
	const [applicant, { items, place }, beside, templates] = await Promise.all([
		call<WholeApplicant>(oneCall('employer', id)),
		order,
		wide ? order.then((read) => readBeside(read, call)) : null,
		readTemplates('employer', call),
	]);
	return { applicant, loaded: { items, place, beside, templates, conversation: LATER } };
}

async function readBeside(
	{ items, place }: { items: Order; place: number },
	call: CallAsViewer = callApi,
) {
	if (place < 0) return null;
	const ids = around(items, place, BESIDE).map((item) => item.id);
	const some = await call<SomeApplicants>(listCall('employer', `/some?ids=${ids.join(',')}`));
	return some.ok ? some.value : null;
}

/** In place of messages: they, and what stands below them, are drawn later. */
export const LATER = 'later';

type Loaded = Omit<Awaited<ReturnType<typeof loadApplicant>>, 'applicant'>;
export type LoadedApplicant = Omit<Loaded, 'conversation'> & {
	conversation: Loaded['conversation'] | typeof LATER;
};

/** All that match, whatever the page. */
export const readMatching = (host: Host, filters: ApplicantFilters) =>
	callApi<MatchingApplicants>(listCall(host, `/matching?${queryOf(fromTheTop(filters))}`));

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

/** @param colleague the account of whom it names; null for nobody */
export const addNote = (host: Host, id: string, text: string, colleague: string | null) =>
	deed(`${oneCall(host, id)}/notes`, { text, ...(colleague && { colleague }) });
/** @param to the account of who takes it on; null for nobody @param expected whose it was, as it was seen */
export const assignOne = (id: string, to: string | null, expected: string | null) =>
	deed(`${oneCall('employer', id)}/assign`, { to, expected });
/** @param to the account of who takes them on; null for nobody */
export const assignMany = (given: Assignments) =>
	deed<{ items: GiveOutcome[] }>(listCall('employer', '/assign'), given);
export const markMany = (ids: string[], marks: { stars?: number; shortlisted?: boolean }) =>
	deed<{ ids: string[] }>(listCall('employer', '/marks'), { ids, ...marks });
/** @param internship its slug */
export const hideNames = (internship: string, hide: boolean) =>
	deed(listCall('employer', '/hide-names'), { internship, hide });
export const saveFilter = (name: string, query: string) =>
	deed(listCall('employer', '/filters'), { name, query });
export const renameFilter = (id: string, name: string) =>
	deed(listCall('employer', `/filters/${id}/rename`), { name });
export const deleteFilter = (id: string) => deed(listCall('employer', `/filters/${id}/delete`));
export const deleteNote = (host: Host, id: string, note: string) =>
	deed(`${oneCall(host, id)}/notes/${note}/delete`);

/** A call, and no deed of an action: the form shows the words of the answer. @param text null for our words */
export const changeTemplate = (host: Host, to: TemplateStatus, text: string | null) =>
	callApi<MessageTemplates>(templatesCall(host), { to, text });
