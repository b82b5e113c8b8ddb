import { STATUS_CODES } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { KEY, MOST_KEYS } from '#schema/employers/connections.ts';
import { type CallTools, only } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { endSeenKey, holderOf, type KeyHolder } from '#server/deeds/connections/company-keys.ts';
import { ApiError, failed, invalid, json, noSuchCall } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import { checkMembers, parsed } from '#server/http/read-body.ts';
import { openApi, webhooksApi } from './openapi.ts';
import { OPERATIONS, type Operation } from './operations.ts';

const DESCRIPTIONS = [
	['/openapi.json', openApi],
	['/webhooks.json', webhooksApi],
] as const;

type Connected = { Bindings: Partial<HttpBindings> };

/** As in server/api/posting: all lists and texts at their longest. */
const LARGEST_DRAFT = 96 * 1024;

/**
 * The calls of a company's programs, which send a key of the company as `Authorization: Bearer`. They are described at
 * `/openapi.json`, and what the company's addresses are sent at `/webhooks.json`. Errors are application/problem+json
 * (RFC 9457). A key in an address is ended at once.
 */
export function companyApi(tools: CallTools): Hono<Connected> {
	const { config, backend, limits, log } = tools;
	const app = new Hono<Connected>();
	const unexpected = failed(log);
	app.onError((error, context) => {
		if (error instanceof ApiError) return problemResponse(error);
		unexpected(error, context);
		return problemResponse(new ApiError(500, 'unexpected_failure', 'Something went wrong.'));
	});
	const network = (context: Incoming) =>
		clientAddress(context.req.raw.headers, context.env?.incoming, config.trustProxy);

	/** @throws {ApiError} 400 key_in_url */
	const refuseKeysInUrls = async (context: Incoming) => {
		const keys = keysIn(context.req.url);
		if (keys.length === 0) return;
		await limits.take('program', network(context));
		for (const key of keys) await endSeenKey(backend.sql, key);
		backend.sendNotices();
		throw new ApiError(
			400,
			'key_in_url',
			'A key has no place in an address, where others can read it. It no longer works.',
		);
	};

	/** @throws {ApiError} 401, 429 */
	const holderIn = async (context: Incoming): Promise<KeyHolder> => {
		const header = context.req.header('authorization') ?? '';
		const [, key = ''] = /^Bearer ([\w-]{1,100})$/i.exec(header) ?? [];
		if (!KEY.test(key)) {
			await limits.take('program', network(context));
			throw noKey();
		}
		await limits.takeCrowd('program', network(context));
		const holder = await holderOf(backend.sql, key);
		if (!holder) {
			await limits.take('program', network(context));
			throw noKey();
		}
		await limits.takePerson('program', holder.id);
		return holder;
	};

	app.use(async (context, next) => {
		await refuseKeysInUrls(context);
		await next();
	});
	for (const [path, describe] of DESCRIPTIONS) {
		app.use(path, only('GET', 'HEAD'));
		// Made once: no limit holds back who asks for it.
		let description: object | undefined;
		app.get(path, () => {
			description ??= describe(config.siteUrl);
			return json(description);
		});
	}
	for (const path of new Set(OPERATIONS.map((operation) => operation.path))) {
		const here = OPERATIONS.filter((operation) => operation.path === path);
		const route = path.replace('{id}', ':id');
		const methods = here.map(({ method }) => method);
		app.use(route, only(...methods, ...(methods.includes('GET') ? ['HEAD'] : [])));
		for (const operation of here)
			app.on(operation.method, route, async (context) => {
				const holder = await holderIn(context);
				const { sql } = backend;
				const today = tools.services.clock.today();
				const given = await givenIn(context, operation);
				const answered = await operation
					.run({ sql, holder, siteUrl: config.siteUrl, today }, given)
					.catch(outdated);
				backend.sendNotices();
				return answerOf(operation, answered);
			});
	}
	app.all('*', () => problemResponse(noSuchCall()));
	return app;
}

/** Keys in an address, also where its signs are escaped: no more than a company has, as each is looked up. */
function keysIn(url: string): string[] {
	let text = url;
	try {
		text = `${url} ${decodeURIComponent(url)}`;
	} catch {
		// What cannot be read has its signs as they are.
	}
	return [...new Set(text.match(/ukip_[\w-]{43}/g) ?? [])].slice(0, MOST_KEYS);
}

const noKey = () =>
	new ApiError(401, 'no_key', 'Send a key of your company as “Authorization: Bearer”.', {
		'WWW-Authenticate': 'Bearer',
	});

/** Where a draft has another version by now, HTTP has a status of its own. */
function outdated(error: unknown): never {
	if (error instanceof ApiError && error.code === 'changed')
		throw new ApiError(412, error.code, error.message);
	throw error;
}

async function givenIn(context: Context, operation: Operation) {
	const { req } = context;
	const { missing, needsVersion, needsIdempotencyKey, query, body } = operation;
	const given = req.query();
	checkMembers(given, Object.keys(query?.entries ?? {}), 'parameter');
	return {
		id: missing ? idIn(context, missing) : '',
		version: needsVersion ? versionIn(req.header('if-match')) : 0,
		idempotencyKey: needsIdempotencyKey ? idempotencyKeyIn(req.header('idempotency-key')) : '',
		query: query ? parsed(query, given) : {},
		body: body ? await bodyOf(req.raw, body, LARGEST_DRAFT) : {},
	};
}

function versionIn(header: string | undefined): number {
	if (header === undefined)
		throw new ApiError(
			428,
			'version_missing',
			'Send the ETag of the draft that you have read as If-Match.',
		);
	const [, version] = /^"([1-9]\d{0,8})"$/.exec(header) ?? [];
	if (version === undefined) throw invalid('If-Match is not the ETag of a draft.');
	return Number(version);
}

function idempotencyKeyIn(header: string | undefined): string {
	if (header === undefined || !/^[!-~]{1,255}$/.test(header))
		throw invalid('Send a header Idempotency-Key of 1 to 255 signs, a new one for each draft.');
	return header;
}

function answerOf({ status }: Operation, answered: Awaited<ReturnType<Operation['run']>>) {
	const { body, version, location } = answered;
	const headers = {
		'Cache-Control': 'no-store',
		...(version !== undefined && { ETag: `"${version}"` }),
		...(location !== undefined && { Location: location }),
	};
	return status === 204 ? new Response(null, { status, headers }) : json(body, status, headers);
}

function problemResponse({ status, code, message, headers, extra }: ApiError): Response {
	const title = STATUS_CODES[status] ?? 'Error';
	return new Response(
		JSON.stringify({ type: 'about:blank', title, status, detail: message, code, ...extra }),
		{
			status,
			headers: {
				'Content-Type': 'application/problem+json',
				'Cache-Control': 'no-store',
				...headers,
			},
		},
	);
}
