import { inject } from 'vitest';
import { makePlace, type Place } from '#test/faults/running-server.ts';
import { copyFolder } from '#test/servers/site-server.ts';

/** A place whose data directory has all tables and the site's internships, for servers whose first start is not tested. */
export async function makePreparedPlace(): Promise<Place> {
	const place = await makePlace();
	await copyPreparedData(place.dataDir);
	return place;
}

/** @param dataDir a new folder, or an empty one */
export async function copyPreparedData(dataDir: string): Promise<void> {
	await copyFolder(await preparedData(), dataDir);
}

/** A data directory that is only to be copied. */
export async function preparedData(): Promise<string> {
	const response = await fetch(inject('preparedDataUrl'));
	if (!response.ok) throw new Error('There is no data directory to copy.');
	return response.text();
}
