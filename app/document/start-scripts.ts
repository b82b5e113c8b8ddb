/**
 * Takes the scripts out of a page and puts into its head the function of starter.ts, which loads them when they are
 * needed. In the place of the module script an empty one stays: React hydrates the document and counts its children.
 */
import { type PageScripts, startScriptsWhenNeeded } from './starter.ts';

type Part = PageScripts['parts'][number];

const modulePreload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
/** What React Router's script of the scroll position does where storage is refused: an error in the console, and it throws. */
const noStorage = /console\.error\(\w+\);\s*sessionStorage\.removeItem\(\w+\);/;
const moduleScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;

const starterText = String(startScriptsWhenNeeded);

/** Escapes text for use inside a script element. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * @param html a page as React Router renders it
 * @param known what the page's own HTML does not say; of its parts the addresses of all scripts
 * @param sha256 digest in base64; that of the module text is in `data-starts`, since the
 *   Content-Security-Policy must allow the script that the starter makes
 */
export function startScripts(
	html: string,
	{ parts, ...known }: Omit<PageScripts, 'preloads' | 'module'>,
	sha256: (text: string) => string,
): string {
	const preloads = [...html.matchAll(modulePreload)].map((match) => match[1] as string);
	const module = moduleScript
		.exec(html)?.[1]
		// Without the lines and spaces that React Router puts between its statements.
		?.replaceAll(/;\s+/g, ';')
		// Where this one fails, the script element tells of no error.
		.replace(
			/import\("[^"]+"\)/,
			'$&.catch(e=>{dispatchEvent(new Event("scripts-failed"));throw e})',
		);
	if (module === undefined) return html;
	const page: PageScripts = { ...known, preloads, parts: eachOnce(preloads, parts), module };
	const starter = `<script data-starts="sha256-${sha256(module)}">(${starterText})(${literal(page)})</script>`;
	return html
		.replaceAll(modulePreload, '')
		.replace(moduleScript, () => '<script type="application/json"></script>')
		.replace(noStorage, '')
		.replace('</head>', () => `${starter}</head>`);
}

/** What the page names already is left out of a part; what is always there, out of what the address decides. */
function eachOnce(named: string[], parts: Part[]): Part[] {
	const without = (some: string[], { when, preloads }: Part) => ({
		when,
		preloads: preloads.filter((address) => !some.includes(address)),
	});
	const [always, sometimes] = [true, false].map((wanted) =>
		parts.filter(({ when }) => (Object.keys(when).length === 0) === wanted),
	) as [Part[], Part[]];
	const frame = without(named, {
		when: {},
		preloads: [...new Set(always.flatMap(({ preloads }) => preloads))],
	});
	const rest = sometimes.map((part) => without([...named, ...frame.preloads], part));
	return [frame, ...rest].filter(({ preloads }) => preloads.length > 0);
}
