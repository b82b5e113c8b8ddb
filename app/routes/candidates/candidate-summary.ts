const SHOWN_SKILLS = 3;

/** The first three skills, and "+2 more" where there are others. */
export function summariseSkills(skills: readonly string[]): {
	first: readonly string[];
	more: string | null;
} {
	const rest = skills.length - SHOWN_SKILLS;
	return { first: skills.slice(0, SHOWN_SKILLS), more: rest > 0 ? `+${rest} more` : null };
}
