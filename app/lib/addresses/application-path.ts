/** The page of an application, for its student. */
export const applicationPath = (id: string) => `/account/applications/${id}`;

/** Where the messages stand on it, and on the page of the employer. */
export const MESSAGES_ANCHOR = 'messages';

export const messagesPath = (id: string) => `${applicationPath(id)}#${MESSAGES_ANCHOR}`;
