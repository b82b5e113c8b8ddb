/**
 * Takes the scripts out of a page and puts the small one into its head that loads them when they are
 * needed (starter.ts). In the place of the module script an empty one stays: React hydrates the document
 * and counts its children.
 */
import { type PageScripts, startScriptsWhenNeeded } from './starter.ts';

const modulePreload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
/** What React Router's script of the scroll position does where storage is refused: an error in the console, and it throws. */
const noStorage = /console\.error\(\w+\);\s*sessionStorage\.removeItem\(\w+\);/;
const moduleScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;

const starterText = String(startScriptsWhenNeeded);

/** Escapes text for use inside a script element. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * @param html a page as React Router renders it
 * @param known what the page's own HTML does not say
 * @param sha256 digest in base64; that of the module text is in `data-starts`, since the
 *   Content-Security-Policy must allow the script that the starter makes
 */
export function startScripts(
	html: string,
	known: Omit<PageScripts, 'preloads' | 'module'>,
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
	const page: PageScripts = { ...known, preloads, module };
	const starter = `<script data-starts="sha256-${sha256(module)}">(${starterText})(${literal(page)})</script>`;
	return html
		.replaceAll(modulePreload, '')
		.replace(moduleScript, () => '<script type="application/json"></script>')
		.replace(noStorage, '')
		.replace('</head>', () => `${starter}</head>`);
}
