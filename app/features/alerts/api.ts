import { ALERTS_PATH } from '#app/lib/addresses/alert-address.ts';
import { deed } from '#app/lib/calls/call-api.ts';
import type { Alert, ChangedAlert, NewAlert } from '#schema/students/alert.ts';

export const alertsCall = '/alerts';
const alertCall = (id: string) => `${alertsCall}/${encodeURIComponent(id)}`;

/** The address no longer offers it then. */
export const addAlert = (alert: NewAlert) => deed<Alert>(alertsCall, alert, ALERTS_PATH);

export const changeAlert = (id: string, change: ChangedAlert) => deed<Alert>(alertCall(id), change);

export const keepAlert = (id: string) => deed<Alert>(`${alertCall(id)}/keep`);

/** Of the emails before what is saved closes. */
export const wantDeadlines = (wanted: boolean) => deed(`${alertsCall}/deadlines`, { wanted });

export const removeAlert = (id: string) => deed(`${alertCall(id)}/remove`);
