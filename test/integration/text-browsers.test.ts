import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedData } from '#test/servers/prepared-place.ts';
import { startServer } from '#test/servers/site-server.ts';

/** What browsers for text alone, such as lynx and w3m, make of the pages. */
let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
	({ url, stop } = await startServer({ LOG_LEVEL: 'silent' }, 'inherit', await preparedData()));
});
afterAll(() => stop());

const get = async (path: string) => (await fetch(url + path)).text();

test('each field of a filter stands in a form that leads to the search, with the text of the search', async () => {
	const html = await get('/internships?q=data');
	const forms = [...html.matchAll(/<form\b[^>]*action="\/internships"[^>]*>[\s\S]*?<\/form>/g)];
	const inForms = forms.map(([form]) => form).join('');
	for (const name of ['city', 'hours', 'pay', 'sector', 'sort'])
		expect(inForms).toMatch(new RegExp(`name="${name}"`));
	const withFilters = forms.find(([form]) => form.includes('name="city"'))?.[0] ?? '';
	expect(withFilters).toContain('<input type="hidden" name="q" value="data"/>');
	expect(withFilters).toContain('type="submit"');
});
