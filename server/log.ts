import { destination, type Logger as PinoLogger, pino } from 'pino';
import type { LogLevel } from '#server/config.ts';

export type Log = PinoLogger;

/** The part of the log interface that the backend uses. Fields never contain personal data. */
export type Logger = {
	info(fields: object, message: string): void;
	warn(fields: object, message: string): void;
	error(fields: object, message: string): void;
};

/**
 * Lines of JSON on stderr, so that stdout has only the two lines for people. Written in the background, so
 * that logging does not delay requests. `close` writes the rest.
 */
export function createLog(level: LogLevel): { log: Log; close(): void } {
	const stderr = destination({ dest: 2, sync: false });
	const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stderr);
	return { log, close: () => stderr.flushSync() };
}

/** For tools and tests that log nothing. */
export const silentLog: Logger = { info: () => {}, warn: () => {}, error: () => {} };
