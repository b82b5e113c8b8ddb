/** FNV-1a: a number of so many bits for what a sentence is judged by. Features that share one are not told apart. */
export function featureNumber(feature: string, bits: number): number {
	let hash = 0x811c9dc5;
	for (let place = 0; place < feature.length; place += 1)
		hash = Math.imul(hash ^ feature.charCodeAt(place), 0x01000193);
	return hash >>> (32 - bits);
}
