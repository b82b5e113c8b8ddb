import { site } from '#content/site.ts';

/** Shown beside the newsletter form: what the subscriber agrees to. */
export const newsletterText = `By subscribing you agree to one email a month from ${site.name}: listings, deadlines and guides. Every email has a link to unsubscribe.`;
