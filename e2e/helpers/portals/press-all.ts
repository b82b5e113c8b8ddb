import type { Page } from 'playwright-core';

/**
 * Types into every field of the screen and presses each of its controls once, in what it opens too. What is typed and has
 * the focus stays, and each press shows within 100 ms that it was taken, while the server does not answer yet. On a slow
 * machine it has six frames.
 * @param leftAlone the words of controls that would end the session or the account
 * @returns what went wrong, in words
 */
export const pressAll = (page: Page, leftAlone: RegExp): Promise<string[]> =>
	page.evaluate(
		async ({ source, flags }) => {
			type Router = {
				state: {
					navigation: { state: string };
					revalidation: string;
					fetchers: Map<string, unknown>;
				};
				navigate(to: string, how: { flushSync: boolean }): Promise<void>;
			};
			const { __reactRouterDataRouter: router } = window as unknown as {
				__reactRouterDataRouter: Router;
			};
			const most = 120;
			const unsafe = new RegExp(source, flags);
			const faults: string[] = [];
			const { pathname, search } = location;
			const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

			let changes = 0;
			let calls = 0;
			let answered = Promise.resolve();
			const note = () => {
				changes += 1;
			};
			const isShown = ({ target, type, attributeName }: MutationRecord) => {
				const element = target instanceof Element ? target : target.parentElement;
				if (element?.closest('head, .late')) return false;
				return type !== 'attributes' || !/^(id|data-manager|tabindex)$/.test(attributeName ?? '');
			};
			const observer = new MutationObserver((records) => {
				if (records.some(isShown)) note();
			});
			observer.observe(document, {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			});
			for (const type of ['toggle', 'change', 'close']) document.addEventListener(type, note, true);
			const { fetch, print } = window;
			window.print = note;
			window.fetch = async (...all) => {
				calls += 1;
				await answered;
				return fetch(...all).finally(() => {
					calls -= 1;
				});
			};
			const isBusy = () =>
				calls > 0 ||
				document.querySelector(':is(body, main) > .late') !== null ||
				router.state.navigation.state !== 'idle' ||
				router.state.revalidation !== 'idle' ||
				router.state.fetchers.size > 0;
			const settle = async () => {
				const end = performance.now() + 5_000;
				for (let quiet = 0; quiet < 3 && performance.now() < end; ) {
					const before = changes;
					await frame();
					quiet = before === changes && !isBusy() ? quiet + 1 : 0;
				}
			};

			const nameOf = (one: Element) =>
				[
					one.localName,
					one.getAttribute('name'),
					`“${(one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 60)}”`,
				].join(' ');
			const isSeen = (one: Element) =>
				one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
			const openDialog = () =>
				[...document.querySelectorAll<HTMLDialogElement>('main dialog[open]')].at(-1);
			const scope = () => openDialog() ?? document.querySelector('main') ?? document.body;

			const typed = new WeakSet<Element>();
			const texts: Record<string, string> = {
				number: '12',
				email: 'zoe@typed.example',
				url: 'https://typed.example',
			};
			const typeAll = async () => {
				const selector = 'input, textarea';
				for (const field of scope().querySelectorAll<HTMLInputElement>(selector)) {
					const takesText = /^(text|search|email|url|tel|password|number|textarea)$/;
					if (typed.has(field) || !takesText.test(field.type)) continue;
					if (field.readOnly || field.disabled || !isSeen(field)) continue;
					typed.add(field);
					const text = texts[field.type] ?? 'Zoë 12';
					field.focus();
					field.select();
					document.execCommand('insertText', false, text);
					await settle();
					if (!field.isConnected) faults.push(`replaced: ${nameOf(field)}`);
					else if (field.value !== text) faults.push(`“${field.value}” in ${nameOf(field)}`);
					else if (document.activeElement !== field) faults.push(`no focus: ${nameOf(field)}`);
				}
			};

			const pressed = new Set<string>();
			const keyOf = (one: Element) =>
				`${openDialog() ? 'dialog ' : ''}${nameOf(one)} ${one.getAttribute('value')}`;
			const next = () =>
				[
					...scope().querySelectorAll<HTMLElement>(
						'button, summary, input[type=checkbox], input[type=radio]',
					),
				].find(
					(one) =>
						isSeen(one) &&
						!unsafe.test(one.textContent) &&
						!one.matches('[aria-disabled=true], :disabled, [type=radio]:checked') &&
						!pressed.has(keyOf(one)),
				);
			await settle();
			await typeAll();
			for (let count = 0; count < most; ) {
				const control = next();
				if (!control) {
					const dialog = openDialog();
					if (!dialog) break;
					dialog.close();
					await settle();
					continue;
				}
				count += 1;
				pressed.add(keyOf(control));
				const name = nameOf(control);
				const before = changes;
				const { promise, resolve } = Promise.withResolvers<void>();
				answered = promise;
				control.focus();
				control.click();
				const end = performance.now() + 100;
				for (let frames = 0; changes === before; frames += 1) {
					if (frames > 6 && performance.now() > end) break;
					await frame();
				}
				if (changes === before) faults.push(`nothing is shown: ${name}`);
				resolve();
				await settle();
				const isLost = document.activeElement === document.body;
				if (isLost && control.isConnected && isSeen(control)) faults.push(`no focus: ${name}`);
				if (location.pathname !== pathname) {
					await router.navigate(pathname + search, { flushSync: true });
					await settle();
				}
				await typeAll();
			}
			observer.disconnect();
			for (const type of ['toggle', 'change', 'close'])
				document.removeEventListener(type, note, true);
			Object.assign(window, { fetch, print });
			return faults;
		},
		{ source: leftAlone.source, flags: leftAlone.flags },
	);
