import type { BrowserContext, Page } from 'playwright-core';

/*
 * What others do to our pages: translators, managers of passwords, blockers, extensions. Imitated by scripts that make the
 * same changes.
 */

/** Chrome wraps each text, Firefox and Safari change it in place. */
export type Translator = 'wraps' | 'changes';
export const translators: Translator[] = ['wraps', 'changes'];

/** Translates all texts of the page into capital letters, and from then on all that is added or changed. */
export const translate = (page: Page, how: Translator) =>
	page.evaluate((way) => {
		const done = new WeakSet<Node>();
		const ours = (text: Text) =>
			text.data.trim() === '' ||
			done.has(text) ||
			text.parentElement?.closest('script,style,noscript,textarea,title,template');
		const translateText = (text: Text) => {
			if (ours(text)) return;
			done.add(text);
			const words = text.data.toUpperCase();
			if (way === 'changes') {
				if (text.data !== words) text.data = words;
				return;
			}
			const [outer, inner] = [document.createElement('font'), document.createElement('font')];
			const made = document.createTextNode(words);
			done.add(made);
			inner.append(made);
			outer.append(inner);
			text.replaceWith(outer);
		};
		const translateAll = (root: Node) => {
			const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			const texts: Text[] = root instanceof Text ? [root] : [];
			while (walker.nextNode()) texts.push(walker.currentNode as Text);
			texts.forEach(translateText);
		};
		translateAll(document.body);
		new MutationObserver((changes) => {
			for (const { addedNodes, target, type } of changes) {
				if (type === 'characterData') translateText(target as Text);
				for (const node of addedNodes) translateAll(node);
			}
		}).observe(document.body, { childList: true, characterData: true, subtree: true });
	}, how);

/** A manager of passwords puts an icon beside each field, and a form filler an attribute on it. */
export const addManager = (page: Page) =>
	page.evaluate(() => {
		for (const field of document.querySelectorAll('input, textarea, select')) {
			field.setAttribute('data-manager', 'seen');
			const icon = document.createElement('manager-icon');
			icon.textContent = 'M';
			field.after(icon);
		}
	});

/** A blocker and other extensions put elements into the page and its head, and take some out. */
export const addAndRemove = (page: Page) =>
	page.evaluate(() => {
		const banner = document.createElement('div');
		banner.textContent = 'Blocked';
		document.querySelector('main')?.prepend(banner);
		document.querySelector('main')?.append(banner.cloneNode(true));
		document.body.prepend(banner.cloneNode(true));
		document.head.append(document.createElement('style'));
		document.head.prepend(document.createElement('meta'));
		document.querySelector('main svg, main img')?.remove();
		document.querySelector('head link[rel=manifest]')?.remove();
	});

/** The errors of an extension or a wallet. */
export const failElsewhere = (page: Page) =>
	page.evaluate(() => {
		void Promise.reject(new Error('wallet'));
		setTimeout(() => {
			throw new Error('extension');
		});
	});

/** A browser that stores nothing for the site: every use of either storage throws. */
export const blockStorage = (of: BrowserContext | Page) =>
	of.addInitScript(() => {
		for (const name of ['localStorage', 'sessionStorage'])
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException('refused', 'SecurityError');
				},
			});
	});

/** A browser with no room left: what is stored can be read, and nothing is added. */
export const fillStorage = (of: BrowserContext | Page) =>
	of.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
