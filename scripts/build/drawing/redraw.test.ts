import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject, redraw } from './redraw.ts';

const input = '.cache/redraw-test.txt';
const output = '.cache/redraw-test.out';
let drawn = 0;

const step = () =>
	redraw('redraw-test', [input], [output], () => {
		drawn++;
		writeFileSync(inProject(output), '');
	});
const clear = () => {
	for (const file of [input, output, '.cache/redraw-test.sha256'])
		rmSync(inProject(file), { force: true });
};

beforeEach(async () => {
	clear();
	drawn = 0;
	await redraw('redraw-test', [], [], () => {});
	writeFileSync(inProject(input), 'first');
	await step();
	expect(drawn).toBe(1);
});
afterEach(clear);

test('nothing is drawn again from unchanged inputs', async () => {
	writeFileSync(inProject(input), 'first');
	await step();
	expect(drawn).toBe(1);
});

test('a changed input draws again, once', async () => {
	writeFileSync(inProject(input), 'second');
	await step();
	await step();
	expect(drawn).toBe(2);
});

test('a missing output draws again', async () => {
	rmSync(inProject(output));
	await step();
	expect(drawn).toBe(2);
});

test('a drawing that fails is tried again', async () => {
	writeFileSync(inProject(input), 'second');
	const failing = redraw('redraw-test', [input], [output], () => {
		throw new Error('no ink');
	});
	await expect(failing).rejects.toThrow('no ink');
	await step();
	expect(drawn).toBe(2);
});
