import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { authorizedFetch } from '#app/lib/calls/supabase.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import type { OwnProfile, SavedSection } from '#schema/students/own-profile.ts';

export const profileCall = '/profile';

export const saveSection = (saved: SavedSection) => callApi<OwnProfile>(profileCall, saved);

/** The file is read by the server before it is kept. */
export const uploadCv = (file: File) =>
	changeCv(`?name=${encodeURIComponent(file.name)}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/pdf' },
		body: file,
	});

export const deleteCv = () => changeCv('', { method: 'DELETE' });

async function changeCv(query: string, init: RequestInit): Promise<CallResult<OwnProfile>> {
	try {
		const response = await authorizedFetch(`/api/profile/cv${query}`, init);
		const answer = await response.json();
		if (response.ok) return { ok: true, value: answer };
		return { ok: false, status: response.status, code: answer.code, message: answer.message };
	} catch (error) {
		console.error(error);
		return { ok: false, status: 503, code: 'no_answer', message: siteMessages.noAnswer };
	}
}
