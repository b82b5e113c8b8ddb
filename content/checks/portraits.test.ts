import { expect, it } from 'vitest';
import { testimonials } from '#content/pages/home.ts';
import { stories } from '#content/pages/stories.ts';

it('gives each invented person a drawing of their own', () => {
	const portraits = [...testimonials, ...stories].map(({ portrait }) => portrait);
	expect(portraits.length).toBe(new Set(portraits).size);
});
