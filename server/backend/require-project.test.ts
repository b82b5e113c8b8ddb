import { expect, test } from 'vitest';
import { databaseProblem, ProjectError } from './require-project.ts';

const project = { version: 17, accounts: true, roles: true, owner: true };

test('the database of a project fits', () => {
	expect(databaseProblem(project)).toBeUndefined();
	expect(databaseProblem({ ...project, version: 15 })).toBeUndefined();
});

test.each([
	[{ accounts: false }, 'give the address of the project’s Postgres'],
	[{ roles: false }, 'give the address of the project’s Postgres'],
	[{ version: 14 }, 'has Postgres 14: upgrade it to 15 or later'],
	[{ owner: false }, 'use the role "postgres" of the project'],
])('%o is said in one line, with what to do', (change, why) => {
	const problem = databaseProblem({ ...project, ...change }) ?? '';
	expect(problem).toContain(why);
	expect(new ProjectError(problem).message).toMatch(/^[^\n]+\. Nothing was changed\.$/);
});
