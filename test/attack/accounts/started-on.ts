import postgres, { type Sql } from 'postgres';
import { afterAll } from 'vitest';
import type { RunningConfig } from '#server/config.ts';
import type { Mail } from '#server/mail/mail.ts';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';
import { startHostedProject } from '#test/servers/hosted-project.ts';

export type CallResponse = { status: number; code: string; body: Record<string, unknown> };
export type Ask = (
	method: string,
	path: string,
	token?: string,
	body?: object,
) => Promise<CallResponse>;

type StartedOn = {
	server: TestServer;
	/** Makes a call, and reads its answer and the code of a refusal. */
	ask: Ask;
	/** Connected as a superuser. */
	admin: Sql;
	/** Those to an address, oldest first: a hosted project sends the mails with links itself. */
	mails(address: string): Promise<Pick<Mail, 'subject' | 'text'>[]>;
	close(): Promise<void>;
};

let kind: 'lite' | 'hosted' = 'lite';

/** Makes `startOn` start a server with a hosted project, for a file that runs existing attacks on it. */
export function attackHosted(): void {
	kind = 'hosted';
	afterAll(() => {
		kind = 'lite';
	});
}

/** A server with lite, or with a hosted project, for the same attacks on both. */
export async function startOn(
	overrides: Partial<RunningConfig> & { siteUrl: string },
): Promise<StartedOn> {
	const project = kind === 'hosted' ? await startHostedProject(overrides.siteUrl) : undefined;
	const server = await startTestServer({
		...overrides,
		...(project && { database: project.database }),
	}).catch(async (error: unknown) => {
		await project?.close();
		throw error;
	});
	const admin = project ? postgres(project.superuserUrl, { max: 1 }) : server.admin;
	return {
		server,
		ask: async (method, path, token, body) => {
			const answer = await server.send(path, { method, token, ...(body && { body }) });
			const said = answer.text.startsWith('{') ? JSON.parse(answer.text) : {};
			return { status: answer.status, code: said.error_code ?? said.code ?? '', body: said };
		},
		admin,
		mails: async (address) =>
			[...(project?.mails ?? []), ...(await server.started.backend.mailbox())]
				.sort((one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt))
				.filter(({ to }) => to === address),
		close: async () => {
			if (project) await admin.end();
			await server.close();
			await project?.close();
		},
	};
}
