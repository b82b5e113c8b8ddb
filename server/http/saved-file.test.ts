import { expect, test } from 'vitest';
import { savedFile } from './saved-file.ts';

test('the header of a file has letters of ASCII only', () => {
	expect(
		savedFile('', 'application/pdf', 'Đức "x" CV.pdf').headers.get('content-disposition'),
	).toBe(
		`attachment; filename="__c _x_ CV.pdf"; filename*=UTF-8''%C4%90%E1%BB%A9c%20%22x%22%20CV.pdf`,
	);
});
