import { expect, it } from 'vitest';
import { hourlyPayOf } from './hourly-pay.ts';

it.each([
	['£13.50 an hour', ['pay:fair', 'pay:fair:hour']],
	['you get £12.70 an hour', ['pay:fair', 'pay:fair:hour']],
	['£10.85ph', ['pay:low', 'pay:low:hour']],
	['eleven pounds an hour', ['pay:low', 'pay:low:hour']],
	['thirteen fifty an hour', ['pay:fair', 'pay:fair:hour']],
	['a tenner an hour', ['pay:low', 'pay:low:hour']],
	['fourteen pounds sixty an hour', ['pay:fair', 'pay:fair:hour']],
	['£560 for a 40-hour week', ['pay:fair', 'pay:fair:week']],
	['two hundred and ten pounds for a sixty-hour week', ['pay:low', 'pay:low:week']],
	['£40 a day, eight till six', ['pay:low', 'pay:low:day']],
	['£120 a day', ['pay:fair', 'pay:fair:usual:day']],
	['£900 a month for 40 hours a week', ['pay:low', 'pay:low:month']],
	['a salary of £27,500', ['pay:fair', 'pay:fair:usual:year']],
	['£28k for the first year', ['pay:fair', 'pay:fair:usual:year']],
	['forty hours in all, and it pays £320', ['pay:low', 'pay:low:all']],
	['tickets are £8', []],
	['the grant is £4,000,000 a year', []],
])('%s', (text, names) => {
	expect(hourlyPayOf(text)).toEqual(names);
});
