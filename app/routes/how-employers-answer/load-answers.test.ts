import { expect, test } from 'vitest';
import type { AnswerRecord } from '#schema/applications/answer-record.ts';
import { fakeServices } from '#test/rows/fake-catalogue.ts';
import { loadAnswers } from './load-answers.ts';

const services = (records: [company: string, record: AnswerRecord][], catalogue = {}) =>
	fakeServices({
		records: async () => records.map(([company, record]) => ({ company, record })),
		openAt: async () => ({}),
		...catalogue,
	});
const busy = () => Promise.reject(Object.assign(new Error(), { name: 'SearchBusyError' }));

test('names companies from twenty applications on, by name, and counts the others in the sum', async () => {
	const answers = await loadAnswers(
		services(
			[
				['Öre Mills', { asked: 20, answered: 20, days: 3 }],
				['Tidewell Systems', { asked: 41, answered: 38, days: 6 }],
				['Abbey Looms', { asked: 19, answered: 1, days: 2 }],
				['Finch Shuttles', { asked: 20, answered: 0, days: null }],
			],
			{ openAt: async () => ({ 'tidewell-systems': 2 }) },
		),
	);
	expect(answers).toEqual({
		asked: 100,
		answered: 59,
		companies: [
			{
				name: 'Finch Shuttles',
				slug: 'finch-shuttles',
				open: 0,
				asked: 20,
				answered: 0,
				days: null,
			},
			{ name: 'Öre Mills', slug: 'ore-mills', open: 0, asked: 20, answered: 20, days: 3 },
			{
				name: 'Tidewell Systems',
				slug: 'tidewell-systems',
				open: 2,
				asked: 41,
				answered: 38,
				days: 6,
			},
		],
	});
});

test('has no figures while the database does not answer, and no links while only the open ones are missing', async () => {
	const records: [string, AnswerRecord][] = [['Öre Mills', { asked: 20, answered: 20, days: 3 }]];
	expect(await loadAnswers(services([], { records: busy }))).toBeNull();
	const answers = await loadAnswers(services(records, { openAt: busy }));
	expect(answers?.companies).toMatchObject([{ name: 'Öre Mills', open: 0 }]);
});
