import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

afterEach(() => {
	vi.useRealTimers();
});

test('the day changes at midnight in London, and follows a clock that is put back', () => {
	const dayAt = (moment: string) => {
		vi.setSystemTime(moment);
		return systemClock.today();
	};
	vi.useFakeTimers();
	expect(dayAt('2026-06-30T22:59:59.999Z')).toBe('2026-06-30');
	expect(dayAt('2026-06-30T23:00:00Z')).toBe('2026-07-01');
	expect(dayAt('2026-12-31T23:59:59.999Z')).toBe('2026-12-31');
	expect(dayAt('2027-01-01T00:00:00Z')).toBe('2027-01-01');
	expect(dayAt('2026-06-30T12:00:00Z')).toBe('2026-06-30');
});
