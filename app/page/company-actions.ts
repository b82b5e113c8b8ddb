/** What everybody can do on the page of a company; no other page has this. Nothing is added to it for finding it. */
export const COMPANY_ACTIONS = '.intro+[data-no-print]';
