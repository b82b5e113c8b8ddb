import { callApi } from '#app/lib/calls/call-api.ts';
import type { Alert, ChangedAlert, NewAlert } from '#schema/students/alert.ts';

export const alertsCall = '/alerts';
const alertCall = (id: string) => `${alertsCall}/${encodeURIComponent(id)}`;

export const addAlert = (alert: NewAlert) => callApi<Alert>(alertsCall, alert);

export const changeAlert = (id: string, change: ChangedAlert) =>
	callApi<Alert>(alertCall(id), change);

export const keepAlert = (id: string) => callApi<Alert>(`${alertCall(id)}/keep`, {});

export const removeAlert = (id: string) =>
	callApi<{ removed: true }>(`${alertCall(id)}/remove`, {});
