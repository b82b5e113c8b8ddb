import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '#test/faults/running-server.ts';
import type { RealParts } from './real-parts.ts';
import { startRealProject } from './real-project.ts';
import { signedByKey } from './signing.ts';

export type ProjectOfSite = {
	/** The settings of the project and its mail server, for an operator's command as well. */
	environment: Record<string, string>;
	/** What else the server is started with. */
	ofServer: Record<string, string>;
	/** The database, for a superuser. */
	databaseUrl: string;
	/** Where all its mails, and those of our server, can be read as those of /dev/mailbox.json. */
	mailbox: string;
	/** The processes of supabase/auth and PostgREST. */
	pids: number[];
	close(): Promise<void>;
};

/**
 * A project of real parts for one server.
 * @param parts where its programs are
 */
export async function startProjectOfSite(
	parts: RealParts,
	{ PORT, SECRET_KEY }: Record<string, string>,
): Promise<ProjectOfSite> {
	const port = PORT ?? String(await freePort());
	const project = await startRealProject(`http://127.0.0.1:${port}`, parts, {
		signing: signedByKey('a secret for sessions, of browser tests'),
		...(SECRET_KEY && { secretKey: SECRET_KEY }),
	});
	const mailbox = createServer((_, response) => response.end(JSON.stringify(project.mails)));
	mailbox.listen(0, '127.0.0.1');
	await once(mailbox, 'listening');
	const environment = {
		...project.environment,
		SMTP_URL: project.smtpUrl,
		MAIL_FROM: 'UK Internship Placements <site@example.org>',
	};
	return {
		environment,
		ofServer: { ...environment, PORT: port },
		databaseUrl: project.superuserUrl,
		pids: project.pids,
		mailbox: `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}`,
		async close() {
			mailbox.closeAllConnections();
			mailbox.close();
			await project.close();
		},
	};
}
