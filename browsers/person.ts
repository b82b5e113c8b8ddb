import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver } from './tab.ts';

/** How long something may take to appear, in milliseconds: an emulated screen on a shared machine is slow. */
const LONGEST = 30_000;
const AGAIN_MS = 50;

/** As the page says it: the browser may have the next address while the page before it still takes clicks. */
const pathOf = (driver: Driver) => driver.run(() => location.pathname + location.search);

/** Asks until there is an answer. @throws with what was asked for, and where, when there is none in time */
async function until<T>(
	driver: Driver,
	asked: string,
	ask: () => Promise<T | null | false>,
): Promise<T> {
	let last: unknown;
	for (const end = Date.now() + LONGEST; Date.now() < end; await sleep(AGAIN_MS)) {
		try {
			const answer = await ask();
			if (answer) return answer;
		} catch (error) {
			// Another page has come in the meantime.
			last = error;
		}
	}
	const path = await pathOf(driver).catch(() => 'nowhere');
	throw new Error(`${asked}: not within ${LONGEST / 1000} s, at ${path}`, { cause: last });
}

/** What a person does with a tab, in their words. What is not there yet is waited for. */
export type Person = ReturnType<typeof personAt>;

export function personAt(driver: Driver) {
	return {
		open: driver.goto,
		close: driver.close,
		/** Path and query of the page. */
		path: () => pathOf(driver),
		/**
		 * Presses a link, button, tab, choice or box by its name; where "…" ends the name, more may follow.
		 * @param within words of the list item or article around it
		 */
		async press(name: string, within = '') {
			await until(driver, `press "${name}"`, async () => {
				const control = await driver.ask({ control: name, within });
				if (control === true || !control) return null;
				await control.click();
				return control;
			});
		},
		/** Types into fields, by their labels, in place of what is in them. */
		async fill(fields: Record<string, string>) {
			for (const [field, text] of Object.entries(fields))
				await until(driver, `fill "${field}"`, async () => {
					// Each browser has its own way to type a day.
					if (/^\d{4}-\d\d-\d\d$/.test(text)) return driver.ask({ cleared: field, value: text });
					const isEmpty = await driver.ask({ cleared: field, value: '' });
					const box = isEmpty && (await driver.ask({ field }));
					if (box === true || !box) return null;
					await box.type(text);
					return box;
				});
		},
		/** Chooses an option of a list by its words. */
		async choose(list: string, option: string) {
			await until(driver, `choose "${option}"`, () => driver.ask({ chosen: list, option }));
		},
		/** Waits until these words can be read. */
		async see(words: string) {
			await until(driver, `see "${words}"`, () => driver.ask({ words }));
		},
		/** Whether these words can be read now. */
		sees: async (words: string) => (await driver.ask({ words })) !== null,
		/** Waits until path and query are these, or match. */
		async isAt(wanted: string | RegExp) {
			await until(driver, `be at ${wanted}`, async () => {
				const now = await pathOf(driver);
				return typeof wanted === 'string' ? now === wanted : wanted.test(now);
			});
		},
	};
}
