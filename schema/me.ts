/** What somebody is on this site: staff first, `adviser` for a member of a careers service, employer before student. */
export type Role = 'student' | 'employer' | 'adviser' | 'staff';

/** What header and home page say to the signed-in person: GET /api/me. */
export type Me = {
	role: Role;
	/** How many things need them; of staff, how many things wait. */
	needs: number;
	/** The same as a sentence, also where nothing does. */
	title: string;
	/** What it is, in a sentence; blank where there is no more to say. */
	detail: string;
};
