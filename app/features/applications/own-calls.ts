import { callApi } from '#app/lib/calls/call-api.ts';
import type {
	NewApplication,
	OwnMove,
	WholeApplication,
} from '#schema/applications/own-applications.ts';

export const listPath = '/applications';
export const applicationCall = (id: string) => `/applications/${encodeURIComponent(id)}`;
export const targetCall = (slug: string) => `/internships/${encodeURIComponent(slug)}/application`;

/** The page of an application. */
export const applicationPath = (id: string) => `/account/applications/${id}`;

export const sendApplication = (sent: NewApplication) => callApi<WholeApplication>(listPath, sent);

export const moveApplication = (id: string, move: OwnMove) =>
	callApi<WholeApplication>(`${applicationCall(id)}/move`, move);

export const takeBack = (id: string) =>
	callApi<WholeApplication>(`${applicationCall(id)}/take-back`, {});
