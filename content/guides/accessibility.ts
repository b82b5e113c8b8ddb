import { answerTimes } from '#content/pages/answer-times.ts';
import { site } from '#content/site.ts';
import type { Guide } from '#content/types.ts';

export const accessibility: Guide = {
	slug: 'accessibility',
	title: 'Accessibility statement',
	description:
		'Our target is WCAG 2.2 level AA. How the site is built and tested, which limits we know of, how to report a problem and how to get content in another format.',
	updated: '2026-11-20',
	intro: `${site.name} wants everybody who looks for an internship to be able to use this website. This statement says what we aim at, what we have checked and what does not work well yet.`,
	sections: [
		{
			heading: 'Our target',
			blocks: [
				{
					kind: 'text',
					text: 'We build to the [Web Content Accessibility Guidelines](https://www.w3.org/TR/WCAG22/), version 2.2, level AA. You should be able to:',
				},
				{
					kind: 'list',
					items: [
						'read every page at 400% zoom without scrolling sideways,',
						'reach and use everything with a keyboard, starting with a link that skips to the content,',
						'hear pages in a sensible order with a screen reader, with headings, landmarks, labels and messages announced,',
						'read the text against its background, in any of our colours,',
						'use your own settings, such as reduced motion.',
					],
				},
			],
		},
		{
			heading: 'How the site is built',
			blocks: [
				{
					kind: 'text',
					text: 'Pages are ordinary HTML with one main heading and no skipped levels. Menus, dialogs and folding questions use the elements that browsers provide for them, so that assistive technology knows them already. You can read the pages, follow links and search before, or without, any script.',
				},
				{
					kind: 'text',
					text: 'Forms mark what is required, keep what you typed if something goes wrong, and have no time limit and no picture puzzle.',
				},
			],
		},
		{
			heading: 'How it is tested',
			blocks: [
				{
					kind: 'list',
					items: [
						'Automated checks with axe-core, set to WCAG 2.2 AA, on every public page in a real browser. A problem found this way stops the change.',
						'Checks of the HTML, of the order of headings, and for sideways scrolling at a width of 320 pixels.',
						'Journeys through sign-in, application, contact form and employer profile in a real browser.',
					],
				},
				{
					kind: 'text',
					text: 'Automated checks find only part of all problems. No independent body has checked the site yet. Disabled users have not tested it, and nobody has gone through it with several screen readers. Until that is done we only name the target, and do not claim to meet it.',
				},
			],
		},
		{
			heading: 'Known limits',
			blocks: [
				{
					kind: 'table',
					caption: 'What does not work as well as it should, and what to do instead',
					head: ['Limit', 'Instead'],
					rows: [
						[
							'Brochures are PDF files and may read poorly with a screen reader or enlarged text',
							'The page of the program says the same as web text',
						],
						[
							'The UK cities page holds more than two hundred listings and takes a long time to go through',
							'Choose a city to shorten the list, or use the headings',
						],
						[
							'Forms and sign-in need JavaScript',
							'Write or call us; we take applications and messages that way too',
						],
						[
							'Short messages after sending a form disappear after some seconds',
							'They are announced to screen readers; ask us if you are unsure whether something arrived',
						],
						['The site is in English only', 'Ask us to explain a page in simpler words'],
					],
				},
				{
					kind: 'text',
					text: 'Other sites that we link to, including the scholarship programs, are outside our control.',
				},
			],
		},
		{
			heading: 'Report a problem or ask for another format',
			blocks: [
				{
					kind: 'text',
					text: `Write to ${site.email}, call ${site.phone} (${site.supportHours}, ${site.summerTime}) or use the [contact form](/contact). Choose the category for technical support there. It helps to say which page it was, what you wanted to do, and which browser and assistive technology you use.`,
				},
				{
					kind: 'text',
					text: `We answer ${answerTimes.messageOnWorkingDays} and tell you what we can do and by when. If the correction takes longer, we send you the content in a form that you can use. It can be plain text, large print, or read out by telephone.`,
				},
			],
		},
		{
			heading: 'Adjustments in applications and interviews',
			blocks: [
				{
					kind: 'text',
					text: 'You may ask for adjustments at any stage: more time, questions in writing, a step-free place, a call without video. Tell us what you need; you do not have to say why. We pass it on to an employer only if you want us to.',
				},
			],
		},
		{
			heading: 'If our answer does not help you',
			blocks: [
				{
					kind: 'text',
					text: 'Tell us, and somebody who did not handle your report looks at it again. You can also get free help from the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) in Great Britain or the [Equality Commission](https://www.equalityni.org/) in Northern Ireland.',
				},
				{
					kind: 'text',
					text: 'This statement is reviewed at least once a year and whenever the site changes in a way that affects it.',
				},
			],
		},
	],
};
