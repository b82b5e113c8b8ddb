import type { Page } from 'playwright-core';

/** How many pixels of a page, each way, are one of a small picture. */
const CELL = 10;

/** A page at a tenth of its size: a cell is the mean of its pixels, as red, green and blue from 0 to 255. */
export type SmallPicture = { columns: number; rows: number; cells: number[] };

/**
 * Lines then break at the same words with every Chromium: without it widths of letters depend on how the machine draws
 * them.
 */
const EXACT_WIDTHS = '* { text-rendering: geometricPrecision !important }';

/** What a page's window shows, in a small picture. @param canvas a page that may be at any address */
export async function takeSmallPicture(page: Page, canvas: Page): Promise<SmallPicture> {
	await page.addStyleTag({ content: EXACT_WIDTHS });
	await page.evaluate(() => document.fonts.ready);
	const { width = 0 } = page.viewportSize() ?? {};
	const picture = await page.screenshot({ type: 'png' });
	return readPicture(canvas, picture, width / CELL);
}

/** @param columns how many cells it has in a row: all pixels of a stored one, fewer of a page */
export const readPicture = (canvas: Page, png: Buffer, columns: number): Promise<SmallPicture> =>
	canvas.evaluate(meansOf, { data: png.toString('base64'), columns });

async function meansOf({ data, columns: wanted }: { data: string; columns: number }) {
	const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
	const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
	const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
	if (!context) throw new Error('No canvas.');
	context.drawImage(picture, 0, 0);
	const pixels = context.getImageData(0, 0, picture.width, picture.height).data;
	const size = picture.width / wanted;
	const columns = Math.ceil(wanted);
	const rows = Math.ceil(picture.height / size);
	const sums = new Array<number>(rows * columns * 3).fill(0);
	const counts = new Array<number>(rows * columns).fill(0);
	for (let y = 0, pixel = 0; y < picture.height; y++)
		for (let x = 0; x < picture.width; x++, pixel += 4) {
			const cell = Math.floor(y / size) * columns + Math.floor(x / size);
			counts[cell] = (counts[cell] ?? 0) + 1;
			for (let colour = 0; colour < 3; colour++)
				sums[cell * 3 + colour] = (sums[cell * 3 + colour] ?? 0) + (pixels[pixel + colour] ?? 0);
		}
	const cells = sums.map((sum, index) => Math.round(sum / (counts[Math.floor(index / 3)] || 1)));
	return { columns, rows, cells };
}

/** A small picture as a file. */
export async function asPng(canvas: Page, picture: SmallPicture): Promise<Buffer> {
	const data = await canvas.evaluate(async ({ columns, rows, cells }) => {
		const sheet = new OffscreenCanvas(columns, rows);
		const pixels = cells.flatMap((value, index) => (index % 3 === 2 ? [value, 255] : [value]));
		sheet
			.getContext('2d')
			?.putImageData(new ImageData(new Uint8ClampedArray(pixels), columns, rows), 0, 0);
		const bytes = new Uint8Array(await (await sheet.convertToBlob()).arrayBuffer());
		return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
	}, picture);
	return Buffer.from(data, 'base64');
}

/**
 * The cells that differ by more than letters do when another Chromium draws them: by three steps of 255 where the
 * stored picture is plain, such as along the border of a card, and by more the more there is to see around a cell.
 */
export function differencesOf(stored: SmallPicture, now: SmallPicture): { x: number; y: number }[] {
	const { columns, rows, cells } = stored;
	const differences: { x: number; y: number }[] = [];
	for (let y = 0; y < rows; y++)
		for (let x = 0; x < columns; x++) {
			const cell = (y * columns + x) * 3;
			const differs = [0, 1, 2].some((colour) => {
				const around = neighbours(stored, x, y).map((other) => cells[other + colour] ?? 0);
				const detail = Math.max(...around) - Math.min(...around);
				const step = Math.abs((cells[cell + colour] ?? 0) - (now.cells[cell + colour] ?? 0));
				return step > PLAIN + detail / DETAIL;
			});
			if (differs) differences.push({ x: x * CELL, y: y * CELL });
		}
	return differences;
}
const PLAIN = 2;
const DETAIL = 8;

function neighbours({ columns, rows }: SmallPicture, x: number, y: number): number[] {
	const near = (at: number, length: number) =>
		[at - 1, at, at + 1].filter((value) => value >= 0 && value < length);
	return near(y, rows).flatMap((row) => near(x, columns).map((at) => (row * columns + at) * 3));
}
