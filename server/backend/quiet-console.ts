import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '#server/log.ts';

const quiet = new AsyncLocalStorage<Logger>();
let wrapped = false;

/**
 * Runs `work` with `console.error` and `console.warn` replaced by log lines without the text: lite prints
 * failed SQL with its parameters, which include names and addresses.
 */
export function withQuietConsole<T>(log: Logger, work: () => Promise<T>): Promise<T> {
	if (!wrapped) wrapConsole();
	return quiet.run(log, work);
}

function wrapConsole(): void {
	wrapped = true;
	for (const name of ['error', 'warn'] as const) {
		const original = console[name].bind(console);
		console[name] = (...words: unknown[]) => {
			const log = quiet.getStore();
			if (!log) return original(...words);
			const what = describe(words);
			const visitors = /^(23|42501|PGRST)/.test(what.code ?? '');
			log[visitors ? 'info' : 'warn'](what, 'the backend reported an error');
		};
	}
}

/**
 * The fields of a database error that contain no values. Violated constraints (23…) and refused rows
 * (42501) are caused by the request.
 */
function describe(words: unknown[]): { code?: string | undefined } & Record<string, unknown> {
	const error = words.find((word) => word instanceof Error) as
		| (Error & { code?: string; table_name?: string; constraint_name?: string })
		| undefined;
	return {
		error: error?.name ?? 'unknown',
		code: error?.code,
		table: error?.table_name,
		constraint: error?.constraint_name,
	};
}
