import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProjectOfSite, startProjectOfSite } from '#test/servers/project/project-of-site.ts';
import { realParts } from '#test/servers/project/real-parts.ts';
import { startServer } from '#test/servers/site-server.ts';

export type ServerUnderTest = {
	url: string;
	dataDir: string;
	/** The file that its log is written to. */
	logFile: string;
	/** The database that is not the embedded one, for its owner. */
	databaseUrl: string | undefined;
	/** Where it runs on a project of real parts. */
	project?: Pick<ProjectOfSite, 'environment' | 'mailbox'> | undefined;
	stop(): Promise<void>;
};

/**
 * The built site on a free port; in a run for real parts on a project of its own.
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
	const project = realParts && (await startProjectOfSite(realParts, env));
	const settings = { LOG_LEVEL: 'info', ...env, ...project?.ofServer };
	const started = startServer(settings, log, data, site);
	const { url, dataDir, stop } = await started.catch(async (error: unknown) => {
		await project?.close();
		throw error;
	});
	closeSync(log);
	return {
		url,
		dataDir,
		logFile,
		databaseUrl: project?.databaseUrl ?? env.DATABASE_URL,
		project: project && { environment: project.environment, mailbox: project.mailbox },
		async stop() {
			await stop();
			await project?.close();
			rmSync(folder, { recursive: true });
		},
	};
}
