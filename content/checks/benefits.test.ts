import { describe, expect, it } from 'vitest';
import { companies } from '#content/pages/companies.ts';
import { everything, faults } from './every-entry.ts';

const benefitsLike = (words: RegExp) =>
	faults(everything, ({ benefits }) => benefits.find((line) => words.test(line)));

describe('benefits', () => {
	it('are not the protective clothing and training that an employer owes', () => {
		const protective =
			/\b(boots|hard hat|helmet|overalls|hi-?vis|goggles|gloves|gauntlets|respirators?|waders|drysuits?|life ?jackets?|scrubs|tunics?|chef whites|laundered whites|lab coats?|eyewear|safety (glasses|boots|shoes)|hearing protection|ear (defenders|protection)|thermals|thermal (suit|jacket)|waterproofs?|foul-weather|workwear|uniforms?|parka|flame-proof|heat-resistant|vaccination|safety (card|training|induction|awareness)|(laser|powder|radiation|asbestos|high-voltage|water|height) .*(awareness|safety|induction|handling))\b/i;
		expect(benefitsLike(protective)).toEqual([]);
		expect(
			companies.flatMap(({ benefits }) => benefits.filter((line) => protective.test(line))),
		).toEqual([]);
	});

	it('are not what the law gives anyway, nor tips', () => {
		const owed =
			/\btips\b|\b(day|days|time) (in lieu|off after|back)|holiday pay|sick pay|payslip|paid (leave|holiday|breaks?)|cooling breaks|overtime|minimum wage|set up to suit you|fitted to you|DBS|PVG|site card|CSCS/i;
		expect(benefitsLike(owed)).toEqual([]);
	});

	it('are not the costs of the work paid back', () => {
		const costs =
			/mileage|(fares?|travel|visits|costs) (paid for every|to every|between|repaid|reimbursed|refunded|covered on|paid on)|hotels|overnight stays/i;
		const wrong = faults(everything, ({ benefits }) => benefits.find((line) => costs.test(line)));
		expect(wrong).toEqual([]);
	});
});

describe('safeguarding', () => {
	/** A school is only the place of this survey, which takes place in the holidays. */
	const without = ['Retrofit Architecture Placement'];
	const withMinors =
		/\b(pupils|girls|boys|sixteen-year-olds|nine-year-olds|primary schools|after-school|school parties|clubs in schools|children share|holiday sessions|junior sprinters|youth centre|school assembly|senior pupils)\b/i;

	it('asks for a check where the work is with under-18s', () => {
		const wrong = faults(everything, (entry) => {
			const text =
				'description' in entry && typeof entry.description === 'string' ? entry.description : '';
			const asked = entry.requirements.join('\n');
			const minors = withMinors.test(`${text}\n${asked}`);
			return minors && !/\b(DBS|PVG)\b/.test(asked) && !without.includes(entry.title) && text;
		});
		expect(wrong).toEqual([]);
	});
});

it('records experience for architects only as RIBA has it: in quarters, after Part 1', () => {
	const logged = faults(everything, ({ benefits, weeks, requirements }) => {
		const line = benefits.find((one) => /PEDR|Part (I|1) log|practice record/i.test(one));
		const complete = requirements.some((one) => /Part 1 complete/.test(one));
		return line && (weeks < 13 || !complete) && line;
	});
	expect(logged).toEqual([]);
	expect(faults(everything, ({ title }) => /\bPart I\b/.test(title) && title)).toEqual([]);
});
