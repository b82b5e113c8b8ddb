import { site } from '#content/site.ts';
import type { Guide } from '#content/types.ts';

export const cookies: Guide = {
	slug: 'cookies',
	title: 'Cookies and browser storage',
	description:
		'This site sets no cookies and loads nothing from third parties. See each storage key it uses, what it is for, and how to clear them.',
	updated: '2026-11-29',
	intro:
		'This site sets no cookies. It uses a few entries in the storage of your browser, and each comes only once you do something that needs it: search or filter, press a heart, type your rent, begin a form, or sign in. Who answers applications can also switch off single keys. Reading needs none of them. So there is no banner.',
	sections: [
		{
			heading: 'No cookies, no trackers',
			blocks: [
				{
					kind: 'text',
					text: 'No page of this site sets a cookie, whether ours or somebody else’s. There are no advertising tags, no social media buttons that report back, no analytics and no fonts or scripts from other companies. Everything that a page needs comes from our own server.',
				},
				{
					kind: 'text',
					text: 'Reading leaves one thing in your browser: the ordinary cache of pages and pictures, which makes the next visit faster and which we cannot read. When your pointer rests on a link, your browser may fetch that page ahead, from our server only.',
				},
				{
					kind: 'text',
					text: 'A page loads its scripts when you first use something that needs them: a search, a filter, a heart or a form. The pages of accounts and forms load them at once, and so do all pages once you are signed in or have saved something. They then store, until the tab is closed, how far you had scrolled on each page.',
				},
			],
		},
		{
			heading: 'What is stored in your browser',
			blocks: [
				{
					kind: 'table',
					caption: 'Local-storage keys',
					head: ['Key', 'What it holds', 'When it goes'],
					rows: [
						[
							'sb-uk-internships-auth',
							'The sign-in session: who you are to our server, and until when',
							'When you sign out',
						],
						[
							'second-step-device',
							'A random text, once you have signed in here: except for students without a second step, we email you when somebody signs in from a browser that we do not know',
							'When you clear it',
						],
						[
							'employer-profile-draft',
							'The unfinished company profile of an employer, and whose it is',
							'When the profile is saved',
						],
						[
							'saved-internships',
							'The internships that you have saved, when, and which of them are in your account',
							'When you remove them; those of your account when you sign out',
						],
						[
							'own-costs',
							'Your own rent and travel for a month, where you typed them on the page of an internship or where you compared some',
							'When you empty the fields',
						],
						[
							'single-keys-off',
							'That you have switched off single keys, as an employer or a member of staff',
							'When you switch them on',
						],
					],
				},
				{
					kind: 'table',
					caption: 'Session-storage keys',
					head: ['Key', 'What it holds', 'When it goes'],
					rows: [
						[
							'application-draft, and for an internship the same with its name',
							'What you have typed in the application form',
							'When the application is sent or the tab is closed',
						],
						[
							'profile-draft, with the name of a section',
							'What you have typed in your profile and is not saved yet',
							'When it is saved or the tab is closed',
						],
						[
							'portal-draft, with the name of a form',
							'What you have typed in a message about an application; of employers and staff, in any form that is not sent or saved yet',
							'When it is sent or saved, or the tab is closed',
						],
						[
							'typed-before-reload',
							'What you have typed into a page behind a sign-in, without passwords, codes and files, when you load it again for a new version of the site',
							'When the page is there again, or the tab is closed',
						],
						[
							'contact-draft',
							'What you have typed in the contact form',
							'When the message is sent or the tab is closed',
						],
						[
							'said-next',
							'A message that the next page shows, such as one after a sign-in',
							'When that page has shown it',
						],
						[
							'last-search',
							'The address of your last search of internships, so that an internship leads back to it',
							'When the tab is closed',
						],
						[
							'came-by',
							'The internship that you looked at last, and in one word how you came to it, such as “search”. The word is sent only if you apply, with the application',
							'When the tab is closed',
						],
						[
							'react-router-scroll-positions',
							'How far you had scrolled on each page, so that the Back button finds the place',
							'When the tab is closed',
						],
					],
				},
				{
					kind: 'text',
					text: 'Local storage stays until it is removed, even if you close the browser. Session storage belongs to one tab and ends with it. Other websites can read neither.',
				},
			],
		},
		{
			heading: 'Why we do not ask for consent',
			blocks: [
				{
					kind: 'text',
					text: 'UK law asks for consent before a site stores something on your device, with an exception for what is strictly necessary for a service that you have asked for. The session exists because you signed in. The random text of a device is there because you signed in, and protects your account. The list of saved internships exists because you pressed a heart. Your rent is there because you typed it. The address of your last search leads you back to it. The drafts exist because you began to fill in a form, and save you from typing it twice. The scroll positions are there because you went from page to page, and bring you back to where you were. None of these is used for anything else. Nothing is sent to anybody but us, and only the session and that text tell one visitor from another.',
				},
				{
					kind: 'text',
					text: 'If we ever wanted to add anything beyond this, we would ask you first and list it here before it appears.',
				},
			],
		},
		{
			heading: 'On a shared computer',
			blocks: [
				{
					kind: 'list',
					items: [
						'Press Sign Out when you have finished. This ends the session in every open tab of that browser.',
						'Close the tab of a form if you stop before the end. This deletes the draft.',
						'An employer’s draft stays until it is saved. If you cannot finish it, clear the site’s data as described below.',
						'A private window forgets everything when you close it. Signing in and all forms work there too.',
					],
				},
			],
		},
		{
			heading: 'How to see and clear it',
			blocks: [
				{
					kind: 'steps',
					items: [
						'Open the settings of your browser and go to privacy or site data.',
						'Look for the address of this site in the list of stored data.',
						'Remove the entry. You are signed out and any draft is gone; nothing on our server changes.',
					],
				},
				{
					kind: 'text',
					text: 'If your browser blocks storage altogether, you can still read every page and send a contact message, but you cannot stay signed in.',
				},
			],
		},
		{
			heading: 'Links to other sites',
			blocks: [
				{
					kind: 'text',
					text: 'Some pages link to other sites, for example gov.uk and the scholarship programs. Nothing is loaded from them until you follow the link. After that their own rules on cookies apply.',
				},
				{
					kind: 'text',
					text: `What happens to the data that you send us is set out in the [privacy notice](/privacy). Questions about this page go to ${site.email}.`,
				},
			],
		},
	],
};
