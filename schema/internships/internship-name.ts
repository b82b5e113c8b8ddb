export type NamedInternship = { title: string; company: string; city: string | null };

/** The city in "Ancoats, Manchester"; null for work from home, "Remote, UK and Europe". */
export const cityOf = (location: string): string | null =>
	location.startsWith('Remote') ? null : (location.split(', ').at(-1) ?? null);

/** What tells an internship from others, in words: "Data Analyst Intern, Tidewell Systems, Leeds". Its slug is made of it. */
export const internshipName = ({ title, company, city }: NamedInternship): string =>
	`${title}, ${company}, ${city ?? 'remote'}`;
