import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sampleNotice } from '#content/sample-notice.ts';
import { authMail } from '#server/mail/auth-mails.ts';
import { asHtml, asText } from '#server/mail/layout.ts';

const mail = { to: 'ann@example.org', token: 'abc', siteUrl: 'https://www.example.org' };

test.each([
	['signup', 'confirmation'],
	['recovery', 'recovery'],
	['email_change', 'email_change'],
] as const)(
	'%s: both bodies contain the link, and the hosted project’s template is the same',
	async (kind, file) => {
		const next = '/apply?type=london';
		const { to, text, html } = authMail({ kind, ...mail, newEmail: 'new@example.org', next });
		const link = `https://www.example.org/auth/confirm#type=${kind}&code=abc&next=%2Fapply%3Ftype%3Dlondon`;
		expect(to).toBe('ann@example.org');
		expect(text).toContain(`\n${link}\n`);
		expect(text).toContain(sampleNotice?.text ?? link);
		expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
		const template = await readFile(`supabase/templates/${file}.html`, 'utf8');
		const withoutLinks = (page: string) => page.replace(/(https:|{{ .SiteURL }})[^"<]*/g, 'LINK');
		expect(withoutLinks(template).replace('{{ .NewEmail }}', 'new@example.org')).toBe(
			withoutLinks(html),
		);
	},
);

test('user input is escaped in the HTML body and marked as quoted in the plain one', () => {
	const text = 'Hello <script>alert("1")</script>\n& goodbye';
	const letter = { heading: 'Thank you', paragraphs: [], quoted: [{ label: 'You wrote', text }] };
	expect(asHtml(letter)).toContain(
		'Hello &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;\n&amp; goodbye',
	);
	expect(asText(letter)).toContain('You wrote:\n> Hello <script>alert("1")</script>\n> & goodbye');
});
