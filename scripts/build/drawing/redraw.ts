import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The absolute path of a file of the project. */
export const inProject = (path: string) =>
	fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The packages used for drawing: a new version requires drawing again. */
const always = [
	'scripts/build/drawing',
	'scripts/build/fonts',
	'public/favicon.svg',
	'app/styles/colours.css',
	'package-lock.json',
];

const filesIn = (path: string): string[] =>
	statSync(path).isDirectory()
		? readdirSync(path).flatMap((name) => filesIn(`${path}/${name}`))
		: [path];

function digest(inputs: string[]) {
	const hash = createHash('sha256');
	for (const file of inputs.map(inProject).flatMap(filesIn))
		hash.update(file).update(readFileSync(file));
	return hash.digest('hex');
}

/**
 * Calls `draw` unless all `outputs` exist and were made from the very same inputs. Contents are
 * compared, not times, since a checkout makes every file new.
 *
 * @param inputs files and folders, from the root of the project, as are `outputs`
 */
export async function redraw(
	step: string,
	inputs: string[],
	outputs: string[],
	draw: () => Promise<void> | void,
) {
	const stamp = inProject(`.cache/${step}.sha256`);
	const now = digest([...always, ...inputs]);
	const before = existsSync(stamp) && readFileSync(stamp, 'utf8');
	if (before === now && outputs.map(inProject).every(existsSync)) return;
	await draw();
	mkdirSync(inProject('.cache'), { recursive: true });
	writeFileSync(stamp, now);
}
