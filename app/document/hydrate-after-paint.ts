/**
 * Lets a page paint before its scripts start. React Router asks for them at high priority, ahead
 * of the text's font; measured on a slow phone that costs the largest paint over a second
 * (docs/decisions/004). The module script is replaced, in its place (React hydrates the document
 * and counts its children), by a small one that starts it once the page has loaded and the browser
 * has reported the first paint. A frame after `load` is not enough: measured, requests went out up
 * to 50 ms before that paint was on the screen. Pages opened in the background, which paint later,
 * and browsers that report no paint start after a second.
 */

const modulePreload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;

/** Escapes text for use inside a script element. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const starter = (stylesheet: string, preloads: string[], module: string) =>
	`{let d=0;const go=()=>{if(d++)return;` +
	`const link=(r,h)=>{const l=document.createElement("link");l.rel=r;l.href=h;document.head.append(l)};` +
	`link("stylesheet",${literal(stylesheet)});` +
	`for(const h of ${literal(preloads)})link("modulepreload",h);` +
	`const s=document.createElement("script");s.type="module";s.textContent=${literal(module)};document.body.append(s)};` +
	`addEventListener("load",()=>{setTimeout(go,1e3);` +
	`new PerformanceObserver(()=>setTimeout(go)).observe({type:"paint",buffered:true})})}`;

/**
 * @param html a page as React Router renders it
 * @param stylesheet the address of the rules that the page itself has no use for yet
 * @param sha256 digest in base64; that of the module text stands in `data-starts`, since the
 *   Content-Security-Policy must allow the script that the starter makes
 */
export function hydrateAfterPaint(
	html: string,
	stylesheet: string,
	sha256: (text: string) => string,
): string {
	const preloads = [...html.matchAll(modulePreload)].map((match) => match[1] as string);
	const module = moduleScript.exec(html)?.[1];
	if (module === undefined) return html;
	const script = `<script data-starts="sha256-${sha256(module)}">${starter(stylesheet, preloads, module)}</script>`;
	return html.replaceAll(modulePreload, '').replace(moduleScript, () => script);
}
