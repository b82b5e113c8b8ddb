import { site } from '#content/site.ts';
import type { Question, QuestionCategory } from '#content/types.ts';
import { answerTimes } from './answer-times.ts';

/** The six short answers at the top of the FAQ page. */
export const quickAnswers: Question[] = [
	{
		question: 'Does it cost anything to apply?',
		answer:
			'No. Applying is free for students and graduates, and so are the introduction and the offer.',
	},
	{
		question: 'Are the internships paid?',
		answer:
			'Yes. In the UK they pay at or above the national minimum wage for the hours on the listing. Abroad, the rules of that country apply.',
	},
	{
		question: 'How long do programs last?',
		answer:
			'Programs last 8-52 weeks, depending on the type. A few short projects take 3 to 7; each listing gives its own length.',
	},
	{
		question: 'How quickly will I hear back?',
		answer:
			'An application takes 2-4 weeks, from sending the form to a decision, interview included.',
	},
	{
		question: 'When should I apply?',
		answer: 'Apply 3-6 months ahead of the date on which you would like to start.',
	},
	{
		question: 'When is support open?',
		answer: `${site.supportHours} (${site.summerTime}), with an average response of 2-4 hours.`,
	},
];

export const faqCategories: QuestionCategory[] = [
	{
		title: 'General Questions',
		slug: 'general-questions',
		questions: [
			{
				question: 'What kinds of program are there?',
				answer:
					'London, other UK cities, remote, international and placement year programs, as well as government-funded and scholarship schemes run by others. Programs last 8-52 weeks. Every internship is temporary, and the listing shows its length.',
			},
			{
				question: 'Who can apply?',
				answer:
					'Applicants must be from second year onward or within 2 years of graduation, and 18 or over. One-year master’s courses are included. This is a program rule, because employers plan training for people who are close to their studies. There is no upper age.',
			},
			{
				question: 'How much are interns paid?',
				answer:
					'Internships in the UK are paid at or above national minimum wage, and full-time pay is £18,000-35,000+ annually. The listings here pay from £1,000 to £3,200 a month: what comes to less than £18,000 a year is for part-time hours. Placements pay from £600 to £2,000 a week, for some weeks or months. So read each stipend together with the weekly hours and the length beside it.',
			},
			{
				question: 'Is there any case in which the minimum wage does not apply?',
				answer:
					'On this site there is one: by law, it does not cover a placement of up to a year that a UK course requires. A listing that uses this says so. International internships are paid in local currency under the rules of that country.',
			},
			{
				question: 'Is the price on a program page something I have to pay?',
				answer:
					'No, it is the stipend: what the intern is paid. A UK agency may not charge people for finding them work, and we never ask students for money.',
			},
			{
				question: 'Do interns have holiday and sick pay?',
				answer:
					'Paid interns are usually workers. They have payslips, and 5.6 weeks of paid holiday a year in proportion to the time they work. Employees have statutory sick pay from the first day of illness. Tax follows the usual rules. The page on [visa information](/resources/visa-info) has the official links.',
			},
			{
				question: 'Can I work part time during term?',
				answer:
					'Often, yes: every city has listings of at most 20 hours a week, and some remote ones have as few. Check the days with the employer and, if you have a visa, the hours that it allows.',
			},
		],
	},
	{
		title: 'Application Process',
		slug: 'application-process',
		questions: [
			{
				question: 'How do I apply?',
				answer:
					'Create an account, confirm your email address and press Apply Now on the listing you want. The form asks for the program type, your motivation, relevant experience and availability. With an application to an internship you can send your profile and a CV: you see beforehand what is sent.',
			},
			{
				question: 'How long does an application take?',
				answer:
					'An application takes 2-4 weeks, from the form through an interview to a decision. Apply 3-6 months ahead, so that there is time for accommodation and, where needed, a visa.',
			},
			{
				question: 'How many applications should I send?',
				answer:
					'5-10 targeted applications are recommended. Employers read ten that are about them more closely than fifty that could go to anybody.',
			},
			{
				question: 'Can I change an application after sending it?',
				answer:
					'No: the employer can read it as soon as you have sent it. You can withdraw it on its page in your account and, while the internship is open, apply again.',
			},
			{
				question: 'What happens at the interview?',
				answer:
					'Most employers talk with you by video for half an hour to an hour about your course, an example of your work and your dates. Ask us beforehand if you need an adjustment.',
			},
			{
				question: 'What is different for a placement year?',
				answer:
					'The ones listed here are part of a master’s degree; for the sandwich year of a bachelor’s degree [ask us](/contact). Your university registers the placement first. Your CV goes with the form, and the employer may ask for your transcripts. Then come company matching, interview and placement.',
			},
		],
	},
	{
		title: 'International Students',
		slug: 'international-students',
		questions: [
			{
				question: 'Do I need a visa for an internship in the UK?',
				answer:
					'That depends on your nationality and on the permission that you already hold. Our page on [visa information](/resources/visa-info) describes the usual routes, and gov.uk helps you to [check if you need a visa](https://www.gov.uk/check-uk-visa).',
			},
			{
				question: 'How many hours may I work on a Student visa?',
				answer:
					'As published in November 2026, students at degree level may work 20 hours a week in term time, and full time in vacations. All jobs count together, and unpaid work counts too. Below degree level the limit is 10 hours, and part-time students may not work. The summer of a taught master’s usually counts as term. A placement that is an assessed, integral part of the course is outside that limit; ask your university about yours. The official page is [Student visa](https://www.gov.uk/student-visa).',
			},
			{
				question: 'How long does the Graduate visa last?',
				answer:
					'As published in November 2026, 2 years, or 3 after a PhD. For applications from 1 January 2027 it is 18 months, and still 3 years after a PhD. The official page is [Graduate visa](https://www.gov.uk/graduate-visa).',
			},
			{
				question: 'May I work full time once my course has ended?',
				answer:
					'As published in November 2026, usually yes, until the Student visa ends. A permanent post is allowed only once you meet the rules of another route, such as the Graduate visa. Your university tells you the day on which your course ends.',
			},
			{
				question: 'Which other visas need no sponsor?',
				answer:
					'Recent graduates of certain universities outside the UK may qualify for [High Potential Individual](https://www.gov.uk/high-potential-individual-visa). People of certain nationalities, aged 18 to 30 or 35, may qualify for the [Youth Mobility Scheme](https://www.gov.uk/youth-mobility). Both allow most work.',
			},
			{
				question: 'Can the employer sponsor me?',
				answer:
					'For temporary work experience the usual route is Government Authorised Exchange, where the sponsor is an approved scheme body and not the employer. As published in November 2026 it allows up to 12 months, from the age of 18, with at least the minimum wage. See [Government Authorised Exchange](https://www.gov.uk/government-authorised-exchange).',
			},
			{
				question: 'What does “Visa support provided” mean?',
				answer:
					'It means general information, the facts of your placement in writing, and referral to your university or an [immigration adviser](https://www.gov.uk/find-an-immigration-adviser). We do not advise on individual cases and cannot influence a decision.',
			},
			{
				question: 'Can I do a remote internship from my own country?',
				answer:
					'Remote listings name the region and the time zone from which you may work. The rules on work and tax are those of the country you are in, so check them before you accept.',
			},
		],
	},
	{
		title: 'Support & Services',
		slug: 'support-and-services',
		questions: [
			{
				question: 'When can I reach the support team?',
				answer: `${site.supportHours} (${site.summerTime}). The average response is 2-4 hours in that time. We answer quick questions ${site.chatHours} through the contact form, and every message there ${answerTimes.messageOnWorkingDays}.`,
			},
			{
				question: 'Do you help with accommodation?',
				answer:
					'We do not let rooms, but our page on [accommodation](/resources/accommodation) explains contracts, costs and fraud. We can also say from which districts the journey to an employer is easy.',
			},
			{
				question: 'What if something goes wrong during the internship?',
				answer:
					'Speak to your supervisor first if you can, then write to us with dates and facts. We talk to the employer about it. For your rights at work, [Acas](https://www.acas.org.uk/) gives free advice, and the [Fair Work Agency](https://www.gov.uk/pay-and-work-rights) takes complaints about pay, holiday and agencies.',
			},
			{
				question: 'I did not get the confirmation email. What now?',
				answer:
					'Look in the spam folder and check that the address was spelled correctly. If nothing has come after fifteen minutes, contact us from that address.',
			},
			{
				question: 'How do I delete my account and my data?',
				answer:
					'Sign in and open your account page. There you can download your data and delete the account. This also deletes your applications, profile, CV, saved internships, alerts and any employer profile. Contact messages and the newsletter do not belong to an account, so ask for those by email.',
			},
			{
				question: 'How does a company offer internships here?',
				answer:
					'Register in the employer portal and complete the company profile. Our staff check each company before its profile is marked as verified.',
			},
		],
	},
];

/** Shown as badges; each finds at least one question above when it is searched for. */
export const popularTopics: string[] = [
	'Pay',
	'Visa',
	'Minimum wage',
	'Placement year',
	'Remote',
	'Accommodation',
	'Interview',
	'Account',
];
