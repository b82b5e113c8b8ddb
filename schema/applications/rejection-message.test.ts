import { expect, test } from 'vitest';
import { NO_SENTENCES, SENTENCES } from '#test/rows/rejection-messages.ts';
import { isSentence } from './rejection-message.ts';

test.each(SENTENCES)('“%s” is a sentence', (message) => {
	expect(isSentence(message)).toBe(true);
});

test.each(NO_SENTENCES)('“%s” is none', (message) => {
	expect(isSentence(message)).toBe(false);
});
