/** Lower case, without accents, and "-" for everything between letters and digits: "Finance & Banking" is "finance-banking". */
export const normalForm = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f'’]/g, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');

/** The part of an address that names a company or a listing: letters a to z, digits and "-". */
export const slugOf = (text: string): string =>
	normalForm(text)
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 100)
		.replace(/^-|-$/g, '');
