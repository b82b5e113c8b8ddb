import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FirstDrawn } from './ask-first.ts';
import { headScript } from './head-script.ts';

afterEach(() => vi.unstubAllGlobals());

const takeAhead = async (path: string, token: string) => window.ahead?.(path, token);

const asked: [path: string, authorization: string][] = [];

/** What is put into the place of the first screen, and the link to its rules. */
const place = {
	innerHTML: '',
	isConnected: true,
	replaceChildren: () => (place.innerHTML = ''),
};
const link = { rel: '', href: '', sheet: null as object | null, onload: () => {} };
const root = { clientWidth: 1_280, dataset: {} as Record<string, string> };
const ann = { id: 'ann' };
let session: { user: { id: string } } | null;
/** What the script follows of the window. */
const followed: Record<string, (event?: object) => void> = {};

type Given = {
	answer?: () => Promise<Response>;
	first?: FirstDrawn;
	kept?: Record<string, unknown>;
	entry?: object;
};

/** Runs the script of a page's head. @param expires in seconds from now */
function runInHead(
	search: string,
	expires: number,
	{ answer = async () => Response.json({}), first, kept = {}, entry = {} }: Given = {},
) {
	asked.length = 0;
	Object.assign(place, { innerHTML: '', isConnected: true });
	Object.assign(link, { rel: '', sheet: null });
	root.dataset = {};
	const signedIn = { access_token: 'token', expires_at: Date.now() / 1_000 + expires, user: ann };
	session = signedIn;
	vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
		followed[type] = listener;
	});
	vi.stubGlobal('window', {});
	vi.stubGlobal('location', { pathname: '/dashboard', search });
	vi.stubGlobal('history', { state: { key: 'here', ...entry } });
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => (key in kept ? JSON.stringify(kept[key]) : null),
	});
	vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
	vi.stubGlobal('document', {
		documentElement: root,
		readyState: 'interactive',
		getElementById: () => place,
		createElement: () => link,
		head: { append: () => {} },
	});
	vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(session) });
	vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
		asked.push([path, headers.Authorization ?? '']);
		return answer();
	});
	const calls = [
		{ path: '/of-all' },
		{ path: '/list', tab: 'applications' },
		{ path: '/other', tab: 'overview' },
	];
	// biome-ignore lint/security/noGlobalEval: as the page runs its text
	globalThis.eval(headScript(undefined, calls, first ?? null));
}

describe('the head of a page', () => {
	test('asks what its open tab shows', () => {
		runInHead('?stars=3&stars=2&tab=applications', 3_600);
		expect(asked).toEqual([
			['/api/of-all', 'Bearer token'],
			['/api/list', 'Bearer token'],
		]);
	});

	test('asks nothing with a session that has to be renewed before', async () => {
		runInHead('?tab=applications', 60);
		expect(asked).toEqual([]);
		expect(await takeAhead('/api/of-all', 'token')).toBe(undefined);
	});
});

