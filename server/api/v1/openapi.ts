import {
	type ConversionConfig,
	type JsonSchema,
	toJsonSchema,
	toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
	apiApplication,
	apiDraft,
	apiInternship,
	listedDraft,
	problem,
	sentDraft,
	sentReopening,
	sentSubmission,
} from '#schema/api/company-api.ts';
import {
	ANSWER_TIME,
	RETRY_MINUTES,
	WEBHOOK_EVENTS,
	WEBHOOK_HEADERS,
} from '#schema/api/webhook-events.ts';
import { draftContent } from '#schema/employers/internship-draft.ts';
import { FIELDS, type FieldName } from '#schema/internships/fields.ts';
import { isDay } from '#schema/iso-day.ts';
import { notBlank, oneLine, plain } from '#schema/text.ts';
import type { ObjectSchema } from '#server/http/read-body.ts';
import { OPERATIONS, type Operation } from './operations.ts';

/** The names by which clients that are made of the description have what is sent, and what is answered. */
const NAMED = {
	SentDraft: sentDraft,
	SentSubmission: sentSubmission,
	SentReopening: sentReopening,
	Draft: apiDraft,
	DraftContent: draftContent,
	ListedDraft: listedDraft,
	Internship: apiInternship,
	Application: apiApplication,
	Problem: problem,
};

/** The signs that no text may have; of those that no line may have, all that are common. */
const SIGNS = new Map<unknown, string>([
	[plain, String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202d\u202e`],
	[
		oneLine,
		String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb`,
	],
]);

/** Days of this century that exist: months with 31, 30 and 28 days, and leap days. */
const DAY =
	'^20([0-9]{2}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([02468][048]|[13579][26])-02-29)$';

/**
 * What only our server checks, such as words that no text may have, has no place in JSON Schema. What is sent is described as it
 * is stored: before that, the breaks of lines alone are changed.
 */
const conversion: ConversionConfig = {
	errorMode: 'ignore',
	typeMode: 'output',
	definitions: NAMED as never,
	overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
	overrideSchema: ({ valibotSchema, jsonSchema }) => {
		if (valibotSchema === sentDraft || valibotSchema === draftContent)
			return withFieldWords(jsonSchema);
		// Without its type, a client takes a constant for anything.
		return typeof jsonSchema.const === 'string' ? { type: 'string', ...jsonSchema } : null;
	},
	overrideAction: ({ valibotAction, jsonSchema }) => {
		const signs = SIGNS.get(valibotAction);
		if (signs) return { ...jsonSchema, pattern: `^[^${signs}]*$` };
		const { pattern = '' } = jsonSchema;
		if (valibotAction === notBlank && pattern.startsWith('^[^'))
			return { ...jsonSchema, pattern: pattern.replace(/^\^(\[\^(.*)\]\*)\$$/, '^$1[^$2\\s]$1$') };
		const { requirement } = valibotAction as { requirement?: unknown };
		return requirement === isDay ? { ...jsonSchema, format: 'date', pattern: DAY } : null;
	},
};

/** Each field of a draft says what it is, as the form does. */
const withFieldWords = (schema: JsonSchema): JsonSchema => ({
	...schema,
	properties: Object.fromEntries(
		Object.entries(schema.properties ?? {}).map(([name, property]) => [
			name,
			{ description: FIELDS[name as FieldName].label, ...(property as object) },
		]),
	),
});

function schemaOf(schema: v.GenericSchema) {
	const { $schema: _, $defs: __, ...json } = toJsonSchema(schema as never, conversion);
	return json;
}

const header = (name: string, description: string, schema: object) => ({
	name,
	in: 'header',
	required: true,
	description,
	schema: { type: 'string', ...schema },
});

const idParameter = {
	name: 'id',
	in: 'path',
	required: true,
	schema: { type: 'string', format: 'uuid' },
};

function queryParameters(query: ObjectSchema) {
	const { properties = {} } = schemaOf(query) as { properties?: object };
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: 'query',
		required: false,
		schema,
	}));
}

