import { describe, expect, it } from 'vitest';
import type { WordKind } from './word-rule.ts';
import { forbiddenWords, wordAdvice } from './word-rules.ts';

const found = (text: string) => forbiddenWords(text).map(({ found }) => found);

describe('words that law or fairness forbid', () => {
	it.each([
		['This is an unpaid position.', 'unpaid'],
		['An unpaid trial comes first.', 'unpaid trial'],
		['We begin with a trial shift.', 'trial shift'],
		['COMPETITIVE SALARY and fruit', 'COMPETITIVE SALARY'],
		['Pay negotiable', 'Pay negotiable'],
		['The role is expenses-only.', 'expenses-only'],
		['There is a training fee of £50.', 'training fee'],
		['Join our young team', 'our young'],
		['You are young, and full of ideas', 'are young'],
		['For people aged 18 to 25', 'aged 18 to 25'],
		['under 25 years', 'under 25 years'],
		['You are a digital native', 'digital native'],
		['We look for a female assistant', 'look for a female'],
		['Male candidates preferred', 'Male candidates preferred'],
		['UK nationals only, please', 'UK nationals only'],
		['an able-bodied person', 'able-bodied'],
		['Write to jobs@tidewell.example', 'jobs@tidewell.example'],
		['See www.tidewell.example/jobs', 'www.tidewell.example/jobs'],
		['Ring 0113 496 0123 for more', '0113 496 0123'],
		['or +44 (0)113 496 0123', '+44 (0)113 496 0123'],
		['Come to 4 Dock Street, LS10 1JF', 'LS10 1JF'],
		['Find us on WhatsApp', 'Find us on WhatsApp'],
		['The intern bears the cost of the DBS certificate.', 'intern bears the cost of'],
		['Enclose your sort code with the letter.', 'sort code'],
		['Do not apply without a passport scan.', 'passport scan'],
		['The first month is paid in exposure.', 'paid in exposure'],
	])('%s', (text, words) => {
		expect(found(text)).toContain(words);
		for (const { advice } of forbiddenWords(text)) expect(advice).toMatch(/^[A-Z].*\.$/);
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
		'The hospice bears the cost of your DBS certificate.',
		'Candidates do not bear the cost of references.',
		'Applicants must not enclose any sort code with their letter.',
		'No passport scan is needed with your application.',
		'We do not pay in exposure, we pay in pounds.',
		'Lunch is an unpaid half hour, and the other hours are paid.',
		'Nobody here is on commission only: the base is £13 an hour.',
		'Reply to customers who send an order by WhatsApp.',
	])('leave in peace: %s', (text) => {
		expect(found(text)).toEqual([]);
	});

	it('are named once for each kind', () => {
		expect(
			found('Unpaid, unpaid, and our young team. Write to a@b.example or c@d.example'),
		).toEqual(['Unpaid', 'our young', 'a@b.example']);
	});

	it('are looked for by kind', () => {
		const text = 'An unpaid role. Write to a@b.example, and send your passport.';
		expect(forbiddenWords(text, ['document']).map(({ kind }) => kind)).toEqual(['document']);
		expect(forbiddenWords(text).map(({ kind }) => kind)).toEqual([
			'pay',
			'mail-address',
			'document',
		]);
		expect(wordAdvice(text, ['link'])).toBeUndefined();
		expect(wordAdvice(text, ['pay'])).toMatch(/^“unpaid”: Work in an internship is paid\./);
	});

	it('is told once where one find is a part of another', () => {
		expect(wordAdvice('Our young team, an unpaid trial.')).toMatch(
			/^“unpaid trial”: [^“]*“Our young”: [^“]*$/,
		);
	});
});

