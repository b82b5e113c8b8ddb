import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function output(isTTY: boolean) {
	const written: string[] = [];
	return { stream: { isTTY, write: (text: string) => void written.push(text) }, written };
}

test('in a log there is a line every five seconds, and none for what takes less', () => {
	const { stream, written } = output(false);
	const { say, close } = showProgress(stream);
	say('Reading the file.');
	vi.advanceTimersByTime(4_900);
	expect(written).toEqual([]);
	say('100 of 300 rows.');
	vi.advanceTimersByTime(5_000);
	say('200 of 300 rows.');
	vi.advanceTimersByTime(5_000);
	close();
	vi.advanceTimersByTime(60_000);
	expect(written).toEqual(['100 of 300 rows.\n', '200 of 300 rows.\n']);
});

test('on a terminal one line changes, and is empty at the end', () => {
	const { stream, written } = output(true);
	const { say, close } = showProgress(stream);
	vi.advanceTimersByTime(1_000);
	say('100 of 300 rows.');
	vi.advanceTimersByTime(200);
	close();
	expect(written).toEqual(['\r\x1b[K100 of 300 rows.', '\r\x1b[K']);
});
