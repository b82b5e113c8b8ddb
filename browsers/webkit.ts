import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { inPage } from './in-page.ts';
import { program } from './programs.ts';
import { type Browser, DESK, type Driver, HEIGHT, type PageElement } from './tab.ts';

const PACKAGES = 'webkit2gtk-driver xvfb';
const MINI_BROWSER = ['x86_64', 'aarch64'].map(
	(machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** The key of an element's id, as the WebDriver specification has it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK by its driver, on a screen that nobody sees. A driver has one session: there is one for each tab. */
export async function webkit(): Promise<Browser> {
	const driver = program('WebKit’s driver', ['/usr/bin/WebKitWebDriver'], PACKAGES);
	const binary = program('WebKit’s MiniBrowser', MINI_BROWSER, PACKAGES);
	const xvfb = program('Xvfb', ['/usr/bin/Xvfb'], PACKAGES);
	const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const [display] = await once(createInterface(screen.stdio[3] as Readable), 'line');
	const env = {
		...process.env,
		DISPLAY: `:${display}`,
		// A container has no namespaces for the sandbox; all pages are ours.
		WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
		LIBGL_ALWAYS_SOFTWARE: '1',
	};
	const drivers: ChildProcess[] = [];
	return {
		async newTab(width = DESK) {
			const port = await freePort();
			drivers.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
			return tabAt(`http://127.0.0.1:${port}`, binary, width);
		},
		async close() {
			for (const one of [...drivers, screen]) {
				one.kill();
				if (one.exitCode === null && one.signalCode === null) await once(one, 'exit');
			}
		},
	};
}

/** A port that nobody has at this moment. */
async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	return port;
}

async function tabAt(server: string, binary: string, width: number): Promise<Driver> {
	await answering(server);
	const { sessionId } = await call<{ sessionId: string }>(`${server}/session`, {
		capabilities: {
			alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
		},
	});
	const session = `${server}/session/${sessionId}`;
	await call(`${session}/window/rect`, { x: 0, y: 0, width, height: HEIGHT });
	const run = <T>(script: unknown, args: unknown[]) =>
		call<T>(`${session}/execute/sync`, { script: `return (${script})(...arguments)`, args });
	const elementOf = (id: string): PageElement => ({
		click: () => call(`${session}/element/${id}/click`, {}),
		type: (text) => call(`${session}/element/${id}/value`, { text }),
	});
	return {
		goto: (url) => call(`${session}/url`, { url }),
		async ask(question) {
			const answer = await run<true | null | { [ELEMENT]: string }>(inPage, [question]);
			return answer === true || answer === null ? answer : elementOf(answer[ELEMENT]);
		},
		run: (script, ...args) => run(script, args),
		close: () => call(session, undefined, 'DELETE'),
	};
}

/** A command of WebDriver. @throws with the driver's message */
async function call<T = void>(url: string, body?: object, method = body ? 'POST' : 'GET') {
	const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
	const { value } = (await response.json()) as { value: T & { error: string; message: string } };
	if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
	return value as T;
}

async function answering(server: string): Promise<void> {
	for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
		const isThere = await call(`${server}/status`).then(
			() => true,
			() => false,
		);
		if (isThere) return;
	}
	throw new Error('WebKit’s driver does not answer.');
}
