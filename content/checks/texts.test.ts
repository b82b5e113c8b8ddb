import { describe, expect, it } from 'vitest';
import { everything, faults } from './every-entry.ts';
import { faultsIn, prose, texts } from './every-text.ts';

describe('the reader of all texts', () => {
	it('finds every file of the catalogue and names what it reads', () => {
		expect(new Set(texts.map(({ file }) => file)).size).toBeGreaterThan(30);
		expect(prose).toContainEqual(
			expect.objectContaining({
				where: 'uk-cities/manchester.ts #1 Edit Assistant, Factual Television',
				key: 'company',
				text: 'Corder & Flint Television',
			}),
		);
	});
});

describe('no text', () => {
	it.each([
		['is a placeholder', /lorem|ipsum|\btodo\b|\bfixme\b|\btb[acd]\b|\bx{3,}\b|coming soon/i],
		['is a value gone astray', /\[object|\bundefined\b|\bnull\b|\bNaN\b|\$\{|%s/],
		['has stray spaces', /^\s|\s$|\s{2}|\s[,.;:?]/],
		['is empty', /^$/],
		['has straight quotation marks or apostrophes', /['"]/],
		['is held together by dashes', /—|\s–\s/],
		['raises its voice', /!/],
	])('%s', (_, fault) => {
		expect(faultsIn(prose, fault)).toEqual([]);
	});

	it('uses the phrases that say nothing', () => {
		const hype =
			/fast-paced|dynamic (team|environment)|exciting|passionate|hands-on|real-world|gain valuable|cutting-edge|state-of-the-art|world-class|leverag|synerg|vibrant|bustling|thriving|seamless|\bunlock|empower|\bdelve|innovative|self-starter|rock ?star|ideal candidate|wide range of|look no further|take your career/i;
		expect(faultsIn(prose, hype)).toEqual([]);
	});

	it('is spelled as in American English', () => {
		const american =
			/\b(color|center|favor|honor|labor|behavior|neighbor)(s|ed|ing|ite|able|hood)?\b|\b(organi|speciali|reali|recogni|summari|apologi|minimi|maximi)z|\banalyz|\bcatalog\b|\btravele[rd]|\bfulfill\b|\bgray\b|\bjewelry\b|\baluminum\b|\bmath\b|\btheater|\bmold\b|\bdefense\b|\bskeptic|\btire[sd]? pressure|\bcheck(ing)? account/i;
		expect(faultsIn(prose, american)).toEqual([]);
	});
});

describe('requirements', () => {
	const asked = prose.filter(({ key }) => key === 'requirements');

	it('ask for what the work needs, not for a kind of person', () => {
		const unfair =
			/native (speaker|english)|mother tongue|\byoung|youthful|energetic|\bfit\b(?!-and)|able-bodied|strong (man|back)|mature|no visa|citizens? only|man-?power|\b(salesman|chairman|handyman)\b|squeamish|good (eyesight|hearing)|well-spoken|clear (accent|voice)/i;
		expect(asked.length).toBeGreaterThan(800);
		expect(faultsIn(asked, unfair)).toEqual([]);
	});

	it('agree with the rule that applicants are in their second year or later', () => {
		const earlier = /first[- ]year (student|of|onward|or)|\bany year\b|school[- ]leaver/i;
		const wrong = faults(everything, ({ requirements }) =>
			requirements.find((line) => earlier.test(line)),
		);
		expect(wrong).toEqual([]);
	});
});
