import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { from: string; to: string[]; subject: string; raw: string; at: Date };

/**
 * `refuse`: 451 to every mail; `drop`: the connection is closed before the answer; `stop`: it does not
 * listen; `hang`: it reads everything and does not answer, until another behaviour is set, which closes
 * those connections; `wait`: it has read the mail and answers when `acknowledge` is called.
 */
type Behaviour = 'accept' | 'refuse' | 'drop' | 'stop' | 'hang' | 'wait';

export type MailServer = {
	url: string;
	/** With which a server of ours sends its mail there. */
	settings: { SMTP_URL: string; MAIL_FROM: string; OFFICE_ADDRESS: string };
	received: ReceivedMail[];
	/** The number of connections so far. */
	connections(): number;
	/** The name that the last client gave. */
	greetedBy(): string;
	/** The number of mails that it did not accept normally so far. */
	troubled(): number;
	behave(behaviour: Behaviour): Promise<void>;
	/** Answers the mails read under `wait`. */
	acknowledge(): void;
	close(): Promise<void>;
};

/** How many mails a recipient had whose subject begins so. One that is sent once more has its Message-ID again. */
export const mailsTo = ({ received }: MailServer, recipient: string, begins: string): number =>
	new Set(
		received
			.filter(({ to, subject }) => to.includes(recipient) && subject.startsWith(begins))
			.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]),
	).size;

/** A real mail server on loopback. It never accepts mail for `refused.example` (550). */
export async function startMailServer(): Promise<MailServer> {
	const received: ReceivedMail[] = [];
	let behaviour: Behaviour = 'accept';
	let troubled = 0;
	const taken: (() => void)[] = [];
	const clients = { connections: 0, greetedBy: '' };
	const met = () => {
		if (behaviour !== 'accept') troubled += 1;
		return behaviour;
	};
	const open = (port: number) => listen(makeServer(met, received, taken, clients), port);
	let server: SMTPServer | undefined = await open(0);
	const { port } = server.server.address() as AddressInfo;
	const url = `smtp://127.0.0.1:${port}`;
	return {
		url,
		settings: {
			SMTP_URL: url,
			MAIL_FROM: 'site@example.org',
			OFFICE_ADDRESS: 'office@example.org',
		},
		received,
		connections: () => clients.connections,
		greetedBy: () => clients.greetedBy,
		troubled: () => troubled,
		acknowledge: () => {
			for (const answer of taken.splice(0)) answer();
		},
		behave: async (next) => {
			if (behaviour === 'hang' && next !== 'hang' && server) cut(server);
			behaviour = next;
			if (next === 'stop' && server) {
				await close(server);
				server = undefined;
			} else if (next !== 'stop') server ??= await open(port);
		},
		close: async () => {
			if (server) await close(server);
		},
	};
}

function makeServer(
	behaviour: () => Behaviour,
	received: ReceivedMail[],
	taken: (() => void)[],
	clients: { connections: number; greetedBy: string },
): SMTPServer {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		onConnect: (_session, done) => {
			clients.connections += 1;
			done();
		},
		onRcptTo: ({ address }, session, done) => {
			clients.greetedBy = session.hostNameAppearsAs;
			done(address.endsWith('@refused.example') ? failure(550, 'no such person') : undefined);
		},
		onData: (stream, session, done) => {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', () => {
				const now = behaviour();
				if (now === 'refuse') return done(failure(451, 'try again later'));
				if (now === 'drop') return cut(server);
				if (now === 'hang') return;
				const raw = Buffer.concat(chunks).toString('utf8');
				received.push({
					from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
					to: session.envelope.rcptTo.map(({ address }) => address),
					subject: /^Subject: (.*)$/m.exec(raw)?.[1] ?? '',
					raw,
					at: new Date(),
				});
				if (now === 'wait') return void taken.push(() => done());
				done();
			});
		},
	});
	return server;
}

/**
 * Closes every connection before the answer, so that the client cannot know whether its mail was accepted.
 */
function cut(server: SMTPServer): void {
	for (const connection of server.connections) connection._socket.destroy();
}

function failure(responseCode: number, message: string): Error {
	return Object.assign(new Error(message), { responseCode });
}

function listen(server: SMTPServer, port: number): Promise<SMTPServer> {
	// Some tests need clients that disconnect in the middle.
	server.on('error', () => {});
	return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

function close(server: SMTPServer): Promise<void> {
	return new Promise((resolve) => server.close(() => resolve()));
}
