import { Zip, ZipPassThrough } from 'fflate';

type File = { name: string; content: Uint8Array };

/**
 * A ZIP of the files, part by part. They are stored as they are, since a PDF is compressed already.
 * At most 65,535 files and 4 GB, as the format without its extensions has them.
 */
export async function* zipped(files: AsyncIterable<File>): AsyncGenerator<Uint8Array> {
	let made: Uint8Array[] = [];
	const zip = new Zip((error, part) => {
		if (error) throw error;
		made.push(part);
	});
	for await (const { name, content } of files) {
		const file = new ZipPassThrough(name);
		zip.add(file);
		file.push(content, true);
		yield* made;
		made = [];
	}
	zip.end();
	yield* made;
}
