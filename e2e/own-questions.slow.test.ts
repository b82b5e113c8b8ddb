import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults, axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { application, fillIn, press } from './helpers/page/forms.ts';
import { textsOf } from './helpers/page/page-readers.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { createHost } from './helpers/people/employers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@questions.example`,
	password: 'six or more',
});
const [rosa, student] = [person('Rosa'), person('Noor')];
const SLUG = 'questions-loom-intern';
const [loom, cloth, shed] = [
	'Which loom would you mend first?',
	'What have you woven?',
	'Which of our sheds is near you?',
] as const;

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
	await createHost(site, rosa, SLUG);
	await createAccount(site, student);
	await inDatabase(
		site,
		(sql) => sql`
			update public.internships set typical_day = 'You oil the looms.\nThen you weave until lunch.',
				team = 'Two weavers', selection = ${['A call of 20 minutes', 'A morning at a loom']}
			where slug = ${SLUG}`,
	);
	await ask(loom, cloth);
});
afterAll(() => site?.stop());

/** As the employer: what everybody who applies is asked from now on. */
const ask = (...questions: string[]) =>
	inDatabase(
		site,
		(sql) => sql`update public.internships set questions = ${questions} where slug = ${SLUG}`,
	);

it('the page tells of the day, the team, the steps and the questions', async () => {
	const { page, problems } = await site.visit(`/internships/${SLUG}`);
	const work = page.getByRole('region', { name: 'The work' });
	await work.getByRole('heading', { name: 'A typical day' }).waitFor();
	await work.getByText('Then you weave until lunch.').waitFor();
	await work.getByText('Two weavers').waitFor();
	expect(await textsOf(work.locator('ol > li'))).toEqual([
		'A call of 20 minutes',
		'A morning at a loom',
	]);
	await work.getByRole('heading', { name: 'What you answer when you apply' }).waitFor();
	await work.getByText(loom).waitFor();
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	expect(problems).toEqual([]);
});

it('a page that tells nothing of them has not a byte of them', async () => {
	const listed = await (await fetch(`${site.url}/internships.json?q=analyst`)).json();
	const html = await (await fetch(`${site.url}/internships/${listed.items[0].slug}`)).text();
	expect(html).toContain('>The work<');
	for (const words of ['A typical day', 'The team', 'How you are chosen'])
		expect(html).not.toContain(`>${words}<`);
	expect(html).not.toContain('What you answer when you apply');
});

it('they are answered with the application, also where the employer changes them meanwhile', async () => {
	const { page } = await site.visit(`/apply?internship=${SLUG}`, await signedIn(site, student));
	const questions = page.getByRole('region', { name: 'Questions of the employer' });
	await questions.waitFor();
	expect(await axeFaults(page)).toEqual([]);
	await fillIn(page, application);
	await press(page, 'Submit Application');
	await page.getByLabel(loom).and(page.locator(':focus')).waitFor();
	await expectToast(page, 'Missing Information', 'Please fill in all required fields.');
	await expect.poll(() => page.getByText('Answer the employer’s question').count()).toBe(2);
	await page.getByLabel(cloth).fill('x'.repeat(1_001));
	await page.getByLabel(loom).fill('The oldest one.');
	await press(page, 'Submit Application');
	await page.getByText('Shorten this to 1,000 characters; it has 1,001').waitFor();
	await fillIn(page, { [cloth]: 'A scarf.' });

	await ask(shed, loom);
	await press(page, 'Submit Application');
	await expectToast(
		page,
		'Error',
		'The employer has changed its questions in the meantime. Look at them once more.',
	);
	await questions.getByLabel(shed).waitFor();
	expect(await page.getByLabel(loom).inputValue()).toBe('The oldest one.');
	expect(await page.getByLabel(cloth).count()).toBe(0);
	const gone = page.getByRole('region', { name: 'No longer asked' });
	expect(await textsOf(gone.locator('dt, dd'))).toEqual([cloth, 'A scarf.']);
	expect(await page.getByLabel('Motivation').inputValue()).toBe(application.Motivation);

	await fillIn(page, { [shed]: 'The one in Leeds.' });
	await page.reload();
	await gone.getByText('A scarf.').waitFor();
	expect(await page.getByLabel(shed).inputValue()).toBe('The one in Leeds.');
	await press(page, 'Submit Application');
	await page.getByRole('link', { name: 'See your application', exact: true }).click();
	await page.waitForURL('**/account/applications/*');
	const answered = (question: string) =>
		textsOf(page.locator('dt', { hasText: question }).locator('xpath=following-sibling::dd'));
	await page.getByText(shed).waitFor();
	expect(await answered(shed)).toEqual(['The one in Leeds.']);

	await ask();
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	await page.reload();
	await page.getByText(shed).waitFor();
	expect(await answered(loom)).toEqual(['The oldest one.']);
	const { page: desk } = await site.visit(
		`/employer-dashboard/applications/${id}`,
		await signedIn(site, rosa),
	);
	await desk.getByText(shed).waitFor();
	await desk.getByText('The one in Leeds.').waitFor();
	const mail = await site.mailTo(student.email, /received your application/);
	expect(mail.text).toContain(`“${shed}”:\n> The one in Leeds.`);
});
