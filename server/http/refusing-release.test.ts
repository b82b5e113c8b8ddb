import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { refusingRelease } from './refusing-release.ts';

const app = new Hono()
	.use('/api/*', refusingRelease('/assets/manifest-1.js'))
	.get('/api/:status', ({ req }) => new Response('{}', { status: Number(req.param('status')) }));

it.each([
	[200, null],
	[400, '/assets/manifest-1.js'],
	[401, null],
	[404, '/assets/manifest-1.js'],
	[405, '/assets/manifest-1.js'],
	[409, null],
	[415, '/assets/manifest-1.js'],
	[422, null],
	[503, null],
])('an answer with status %i says of which release it is: %s', async (status, release) => {
	const { headers } = await app.request(`/api/${status}`);
	expect(headers.get('Site-Release')).toBe(release);
});
