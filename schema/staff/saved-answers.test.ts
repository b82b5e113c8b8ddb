import { expect, it } from 'vitest';
import { filled } from './saved-answers.ts';

it.each([
	['Dear {name}, thank you.', { name: 'Ann Lee' }, 'Dear Ann Lee, thank you.'],
	['“{title}” of {company}', { title: 'Intern', company: 'Tidewell' }, '“Intern” of Tidewell'],
	['Dear {name}, thank you.', {}, 'Dear, thank you.'],
	['Dear {name}, thank you.', { name: 'Ann\n\nPay here' }, 'Dear Ann Pay here, thank you.'],
	['Dear {name}, thank you.', { name: 'win at prizes.example/now' }, 'Dear, thank you.'],
	['Dear {name}, thank you.', { name: 'ann@evil.example' }, 'Dear, thank you.'],
	['Dear {name}, thank you.', { name: 'x'.repeat(81) }, 'Dear, thank you.'],
	['{title}', { title: '{company}', company: 'Tidewell' }, ''],
	['A price of {sum}', { name: 'Ann' }, 'A price of {sum}'],
	['One\n\nTwo', {}, 'One\n\nTwo'],
])('fills %j with %j', (text, filling, words) => expect(filled(text, filling)).toBe(words));
