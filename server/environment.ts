import { isIP } from 'node:net';
import * as v from 'valibot';
import { isPlainAddress } from '#schema/text.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const host = v.pipe(
	v.string(),
	v.transform((text) => text.replace(/^\[(.*)\]$/, '$1')),
	v.check(
		(text) => isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
		'must be an IP address or a host name',
	),
);

function whole(max: number) {
	const message = `must be a whole number from 0 to ${max}`;
	return v.pipe(
		v.string(),
		v.regex(/^\d{1,6}$/, message),
		v.transform(Number),
		v.maxValue(max, message),
	);
}

const secret = (least: number) =>
	v.pipe(
		v.string(),
		v.regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces'),
		v.minLength(least, `must have at least ${least} characters`),
	);

/** @param example an example of a valid value, for the message */
const url = (protocols: string[], example: string) =>
	v.pipe(
		v.string(),
		v.check((text) => {
			const read = URL.parse(text);
			return read !== null && protocols.includes(read.protocol) && read.hostname !== '';
		}, `must be an address such as ${example}`),
		v.transform((text) => new URL(text)),
	);

const address = (protocols: string[], example: string) =>
	v.pipe(
		url(protocols, example),
		v.transform(({ href }) => href),
	);

const origin = v.pipe(
	url(['http:', 'https:'], 'https://www.example.org'),
	v.check(
		({ username, password, pathname, search, hash }) =>
			!username && !password && pathname === '/' && !search && !hash,
		'must be an origin only: no path, query, fragment or password',
	),
	v.transform((read) => read.origin),
);

/**
 * One address, with or without a name before it, in quotation marks or not. A name may have any sign of one line: it is
 * written as the mail's format demands.
 */
const mailbox = v.pipe(
	v.string(),
	v.transform((text) => {
		const [, name = '', address = text] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
		return {
			name: name
				.trim()
				.replace(/^"(.*)"$/, '$1')
				.replace(/\\(["\\])/g, '$1'),
			address,
		};
	}),
	v.check(
		({ address }) => isPlainAddress(address),
		'must be one mail address: "name@example.org" or "Name <name@example.org>"',
	),
);

/** What a mail server is told as the name of this one. */
const hostName = v.pipe(
	v.string(),
	v.regex(
		/^([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z\d]([a-z\d-]*[a-z\d])?$/i,
		'must be the name of a host: mail.example.org',
	),
);

/** Each variable by itself; conditions between variables are in config.ts. */
export const environment = v.object({
	HOST: v.optional(host, '127.0.0.1'),
	PORT: v.optional(whole(65_535), '3000'),
	SITE_URL: v.optional(origin),
	DATA_DIR: v.optional(v.string(), './data'),
	BACKUP_DIR: v.optional(v.string()),
	DATABASE_URL: v.optional(
		address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
	),
	SUPABASE_URL: v.optional(origin),
	SUPABASE_PUBLISHABLE_KEY: v.optional(secret(16)),
	SUPABASE_SECRET_KEY: v.optional(secret(16)),
	SMTP_URL: v.optional(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
	MAIL_FROM: v.optional(mailbox),
	SMTP_EHLO: v.optional(hostName),
	OFFICE_ADDRESS: v.optional(
		v.pipe(
			mailbox,
			v.transform(({ address }) => address),
		),
	),
	JWT_SECRET: v.optional(secret(32)),
	PUBLISHABLE_KEY: v.optional(secret(16)),
	SECRET_KEY: v.optional(secret(16)),
	TRUST_PROXY: v.optional(whole(10), '0'),
	STOP_DELAY: v.optional(whole(300)),
	LISTEN_FDS: v.optional(whole(99)),
	LISTEN_PID: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))),
	STAFF_SECOND_FACTOR: v.optional(v.picklist(['required', 'off'], 'must be "required" or "off"')),
	RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
	WEBHOOK_LOOPBACK: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'off'),
	LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
});

export type Environment = v.InferOutput<typeof environment>;
