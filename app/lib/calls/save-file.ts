import { siteMessages } from '#app/messages/every-page.ts';
import { jsonPost } from './call-api.ts';
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
		const response = await authorizedFetch(path, body && jsonPost(body));
		if (response.ok) saveFile(name, await response.blob());
		else console.error('A file could not be fetched:', response.status);
		return response.ok;
	} catch (error) {
		console.error(error);
		return false;
	}
}

/**
 * The same for a file that may be refused, under the name that the server gives.
 * @param path behind /api
 * @returns null, or the error with a message for people
 */
export async function downloadFile(
	path: string,
): Promise<{ code: string; message: string } | null> {
	try {
		const response = await authorizedFetch(`/api${path}`);
		if (!response.ok) return await response.json();
		const header = response.headers.get('content-disposition') ?? '';
		const [, name = 'file'] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? [];
		saveFile(decodeURIComponent(name), await response.blob());
		return null;
	} catch (error) {
		console.error(error);
		return { code: 'no_answer', message: siteMessages.noAnswer };
	}
}
