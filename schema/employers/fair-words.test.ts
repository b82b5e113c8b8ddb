import { describe, expect, it } from 'vitest';
import { unfairWords } from './fair-words.ts';

const found = (text: string) => unfairWords(text).map(({ found }) => found);

describe('words that law or fairness forbid', () => {
	it.each([
		['This is an unpaid position.', 'unpaid'],
		['An unpaid trial comes first.', 'unpaid trial'],
		['We begin with a trial shift.', 'trial shift'],
		['COMPETITIVE SALARY and fruit', 'COMPETITIVE SALARY'],
		['Pay negotiable', 'Pay negotiable'],
		['The role is expenses-only.', 'expenses-only'],
		['There is a training fee of £50.', 'training fee'],
		['Join our young team', 'young'],
		['You are young, and full of ideas', 'young'],
		['For people aged 18 to 25', 'aged 18 to 25'],
		['under 25 years', 'under 25 years'],
		['You are a digital native', 'digital native'],
		['We look for a female assistant', 'female'],
		['Male candidates preferred', 'Male'],
		['Our next salesman', 'salesman'],
		['Native speaker of English', 'Native speaker'],
		['native English required', 'native English'],
		['UK nationals only, please', 'UK nationals only'],
		['an able-bodied person', 'able-bodied'],
		['Attach a photo', 'Attach a photo'],
		['Write to jobs@tidewell.example', 'jobs@tidewell.example'],
		['See www.tidewell.example/jobs', 'www.tidewell.example/jobs'],
		['Ring 0113 496 0123 for more', '0113 496 0123'],
		['or +44 (0)113 496 0123', '+44 (0)113 496 0123'],
		['Come to 4 Dock Street, LS10 1JF', 'LS10 1JF'],
		['Find us on WhatsApp', 'WhatsApp'],
	])('%s', (text, words) => {
		expect(found(text)).toContain(words);
		for (const { advice } of unfairWords(text)) expect(advice).toMatch(/^[A-Z].*\.$/);
	});

	it.each([
		'Good knowledge of SQL, and you know how to ask.',
		'You work with young people in our youth club.',
		'A study of female health, and of male patients.',
		'Recent graduates and students of any subject.',
		'Management of the unpaidness register and of agency staff.',
		'Pages for women and men in the kitchen trade.',
		'We are competitive rowers; the salary stands above.',
		'Clinical trials and trial balances.',
		'Native apps for iOS in React Native.',
		'Cartography of the Shetland Isles; language lessons.',
		'Budgets of £1,250,000 in 2026 and 2027, from 9.00 to 17.30.',
		'Ages of rocks, and images of storage tanks.',
		'A photo archive of 1,200 pictures, with captions.',
		'Malevich, femininity, and the malefactor.',
		'Over 30 members of staff, and more than 100 customers.',
		'ISO 9001 2015 and 12 weeks of 35 hours.',
		'She, the founder, began in a garage; he joined later.',
		'Volunteers of the charity are trained by you.',
		'Telegraph poles, call centres, free lunch.',
	])('leave in peace: %s', (text) => {
		expect(found(text)).toEqual([]);
	});

	it('are named once for each kind', () => {
		expect(found('Unpaid, unpaid and young. Write to a@b.example or c@d.example')).toEqual([
			'Unpaid',
			'young',
			'a@b.example',
		]);
	});

	it('are found in a long text quickly', () => {
		const text = `${'0 '.repeat(2_400)}${'a@'.repeat(2_400)}`;
		const started = performance.now();
		unfairWords(text);
		expect(performance.now() - started).toBeLessThan(200);
	});
});
