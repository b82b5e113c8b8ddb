import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { fillIn, press } from './helpers/page/forms.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@questions.example`,
	password: 'six or more',
});
const rosa = person('Rosa');
const ada = person('Ada');
const eve = person('Eve');
const sam = person('Sam');
const phone = { width: 390, height: 844 };

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
	await createHost(site, rosa, 'question-intern');
	await createAccount(site, ada);
	await createStaff(site, sam);
});
afterAll(() => site?.stop());

const at = async (path: string, who: Person, viewport = { width: 1280, height: 900 }) =>
	(await site.visit(path, { ...(await signedIn(site, who)), viewport })).page;

it('a student asks before applying, the employer answers without a name, and the student reads it', async () => {
	const page = await at('/internships/question-intern', ada, phone);
	await page.getByRole('link', { name: 'Ask the employer a question' }).click();
	await page.waitForURL('**/account/questions?internship=question-intern');
	await press(page, 'Send question');
	await page.getByText('Write something first.').waitFor();
	await fillIn(page, { 'Your question to Loom & Sons': 'Is there a canteen?' });
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await press(page, 'Send question');
	await page.getByText('Your last question about it has no answer yet.').waitFor();
	await page.getByRole('article').getByText('No answer yet.').waitFor();

	const desk = await at('/employer-dashboard', rosa);
	await desk.getByText('One question').waitFor();
	await desk.getByRole('link', { name: 'Answer what students ask' }).click();
	await desk.waitForURL('**/employer-dashboard/questions');
	const question = desk.getByRole('article', { name: /Intern/ });
	await question.getByText('Is there a canteen?').waitFor();
	expect(await question.textContent()).not.toContain('Ada');
	await fillIn(desk, { 'Your answer': 'Send us a copy of your passport first.' });
	await press(desk, 'Send answer');
	await desk.getByText(/Our staff look at this answer before it is sent/).waitFor();
	expect(await desk.getByLabel('Your answer').count()).toBe(0);
	expect(await axeFaultsInBothLooks(desk)).toEqual([]);
	const staff = await at('/staff/applicant-messages', sam);
	await staff.getByText('The student asked:').waitFor();
	await staff.getByText('Return it with a reason').click();
	await fillIn(staff, { 'Reason for returning': 'Ask for no documents.' });
	await press(staff, 'Return the message of Loom & Sons');
	await staff.getByText('Nobody was sent the message').waitFor();
	await staff.close();
	await desk.reload();
	await question.getByText('Our staff have not sent it: Ask for no documents.').waitFor();
	await fillIn(desk, { 'Your answer': 'There is one, and lunch costs £4.' });
	expect(await axeFaultsInBothLooks(desk)).toEqual([]);
	await press(desk, 'Send answer');
	await desk.getByRole('heading', { name: 'Answered' }).waitFor();

	await page.reload();
	const answered = page.getByRole('article');
	await answered.getByText('There is one, and lunch costs £4.').waitFor();
	expect(await answered.textContent()).toContain('Loom & Sons');
	await answered.getByRole('button', { name: /^Report/ }).click();
	await page.getByRole('dialog').getByLabel('What is wrong?').selectOption({ index: 1 });
	await press(page, 'Send the report');
	await page.getByText('We have your report').waitFor();
	await page.close();
	await desk.close();
});

it('who has applied is led on to the messages of that application', async () => {
	await createAccount(site, eve);
	const application = await applyTo(site, eve, 'question-intern');
	const page = await at('/account/questions?internship=question-intern', eve, phone);
	await page.getByText('You have applied for it.').waitFor();
	await page.getByRole('link', { name: 'Ask in the messages of your application' }).click();
	await page.waitForURL(`**/account/applications/${application}#messages`);
	await page.getByLabel('Write to Loom & Sons').waitFor();
	await page.close();
});
