import { authorizedFetch } from './supabase.ts';

/** Lets the browser save what a page holds as a file. */
export function saveFile(name: string, content: Blob) {
	const address = URL.createObjectURL(content);
	const link = Object.assign(document.createElement('a'), { href: address, download: name });
	link.click();
	// Some browsers read the file only after the click has returned.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Saves what our server answers to a call of the signed-in person. A link cannot send their token.
 * @param body makes it a POST
 * @returns whether it could be fetched as a whole
 */
export async function download(path: string, name: string, body?: object): Promise<boolean> {
	try {
		const response = await authorizedFetch(
			path,
			body && {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify(body),
			},
		);
		if (response.ok) saveFile(name, await response.blob());
		else console.error('A file could not be fetched:', response.status);
		return response.ok;
	} catch (error) {
		console.error(error);
		return false;
	}
}
