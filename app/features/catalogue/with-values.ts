/** What is put into words that depend on a choice: `{ name: 'Leeds', listings: 27 }`. */
export type ChosenValues = Record<string, string | number>;

/** "Programs in {name}" with a name in it. */
export const withValues = (words: string, values: ChosenValues): string =>
	words.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
