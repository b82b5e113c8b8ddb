import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, it, test } from 'vitest';
import { londonToMoment } from '#server/london-time.ts';
import { type Invitation, invitationFile } from './invitation.ts';

const invitation: Invitation = {
	method: 'REQUEST',
	uid: 'interview-7b0e@site.example',
	revision: 0,
	changed: new Date('2027-06-01T08:00:00Z'),
	start: new Date('2027-06-14T09:00:00Z'),
	minutes: 45,
	organizer: { name: 'Rosa Lind', email: 'rosa@tidewell.example' },
	attendee: { name: 'Zoë Quill, MSc', email: 'zoe+jobs@students.example' },
	summary: 'Interview: Data Intern, Tidewell; Leeds',
	description: 'Monday 14 June 2027, 10:00 to 10:45, UK time.\nBring nothing.',
	location: 'https://meet.example/abc?d=1,2;x',
	url: 'https://site.example/account/applications/7b0e',
};
const fileOf = (change: Partial<Invitation> = {}) => invitationFile({ ...invitation, ...change });
/** As a calendar program reads it. */
function read(change: Partial<Invitation> = {}): VEvent {
	const event = Object.values(nodeIcal.parseICS(fileOf(change))).find(
		(part): part is VEvent => part?.type === 'VEVENT',
	);
	if (!event) throw new Error('The file has no event.');
	return event;
}
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('an invitation', () => {
	it('has time, place, people and words as they were given', () => {
		expect(read()).toMatchObject({
			method: 'REQUEST',
			uid: invitation.uid,
			sequence: 0,
			status: 'CONFIRMED',
			start: invitation.start,
			end: new Date('2027-06-14T09:45:00Z'),
			dtstamp: invitation.changed,
			summary: invitation.summary,
			location: invitation.location,
			description: `${invitation.description}\n${invitation.url}`,
			organizer: { params: { CN: 'Rosa Lind' }, val: 'mailto:rosa@tidewell.example' },
			attendee: {
				params: { CN: 'Zoë Quill, MSc', PARTSTAT: 'NEEDS-ACTION', RSVP: true },
				val: 'MAILTO:zoe+jobs@students.example',
			},
		});
	});

	it('is changed and cancelled under its uid, with a higher number each time', () => {
		const moved = { revision: 1, start: new Date('2027-06-15T13:00:00Z') };
		const [first, second, last] = [
			read(),
			read(moved),
			read({ ...moved, method: 'CANCEL', revision: 2 }),
		];
		expect(new Set([first, second, last].map(({ uid }) => uid)).size).toBe(1);
		expect([first, second, last].map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
		expect(second.start).toEqual(moved.start);
		expect(last).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', start: moved.start });
		expect(linesOf(fileOf({ method: 'CANCEL' })).join()).not.toContain('RSVP');
	});

	it('names one moment also in the hour that clocks show twice', () => {
		const hour = londonToMoment('2027-10-31', '01:30');
		if (hour.kind !== 'twice') throw new Error('Clocks go back on that day.');
		expect(read({ start: hour.first }).start.toISOString()).toBe('2027-10-31T00:30:00.000Z');
		expect(read({ start: hour.second }).start.toISOString()).toBe('2027-10-31T01:30:00.000Z');
	});

	test('no text of a person starts a line, or another property', () => {
		const text = 'a"b;c:d\r\nX-EVIL:1\nMETHOD:CANCEL';
		const people = { organizer: { ...invitation.organizer, name: text } };
		const event = read({ ...people, summary: text, description: text, location: text });
		expect(event.organizer).toMatchObject({
			params: { CN: 'a b c d X-EVIL 1 METHOD CANCEL' },
		});
		expect(event.method).toBe('REQUEST');
		expect(event.summary).toContain('a"b;c:d');
		const lines = linesOf(fileOf({ ...people, summary: text, description: text, location: text }));
		expect(lines.filter((line) => /^(X-EVIL|METHOD)/.test(line))).toEqual(['METHOD:REQUEST']);
	});

	it('has short lines, each with its end', () => {
		const text = fileOf({ description: 'Zoë – '.repeat(200) });
		expect(text).toMatch(/END:VCALENDAR\r\n$/);
		const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
		expect(longest).toBeLessThanOrEqual(75);
	});
});
