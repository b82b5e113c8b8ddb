import { randomBytes } from 'node:crypto';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import postcss from 'postcss';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { declareOnce, dropNeedless } from './app/document/critical-css.ts';
import { pageScripts, publicRoutes } from './scripts/build/page-scripts.ts';
import { screenScripts } from './scripts/build/screen-scripts.ts';
import { pagesWithInternships } from './scripts/run/dev-pages.ts';

/** `npm run dev` serves the pages; everything else comes from a server started beside it. */
const api = 'http://127.0.0.1:3000';

/**
 * What comes to every page as one file: the frame around it, the guard of a portal, and the small parts that most screens
 * use. A dozen tiny files of their own weighed more, and each takes a millisecond of a slow processor.
 */
const shell = [
	'app/(root|entry.client|layout/(?!card-marks|card-notes|signed-in))',
	'app/features/auth/(loaded|require-user)\\.',
	'app/ui/(badge|button|card|link|loading|page/(needs-scripts|not-fetched|page-header|part-boundary|tiles))\\.',
	'app/lib/(addresses/(application-path|apply-path|contact-path)|calls/(answer-of|call-api)|behind-sign-in|cn|dates|focus-on|me|missing-part|page-meta|route-handle|use-hydrated)\\.',
	'content/site\\.',
	'schema/(applications/answers|limits|london-day)\\.',
].join('|');

const icons = (names: string) => `lucide-react/dist/esm/icons/(${names})\\.`;

/** What every screen behind a sign-in loads with its data. */
const signedIn = `app/(layout/signed-in|lib/(calls/other-release|keep-page)|features/auth/sign-out-button)\\.|${icons('inbox')}`;

/** What marks cards for whoever is signed in: each of these screens loads it, too. */
const notes = 'app/(layout/card-(marks|notes)|features/saved/saved-store)\\.';

/** What most of these screens are made of; a screen that needs the half of it is served by one file in place of ten. */
const parts = [
	'app/lib/(calls/(deeds|save-file)|close-on-back|person-initials|use-(last-choice|wide))\\.',
	'app/features/auth/use-form-draft\\.',
	'app/ui/(forms/(field-values|typed|use-submit)|page/empty-state)\\.',
	'schema/(email-address|employers/employer-checks|iso-day|one-line|saved-version|text|internships/wage-(check|rates)|students/profile-levels|applications/application-moves)\\.',
	'node_modules/valibot/',
	icons('check|download|file-pen|file-text|shield-check|triangle-exclamation-point|undo-2'),
].join('|');

/** How an application stands and what it waits for, for both sides. */
const standing = [
	'app/features/applications/tracker/(answer-words|audience|naming|status-badge)\\.',
	'schema/applications/(interview/(interview-state|interview-words)|what-needs-me)\\.',
	'schema/internships/program-types\\.',
	'app/ui/whole-days\\.',
	icons('message-square'),
].join('|');

/** Offers and answers, for both sides. */
const offers = [
	'schema/applications/(applicants|message-risks|offer-days|offer/|rejection-message)',
	'schema/internships/import/days\\.',
	'app/(features/applications/use-time-left|messages/(forms|invitations))\\.',
].join('|');

/** What the screens of those who answer applications share. */
const hosts = [
	'app/features/applications/(hosts/(?!list/|one/)|hosts/list/marks)',
	'app/messages/hosts\\.',
	icons('arrow-left|arrow-right|bookmark'),
].join('|');

/** The list of applicants; the board stands beside it. */
const applicants = 'app/features/applications/hosts/list/(?!board|marks)';

/** The calls for them, which a screen makes before the rest of it is there. */
const hostCalls =
	'app/features/applications/(hosts/host-(calls|context)|messages/message-calls)\\.';

/** Lines of choices above lists, and keys. */
const bars =
	'app/(lib/(addresses/use-coming-query|single-keys)|ui/(chip-look|forms/filter-select|single-keys|tabs|take-out))\\.';

/** The words of a draft, and what no text may say; its calls, which the dashboard has as well. */
const words = 'schema/(words/|employers/internship-draft\\.)';
const postings = 'app/features/posting/api\\.';

