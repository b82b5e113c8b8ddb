import { expect, it } from 'vitest';
import { chooseToComparePath, comparePath } from '#app/lib/addresses/compare-path.ts';
import { comparedIn } from './compared-in.ts';

const read = (query: string) => comparedIn(new URLSearchParams(query));

it('reads what is compared, in its order and each once', () => {
	expect(read('with=loom-intern,yarn-intern,loom-intern')).toEqual({
		slugs: ['loom-intern', 'yarn-intern'],
		isChoosing: false,
		more: 0,
	});
	expect(read('with=loom-intern&with=yarn-intern').slugs).toEqual(['loom-intern', 'yarn-intern']);
	expect(read('with=loom-intern%2Cyarn-intern').slugs).toEqual(['loom-intern', 'yarn-intern']);
});

it('takes four, says how many there were besides, and leaves out what is no slug', () => {
	expect(read('with=a,b,c,d,e,f')).toEqual({
		slugs: ['a', 'b', 'c', 'd'],
		isChoosing: false,
		more: 2,
	});
	expect(read(`with=a,,B,<b>,a%20b,-c,${'x'.repeat(161)},d`)).toMatchObject({
		slugs: ['a', 'd'],
		more: 0,
	});
});

it('tells what one chooses among, with some chosen already', () => {
	expect(read('')).toEqual({ slugs: [], isChoosing: true, more: 0 });
	expect(read('with=')).toMatchObject({ slugs: [], isChoosing: true });
	expect(read('choose=a,b')).toEqual({ slugs: ['a', 'b'], isChoosing: true, more: 0 });
	expect(read('with=a,b&choose=c')).toMatchObject({ slugs: ['a', 'b'], isChoosing: false });
});

it('reads the addresses that links have', () => {
	const queryOf = (path: string) => read(path.split('?')[1] ?? '');
	expect(queryOf(comparePath(['a', 'b']))).toMatchObject({ slugs: ['a', 'b'], isChoosing: false });
	expect(queryOf(chooseToComparePath(['a']))).toMatchObject({ slugs: ['a'], isChoosing: true });
	expect(chooseToComparePath()).toBe('/saved/compare');
});
