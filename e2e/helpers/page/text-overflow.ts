import type { Page } from 'playwright-core';

/** Doubles the text size, as the browser's setting does: screens then count as half as wide. */
export async function doubleText(page: Page) {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
	await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
}

/**
 * The elements that do not fit: the page if it scrolls sideways, and boxes that cut off their
 * content without intention.
 */
export const textOverflowIn = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const { documentElement: root, body } = document;
		const cuts = (element: Element) => {
			const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(element);
			const unseen = position === 'absolute' && element.clientWidth <= 1;
			// What is typed moves in its field, and the name of a file is shortened by the browser.
			const moves =
				element instanceof HTMLInputElement && (element.value !== '' || element.type === 'file');
			if (webkitLineClamp !== 'none' || unseen || moves || element.closest('svg')) return false;
			const wide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
			const high = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
			return wide || high;
		};
		const cut = [...body.querySelectorAll('*')]
			.filter((element) => element.clientWidth > 0 && element.checkVisibility() && cuts(element))
			.map(({ outerHTML }) => outerHTML.slice(0, 120));
		const sideways = root.scrollWidth > root.clientWidth + 1;
		const widest = [...body.querySelectorAll('*')].findLast(
			(element) =>
				!element.closest('.overflow-x-auto') &&
				element.getBoundingClientRect().right > root.clientWidth + 1,
		);
		const page = `the page: ${root.scrollWidth} px, as far as ${widest?.outerHTML.slice(0, 120)}`;
		return [...(sideways ? [page] : []), ...cut.slice(0, 5)];
	});

/** The words that stand on two lines, other than addresses. @param size of the root's text: "200%" */
export async function brokenWordsIn(page: Page, width: number, size: string): Promise<string[]> {
	await page.setViewportSize({ width, height: 800 });
	return page.getByRole('main').evaluate((main, fontSize) => {
		document.documentElement.style.fontSize = fontSize;
		const broken: string[] = [];
		const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const isSeen =
				node.parentElement?.checkVisibility() && !node.parentElement.closest('.sr-only');
			if (!isSeen) continue;
			for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{3,}(?!@)/gu)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
				if (new Set(lines).size > 1) broken.push(word);
			}
		}
		document.documentElement.style.fontSize = '';
		return broken;
	}, size);
}
