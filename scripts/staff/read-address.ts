import { createInterface } from 'node:readline/promises';

/** The first line of standard input; a person at a terminal is asked for it. */
export async function readAddress(): Promise<string> {
	if (process.stdin.isTTY) process.stderr.write('Email of the account: ');
	const lines = createInterface({ input: process.stdin });
	for await (const line of lines) return line;
	return '';
}
