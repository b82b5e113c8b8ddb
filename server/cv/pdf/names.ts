import { PDFName } from '@cantoo/pdf-lib';

/** Names of a PDF by their text. Each is one object, however it is written in a file. */
export const names = <Text extends string>(...all: Text[]): Record<Text, PDFName> =>
	Object.fromEntries(all.map((text) => [text, PDFName.of(text)])) as Record<Text, PDFName>;
