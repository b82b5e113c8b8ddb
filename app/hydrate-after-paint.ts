/**
 * Lets a page paint before its scripts start. React Router asks for them at high priority, ahead
 * of the text's font; measured on a slow phone that costs the largest paint over a second
 * (docs/decisions/004). The module script is replaced, in its place (React hydrates the document
 * and counts its children), by a small one that starts it after `load`.
 */

const modulePreload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;

/** Text that stays inert inside a script element. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const starter = (preloads: string[], module: string) =>
	`addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>{` +
	`for(const h of ${literal(preloads)}){const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}` +
	`const s=document.createElement("script");s.type="module";s.textContent=${literal(module)};document.body.append(s)})))`;

/**
 * @param html a page as React Router renders it
 * @param sha256 digest in base64; that of the module text stands in `data-starts`, since the
 *   Content-Security-Policy must allow the script that the starter makes
 */
export function hydrateAfterPaint(html: string, sha256: (text: string) => string): string {
	const preloads = [...html.matchAll(modulePreload)].map((match) => match[1] as string);
	const module = moduleScript.exec(html)?.[1];
	if (module === undefined) return html;
	const script = `<script data-starts="sha256-${sha256(module)}">${starter(preloads, module)}</script>`;
	return html.replaceAll(modulePreload, '').replace(moduleScript, () => script);
}
