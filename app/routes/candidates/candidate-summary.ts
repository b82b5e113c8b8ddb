const SHOWN_SKILLS = 3;

/** The first three skills, and "+2 more" where there are others. */
export function summariseSkills(skills: readonly string[]): {
	first: readonly string[];
	more: string | null;
} {
	const rest = skills.length - SHOWN_SKILLS;
	return { first: skills.slice(0, SHOWN_SKILLS), more: rest > 0 ? `+${rest} more` : null };
}

/** "CB" for "Callum Baird-Rennie": the first letters of the first and the last name. */
export function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/);
	const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
	return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
