/** RC4, in which old PDFs are encrypted; OpenSSL no longer has it by default. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
	const state = Uint8Array.from({ length: 256 }, (_, at) => at);
	const swap = (one: number, other: number) => {
		[state[one], state[other]] = [state[other] as number, state[one] as number];
	};
	for (let at = 0, other = 0; at < 256; at += 1) {
		other = (other + (state[at] as number) + (key[at % key.length] as number)) & 255;
		swap(at, other);
	}
	const result = new Uint8Array(bytes.length);
	for (let place = 0, at = 0, other = 0; place < bytes.length; place += 1) {
		at = (at + 1) & 255;
		other = (other + (state[at] as number)) & 255;
		swap(at, other);
		const sum = ((state[at] as number) + (state[other] as number)) & 255;
		result[place] = (bytes[place] as number) ^ (state[sum] as number);
	}
	return result;
}
