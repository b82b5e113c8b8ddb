import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * One worker, as our server is one process; the files are compressed beforehand, which is fastest.
 */
const configuration = (folder: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 512; }
http {
	access_log off;
	sendfile on;
	tcp_nopush on;
	open_file_cache max=1000 inactive=60s;
	types { text/html html; text/javascript js; text/css css; image/svg+xml svg; }
	client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
	server {
		listen 127.0.0.1:${port};
		root ${folder}/files;
		gzip_static on;
		keepalive_requests 1000000;
		location / { try_files $uri $uri/index.html =404; }
	}
}
`;

export const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined;

/**
 * nginx with the very bytes that `site` serves for these paths, plain and gzipped.
 * @returns its address and how to stop it
 */
export async function startNginx(site: string, paths: string[]) {
	const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
	for (const path of paths) {
		const name = /\.\w+$/.test(path) ? path : `${path}/index.html`;
		const file = join(folder, 'files', name);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, await bytes(site + path, 'identity'));
		await writeFile(`${file}.gz`, await bytes(site + path, 'gzip'));
	}
	const port = await freePort();
	const file = join(folder, 'nginx.conf');
	await writeFile(file, configuration(folder, port));
	const nginx = spawn('nginx', ['-p', folder, '-c', file], {
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const url = `http://127.0.0.1:${port}`;
	for (let tries = 0; tries < 100 && !(await fetch(url).catch(() => undefined)); tries += 1)
		await sleep(50);
	return {
		url,
		stop: async () => {
			const gone = once(nginx, 'exit');
			nginx.kill('SIGTERM');
			await gone;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Reads the bytes as sent: `fetch` would decompress them. */
async function bytes(url: string, encoding: string): Promise<Buffer> {
	const { get } = await import('node:http');
	return new Promise((resolve, reject) => {
		get(url, { headers: { 'Accept-Encoding': encoding } }, async (answer) => {
			const chunks: Buffer[] = [];
			for await (const chunk of answer) chunks.push(chunk as Buffer);
			resolve(Buffer.concat(chunks));
		}).once('error', reject);
	});
}

function freePort(): Promise<number> {
	return new Promise((done) => {
		const probe = createServer().listen(0, '127.0.0.1', () => {
			const { port } = probe.address() as { port: number };
			probe.close(() => done(port));
		});
	});
}
