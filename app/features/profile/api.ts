import { callApi, requestApi } from '#app/lib/calls/call-api.ts';
import type { CvProposals } from '#schema/students/cv-proposals.ts';
import type { SavedSection, WholeProfile } from '#schema/students/whole-profile.ts';

export const profileCall = '/profile';

export const saveSection = (saved: SavedSection) => callApi<WholeProfile>(profileCall, saved);

/** The server checks the file before it stores it. Its name is in no address, as it often is the name of a person. */
export const uploadCv = (file: File) =>
	requestApi<WholeProfile>('/profile/cv', {
		method: 'POST',
		headers: {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
		},
		body: file,
	});

export const deleteCv = () => requestApi<WholeProfile>('/profile/cv', { method: 'DELETE' });

/** The server reads the file, and stores nothing of it. */
export const readCv = (file: File) =>
	requestApi<CvProposals>('/profile/proposals', {
		method: 'POST',
		headers: { 'Content-Type': 'application/pdf' },
		body: file,
	});

/** The same for the CV that is stored. */
export const readStoredCv = () => callApi<CvProposals>('/profile/proposals');
