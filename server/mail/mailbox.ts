import { Hono, type MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { site } from '#content/site.ts';
import { isLoopbackUrl } from '#server/config.ts';
import { isProxied } from '#server/http/client-address.ts';
import { baseRules } from '#server/http/readable-errors.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import type { Mail } from '#server/mail/mail.ts';

const link = /https?:\/\/[^\s<>"']+/g;

/** The mail that was caught instead of sent: a page for people, JSON for tests. */
export function mailbox(backend: { mailbox(): Promise<Mail[]> }): Hono {
	const app = new Hono();
	app.use(onThisMachine);
	app.get('/mailbox.json', async (context) => {
		context.header('Cache-Control', 'no-store');
		return context.json(await backend.mailbox());
	});
	app.get('/mailbox', async (context) => {
		const mails = await backend.mailbox();
		const page = await document(mails);
		context.header('Cache-Control', 'no-store');
		context.header('Content-Security-Policy', contentSecurityPolicy(page, '', stylesOf(mails)));
		return context.html(page);
	});
	return app;
}

/**
 * Caught mail contains links that sign people in, so only this machine may read it: no requests through a
 * proxy, and none with another host name (DNS rebinding).
 */
const onThisMachine: MiddlewareHandler = async ({ req, notFound }, next) => {
	if (isProxied(req.raw.headers) || !isLoopbackUrl(req.url)) return notFound();
	return next();
};

/** Mails have style attributes, and their frames inherit the policy of the page. */
const stylesOf = (mails: Mail[]): string[] => [
	...new Set(
		mails.flatMap(({ html }) =>
			[...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, css = '']) => css),
		),
	),
];

async function document(mails: Mail[]): Promise<string> {
	const newestFirst = mails.toReversed();
	return `${await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Caught mail (${mails.length}) | ${site.name}</title>
${mailboxStyle}
</head>
<body>
<main>
<h1>Caught mail</h1>
<p>No mail server is configured, so the mail this server would send is kept here instead, newest first.
<a href="/dev/mailbox">Look again</a> · <a href="/">Back to the site</a></p>
${newestFirst.length === 0 ? html`<p class="empty">No mail yet. Sign up, and the confirmation mail appears here.</p>` : newestFirst.map(entry)}
</main>
</body>
</html>`}`;
}

/** The text with clickable links; the HTML version in a sandboxed frame without scripts; the calendar file. */
function entry({ to, subject, text, html: body, calendar, sentAt }: Mail) {
	return html`<article>
<h2>${subject}</h2>
<p class="meta">To ${to} · <time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
<div class="text">${linked(text)}</div>
<details><summary>As an HTML mail</summary>
<iframe title="${subject}, as an HTML mail" sandbox="" srcdoc="${body}"></iframe></details>
${calendar ? html`<details><summary>For calendar programs</summary><div class="text">${calendar}</div></details>` : ''}
</article>`;
}

function linked(text: string) {
	const urls = text.match(link) ?? [];
	return text.split(link).map((part, index) => {
		const url = urls[index];
		return url === undefined ? html`${part}` : html`${part}<a href="${url}">${url}</a>`;
	});
}

const mailboxStyle = raw(`<style>
${baseRules}
h2 { font-size: 1.2rem; margin: 0; overflow-wrap: anywhere }
article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-top: 1.25rem }
.meta, .empty { color: var(--muted); margin: .25rem 0 1rem; overflow-wrap: anywhere }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
summary { cursor: pointer; margin-top: 1rem; color: var(--brand) }
iframe { width: 100%; height: 32rem; margin-top: .75rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
</style>`);