const problemContent = {
	'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

/** Each by its status, so that a client that is made of this knows them apart. */
const refusals = ({ missing, needsVersion, body, conflicts, unfit }: Operation) =>
	Object.fromEntries(
		[
			[400, 'What was sent is not as described here, or a key stands in the address.'],
			[401, 'There is no key, or none that works.'],
			missing && [404, 'There is none with this id in your company.'],
			conflicts && [409, `In another state by now. Codes: ${conflicts}.`],
			needsVersion && [412, 'Somebody has changed the draft in the meantime.'],
			body && [413, 'The body is too large.'],
			body && [415, 'The body is not application/json.'],
			unfit && [422, `It cannot be done with what it says. Codes: ${unfit}.`],
			needsVersion && [428, 'If-Match is missing.'],
			[429, 'Too many calls: Retry-After says in how many seconds to try again.'],
			[500, 'Something went wrong here.'],
			[503, 'Busy: Retry-After says in how many seconds to try again.'],
		]
			.filter((one) => Array.isArray(one))
			.map(([status, description]) => [status, { description, content: problemContent }]),
	);

const answerHeaders = (operation: Operation) => ({
	...(/\/drafts|\/draft$/.test(operation.path) &&
		operation.path !== '/drafts' && { ETag: { schema: { type: 'string' } } }),
	...(operation.status === 201 && {
		ETag: { schema: { type: 'string' } },
		Location: { schema: { type: 'string', format: 'uri' } },
	}),
});

function described(operation: Operation) {
	const { name, summary, body, query, status, answer, path } = operation;
	return {
		operationId: name,
		// Readers and generators divide the calls by them.
		tags: path.split('/').slice(1, 2),
		summary,
		parameters: [
			...(path.includes('{id}') ? [idParameter] : []),
			...(operation.needsVersion
				? [
						header('If-Match', 'The ETag of the draft that was read.', {
							pattern: '^"[1-9][0-9]{0,8}"$',
						}),
					]
				: []),
			...(operation.needsIdempotencyKey
				? [
						header(
							'Idempotency-Key',
							'A new text for each draft: the same one again, within a day, is answered with the same draft.',
							{ pattern: '^[!-~]{1,255}$' },
						),
					]
				: []),
			...(query ? queryParameters(query) : []),
		],
		...(body && {
			requestBody: {
				required: true,
				content: { 'application/json': { schema: schemaOf(body) } },
			},
		}),
		responses: {
			[status]: {
				description: 'Done.',
				...(status !== 204 && { headers: answerHeaders(operation) }),
				...(answer && { content: { 'application/json': { schema: schemaOf(answer) } } }),
			},
			...refusals(operation),
		},
	};
}

/** What a company's address is sent by us, and how it answers. */
const describedEvent = ({ happened, body }: (typeof WEBHOOK_EVENTS)[number]) => ({
	post: {
		summary: happened,
		// Signed in place of a key.
		security: [],
		parameters: WEBHOOK_HEADERS.map(({ name, says, pattern }) => header(name, says, { pattern })),
		requestBody: {
			required: true,
			content: { 'application/json': { schema: schemaOf(body) } },
		},
		responses: {
			'2XX': { description: `Accepted, if it comes within ${ANSWER_TIME / 1_000} seconds.` },
			410: { description: 'Nothing more is sent to this address.' },
			default: {
				description: `Sent again with the same webhook-id, after ${RETRY_MINUTES.join(', ')} minutes. Then nothing more is sent to this address. Redirects are not followed.`,
			},
		},
	},
});

/** What both descriptions say of themselves. */
const about = (title: string, description: string) => ({
	openapi: '3.1.0',
	info: { title, version: '1', description },
});

/** The description of the calls of /api/v1, OpenAPI 3.1, made of what carries them out. */
export function openApi(siteUrl: string) {
	const paths: Record<string, Record<string, object>> = {};
	for (const operation of OPERATIONS) {
		const path = paths[operation.path] ?? {};
		path[operation.method.toLowerCase()] = described(operation);
		paths[operation.path] = path;
	}
	return {
		...about(
			'Internships of a company',
			`For programs of a company: drafts, internships, and how applications stand. An owner makes the key at ${siteUrl}/employer-dashboard/connections. With examples: ${siteUrl}/employer-api`,
		),
		servers: [{ url: `${siteUrl}/api/v1` }],
		security: [{ key: [] }],
		paths,
		components: {
			securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
			schemas: toJsonSchemaDefs(NAMED as never, conversion) as Record<string, JsonSchema>,
		},
	};
}

/**
 * The description of what a company's address is sent, OpenAPI 3.1. Apart from the calls, as openapi-generator 7.25 writes
 * the client of the webhooks over that of the calls (findings/openapi-generator-writes-webhooks-over-calls.sh).
 */
export const webhooksApi = (siteUrl: string) => ({
	...about(
		'Events of a company’s internships',
		`What an address is sent that an owner names at ${siteUrl}/employer-dashboard/connections. With an example: ${siteUrl}/employer-api`,
	),
	webhooks: Object.fromEntries(
		WEBHOOK_EVENTS.map((event) => [event.body.entries.type.literal, describedEvent(event)]),
	),
});
