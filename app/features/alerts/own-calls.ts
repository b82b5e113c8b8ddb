import { callApi } from '#app/lib/calls/call-api.ts';
import type { ChangedAlert, NewAlert, OwnAlert } from '#schema/students/alert.ts';

export const alertsCall = '/alerts';
const alertCall = (id: string) => `${alertsCall}/${encodeURIComponent(id)}`;

export const addAlert = (alert: NewAlert) => callApi<OwnAlert>(alertsCall, alert);

export const changeAlert = (id: string, change: ChangedAlert) =>
	callApi<OwnAlert>(alertCall(id), change);

export const keepAlert = (id: string) => callApi<OwnAlert>(`${alertCall(id)}/keep`, {});

export const removeAlert = (id: string) =>
	callApi<{ removed: true }>(`${alertCall(id)}/remove`, {});
