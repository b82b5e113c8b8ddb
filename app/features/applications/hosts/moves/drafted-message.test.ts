import { describe, expect, test } from 'vitest';
import { TEMPLATE_STATUSES } from '#schema/applications/applicants.ts';
import { REJECTION_REASONS, type RejectionReason } from '#schema/applications/application-moves.ts';
import { risksInMessage } from '#schema/applications/risks-in-message.ts';
import {
	draftOf,
	filledIn,
	moveName,
	otherTimesDraft,
	renewalDraft,
	withoutName,
} from './drafted-message.ts';

const contact = 'rosa@tidewell.example';
const reasons = Object.keys(REJECTION_REASONS) as RejectionReason[];

describe('a drafted message', () => {
	test.each(TEMPLATE_STATUSES)('to %s greets by name', (to) => {
		expect(filledIn(draftOf(to, [], {}, contact), 'Ann')).toMatch(/^Dear Ann,\n\n[A-Z].+\.$/s);
	});

	test('for an interview says where to write', () => {
		expect(draftOf('interview', [], {}, contact)).toContain(contact);
		expect(draftOf('interview', [], {}, null)).toContain('choose one of the times');
	});

	test('of a rejection has a sentence for each reason', () => {
		const drafts = reasons.map((reason) => draftOf('rejected', [reason], {}, contact));
		expect(new Set(drafts).size).toBe(reasons.length);
		const all = draftOf('rejected', reasons, {}, contact);
		expect(all.length).toBeLessThan(2_000);
		expect(all).toMatch(/other applications\.$/);
	});

	test('never waits for staff, for any status and reason', () => {
		const all = [
			renewalDraft,
			otherTimesDraft,
			draftOf('rejected', reasons, {}, contact),
			...TEMPLATE_STATUSES.map((to) => draftOf(to, [], {}, contact)),
			...reasons.map((reason) => draftOf('rejected', [reason], {}, contact)),
		];
		for (const message of all)
			for (const to of ['interview', 'rejected'] as const)
				expect([message, risksInMessage(filledIn(message, 'Ann Ng'), to, contact)]).toEqual([
					message,
					[],
				]);
	});

	test('is in the words that were kept', () => {
		expect(draftOf('offered', [], { offered: 'Come, {name}.' }, contact)).toBe('Come, {name}.');
	});
});

test('a name with signs of patterns is put in and taken out as it is', () => {
	const name = 'A$& (B)';
	expect(filledIn('{name}, {name}', name)).toBe(`${name}, ${name}`);
	expect(withoutName(`Dear ${name},`, name)).toBe('Dear {name},');
	expect(filledIn('Dear {name},', null)).toBe('Dear applicant,');
});

test('a move of somebody who has an offer already is its renewal', () => {
	expect(moveName('offered', { offerUntil: null }, 'Move Ann')).toBe('Move Ann to Offer');
	expect(moveName('offered', { offerUntil: '2026-12-01' }, 'Move Ann')).toBe('Renew the offer');
	expect(moveName('interview', { invited: { seen: 1 } }, 'Move Ann')).toBe('Give other times');
	expect(moveName('interview', {}, 'Move Ann')).toBe('Move Ann to Interview');
	expect(moveName('rejected', { offerUntil: '2026-12-01' }, 'Move Ann')).toBe(
		'Move Ann to Not this time',
	);
});
