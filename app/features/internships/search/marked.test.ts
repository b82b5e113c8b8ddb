import { expect, it } from 'vitest';
import { marksIn } from './marked.tsx';

const marked = (text: string, ...words: string[]) =>
	marksIn(text, new Set(words)).map(([from, to]) => text.slice(from, to));

it('marks whole words, their plurals, and words in a row', () => {
	expect(marked('Databases and data, Data’s end', 'data')).toEqual(['data', 'Data’s']);
	expect(marked('Two hospitals in Leeds', 'hospital', 'leed')).toEqual(['hospitals', 'Leeds']);
	expect(marked('Hospitality in Leeds Dock', 'hospital')).toEqual([]);
	expect(marked('Front-end and front end work', 'frontend')).toEqual(['Front-end', 'front end']);
	expect(marked('C++ and C# (C)', 'cplusplus', 'c')).toEqual(['C++', 'C']);
	expect(marked('', 'data')).toEqual([]);
});

it('marks no more than was searched for, and neighbours as one', () => {
	expect(marked('Crop Data Intern', 'data', 'dataintern')).toEqual(['Data']);
	expect(marked('Data Analyst, data', 'data', 'analyst')).toEqual(['Data Analyst', 'data']);
	expect(marked('Machine Vision Intern', 'machinevision')).toEqual(['Machine Vision']);
});
