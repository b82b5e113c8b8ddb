import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the smallest build that a server can start with to `folder`: a home page, and nothing to render.
 */
export async function writeOnePageBuild(folder: string): Promise<void> {
	for (const part of ['client', 'server'])
		await mkdir(join(folder, 'build', part), { recursive: true });
	await writeFile(join(folder, 'build/client/index.html'), '<!doctype html><h1>Home</h1>');
	await writeFile(
		join(folder, 'build/server/index.js'),
		`export const routes = {};
export const assets = { url: '/assets/manifest-one.js' };
export const entry = { module: { placeholderOrigin: 'https://placeholder.invalid' } };`,
	);
}
