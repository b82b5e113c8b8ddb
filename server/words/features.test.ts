import { expect, it } from 'vitest';
import { featuresOf } from './features.ts';

it.each([
	['Write to jobs@tidewell.example today', 'an_address'],
	['Write to "a@b.co", please', 'an_address'],
	['See www.tidewell.example/jobs', 'a_link'],
	['See our-jobs.co.uk', 'a_link'],
	['Find @tidewell there', 'a_handle'],
	['Bring £1,500.50 along', 'money'],
	['Bring 20 pounds along', 'money'],
	['You work 37.5 hours', 'figure_3'],
	['Bring a coat', 'bring…coat'],
	['Bring £5 along then', 'bring…then'],
	['We pay £9 an hour', 'pay:low'],
])('of %j one is %s', (sentence, feature) => {
	expect([...featuresOf(sentence)]).toContain(feature);
});

it.each(['a @b', 'a@', '@b.co.', 'a@.'])('%j has no address', (sentence) => {
	expect([...featuresOf(sentence)]).not.toContain('an_address');
});

it.each([
	'@',
	'a@',
	'@a.',
	'a.',
	'a-',
	'-',
	'1,',
	',',
	'1.',
	'www.',
	'http://',
	'£1,',
	'0 ',
	"n't",
	'£9 ',
	'five ',
	'five hundred ',
	'9 hours ',
	'9 to 5 ',
])('of %j again and again they take time by its length', (part) => {
	const text = part.repeat(Math.ceil(50_000 / part.length));
	const before = process.threadCpuUsage();
	featuresOf(text);
	const { user, system } = process.threadCpuUsage(before);
	// Of the processor, in microseconds; a square of the length would take many times as long.
	expect(user + system).toBeLessThan(500_000);
});
