/**
 * The specification's rule for the footer's field: it must contain an at-sign. It is separate from
 * schema/contact.ts, which would bring the validation library onto every page.
 */
export const looksLikeEmail = (text: string) => text.trim() !== '' && text.includes('@');