describe('an answer', () => {
	test('is taken once, and by the session alone that has asked, for a call that is no other', async () => {
		runInHead('', 3_600);
		expect(await window.ahead?.('/api/of-all', 'token', { method: 'POST' })).toBe(undefined);
		expect(await takeAhead('/api/of-all', 'another')).toBe(undefined);
		expect((await takeAhead('/api/of-all', 'token'))?.status).toBe(200);
		expect(await takeAhead('/api/of-all', 'token')).toBe(undefined);
	});

	test.each([
		['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
		['a fault of the server', async () => new Response(null, { status: 503 })],
	])('that is %s is asked for again', async (_, answer) => {
		runInHead('', 3_600, { answer });
		expect(await takeAhead('/api/of-all', 'token')).toBe(undefined);
	});
});

describe('a screen that the server draws first', () => {
	const first = { tab: 'applications', unless: 'moved', stylesheet: '/screens.css' };
	const answers = { '/api/list?stars=3': { items: [] } };
	const answer = async () => Response.json({ html: '<p>Ann</p>', answers });
	const open = '?stars=3&tab=applications';
	const settled = () => new Promise((resolve) => setTimeout(resolve));
	const applyRules = () => {
		link.sheet = {};
		link.onload();
	};

	test('is asked for once, with its address and the room, and not in another tab', () => {
		runInHead(open, 3_600, { answer, first });
		const of = encodeURIComponent(`/dashboard${open}`);
		const call = `/api/first-screen?room=80&rules=%2Fscreens.css&of=${of}`;
		expect(asked).toEqual([[call, 'Bearer token']]);
		runInHead('?tab=overview', 3_600, { answer, first });
		expect(asked.map(([path]) => path)).toEqual(['/api/of-all', '/api/other']);
	});

	test('is put into the page once its rules apply, and holds keys while it is there', async () => {
		runInHead(open, 3_600, { answer, first });
		await settled();
		// They are fetched only: what they say of the page comes with the scripts.
		link.onload();
		await settled();
		expect([link.rel, place.innerHTML]).toEqual(['stylesheet', '']);
		applyRules();
		await settled();
		expect(place.innerHTML).toBe('<p>Ann</p>');
		const [j, k] = [{ key: 'j' }, { key: 'k' }];
		followed.keydown?.(j);
		place.isConnected = false;
		followed.keydown?.(k);
		expect(window.heldKeys).toEqual([j]);
	});

	test('is left to React where that is there first', async () => {
		runInHead(open, 3_600, { answer, first });
		root.dataset = { hydrated: '' };
		applyRules();
		await settled();
		expect(place.innerHTML).toBe('');
	});

	test.each([
		[
			'a place further down is wanted',
			{ kept: { 'react-router-scroll-positions': { here: 900 } } },
		],
		['what was moved last stands above it', { kept: { moved: {} } }],
		['the screen before says what was decided', { entry: { usr: { decided: {} } } }],
	])('is left to React where %s', async (_, given) => {
		runInHead(open, 3_600, { answer, first, ...given });
		applyRules();
		await settled();
		expect(place.innerHTML).toBe('');
		expect(await takeAhead('/api/list?stars=3', 'token')).not.toBe(undefined);
	});

	test.each(['storage', 'pageshow'])(
		'leaves the page by %s once somebody has signed out',
		async (type) => {
			runInHead(open, 3_600, { answer, first });
			await settled();
			applyRules();
			await settled();
			followed[type]?.();
			expect(place.innerHTML).toBe('<p>Ann</p>');
			session = { user: { id: 'bob' } };
			followed[type]?.();
			expect(place.innerHTML).toBe('');
		},
	);

	test('is not put into the page of somebody who has signed out meanwhile', async () => {
		runInHead(open, 3_600, { answer, first });
		session = null;
		await settled();
		applyRules();
		await settled();
		expect(place.innerHTML).toBe('');
	});

	test('gives the answers with which it was drawn, once; what is not among them is asked again', async () => {
		runInHead(open, 3_600, { answer, first });
		expect(await takeAhead('/api/of-all', 'token')).toBe(undefined);
		expect(await takeAhead('/api/list?stars=3', 'another')).toBe(undefined);
		const taken = await takeAhead('/api/list?stars=3', 'token');
		expect(await taken?.json()).toEqual({ items: [] });
		expect(await takeAhead('/api/list?stars=3', 'token')).toBe(undefined);
	});

	test.each([
		['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
		['a refusal', async () => Response.json({ code: 'bad_jwt' }, { status: 401 })],
	])('with %s is asked for as without it', async (_, failing) => {
		runInHead(open, 3_600, { answer: failing, first });
		applyRules();
		await settled();
		expect(place.innerHTML).toBe('');
		expect(await takeAhead('/api/list?stars=3', 'token')).toBe(undefined);
	});
});
