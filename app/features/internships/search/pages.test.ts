import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pages.tsx';

describe('pageNumbers', () => {
	it.each([
		[1, 2, [1, 2]],
		[1, 15, [1, 2, 0, 15]],
		[2, 4, [1, 2, 3, 4]],
		[4, 7, [1, 2, 3, 4, 5, 6, 7]],
		[8, 15, [1, 0, 7, 8, 9, 0, 15]],
		[15, 15, [1, 0, 14, 15]],
	])('on page %i of %i leads to %j', (page, pages, numbers) => {
		expect(pageNumbers(page, pages)).toEqual(numbers);
	});
});
