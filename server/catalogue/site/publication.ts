const FIRST = Date.parse('2026-09-14T08:00:00Z');
const DAYS = 66;
const MINUTES = 9 * 60;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * When an entry of the site's list counts as published: always the same moment, in working hours between
 * 14 September and 18 November 2026, different for most, so that "newest" is an order.
 */
export function publicationOf(entry: string): string {
	const drawn = hashOf(entry);
	const minute = Math.floor(drawn / DAYS) % MINUTES;
	return new Date(FIRST + (drawn % DAYS) * DAY + minute * MINUTE).toISOString();
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text)
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	return hash;
}
