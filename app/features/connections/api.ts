import { deed } from '#app/lib/calls/call-api.ts';
import type { MadeKey } from '#schema/employers/connections.ts';
import type { WebhookSecret } from '#schema/employers/webhooks.ts';

export const connectionsCall = '/employer/connections';

export const makeKey = (name: string) => deed<MadeKey>(`${connectionsCall}/keys`, { name });
export const endKey = (id: string) => deed(`${connectionsCall}/keys/${encodeURIComponent(id)}/end`);

const webhookCall = (id: string, step: string) =>
	`${connectionsCall}/webhooks/${encodeURIComponent(id)}/${step}`;

export const addWebhook = (url: string) =>
	deed<WebhookSecret>(`${connectionsCall}/webhooks`, { url });
export const changeSecret = (id: string) => deed<WebhookSecret>(webhookCall(id, 'secret'));
export const testWebhook = (id: string) => deed(webhookCall(id, 'test'));
export const turnOn = (id: string) => deed(webhookCall(id, 'on'));
export const removeWebhook = (id: string) => deed(webhookCall(id, 'remove'));