const dashboard = 'app/routes/employer/dashboard/(dashboard|panels)\\.';
const staff = 'app/features/staff/(staff-desk|parts/staff-list|saved-answers/saved-answers)\\.';

/** What pages about internships share, and screens behind a sign-in do without. */
const facts =
	'app/lib/structured-data\\.|content/(pages/answer-times|pay)\\.|schema/internships/pay-periods\\.';

/** Every page has the names of all scripts: hashes one character shorter than usual, the least there is. */
const shortNames = {
	entryFileNames: 'assets/[name]-[hash:7].js',
	chunkFileNames: 'assets/[name]-[hash:7].js',
};

/** Drawings and the names of companies, which pages without internships have too. */
const marks = 'app/ui/art/|schema/normal-form';

/** The parts of every list of internships, as one file for the same reason. */
const cards = [
	'app/features/internships/(card/(?!curated|load)|fit/fit-context\\.|search/(results|count-words))',
].join('|');

/** A search of internships, its words and its address; the list of alerts has them too. */
const searches = [
	'schema/internships/(internship-search|search-facets|search-title)\\.',
	'schema/students/alert-search\\.',
	'app/features/internships/search/search-path\\.',
].join('|');

/** The kinds of permission, and how an internship fits somebody. */
const fit = [
	'schema/students/(fit|fit/(free-time|student-fit)|permission-kinds)\\.',
	'app/(features/internships/fit/fit-line|ui/fit/fit-words)\\.',
].join('|');

/** Stands in the pages where the site's address belongs. No visitor knows it, so none can search for it. */
const placeholderOrigin = `https://${randomBytes(6).toString('hex')}.invalid`;

