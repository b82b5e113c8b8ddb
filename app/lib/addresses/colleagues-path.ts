/** The screen of who belongs to one's company. */
export const COLLEAGUES_PATH = '/employer-dashboard/colleagues';

/** Where invitations to a company are answered: their ids follow. */
const INVITATIONS_PATH = '/employer-dashboard/invitations/';

/** Whether an address is that of an invitation, which an account without a company answers too. */
export const isInvitation = (path: string | null): boolean =>
	path?.startsWith(INVITATIONS_PATH) === true;
