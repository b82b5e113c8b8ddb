import { expect, test } from 'vitest';
import { levelOf, subjectOf } from './degrees.ts';

test.each([
	['BSc (Hons) Computer Science', 'Computer Science', 'bachelor'],
	['B.Sc. Physics', 'Physics', 'bachelor'],
	['BA History', 'History', 'bachelor'],
	['BBA Management', 'Management', 'bachelor'],
	['Bachelor of Science in Computer Science', 'Computer Science', 'bachelor'],
	['Bachelor’s degree in Economics', 'Economics', 'bachelor'],
	['LLB Law', 'Law', 'bachelor'],
	['BSc Computer Science, third year', 'Computer Science', 'bachelor'],
	['MEng Mechanical Engineering', 'Mechanical Engineering', 'integrated-master'],
	['MSc', '', 'master'],
	['MSc in Data Science', 'Data Science', 'master'],
	["Master's degree in Economics", 'Economics', 'master'],
	['PhD Physics', 'Physics', 'phd'],
	['BSc Computer Science (2:1 predicted)', 'Computer Science', 'bachelor'],
	['BSc Computer Science, First Class', 'Computer Science', 'bachelor'],
	// In Scotland a first degree, elsewhere a second one.
	['MA (Hons) History', 'History', null],
	['Computer Science', 'Computer Science', null],
	['A-levels', 'A-levels', null],
	['Diploma in Design', 'Diploma in Design', null],
])('%s is about “%s”, of the level %s', (degree, subject, level) => {
	expect([subjectOf(degree), levelOf(degree)]).toEqual([subject, level]);
});
