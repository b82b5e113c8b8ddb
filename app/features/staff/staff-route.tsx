import type { ReactNode } from 'react';
import { createContext, type MiddlewareFunction } from 'react-router';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { isId, type RouteHandle } from '#app/lib/route-handle.ts';
import type { StaffOverview } from '#schema/staff/staff.ts';
import type { StaffListName } from '#schema/staff/staff-lists.ts';
import type { Entry } from './parts/paged-list.tsx';
import { loadAnswers } from './saved-answers/answers-context.ts';
import { rightOf, screenAt } from './screens.ts';

export { actionForUser as actionForStaff } from '#app/features/auth/loaded.tsx';

export const staffHandle = {
	scripts: 'at once',
	ahead: [{ path: '/staff' }],
} satisfies RouteHandle;

/** Of a screen of one row: without an id in its address there is no such page. */
export const staffRowHandle = {
	...staffHandle,
	status: ({ id }) => (isId(id) ? 200 : 404),
} satisfies RouteHandle;

/** Asks what waits, once in a navigation. The server says that there is nothing to somebody who is not staff, or not any more. */
export const overviewContext = createContext<() => Promise<CallResult<StaffOverview>>>();

/** Of the frame of all screens, which shows the overview; a screen waits for it where it is the first one. */
export const askOverview: MiddlewareFunction = ({ context }, next) => {
	let asked: Promise<CallResult<StaffOverview>> | undefined;
	context.set(overviewContext, () => {
		asked ??= callApi<StaffOverview>('/staff');
		return asked;
	});
	return next();
};

/** Nobody else loads the scripts of the screens. */
let checkedUser: string | null = null;

type Address = { id: string; query: URLSearchParams };

/** The `clientLoader` of a screen of staff. @param load imports the screen with its data, and gives it as an element */
export const loaderForStaff = (load: (address: Address) => Promise<ReactNode>) =>
	loaderForUser(async ({ user, request, params: { id = '' }, context }) => {
		const { pathname, searchParams } = new URL(request.url);
		const { screen } = screenAt(pathname);
		const right = screen && rightOf[screen];
		if (right || checkedUser !== user.id) {
			const { may } = answerOf(await context.get(overviewContext)());
			// StaffDesk says whose screen it is: nothing is asked that would be refused.
			if (right && !may.includes(right)) return null;
		}
		checkedUser = user.id;
		return load({ id, query: searchParams });
	});

/** The list of a screen: which it is, what its search looks through, and what is said where it is empty. */
type Queue = { screen: StaffListName; search: string; none: string };

/**
 * The `clientLoader` of a list of what waits for an answer of staff.
 * @param importList and `importEntry` stand in the file of the route, where the build reads what its screen imports
 */
export const loaderForQueue = <Item extends Entry>(
	queue: Queue,
	importList: () => Promise<typeof import('./parts/staff-list.tsx')>,
	importEntry: () => Promise<(item: Item, again: () => void, isOpen: boolean) => ReactNode>,
) =>
	loaderForStaff(async ({ query }) => {
		const list = importList();
		const [{ StaffList }, entry, result, answers] = await Promise.all([
			list,
			importEntry(),
			list.then(({ loadStaffList }) => loadStaffList<Item>(queue.screen, query)),
			loadAnswers(),
		]);
		return (
			<StaffList {...queue} result={result} answers={answers}>
				{entry}
			</StaffList>
		);
	});

/** What a screen has loaded, or why it could not be loaded; within the frame of all. */
export const StaffScreen = () => (
	<Loaded<ReturnType<typeof loaderForStaff>> signInAt="/auth">{(screen) => screen}</Loaded>
);
