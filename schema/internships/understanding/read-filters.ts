import { closingRules } from './filters/closing.ts';
import type { NamedFilter } from './filters/filter.ts';
import { hoursRules } from './filters/hours.ts';
import { lengthRules } from './filters/lengths.ts';
import { payRules } from './filters/pay.ts';
import { periodRules } from './filters/periods.ts';
import { courseRules, permissionRules } from './filters/permission.ts';
import type { Rule } from './filters/rule.ts';
import { startRules } from './filters/starts.ts';
import { hybridRules, workplaceRules } from './filters/workplaces.ts';

/** In this order: of those that read as many words the first is taken. */
const rules: Rule[] = [
	...hoursRules,
	...hybridRules,
	...payRules,
	...lengthRules,
	...closingRules,
	...startRules,
	...workplaceRules,
	...permissionRules,
	...periodRules,
	...courseRules,
];

/** All of them in one, which takes a small part of the time to say that none begins. */
const ANY_RULE = new RegExp(rules.map(([{ source }]) => `(?:${source})`).join('|'));

/** A filter at the beginning of these words, in lower case, and how many letters say it; null where none is. */
export function readFilter(
	words: string,
	today: string,
): (NamedFilter & { length: number }) | null {
	if (!ANY_RULE.test(words)) return null;
	let best: (NamedFilter & { length: number }) | null = null;
	for (const [pattern, read] of rules) {
		const match = pattern.exec(words);
		if (!match || match[0].length <= (best?.length ?? 0)) continue;
		const named = read([...match], today);
		if (named) best = { ...named, length: match[0].length };
	}
	return best;
}

/** Every single word that filters are written with: it is no typing error, and may be meant by one. */
export const FILTER_WORDS: readonly string[] = [
	...new Set(rules.flatMap(([{ source }]) => source.match(/[a-z]{2,}/g) ?? [])),
];
