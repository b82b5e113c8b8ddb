/** The body that the page of a mailed link sends to POST /auth/v1/verify. */
export type MailedCode = { type: string; token_hash: string };

const link = /https?:\/\/[^\s"]+?\/auth\/(?:confirm#|v1\/verify\?)[^\s"]+/;

/** The link of a mail about an account. */
export function accountLink(text: string): string {
	const address = link.exec(text)?.[0];
	if (!address) throw new Error('There is no link to confirm anything in this mail.');
	return address;
}

/** The code in a mailed link: after the `#`, or in the query of an older mail. */
export function mailedCode(text: string): MailedCode {
	const { hash, search } = new URL(accountLink(text));
	const values = new URLSearchParams(hash.slice(1) || search);
	const code = values.get('code') ?? values.get('token');
	return { type: values.get('type') ?? '', token_hash: code ?? '' };
}
