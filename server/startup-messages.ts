import { ConfigError, type RunningConfig } from '#server/config.ts';

/** Prints the two lines for people; the log goes to stderr. */
export function announce({ siteUrl, mail }: RunningConfig): void {
	process.stdout.write(`The site is at ${siteUrl}\n`);
	if (mail.kind === 'caught') process.stdout.write(`Its mail is kept at ${siteUrl}/dev/mailbox\n`);
}

/** Prints why the server does not start, and ends the process. */
export function refuse(error: unknown): never {
	process.stderr.write(`${reason(error)}\n`);
	process.exit(1);
}

function reason(error: unknown): string {
	if (error instanceof ConfigError) return error.message;
	if (!(error instanceof Error)) return `The server cannot start: ${error}`;
	const { code, port, address } = error as NodeJS.ErrnoException & {
		port?: number;
		address?: string;
	};
	if (code === 'EADDRINUSE')
		return `Port ${port} on ${address} is in use. Stop the other program, or choose another PORT.`;
	if (code === 'EACCES' && port)
		return `Port ${port} may not be used by this user: choose another PORT.`;
	return `The server cannot start: ${error.message}`;
}
