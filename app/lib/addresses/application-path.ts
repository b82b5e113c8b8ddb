/** The page of an application, for its student. */
export const applicationPath = (id: string) => `/account/applications/${id}`;
