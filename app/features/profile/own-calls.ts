import { callApi, requestApi } from '#app/lib/calls/call-api.ts';
import type { OwnProfile, SavedSection } from '#schema/students/own-profile.ts';

export const profileCall = '/profile';

export const saveSection = (saved: SavedSection) => callApi<OwnProfile>(profileCall, saved);

/** The server checks the file before it stores it. */
export const uploadCv = (file: File) =>
	requestApi<OwnProfile>(`/profile/cv?name=${encodeURIComponent(file.name)}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/pdf' },
		body: file,
	});

export const deleteCv = () => requestApi<OwnProfile>('/profile/cv', { method: 'DELETE' });
