import { expect, test } from 'vitest';
import type { Actor, ApplicationChange } from '#schema/applications/applicants.ts';
import { changeWords } from './change-words.ts';

const owen: Actor = { name: 'Owen', you: false, named: null, named_you: false };
const rosa: Actor = { name: 'Rosa', you: true, named: null, named_you: false };

test.each<[words: string, change: Partial<ApplicationChange>, actor?: Actor]>([
	['2 of 3 stars', { kind: 'stars', stars: 2 }, owen],
	['Stars removed', { kind: 'stars', stars: 0 }, owen],
	['Put on the shortlist', { kind: 'shortlisted' }, owen],
	['Taken off the shortlist', { kind: 'unlisted' }],
	['Taken on', { kind: 'assigned' }, { ...owen, named: 'Owen' }],
	['Taken on', { kind: 'assigned' }, { ...rosa, named: 'Rosa', named_you: true }],
	['Given to you', { kind: 'assigned' }, { ...owen, named: 'Rosa', named_you: true }],
	['Given to Owen', { kind: 'assigned' }, { ...rosa, named: 'Owen' }],
	['Given to a former colleague', { kind: 'assigned' }, owen],
	['Given to a former colleague', { kind: 'assigned' }],
	['Given to nobody', { kind: 'unassigned' }, owen],
	['Downloaded in a list of 317', { kind: 'exported', file: { kind: 'list', applications: 317 } }],
	['CV downloaded in a file of 99', { kind: 'exported', file: { kind: 'cvs', applications: 99 } }],
	['CV downloaded', { kind: 'exported', file: { kind: 'cv', applications: 1 } }],
])('%s', (words, change, actor) => {
	const whole = { stars: null, file: null, ...change } as ApplicationChange;
	expect(changeWords(whole, actor)).toBe(words);
});
