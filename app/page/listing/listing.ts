/*
 * The page of an internship: what it says to the signed-in student, the sum of a month, sharing, reports, and mails when it
 * opens again or its company opens another.
 */
import { authNow, onAuth } from '#app/features/auth/session.ts';
import { APPLICATIONS_CHANGED } from '#app/lib/applications-changed.ts';
import { awaitReopening } from '#app/lib/calls/awaited.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { followCompany } from '#app/lib/calls/followed.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { alertMessages, reportMessages, shareMessages } from '#app/messages/internships.ts';
import { prepareInForm, sendByScript, showBusy } from '#app/page/form.ts';
import { exchangeParts, pageOf, pressEnds } from '#app/page/lists/exchange.ts';
import { start } from '#app/page/started.ts';
import { fromTemplate } from '#app/page/template.ts';
import { toast } from '#app/ui/toast.ts';
import type { OwnPage } from '#schema/students/reader.ts';
import { followMonthMoney } from './month-money.ts';

/** Of the internship. */
const slug = location.pathname.split('/')[2] ?? '';

start('listing', () => {
	followMonthMoney();
	shareByButton();
	sendReports();
	addEventListener('submit', tellByForm);
	onAuth(() => studentNow() !== viewer && showOwn());
	addEventListener(APPLICATIONS_CHANGED, showOwn);
	addEventListener('pageshow', ({ persisted }) => persisted && showOwn());
	showOwn();
});

/** The student whose page it is; null where it is that of everybody. */
let viewer: string | null = null;

function studentNow(): string | null {
	const { user } = authNow();
	return user && user.user_metadata.account !== 'employer' ? user.id : null;
}

/** How often `showOwn` has asked, and which time was answered: an earlier answer than the last is not shown. */
let asked = 0;
let answered = 0;

/** What they have sent to it and how it fits, as the server renders it for them; the page of everybody for a visitor. */
async function showOwn() {
	const student = studentNow();
	if (student === null && viewer === null) return;
	if (student === null) return location.reload();
	asked += 1;
	const turn = asked;
	const answer = await callApi<OwnPage>(`/listings/${slug}`);
	await pressEnds();
	if (authNow().user?.id !== student || turn !== asked) return;
	answered = turn;
	// The page of everybody stays where it cannot be had.
	if (!answer.ok) return console.error('What was applied for is not known', answer.message);
	viewer = student;
	exchangeParts(pageOf(answer.value.html));
}

const submission = () => import('#app/features/reports/submit-report.ts');

function sendReports() {
	const form = document.querySelector<HTMLFormElement>('form[action="/api/reports"]');
	const sent = document.querySelector<HTMLTemplateElement>('template[data-sent]');
	if (!form || !sent) return;
	prepareInForm(form, submission);
	sendByScript(form, async (values) => {
		const submit = await submission().catch(() => null);
		if (!submit) {
			toast(reportMessages.failed(siteMessages.noAnswer));
			return null;
		}
		const outcome = await submit.submitReport(slug, values);
		if (outcome !== 'sent') return outcome;
		const panel = sent.content.cloneNode(true) as DocumentFragment;
		const said = panel.firstElementChild as HTMLElement;
		form.replaceWith(panel);
		said.focus();
		return null;
	});
}

/**
 * Asks for the email that a form is for: of the internship when it opens again, or of what its company opens. What is said
 * then is in the page. For a visitor the form leads to the alerts of an account, which ask to sign in.
 */
async function tellByForm(event: SubmitEvent) {
	const form = event.target;
	if (!(form instanceof HTMLFormElement) || !form.matches('[data-tells]')) return;
	if (!authNow().user) return;
	event.preventDefault();
	const button = form.querySelector<HTMLElement>('[type=submit]');
	if (button?.ariaDisabled) return;
	const ready = showBusy(button);
	const company = new FormData(form).get('company');
	const answer = await (typeof company === 'string'
		? followCompany(company)
		: awaitReopening(slug));
	ready();
	if (!answer.ok) return toast(alertMessages.failed(answer.message));
	const { tells = '' } = form.dataset;
	// The form may be another one by now, of the page of the student.
	document.querySelector(`form[data-tells=${tells}]`)?.replaceWith(fromTemplate(tells));
	// What was asked for before does not know of it.
	if (answered !== asked) await showOwn();
	document.querySelector<HTMLElement>(`[data-told=${tells}]`)?.focus();
}

/** Buttons with `data-share`, the title of the page, offer the sheet of the device to share with, else copy the link and say so. */
function shareByButton(): void {
	addEventListener('click', ({ target }) => {
		const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
		if (button) void share(button.dataset.share ?? '');
	});
}

async function share(title: string): Promise<void> {
	const url = location.origin + location.pathname;
	try {
		if (navigator.share) return await navigator.share({ title, url });
		await navigator.clipboard.writeText(url);
		toast(shareMessages.copied);
	} catch (error) {
		// Closing the sheet is no failure.
		if (error instanceof DOMException && error.name === 'AbortError') return;
		toast(shareMessages.notCopied(url));
	}
}
