/**
 * Bounds the bytes of all arrays that this thread makes for a task: a file of 2 MB can unpack to gigabytes of them, and only
 * arrays are outside a thread's limit of memory. For threads that read files which may have been made to harm their reader.
 * @param most bytes; beyond them making an array throws a RangeError
 * @returns what is called as a task begins
 */
export function boundArrays(most: number): () => void {
	let reserved = 0;
	globalThis.Uint8Array = new Proxy(Uint8Array, {
		construct(Plain, given) {
			if (typeof given[0] === 'number') reserved += given[0];
			if (reserved > most) throw new RangeError('The file unpacks to too much.');
			return Reflect.construct(Plain, given);
		},
	});
	return () => {
		reserved = 0;
	};
}
