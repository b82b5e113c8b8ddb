import { setTimeout } from 'node:timers/promises';
import { destination, type LoggerOptions, type Logger as PinoLogger, pino } from 'pino';
import type { LogLevel } from '#server/config.ts';
import { inWords } from '#server/postgres/waiting.ts';

export type Log = PinoLogger;

/** The part of the log interface that the backend uses. Fields never contain personal data. */
export type Logger = {
	info(fields: object, message: string): void;
	warn(fields: object, message: string): void;
	error(fields: object, message: string): void;
};

/**
 * A write for each line takes a sixth of the time in which a kept page is sent, one for 25 lines a sixteenth. pino's
 * writer refuses a `minLength` of 16,384 or more.
 */
const BATCH = { minLength: 16_000, periodicFlush: 200 };
const WARNING = 40;
/** How long the last lines are waited for, where nobody reads them. */
const CLOSE_MS = 1_000;

/**
 * Lines of JSON on stderr, so that stdout has only the two lines for people. Written in the background, several at once
 * where many come, so that logging does not delay requests; warnings and errors without waiting for more. `close` writes
 * the rest, as far as somebody reads it: the writer’s own way at an exit tries for ever.
 */
export function createLog(level: LogLevel): { log: Log; close(): Promise<void> } {
	const stderr = destination({ dest: 2, sync: false, ...BATCH });
	const hooks: LoggerOptions['hooks'] = {
		logMethod(line, method, level) {
			method.apply(this, line);
			if (level >= WARNING) stderr.flush();
		},
	};
	const timestamp = pino.stdTimeFunctions.isoTime;
	const formatters = { log: withWords };
	const log = pino({ level, base: null, timestamp, hooks, formatters }, stderr);
	const close = async () => {
		const written = new Promise((resolve) => stderr.flush(resolve));
		await Promise.race([written, setTimeout(CLOSE_MS)]);
		stderr.destroy();
	};
	return { log, close };
}

/** Says beside a code of the database what it means. */
function withWords(fields: Record<string, unknown>): Record<string, unknown> {
	const why = inWords(fields.code ?? fields.cause);
	return why === undefined ? fields : { ...fields, why };
}

/** For tools and tests that log nothing. */
export const silentLog: Logger = { info: () => {}, warn: () => {}, error: () => {} };
