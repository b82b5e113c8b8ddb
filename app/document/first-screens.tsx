import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
	createStaticHandler,
	createStaticRouter,
	matchPath,
	StaticRouterProvider,
} from 'react-router';
import { readFirstOfApplicant } from '#app/features/applications/hosts/host-calls.ts';
import { LAST_MOVES } from '#app/features/applications/hosts/list/use-last-moves.ts';
import { moveDraft } from '#app/features/applications/hosts/moves/stored-move.ts';
import { portalDraft } from '#app/features/auth/use-form-draft.ts';
import { type OwnCompany, rowOf } from '#app/features/employers/api.ts';
import { loadDrafts } from '#app/features/staff/drafts/api.ts';
import { DraftsScreen } from '#app/features/staff/drafts/drafts-screen.tsx';
import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { StaffDesk } from '#app/features/staff/staff-desk.tsx';
import { isWideRoom, RoomContext } from '#app/lib/use-wide.ts';
import { OwnApplicant } from '#app/routes/employer/applicant/own-applicant.tsx';
import { Dashboard } from '#app/routes/employer/dashboard/dashboard.tsx';
import { loadPanel } from '#app/routes/employer/dashboard/panels.tsx';
import screensStylesheet from '#app/screens.css?url';
import type { CallAsViewer, LoadFirstScreen, Viewer } from '#schema/first-screen.ts';
import type { StaffOverview } from '#schema/staff/staff.ts';
import type { FirstDrawn } from './ask-first.ts';

/**
 * What somebody sees first of a screen behind a sign-in, drawn by the server with the components and the data of the screen: a slow
 * processor shows it a second before React is there (docs/decisions/pages.md). It has the place of `FirstScreen`.
 */

/** `id` of the row that the path names; `room` of the browser in rem. */
type Asked = { id: string; query: URLSearchParams; room: number; call: CallAsViewer };

type FirstScreen = Pick<FirstDrawn, 'tab'> & {
	unless?: (id: string) => string;
	/** @returns what is drawn for whoever asks; null where there is nothing */
	load: (asked: Asked) => Promise<(viewer: Viewer) => ReactNode>;
};

/** By the path of the route. */
const screens: Record<string, FirstScreen> = {
	'/employer-dashboard': {
		tab: 'applications',
		unless: () => portalDraft(LAST_MOVES),
		load: async ({ query, call }) => {
			const [panel, company] = await Promise.all([
				loadPanel({ query, call }),
				call<OwnCompany>('/employer/company'),
			]);
			return (viewer) => {
				const profile = company.ok ? rowOf(company.value, viewer.id) : null;
				return profile?.profile_completed ? (
					<Dashboard profile={profile} panel={panel} user={viewer} />
				) : null;
			};
		},
	},
	'/employer-dashboard/applications/:id': {
		unless: (id) => portalDraft(moveDraft(id)),
		load: async ({ id, query, room, call }) => {
			const { applicant, loaded } = await readFirstOfApplicant(id, query, call, isWideRoom(room));
			if (!applicant.ok) return () => null;
			return ({ email }) => (
				<OwnApplicant applicant={applicant.value} loaded={loaded} email={email} />
			);
		},
	},
	'/staff/drafts': {
		load: async ({ query, call }) => {
			const [overview, drafts, answers] = await Promise.all([
				call<StaffOverview>('/staff'),
				loadDrafts(query, call),
				loadAnswers(call),
			]);
			if (!overview.ok) return () => null;
			return () => (
				<StaffDesk overview={overview.value}>
					<DraftsScreen answers={answers} drafts={drafts} />
				</StaffDesk>
			);
		},
	},
};

function screenAt(path: string): (FirstScreen & { id: string }) | null {
	for (const [pattern, screen] of Object.entries(screens)) {
		const match = matchPath(pattern, path);
		if (match) return { ...screen, id: match.params.id ?? '' };
	}
	return null;
}

/** How the page at a path asks for what is drawn of it; null where nothing is. */
export function firstDrawn(path: string): FirstDrawn | null {
	const screen = screenAt(path);
	if (!screen) return null;
	const { id, tab, unless } = screen;
	return {
		...(tab && { tab }),
		...(unless && { unless: unless(id) }),
		stylesheet: screensStylesheet,
	};
}

/** Reads what the screen of an address shows first, and draws it. */
export const loadFirstScreen: LoadFirstScreen = async (address, { room, rules }, asking) => {
	const { pathname, searchParams: query } = address;
	const screen = screenAt(pathname);
	if (!screen || (screen.tab ?? query.get('tab')) !== query.get('tab')) return null;
	let hasFailed = false;
	const call: CallAsViewer = async (path) => {
		const result = await asking.call<never>(path);
		hasFailed ||= !result.ok;
		return result;
	};
	const [draw, viewer] = await Promise.all([
		screen.load({ id: screen.id, query, room, call }),
		asking.viewer,
	]);
	// Where something could not be read, the screen asks again, and says why.
	const content = viewer.ok && !hasFailed && draw(viewer.value);
	// Its own rules may lack what another release draws with.
	if (!content || rules !== screensStylesheet) return null;
	return async () => {
		const handler = createStaticHandler([{ path: '*', element: content }]);
		const context = await handler.query(new Request(address));
		if (context instanceof Response) throw new Error('There is nothing to load.');
		const router = createStaticRouter(handler.dataRoutes, context);
		return renderToStaticMarkup(
			<RoomContext value={room}>
				<StaticRouterProvider router={router} context={context} hydrate={false} />
			</RoomContext>,
			{ identifierPrefix: 'first' },
		).replaceAll(/<form(?![^>]* data-needs-script)/g, '<form data-needs-script=""');
	};
};
