/** An account as staff see it, with how much is stored about it; moments are ISO. */
export type StaffPerson = {
	id: string;
	email: string;
	full_name: string | null;
	created_at: string;
	email_confirmed_at: string | null;
	last_sign_in_at: string | null;
	staff: boolean;
	company: string | null;
	applications: number;
	saved: number;
	alerts: number;
	profile: boolean;
	/** Messages of the contact form with this address. */
	messages: number;
};

export const MOST_FOUND = 20;

/** `more`: others have what was typed in their address, too. */
export type FoundPeople = { items: StaffPerson[]; more: boolean };

/** The result of an import: all lines are stored, or none. */
export type ImportReport = {
	stored: number;
	/** How many lines are wrong; the first two hundred of them follow. */
	wrong: number;
	/** `line` as in the file, the heading is the first. */
	lines: { line: number; problems: string[] }[];
};
