import { destination, type Logger as PinoLogger, pino } from 'pino';
import type { LogLevel } from '#server/config.ts';

export type Log = PinoLogger;

/** The little of it that the data side uses. Fields never carry personal data. */
export type Logger = {
	info(fields: object, message: string): void;
	warn(fields: object, message: string): void;
	error(fields: object, message: string): void;
};

/**
 * Lines of JSON on stderr, so that stdout keeps the two lines for people. Written in the
 * background: a line per request must not hold a request up. `close` writes what is left.
 */
export function createLog(level: LogLevel): { log: Log; close(): void } {
	const stderr = destination({ dest: 2, sync: false });
	const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stderr);
	return { log, close: () => stderr.flushSync() };
}
