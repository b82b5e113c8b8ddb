const BROWSERS: [name: string, pattern: RegExp][] = [
	['Edge', /\bEdg(e|A|iOS)?\//],
	['Opera', /\bOPR\//],
	['Samsung Internet', /\bSamsungBrowser\//],
	['Firefox', /\b(Firefox|FxiOS)\//],
	['Chrome', /\b(Chrome|Chromium|CriOS)\//],
	['Safari', /\bSafari\//],
];

const SYSTEMS: [name: string, pattern: RegExp][] = [
	['iPhone', /\biPhone\b/],
	['iPad', /\biPad\b/],
	['Android', /\bAndroid\b/],
	['Windows', /\bWindows\b/],
	['Mac', /\bMac(intosh| OS X)\b/],
	['ChromeOS', /\bCrOS\b/],
	['Linux', /\bLinux\b/],
];

const named = (names: typeof BROWSERS, text: string) =>
	names.find(([, pattern]) => pattern.test(text))?.[0];

/** "Firefox on Windows". @param userAgent as a browser sends it; only names that are listed here are taken from it */
export function deviceName(userAgent: string): string {
	const text = userAgent.slice(0, 500);
	const browser = named(BROWSERS, text) ?? 'A browser';
	const system = named(SYSTEMS, text);
	return system ? `${browser} on ${system}` : browser;
}
