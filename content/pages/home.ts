// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Testimonial } from '#content/types.ts';

/** Illustrative quotations: the owner replaces them with evidence before launch. */
export const testimonials: Testimonial[] = [
	{
		name: 'Amara Jallow',
		portrait: 'braids',
		country: 'The Gambia',
		program: 'London Program, life sciences',
		quote:
			'I knew the stipend, the hours and the name of my supervisor before I said yes. The lab was stricter than any at university, and I am a better scientist for it.',
		rating: 5,
	},
	{
		name: 'Diego Villaseñor',
		portrait: 'moustache',
		country: 'Mexico',
		program: 'UK Cities Program, engineering',
		quote:
			'Bristol was not on my list. Then somebody here asked what I wanted to build, not where I wanted to live. Two weeks later I was measuring a footbridge in the rain.',
		rating: 5,
	},
	{
		name: 'Katarzyna Lis',
		portrait: 'bob',
		country: 'Poland',
		program: 'Remote Program, accounting',
		quote:
			'My questions were answered the same day, also the difficult ones about tax. I would have liked more time with the team in person, but the work itself was worth doing.',
		rating: 4,
	},
];
