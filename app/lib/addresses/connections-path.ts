/** The screen of what programs may do for one's company. */
export const CONNECTIONS_PATH = '/employer-dashboard/connections';
