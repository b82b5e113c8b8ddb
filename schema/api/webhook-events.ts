import * as v from 'valibot';
import { APPLICATION_STATUSES } from '#schema/applications/application-moves.ts';
import { uuid } from '#schema/text.ts';
import { moment } from './company-api.ts';

/*
 * What the programs of a company are told, as /api/v1/webhooks.json describes it. Triggers store what is sent
 * (supabase/functions/webhooks.sql); a test causes each event and compares what arrives with these.
 */

/** After which pauses what was not accepted is sent again, in minutes. */
export const RETRY_MINUTES = [1, 5, 30, 120, 300, 600, 1_440];

/** How long an answer may take, in milliseconds. */
export const ANSWER_TIME = 10_000;

const event = <Type extends string, Data extends v.GenericSchema>(type: Type, data: Data) =>
	v.strictObject({
		type: v.literal(type),
		/** When it happened. */
		timestamp: moment,
		data,
	});

const application = <Status extends v.GenericSchema>(status: Status) =>
	v.strictObject({ id: uuid, internship_id: uuid, status });
const internship = <Status extends string>(status: Status) =>
	v.strictObject({ id: uuid, status: v.literal(status) });
const draft = <Id extends v.GenericSchema>(id: Id) =>
	v.strictObject({ draft_id: uuid, internship_id: id });

/** Each event, with what has happened. */
export const WEBHOOK_EVENTS = [
	{
		happened: 'Somebody has applied.',
		body: event('application.submitted', application(v.literal('submitted'))),
	},
	{
		happened:
			'An application has another status. A move that is taken back is one to the status before.',
		body: event('application.moved', application(v.picklist(APPLICATION_STATUSES))),
	},
	{
		happened: 'Somebody has withdrawn their application.',
		body: event('application.withdrawn', application(v.literal('withdrawn'))),
	},
	{
		happened: 'An internship takes applications again.',
		body: event('internship.opened', internship('open')),
	},
	{
		happened: 'An internship takes none for now.',
		body: event('internship.paused', internship('paused')),
	},
	{ happened: 'An internship is closed.', body: event('internship.closed', internship('closed')) },
	{
		happened: 'Our staff have approved a draft: it is public.',
		body: event('internship.approved', draft(uuid)),
	},
	{
		happened: 'Our staff have returned a draft. The id of the internship is null for a new one.',
		body: event('internship.returned', draft(v.nullable(uuid))),
	},
	{ happened: 'An owner has pressed “Send a test”.', body: event('test', v.strictObject({})) },
] as const;

export type WebhookEvent = v.InferOutput<(typeof WEBHOOK_EVENTS)[number]['body']>;
export type WebhookHeaders = Record<(typeof WEBHOOK_HEADERS)[number]['name'], string>;

/** The headers of an event, as Standard Webhooks has them. */
export const WEBHOOK_HEADERS = [
	{
		name: 'webhook-id',
		says: 'The same each time that the event is sent: a program that has seen it accepts it and does nothing.',
		pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
	},
	{
		name: 'webhook-timestamp',
		says: 'When it was sent, in seconds since 1970.',
		pattern: '^[0-9]+$',
	},
	{
		name: 'webhook-signature',
		says: 'HMAC-SHA256 with the secret of the address, over the id, the timestamp and the body with a full stop between them. For a day after a new secret there are two, with a space between them.',
		pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)?$',
	},
] as const;
