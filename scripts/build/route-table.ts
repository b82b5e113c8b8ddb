/**
 * Shortens the table of all routes, which every screen loads with its scripts: it loses the names of what each
 * route imports, half of its bytes. Only links that prefetch the scripts of a route would read them, and the
 * site has none (docs/decisions/pages.md); the browser finds them in the route's own module. And it loses what a route has
 * not: React Router asks whether it has it, and takes nothing for no.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));
const names = readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name));
const table = /^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s;

if (names.length !== 1) throw new Error(`The build has ${names.length} tables of routes.`);
const path = join(assets, names[0] as string);
const [, start, json] = table.exec(readFileSync(path, 'utf8')) ?? [];
if (!json) throw new Error('The table of routes has another form.');
const manifest = JSON.parse(json) as {
	routes: Record<string, { imports: string[] }>;
};
for (const route of Object.values(manifest.routes)) route.imports = [];
const text = JSON.stringify(manifest, (_, value: unknown) => (value === false ? undefined : value));
writeFileSync(path, `${start}${text};`);
