/** Every browser of a person begins its name like this. */
const BROWSER = /^Mozilla\/5\.0 \(/;

/**
 * What programs call themselves: search engines, previews of links, checks of availability, libraries. "Cubot" is a
 * telephone; a browser without a window may work for a person.
 */
const PROGRAM =
	/(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|prerender|externalhit|externalagent|embed|lighthouse|ptst|pingdom|uptime|statuscake|site24x7|synthetic|monitor|pinger|gtmetrix|inspectiontool|googleother|mediapartners|feedfetcher|validator|phantomjs|puppeteer|playwright|selenium|webdriver|python|curl|wget|okhttp|chatgpt|perplexity|claude|https?:/i;

/** @param browser the header `User-Agent`, "" where there is none */
export const isRobot = (browser: string): boolean =>
	!BROWSER.test(browser) || PROGRAM.test(browser.slice(0, 1_000));

/** Whether a page is fetched ahead, and may never be looked at. */
export const isFetchedAhead = (headers: Headers): boolean =>
	['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) =>
		/\b(prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''),
	);
