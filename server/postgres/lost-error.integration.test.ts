import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { connect } from './database.ts';

/** A message of Postgres's protocol: its letter, its length, its bytes. */
function message(letter: string, bytes: Buffer): Buffer {
	const head = Buffer.alloc(5);
	head.write(letter);
	head.writeInt32BE(4 + bytes.length, 1);
	return Buffer.concat([head, bytes]);
}

const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const DONE = Buffer.concat([message('C', Buffer.from('DO\0')), message('Z', Buffer.from('I'))]);
const SHUTDOWN = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

/** Ends its first connection in the middle of a query, as Postgres does when it is stopped. */
let connections = 0;
const server = createServer((socket) => {
	connections += 1;
	const isFirst = connections === 1;
	socket.on('error', () => {});
	socket.once('data', () => {
		socket.write(WELCOME);
		socket.on('data', ([letter]) => {
			if (letter !== 'Q'.charCodeAt(0)) return;
			if (isFirst) socket.end(SHUTDOWN);
			else socket.write(DONE);
		});
	});
}).listen(0, '127.0.0.1');
afterAll(() => server.close());

// patches/postgres+3.4.9.patch
test('the error that ended a connection is not that of the first query on the next', async () => {
	if (!server.listening) await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const sql = connect(`postgres://a:b@127.0.0.1:${port}/c`, { max: 1, fetch_types: false });
	const asked = () =>
		sql.unsafe('do').then(
			() => 'done',
			({ code }: { code: string }) => code,
		);
	expect([await asked(), await asked(), await asked()]).toEqual([
		'CONNECTION_CLOSED',
		'done',
		'done',
	]);
	expect(connections).toBe(2);
	await sql.end();
});