describe('ways out of the site', () => {
	it.each([
		['Apply at tidewell.com today', 'link', 'tidewell.com'],
		['See jobs.tidewell.co.uk/apply?x=1.', 'link', 'jobs.tidewell.co.uk/apply?x=1.'],
		['ACME.IO', 'link', 'ACME.IO'],
		['_bit.ly/abc_', 'link', 'bit.ly/abc_'],
		['t.me/tidewell', 'link', 't.me/tidewell'],
		['Visit acme.it for more', 'link', 'acme.it'],
		['tidewell(.)com', 'link', 'tidewell(.)com'],
		['tidewell [dot] org', 'link', 'tidewell [dot] org'],
		['tidewell dot com', 'link', 'tidewell dot com'],
		['tidewell dot co dot uk', 'link', 'tidewell dot co dot uk'],
		['tidewell .com or tidewell. com', 'link', 'tidewell .com'],
		['hxxps://tidewell.example', 'link', 'hxxps://tidewell.example'],
		['ＷＷＷ．ｔｉｄｅｗｅｌｌ．ｃｏｍ', 'link', 'ＷＷＷ．ｔｉｄｅｗｅｌｌ．ｃｏｍ'],
		['tide\u200bwell.\u2060c\u00adom', 'link', 'tidewell.com'],
		['tidewell.соm', 'link', 'tidewell.соm'],
		['tidewell。com', 'link', 'tidewell。com'],
		['read moc.llewedit from the end', 'link', 'moc.llewedit'],
		['ku.oc.llewedit', 'link', 'ku.oc.llewedit'],
		['\u202emoc.llewedit\u202c', 'link', 'moc.llewedit'],
		['\u202e3210 694 3110 gniR\u202c', 'telephone', '3210 694 3110'],
		['jobs(at)tidewell(dot)com', 'mail-address', 'jobs(at)tidewell'],
		['jobs [at] tidewell', 'mail-address', 'jobs [at] tidewell'],
		['jobs at tidewell dot com', 'link', 'tidewell dot com'],
		['jobs＠tidewell.example', 'mail-address', 'jobs＠tidewell.example'],
		['jobs @ tidewell.example', 'mail-address', 'jobs @ tidewell.example'],
		['０１１３ ４９６ ０１２３', 'telephone', '０１１３ ４９６ ０１２３'],
		['0113/496/0123', 'telephone', '0113/496/0123'],
		['oh one one three four nine six oh one two three', 'telephone', undefined],
		['Telegr\u00e1m us', 'messenger', undefined],
	])('%s', (text, kind, words) => {
		const [first] = forbiddenWords(text, [kind as WordKind]);
		expect(first?.found).toBe(words ?? text);
	});

	it.each([
		'Node.js, Vue.js and ASP.NET; VB.NET too, and .NET.',
		'Node.js/React or Vue.js, e.g. with D3.js.',
		'A B.Sc., an M.Com or a B.Com, i.e. any degree. A Ph.D is not needed.',
		'You draw maps.Then you write. You plan the work.In the end you show it.',
		'Files such as report.pdf, data.csv, main.py, lib.rs, setup.sh and index.html.',
		'Versions 1.2.3 and 2.0.1 of the API, from 9.00 to 17.30.',
		'Budgets of 2024 2025 2026 2027; students never pay us.',
		'A history of the dot com bubble, and of dot-com companies.',
		'The GOV.UK Design System, data.gov.uk and boards in monday.com.',
		'and/or, read/write, Mon.–Fri., approx. communication of 5 p.m. deadlines',
		'Inc. and Ltd. companies; etc. complete the list.',
		'Look at the dot plots, at home or at work.',
		'From 01/02/2026-03/04/2026, or 12.05.2026 to 14.06.2026.',
		'ISBN 978 and pages 0 to 10; 09.00-12.30 and 13.00-17.00.',
		'Magic momentum. Grouping and moccasins.',
		'Experience in java.io and org.junit is a plus.',
		'Zero two one: count to ten. One, two, three.',
		'C# and F# at level 3 @ most.',
		'Sales at 4.50 @ 20 pieces.',
		'Two-thirds of our team.It works.',
	])('leave in peace: %s', (text) => {
		expect(forbiddenWords(text)).toEqual([]);
	});
});

