/** The key of what is saved in localStorage; named on the cookies page. */
export const SAVED_KEY = 'saved-internships';

/** Whether this device holds anything saved; false where storage is forbidden. */
export function isAnythingSaved(): boolean {
	try {
		return localStorage.getItem(SAVED_KEY) !== null;
	} catch {
		return false;
	}
}
