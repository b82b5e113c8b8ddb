/**
 * Draws the pictures that stand for our pages where they are shared into public/social (not
 * committed): the names are those that pages give to pageMeta as `image`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { picture } from './drawing/indexed-png.ts';
import { inProject, redraw } from './drawing/redraw.ts';
import { socialCard } from './drawing/social-card.ts';
import { socialCards } from './drawing/social-cards.ts';

const folder = 'public/social';
const fileOf = (name: string) => `${folder}/${name}.png`;

const inputs = [
	'scripts/build/social.ts',
	'content/programs.ts',
	'content/guides/blog.ts',
	'content/pay.ts',
	'content/site.ts',
	'content/uk-cities/summaries.ts',
	'app/generated',
];

await redraw(
	'social',
	inputs,
	socialCards.map(({ name }) => fileOf(name)),
	() => {
		rmSync(inProject(folder), { recursive: true, force: true });
		mkdirSync(inProject(folder), { recursive: true });
		for (const card of socialCards)
			writeFileSync(inProject(fileOf(card.name)), picture(socialCard(card)));
	},
);