/** A function that pages carry as text is only its text in the server: it would be printed with spaces. */
const shortScripts: Plugin = {
	name: 'short-scripts',
	apply: 'build',
	enforce: 'post',
	applyToEnvironment: ({ name }) => name === 'ssr',
	transform: {
		filter: {
			id: /app\/(document\/((page-)?starter|ask-first|call-ahead|lead-to-sign-in)|features\/internships\/card\/stay-in-place|ui\/tabs-in-head)\.ts$/,
		},
		handler(code, id) {
			const [, name] = /export function (\w+)/.exec(code) ?? [];
			const text = minifySync(id, code).code.replace(
				/export\s*\{.*|^export |(?<=^(?:export )?function) \w+|;\s*$/g,
				'',
			);
			return { code: `export const ${name} = ${JSON.stringify(text)}`, map: null };
		},
	},
};

/**
 * The stylesheet, which every form loads at once, is 350 bytes lighter so. Loaded with the scripts, it names no fonts: every
 * page has named them (app/document/critical-css.ts), and a second time all of its text would be laid out anew.
 */
const shortStylesheet: Plugin = {
	name: 'short-stylesheet',
	apply: 'build',
	enforce: 'pre',
	transform: {
		filter: { id: /app\/(app|public)\.css(\?|$)/, code: '@layer properties' },
		handler(code, id) {
			const root = dropNeedless(declareOnce(postcss.parse(code)));
			if (!id.endsWith('?inline')) root.walkAtRules('font-face', (face) => void face.remove());
			return { code: root.toString(), map: null };
		},
	},
};

/**
 * Vite's own way around an `import()` loads stylesheets and lists of modules first; no part of this site has any. Ours says
 * which failures are those of a part that is not there (app/lib/missing-part.ts).
 */
const namedImports: Plugin = {
	name: 'named-imports',
	apply: 'build',
	transform: {
		filter: { id: /vite\/preload-helper/ },
		handler: () => ({
			code: `export const __vitePreload = (load) => load().catch((error) => {
				dispatchEvent(new Event((error.name = 'missing-part')));
				throw error;
			});`,
			map: null,
		}),
	},
};

/**
 * Of the scripts for browsers: in the server, a module that needs a browser would run with those of its group. A group takes what
 * its modules import, unless a group above it has that.
 */
const groups = [
	{
		name: 'vendor',
		test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
	},
	{ name: 'shell', test: new RegExp(shell) },
	{ name: 'facts', test: new RegExp(facts) },
	{ name: 'legal-line', test: /ui\/forms\/legal-line\.|schema\/terms-version\./ },
	{ name: 'marks', test: new RegExp(marks) },
	{ name: 'form-end', test: /app\/ui\/forms\/(done-panel|not-accepted)\./ },
	{ name: 'contact-signs', test: new RegExp(icons('clock|mail|map-pin')) },
	{ name: 'listing-signs', test: new RegExp(icons('calendar-plus|flag')) },
	{ name: 'search-box', test: new RegExp(`app/ui/forms/search-box|${icons('search')}`) },
	{ name: 'heart', test: /(app\/ui\/save-heart|schema\/internships\/internship-name)\./ },
	{ name: 'cards', test: new RegExp(cards) },
	{ name: 'sectors', test: /schema\/internships\/(sectors|industries)\./ },
	{ name: 'draft', test: /app\/lib\/draft\./ },
	{ name: 'signed-in', test: new RegExp(signedIn) },
	{ name: 'parts', test: new RegExp(parts) },
	{ name: 'fit', test: new RegExp(fit) },
	{ name: 'awaited', test: /app\/lib\/calls\/awaited\./ },
	{ name: 'notes', test: new RegExp(notes) },
	{ name: 'searches', test: new RegExp(searches) },
	{
		name: 'auth-panel',
		test: /app\/(features\/auth\/api|ui\/(forms\/(account-fields|password-field)|page\/auth-panel))\./,
	},
	{ name: 'bars', test: new RegExp(bars) },
	{ name: 'words', test: new RegExp(words) },
	{ name: 'postings', test: new RegExp(postings) },
	{ name: 'week-bars', test: /app\/ui\/charts\/week-bars\./ },
	{ name: 'host-calls', test: new RegExp(hostCalls) },
	{ name: 'standing', test: new RegExp(standing) },
	{ name: 'offers', test: new RegExp(offers) },
	{ name: 'hosts', test: new RegExp(hosts) },
	{ name: 'applicants', test: new RegExp(applicants) },
	{
		name: 'staff-frame',
		test: /app\/features\/staff\/(screens|staff-(frame|route)|saved-answers\/answers-context)\./,
	},
	{ name: 'dashboard', test: new RegExp(dashboard) },
	{ name: 'staff-screens', test: new RegExp(staff) },
];

export default defineConfig({
	define: { 'import.meta.env.PLACEHOLDER_ORIGIN': JSON.stringify(placeholderOrigin) },
	plugins: [
		tailwindcss(),
		shortStylesheet,
		pagesWithInternships,
		reactRouter(),
		pageScripts(),
		screenScripts(),
		publicRoutes,
		shortScripts,
		namedImports,
	],
	server: {
		proxy: {
			'/auth/v1': api,
			'/rest/v1': api,
			'/config.json': api,
			'/dev': api,
			'/internships.json': api,
			'/internships/suggestions.json': api,
			'/internships.atom': api,
			'/account/data': api,
			'/newsletter/unsubscribe': api,
			'/account/delete': api,
		},
	},
	environments: {
		client: {
			build: { rolldownOptions: { output: { ...shortNames, codeSplitting: { groups } } } },
		},
	},
	build: {
		assetsInlineLimit: 0,
		// Those that know every property of ours without a prefix.
		cssTarget: ['chrome120', 'safari17', 'firefox128'],
		// scripts/build/build.ts copies public/ once its pictures are drawn, which it does meanwhile.
		copyPublicDir: false,
		// A part that is loaded later fetches what it imports by itself: as a list in the first script, the names of
		// all that each part needs weighed more than many a part, and most of it is there already.
		modulePreload: {
			resolveDependencies: (_, names, { hostType }) => (hostType === 'js' ? [] : names),
		},
		rolldownOptions: {
			// Of two thousand icons only those that a file names are read.
			experimental: { lazyBarrel: true },
			// A slow machine is told how long each plugin took.
			checks: { bundlerTimings: false },
		},
	},
});
