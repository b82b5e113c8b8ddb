/** How many internships an account, and a device, can hold. The same figure is in supabase/functions. */
export const MOST_SAVED = 100;
