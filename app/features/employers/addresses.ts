import { asOneLine } from '#schema/one-line.ts';

const hasScheme = (text: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(text);

/** "example.com" and "//example.com" become "https://example.com"; null where nothing is written. */
export function websiteAddress(typed: string): string | null {
	const text = asOneLine(typed);
	if (text === '') return null;
	return hasScheme(text) ? text : `https://${text.replace(/^\/+/, '')}`;
}

const linkedInHost = /^(?:[a-z]{2,3}\.)?linkedin\.com(?=$|[/?#])/i;

/**
 * The name of a company page becomes its address. What already is an address of the network, or a
 * part of one ("linkedin.com/company/acme", "company/acme"), is only completed.
 */
export function linkedInAddress(typed: string): string | null {
	const text = asOneLine(typed);
	if (text === '') return null;
	if (hasScheme(text)) return text;
	const rest = text.replace(/^[/@]+/, '');
	if (linkedInHost.test(rest)) return `https://${rest.replace(/^linkedin/i, 'www.linkedin')}`;
	const page = rest.replace(/^company\//i, '');
	return page === '' ? null : `https://www.linkedin.com/company/${page}`;
}
