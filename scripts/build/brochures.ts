/**
 * Draws the brochure of each program into public/brochures (not committed): what its page says, as
 * a tagged PDF. Runs before the pages are built, which take it up as they take the rest of public/.
 */
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { brochurePath } from '#app/features/catalogue/brochure-path.ts';
import { fullPrograms as programs } from '#content/full-programs.ts';
import type { Program } from '#content/types.ts';
import { drawBrochure } from './drawing/brochure.ts';
import { inProject, redraw } from './drawing/redraw.ts';

const folder = 'public/brochures';
const fileOf = (program: Program) => `public${brochurePath(program)}`;

async function write(program: Program) {
	const pdf = drawBrochure(program);
	const file = pdf.pipe(createWriteStream(inProject(fileOf(program))));
	pdf.end();
	await finished(file);
}

const inputs = [
	'scripts/build/brochures.ts',
	'content/full-programs.ts',
	'content/programs.ts',
	'content/program-details.ts',
	'content/site.ts',
	'content/pay.ts',
	'app/generated',
	'schema/london-day.ts',
];

await redraw('brochures', inputs, programs.map(fileOf), async () => {
	rmSync(inProject(folder), { recursive: true, force: true });
	mkdirSync(inProject(folder), { recursive: true });
	await Promise.all(programs.map(write));
});
