import { expect, it } from 'vitest';
import type { AppliedFor, StudentApplication } from '#schema/applications/student-applications.ts';
import { closedWords } from './application-links.tsx';

const words = (status: StudentApplication['status'], of: AppliedFor['status']) =>
	closedWords({ status, internship: { status: of } as AppliedFor });

it('says that the internship is paused or closed, while that matters to its student', () => {
	expect(words('submitted', 'open')).toBeNull();
	expect(words('submitted', 'paused')).toBe('The internship is paused. Your application stands.');
	expect(words('interview', 'closed')).toBe('The internship has closed. Your application stands.');
	expect(words('withdrawn', 'paused')).toBe('The internship is paused.');
	expect(words('rejected', 'closed')).toBeNull();
	expect(closedWords({ status: 'submitted', internship: null })).toBeNull();
});
