/** The key of what is saved in localStorage; named on the cookies page. */
export const SAVED_KEY = 'saved-internships';
