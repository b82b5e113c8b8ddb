/**
 * The specification's rule for the footer's field: something with an at-sign in it. It stands apart
 * from schema/newsletter.ts, which would bring the validation library onto every page.
 */
export const looksLikeEmail = (text: string) => text.trim() !== '' && text.includes('@');