describe('money and documents', () => {
	it.each([
		['You pay us £200 before you begin.', 'money'],
		['Pay us £200.', 'money'],
		['Please pay £50 for your badge', 'money'],
		['Pay £30 first.', 'money'],
		['A deposit of £100 is needed', 'money'],
		['There is a £75 processing fee', 'money'],
		['a small fee applies', 'money'],
		['the enrolment fee', 'money'],
		['a DBS charge', 'money'],
		['leave a security deposit', 'money'],
		['Send us your bank details', 'money'],
		['with sort code and account number', 'money'],
		['Transfer the money by Western Union', 'money'],
		['payment via PayPal', 'money'],
		['p\u200bay u\u00ads', 'money'],
		['Send a copy of your passport', 'document'],
		['Send your ID card', 'document'],
		['email us a scan of the driving licence', 'document'],
		['We need your passport', 'document'],
		['Passport number and date of birth', 'document'],
		['your national insurance number', 'document'],
		['upload your visa', 'document'],
		['Ｓｅｎｄ ｙｏｕｒ ｐａｓｓｐｏｒｔ', 'document'],
	])('%s', (text, kind) => {
		expect(forbiddenWords(text).map((words) => words.kind)).toContain(kind);
	});

	it.each([
		'A passport office project, and research on biometric passports.',
		'You help the passport data team of a bank.',
		'You pay attention to detail, and pay the same care to each bank account.',
		'We pay £1,900 a month. Pay £13.50 an hour, weekly.',
		'Customers who pay us monthly, and clients pay us by invoice.',
		'No fee is charged. There is no application fee, and we pay your DBS fee.',
		'Fee earners of a law firm; tuition fees; a fee-paying school.',
		'Rock deposits, deposit accounts and a deposit scheme for tenants.',
		'Account management for a number of accounts; code that sorts numbers.',
		'We sponsor a visa, and pay for your travel. Your ID badge is free.',
		'Identity research: how people show who they are.',
		'You put code into order, and provide visa advice.',
		'Support for unpaid carers, and for pro bono clients.',
		'You send invoices, check payments and pay suppliers.',
	])('leave in peace: %s', (text) => {
		expect(forbiddenWords(text)).toEqual([]);
	});
});

describe('a long text', () => {
	const LENGTH = 50_000;
	it.each([
		'a',
		'0 ',
		'a@',
		'@',
		'a.',
		'.',
		'a-',
		'- ',
		'com.',
		'a .',
		' . ',
		'0',
		'0)',
		'a(',
		'(at) ',
		'a dot ',
		'one two ',
		'moc.',
		'www.',
		'http:',
		'a[dot',
		'pay ',
		'send a copy of ',
		'your ',
		'fee of ',
		'\u200b',
		'\u202ea',
		'é',
		'\ufdfa',
		'£1 ',
		'you will ',
		'a\u0301',
		'/',
		'in/',
		'a.in',
		'1.2.',
		'01/02',
		'interns pay for ',
		'we want women and ',
		'no people who are ',
		'one 2 ',
	])('of %j again and again takes time by its length', (part) => {
		const text = part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
		const before = process.threadCpuUsage();
		forbiddenWords(`${text}!`);
		const { user, system } = process.threadCpuUsage(before);
		// Of the processor, in microseconds; a square of the length would take many times as long.
		expect(user + system).toBeLessThan(1_000_000);
	});
});

it('gives the same advice when it is asked again, and after many other texts', () => {
	const asked = () => [wordAdvice('Unpaid work'), wordAdvice('Paid work')];
	const first = asked();
	expect(first).toEqual([expect.stringContaining('Unpaid'), undefined]);
	expect(asked()).toEqual(first);
	for (let count = 0; count < 300; count += 1) wordAdvice(`Text ${count}`);
	expect(asked()).toEqual(first);
});
