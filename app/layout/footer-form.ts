const load = () => import('#app/page/newsletter.ts');

const formOf = (target: EventTarget | null) =>
	target instanceof Element ? target.closest<HTMLFormElement>('footer form') : null;

/** On a page that React draws: what sends the form of the footer is loaded once somebody is in it. */
export function followFooterForm(): void {
	addEventListener('focusin', ({ target }) => {
		if (formOf(target)) load().then(({ sendNewsletter }) => sendNewsletter(), console.error);
	});
	addEventListener('submit', (event) => {
		const form = formOf(event.target);
		if (!form || event.defaultPrevented) return;
		event.preventDefault();
		load().then(
			({ sendNewsletter }) => {
				sendNewsletter();
				form.requestSubmit();
			},
			// The browser sends it by itself.
			() => form.submit(),
		);
	});
}
