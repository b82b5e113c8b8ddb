import { type Api, message } from './api.ts';
import { rawRequest, sendLoad } from './http-load.ts';

const MEGABYTE = 1_048_576;

/**
 * Prints the server's memory under load, as /metrics reports it: requests for pages, and every
 * tenth request a message.
 */
export async function sampleMemory(api: Api, paths: string[], minutes: number): Promise<void> {
	const samples = Math.max(5, Math.min(20, Math.round(minutes * 2)));
	const seconds = (minutes * 60) / samples;
	const sizes: number[] = [await resident(api.url)];
	let count = 0;
	const pages = paths.map((path) => rawRequest('GET', path, { 'Accept-Encoding': 'br' }));
	for (let sample = 0; sample < samples; sample += 1) {
		const page = () => pages[count++ % pages.length] ?? '';
		await Promise.all([
			sendLoad(api.url, { connections: 16, seconds, status: 200, next: page }),
			sendLoad(api.url, { connections: 4, seconds, status: 201, next: () => message(api) }),
		]);
		sizes.push(await resident(api.url));
	}
	console.log(`\nmemory in MB over ${minutes} minutes of load, Postgres aside:`);
	console.log(`${sizes.join(' ')}  (most ${Math.max(...sizes)})`);
}

/** Megabytes of memory that the server uses, as /metrics reports them. */
export async function resident(url: string): Promise<number> {
	return Math.round((await metric(url, 'process_resident_memory_bytes')) / MEGABYTE);
}

/** @param name as in /metrics */
export async function metric(url: string, name: string): Promise<number> {
	const text = await (await fetch(`${url}/metrics`)).text();
	return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}
