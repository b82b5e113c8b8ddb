import { describe, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import type { WholeCatalogue } from '#server/catalogue/catalogue.ts';
import { fakeServices } from '#test/rows/fake-catalogue.ts';
import { fakeBackend, SITE, silent, testConfig } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';

const busy = async () => {
	throw Object.assign(new Error('busy'), { name: 'SearchBusyError' });
};
const { catalogue } = fakeServices({
	bySlug: async () => null,
	openSlugs: async () => [],
	searchWithTexts: busy,
	suggest: async () => [],
});
const app = createApp(testConfig(), fakeBackend(), await fakeSite(SITE), {
	log: silent,
	lifecycle: { stopping: false },
	catalogue: catalogue as WholeCatalogue,
});
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
	app.request(path, { method, headers: { Origin: 'https://other.example', ...headers } });
const preflight = (path: string) =>
	ask(path, 'OPTIONS', {
		'Access-Control-Request-Method': 'GET',
		'Access-Control-Request-Headers': 'if-none-match',
	});

describe('an answer for programs', () => {
	test.each([
		['/internships.json', 'GET', 503],
		['/internships.json', 'POST', 405],
		['/internships.atom', 'DELETE', 405],
		['/internships/none.json', 'GET', 404],
		['/internships/none.json', 'PUT', 405],
		['/internships/none.ics', 'GET', 404],
		['/internships/suggestions.json?q=le', 'GET', 200],
		['/sitemap-internships.xml', 'GET', 200],
		['/sitemap.xml', 'GET', 200],
		['/internships.json/', 'GET', 308],
	])('at %s to %s, %i, can be read by scripts of any site', async (path, method, status) => {
		const response = await ask(path, method);
		expect(response.status).toBe(status);
		expect(response.headers.get('access-control-allow-origin')).toBe('*');
		expect(response.headers.get('access-control-expose-headers')?.split(',')).toEqual(
			expect.arrayContaining(['ETag', 'Retry-After']),
		);
		expect(response.headers.get('access-control-allow-credentials')).toBeNull();
		if (status < 400) return;
		const { code, message, ...rest } = (await response.json()) as Record<string, unknown>;
		expect([typeof code, typeof message, rest]).toEqual([
			'string',
			'string',
			{ details: null, hint: null },
		]);
	});

	test('of too many requests, and of a fault, can be read too', async () => {
		const all = await Promise.all(
			Array.from({ length: 601 }, () => ask('/internships/none.json', 'GET')),
		);
		const [refused] = all.filter(({ status }) => status === 429);
		expect(refused?.headers.get('access-control-allow-origin')).toBe('*');
		expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(await refused?.json()).toMatchObject({ details: null, hint: null });
	});

	test('may be asked for with the version that a script has', async () => {
		for (const path of ['/internships.json', '/internships/x.ics', '/sitemap.xml']) {
			const { status, headers } = await preflight(path);
			expect(status).toBe(204);
			expect(headers.get('access-control-allow-origin')).toBe('*');
			expect(headers.get('access-control-allow-methods')).toBe('GET,HEAD');
			expect(headers.get('access-control-allow-headers')).toContain('If-None-Match');
		}
	});

	test('has them where something unexpected fails', async () => {
		const failing = vi.spyOn(catalogue, 'suggest').mockRejectedValueOnce(new Error('a fault'));
		const response = await createApp(testConfig(), fakeBackend(), await fakeSite(SITE), {
			log: silent,
			lifecycle: { stopping: false },
			catalogue: catalogue as WholeCatalogue,
		}).request('/internships/suggestions.json?q=xy');
		expect(failing).toHaveBeenCalled();
		expect(response.status).toBe(500);
		expect(response.headers.get('access-control-allow-origin')).toBe('*');
		expect(await response.json()).toEqual({
			code: 'unexpected_failure',
			message: 'Something went wrong on the server.',
			details: null,
			hint: null,
		});
	});
});

test.each([
	'/api/me',
	'/account/export',
	'/rest/v1/contacts',
	'/auth/v1/user',
	'/',
	'/config.json',
])('%s is not for other sites', async (path) => {
	for (const { headers } of [await ask(path), await preflight(path)])
		expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});
