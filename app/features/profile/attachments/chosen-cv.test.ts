import { expect, it } from 'vitest';
import { emptyProfile } from '#schema/students/student-profile.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { CV_NOT_PRINTED, chosenCv } from './chosen-cv.ts';

const seen = '2026-11-22T09:00:00.123456+00:00';
const filled: WholeProfile = {
	profile: { ...emptyProfile, name: '李小龙', skills: ['Weaving'] },
	versions: {},
	updated_at: seen,
	cv: null,
	missing: [],
};
const missing: WholeProfile['missing'] = [
	{ section: 'about', field: 'Full name', entry: null, letters: ['李', '小', '龙'] },
];
const own = { name: 'mine.pdf', bytes: 1, has_text: true, updated_at: seen };

it.each([
	['one made from the profile', filled, 'made'],
	['none, where it would lack letters', { ...filled, missing }, 'none'],
	['none of an empty profile', { ...filled, profile: emptyProfile }, 'none'],
	['none of a profile that was never saved', { ...filled, updated_at: null }, 'none'],
	['the own one', { ...filled, cv: own }, 'own'],
	['the own one, whatever the other lacks', { ...filled, missing, cv: own }, 'own'],
])('chooses %s beforehand', (_, loaded, chosen) => {
	expect(chosenCv(loaded, null)).toBe(chosen);
});

it.each([
	['what the student chose', filled, { cv: 'none' }, 'none'],
	[
		'what the student chose, although it lacks letters',
		{ ...filled, missing },
		{ cv: 'made' },
		'made',
	],
	[
		'the made one once its letters are there',
		filled,
		{ cv: 'none', [CV_NOT_PRINTED]: 'yes' },
		'made',
	],
	[
		'none while they are missing',
		{ ...filled, missing },
		{ cv: 'none', [CV_NOT_PRINTED]: 'yes' },
		'none',
	],
])('keeps %s', (_, loaded, typed, chosen) => {
	expect(chosenCv(loaded, typed)).toBe(chosen);
});
