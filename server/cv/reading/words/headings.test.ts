import { expect, test } from 'vitest';
import { headingKind } from './headings.ts';

test.each([
	['Education', 'education'],
	['EDUCATION & TRAINING', 'education'],
	['E D U C A T I O N', 'education'],
	['Éducation', 'education'],
	['教育背景', 'education'],
	['ОБРАЗОВАНИЕ', 'education'],
	['Wykształcenie', 'education'],
	['Work Experience:', 'experience'],
	['Berufserfahrung', 'experience'],
	['Expérience professionnelle', 'experience'],
	['İŞ DENEYİMİ', 'experience'],
	['Personal Projects', 'projects'],
	['Technical Skills', 'skills'],
	['навыки', 'skills'],
	['LANGUAGES', 'languages'],
	['ΓΛΩΣΣΕΣ', 'languages'],
	['References', 'other'],
	['Licences & Certifications', 'other'],
	['Mei Tan', null],
	['I have experience', null],
])('%s is the heading of %s', (text, kind) => {
	expect(headingKind(text)).toBe(kind);
});
