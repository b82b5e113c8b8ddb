import { operatorWords } from '#content/operator.ts';
import { site } from '#content/site.ts';
import type { Block, Guide } from '#content/types.ts';

const illustrative: Block = {
	kind: 'note',
	text: 'The companies, internships, candidates, success stories, testimonials, ratings and headline figures that this site shows are illustrative until we replace them with our own. Their names are invented. No real company is presented as a partner.',
};

export const terms: Guide = {
	slug: 'terms',
	title: 'Terms of use',
	description:
		'The terms for students, graduates and employers who use this site: free applications, what a stipend is, what our listings promise and what they do not.',
	updated: '2026-11-23',
	intro: `These terms apply when you use the website of ${site.name}. They are written to be read. If a sentence is unclear, ask us and we will explain it and make it clearer.`,
	sections: [
		{
			heading: 'Who we are and what the site does',
			blocks: [
				{
					kind: 'text',
					text: [
						`We are ${site.name}, ${site.address.join(', ')}; email ${site.email}, telephone ${site.phone}.`,
						operatorWords(),
						'We introduce students and recent graduates to companies that offer internships and placements. Where we do that, we act as an employment agency under the Conduct of Employment Agencies and Employment Businesses Regulations 2003. The contract for the work itself is made between you and the employer. We are not your employer.',
					]
						.filter(Boolean)
						.join(' '),
				},
			],
		},
		{
			heading: 'Applying is free for students',
			blocks: [
				{
					kind: 'text',
					text: 'Students and graduates pay nothing: not for an account, an application, advice on the application, an introduction or an offer. We may not charge people who look for work for finding it, and we do not. Posting internships is free for employers, too.',
				},
				{
					kind: 'text',
					text: 'You can apply from the second year of a degree, one-year master’s courses included, until two years after graduation. It is a program rule, because employers plan supervision for people close to their studies. An account and an application are for people who are 18 or over.',
				},
			],
		},
		{
			heading: 'Stipends, hours and listings',
			blocks: [
				{
					kind: 'list',
					items: [
						'A stipend, and any amount shown as the price of a program, is **what the intern is paid**. It is never something to pay to us.',
						'Every listing is for temporary work and gives its length, place, requirements and weekly hours. For work in the UK the stipend over those hours is at or above the [national minimum wage](https://www.gov.uk/national-minimum-wage-rates), except for a placement that is a required part of a UK course, which the listing then says. International internships are paid in local currency under the rules of that country.',
						'Listings, places left and dates can change until you have a written offer. What counts is the offer from the employer.',
						'“Guaranteed placement” means that we go on proposing suitable internships, free of charge, until you accept one or tell us to stop. No particular employer, date or result of a visa application is promised.',
						'Information about visas is general. Only a registered adviser or a solicitor may advise you on your case.',
					],
				},
			],
		},
		{
			heading: site.sampleContent ? 'Illustrative content' : 'Scholarship programs',
			blocks: [
				...(site.sampleContent ? [illustrative] : []),
				{
					kind: 'text',
					text: 'Scholarship programs are real, and run by others. The figures are as published by them; the official site decides.',
				},
			],
		},
		{
			heading: 'Your account and what you send',
			blocks: [
				{
					kind: 'list',
					items: [
						'Give true details, keep your password to yourself and tell us if you think that somebody else has used the account.',
						'What you write remains yours. You allow us to store it and, for an application, to pass it to the employer concerned.',
						'Do not send what is unlawful or somebody else’s, do not try to reach other people’s data, and do not load the site with automated requests.',
						'You can delete your account at any time on [your account page](/account). We may suspend an account that is misused, and say why.',
						'With your sign-up, and with each application, we note which version of these terms you accepted, and on which day.',
					],
				},
				{
					kind: 'text',
					text: 'How we handle personal data is set out in the [privacy notice](/privacy).',
				},
			],
		},
		{
			heading: 'Illegal and harmful content',
			blocks: [
				{
					kind: 'text',
					text: 'Nobody may post or send here what is illegal: threats, harassment, hate, fraud, sexual content, the exploitation or trafficking of people, or help with any of these. Our staff read internships before they appear, and messages with a link, a telephone number, or words about money or documents before they are sent.',
				},
				{
					kind: 'list',
					items: [
						'You can report every internship on its page, and every message of an employer on the page of your application. A report needs no name. If you leave an address, we tell you what was done.',
						'Our staff look at each report. They take down what is illegal, and may close the account behind it. Where people are in danger, we tell the police.',
						'If something of yours was taken down or your account was closed, we say why. You can ask us to look again: reply to our email, or write to us. Another member of our staff then decides.',
						'The site is made for adults. If you think that somebody under 18 uses it, tell us.',
					],
				},
			],
		},
		{
			heading: 'Employers',
			blocks: [
				{
					kind: 'list',
					items: [
						'**Authority.** You may speak for the company, and may advertise each internship that you post.',
						'**What we must know of the work** (regulations 18 and 20): who the employer is, and the kind of work, its dates, place and hours. Risks to health and safety, and what is done about them. The experience, permission or check that the work needs. Expenses, pay and notice. You tell us this truly, and tell us when it changes.',
						'**Answers.** You answer every applicant by the day that the internship names. While an answer is late you can post nothing new. Fourteen days after that day we tell the applicant that no answer came.',
						'**Data.** For the applications that you receive you are a controller of your own, beside us. You use them for this internship only, and delete them when you no longer need them for it.',
						'**Fees.** Posting is free. Should that change, we tell you before, and you agree first. Interns are never charged.',
						'**Removal.** We may take down an internship, or stop a company, that breaks these terms or the law. We say why, and you can ask us to look again.',
					],
				},
				{
					kind: 'text',
					text: 'A person who creates a company profile must be entitled to speak for that company. A profile is marked Verified only after our staff have checked it. Employers offer work that is lawful, paid as stated and supervised, charge interns nothing, choose without unlawful discrimination, and use candidates’ details for that internship only.',
				},
			],
		},
		{
			heading: 'Our responsibility',
			blocks: [
				{
					kind: 'text',
					text: 'We run the site with reasonable care and correct mistakes that we learn of. We cannot promise that it is always available, and we do not answer for what employers or linked sites do. Nothing here limits liability that the law does not allow us to limit, such as for fraud or for death or injury through negligence, or takes away your rights as a consumer or worker.',
				},
			],
		},
		{
			heading: 'Changes, law and complaints',
			blocks: [
				{
					kind: 'text',
					text: 'If we change these terms, the date at the top changes; we write to account holders beforehand if the change matters to them. The law of England and Wales applies. If you live in Scotland or Northern Ireland, you may also go to the courts there.',
				},
				{
					kind: 'text',
					text: `Tell us first if something has gone wrong: ${site.email} or the [contact page](/contact). Support hours are ${site.supportHours} (${site.summerTime}). Complaints about an agency or about pay may also go to the [Fair Work Agency](https://www.gov.uk/pay-and-work-rights).`,
				},
			],
		},
	],
};
