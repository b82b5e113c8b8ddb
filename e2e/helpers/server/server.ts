import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#test/servers/site-server.ts';

export type ServerUnderTest = {
	url: string;
	dataDir: string;
	/** The file that its log is written to. */
	logFile: string;
	stop(): Promise<void>;
};

/**
 * The built site on a free port.
 * @param env beyond what every test needs
 * @param data the data directory to begin with
 * @param site the folder of the site with its build; ours by default
 */
export async function startLoggedServer(
	env: Record<string, string> = {},
	data?: string,
	site?: string,
): Promise<ServerUnderTest> {
	const folder = mkdtempSync(join(tmpdir(), 'site-log-'));
	const logFile = join(folder, 'server.log');
	const log = openSync(logFile, 'a');
	const { url, dataDir, stop } = await startServer({ LOG_LEVEL: 'info', ...env }, log, data, site);
	closeSync(log);
	return {
		url,
		dataDir,
		logFile,
		async stop() {
			await stop();
			rmSync(folder, { recursive: true });
		},
	};
}
