/** "CB" for "Callum Baird-Rennie": the first letters of the first and the last name. */
export function personInitials(name: string): string {
	const words = name.trim().split(/\s+/);
	const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
	return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
