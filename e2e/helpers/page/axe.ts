import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { manyCards } from './page-readers.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options = {
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
	// Without it axe describes every element that passes as well, which takes longer than the checks.
	resultTypes: ['violations'],
};

/** Of two hundred cards in a list the first dozen speak for all: axe would take a minute on a slow machine. */
const looked = { include: [['html']], exclude: manyCards.map((part) => [part]) };

/** The kinds of element that axe has looked at in this worker: it takes half a second for a page of nothing else. */
const seenKinds = new Set<string>();

/**
 * The kinds of the elements that a page shows, by scheme and width: what axe could say of one element, but for its words,
 * it says of each of its kind. A heading is of another kind below another heading, and an id that is there twice is one.
 */
const kindsIn = (page: Page): Promise<string[]> =>
	page.evaluate((many) => {
		const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
		const screen = [640, 768, 1024, 1280].filter((width) => innerWidth >= width).length;
		const attributesOf = ({ attributes }: Element) =>
			[...attributes]
				.filter(({ name }) => /^(class|role|type|open|disabled|aria-(?!described))/.test(name))
				.map(({ name, value }) =>
					/-(controls|owns|label|labelledby)$/.test(name) ? name : `${name}=${value}`,
				)
				.toSorted()
				.join(' ');
		const isNamed = (element: Element) =>
			element.textContent.trim() !== '' ||
			('labels' in element && (element.labels as NodeList | null)?.length);
		let heading = '';
		const kinds = [...document.body.querySelectorAll('*')]
			.filter((element) => element.checkVisibility() && !element.closest(many))
			.map((element) => {
				const { localName } = element;
				const kind = [localName, attributesOf(element), isNamed(element) ? 'named' : ''];
				if (/^h[1-6]$/.test(localName)) {
					kind.push(`after ${heading}`);
					heading = localName;
				}
				return kind.join(' ');
			});
		const ids = [...document.querySelectorAll('[id]:not(svg *)')].map(({ id }) => id);
		const twice = ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice ${id}`);
		return [...new Set([...kinds, ...twice])].map((kind) => `${scheme} ${screen} ${kind}`);
	}, manyCards.join());

/**
 * The accessibility faults of a page that is not busy: each rule that is broken, with up to three elements. A page that
 * shows kinds of element alone that axe has looked at has none.
 */
export async function axeFaults(page: Page): Promise<[rule: string, elements: string[]][]> {
	await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
	// The fixed header may cover half of a control where the page happens to be scrolled to.
	await page.evaluate(() => scrollTo(0, 0));
	await transitionsEnded(page);
	const unknown = (await kindsIn(page)).filter((kind) => !seenKinds.has(kind));
	if (unknown.length === 0) return [];
	if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
	const violations = (await page.evaluate(
		`axe.run(${JSON.stringify(looked)}, ${JSON.stringify(options)}).then((found) => found.violations)`,
	)) as Result[];
	for (const kind of unknown) seenKinds.add(kind);
	return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]);
}

/** The same, on a desk in light and on a phone in dark: whatever differs by width differs in both schemes. */
export async function axeFaultsInBothLooks(page: Page) {
	const faults: Awaited<ReturnType<typeof axeFaults>> = [];
	for (const [colorScheme, width] of [
		['light', 1280],
		['dark', 390],
	] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.setViewportSize({ width, height: 844 });
		faults.push(...(await axeFaults(page)));
	}
	return faults;
}

/** Halfway from one colour to another the contrast is neither's, and cards are laid out one after the other. */
export const transitionsEnded = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const running = () =>
			document
				.getAnimations()
				.filter(
					({ effect, playState, timeline }) =>
						playState === 'running' &&
						timeline === document.timeline &&
						effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
				);
		// One that is cut short, as where the pointer comes to lie on its element, begins another.
		for (let left = running(); left.length > 0; left = running())
			await Promise.allSettled(left.map(({ finished }) => finished));
	});
