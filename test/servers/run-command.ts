import { execFile } from 'node:child_process';
import { processEnvironment } from './process-environment.ts';

type ProcessResult = { code: number; stdout: string; stderr: string };

/** Runs a command of `scripts/staff` to its end. @param input what stands on its standard input */
export function runCommand(
	script: string,
	args: string[],
	env: Record<string, string>,
	input = '',
): Promise<ProcessResult> {
	const options = { env: { ...processEnvironment, ...env }, maxBuffer: 64 * 1024 * 1024 };
	return new Promise((resolve) => {
		const child = execFile(
			process.execPath,
			[`scripts/staff/${script}.ts`, ...args],
			options,
			(error, stdout, stderr) =>
				resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
		);
		child.stdin?.end(input);
	});
}
