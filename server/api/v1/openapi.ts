import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { problem } from '#schema/api/company-api.ts';
import type { ObjectSchema } from '#server/http/read-body.ts';
import { OPERATIONS, type Operation } from './operations.ts';

/** What only our server checks, such as words that no text may have, has no place in JSON Schema. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output') {
	const { $schema: _, ...json } = toJsonSchema(schema as never, { errorMode: 'ignore', typeMode });
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
	const { properties = {} } = schemaOf(query, 'input') as { properties?: object };
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

const answerHeaders = (operation: Operation) => ({
	...(/\/drafts|\/draft$/.test(operation.path) &&
		operation.path !== '/drafts' && { ETag: { schema: { type: 'string' } } }),
	...(operation.status === 201 && {
		ETag: { schema: { type: 'string' } },
		Location: { schema: { type: 'string', format: 'uri' } },
	}),
});

function described(operation: Operation) {
	const { name, summary, body, query, status, answer, path, conflicts } = operation;
	return {
		operationId: name,
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
				content: { 'application/json': { schema: schemaOf(body, 'input') } },
			},
		}),
		responses: {
			[status]: {
				description: 'Done.',
				...(status !== 204 && { headers: answerHeaders(operation) }),
				...(answer && { content: { 'application/json': { schema: schemaOf(answer, 'output') } } }),
			},
			...(conflicts && {
				409: {
					description: `In another state by now. Codes: ${conflicts}.`,
					content: problemContent,
				},
			}),
			default: {
				description: 'Refused: `code` is a word for programs, `detail` is for people.',
				content: problemContent,
			},
		},
	};
}

/** The description of /api/v1, OpenAPI 3.1, made of what carries the calls out. */
export function openApi(siteUrl: string) {
	const paths: Record<string, Record<string, object>> = {};
	for (const operation of OPERATIONS) {
		const path = paths[operation.path] ?? {};
		path[operation.method.toLowerCase()] = described(operation);
		paths[operation.path] = path;
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Internships of a company',
			version: '1',
			description:
				'For programs of a company: drafts, internships, and how applications stand. An owner makes the key at /employer-dashboard/connections.',
		},
		servers: [{ url: `${siteUrl}/api/v1` }],
		security: [{ key: [] }],
		paths,
		components: {
			securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
			schemas: { Problem: schemaOf(problem, 'output') },
		},
	};
}
