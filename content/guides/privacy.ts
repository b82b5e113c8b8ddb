import { operatorWords } from '#content/operator.ts';
import { site } from '#content/site.ts';
import type { Guide } from '#content/types.ts';

export const privacy: Guide = {
	slug: 'privacy',
	title: 'Privacy notice',
	description:
		'What personal data each form of this site keeps, why, on which legal basis and for how long, how to download or delete your account, and how to complain.',
	updated: '2026-11-29',
	intro:
		'We keep what you type into our forms and what an account needs to work. We do not track you, sell data or load anything from other companies into the pages.',
	sections: [
		{
			heading: 'Who is responsible',
			blocks: [
				{
					kind: 'text',
					text: [
						`The controller under UK data protection law is ${site.name}, ${site.address.join(', ')}.`,
						operatorWords(),
						`For anything on this page write to ${site.email} or call ${site.phone.replaceAll(' ', '\u00a0')}.`,
					]
						.filter(Boolean)
						.join(' '),
				},
			],
		},
		{
			heading: 'What we keep, and why',
			blocks: [
				{
					kind: 'table',
					caption: 'Data by form, with purpose and legal basis',
					head: ['Where', 'What is kept', 'Purpose', 'Legal basis'],
					rows: [
						[
							'Newsletter',
							'Email address',
							'Sending one email a month',
							'Your consent, which you can withdraw at any time',
						],
						[
							'Contact form',
							'Name, email, subject, category and message',
							'Answering you and following up',
							'Our legitimate interest in answering people who write to us',
						],
						[
							'Report of an internship',
							'Reason, message and, only if you give one, email',
							'Looking at the internship and answering you',
							'Our legitimate interest in keeping wrong or unlawful internships off the site',
						],
						[
							'Report of a message',
							'The message, the application it is about, reason and text; kept without a link to you once the application is deleted',
							'Looking at the message and, if needed, writing to you; who wrote the message does not learn who reported it',
							'Our legitimate interest in protecting applicants and employers from fraud and abuse',
						],
						[
							'Messages about an application',
							'What you and the employer write to each other: the text, who wrote it, when it was sent and read, and whether one of you reported it. Each side reads the name of who wrote',
							'Letting you ask and answer. Our staff read a conversation only once one of its messages was reported, which their log notes, and those messages of employers that wait for them',
							'Steps you ask for before a contract',
						],
						[
							'Question to an employer before an application',
							'The question, the internship, the answer, when each was written and read, and whether one of you reported the words of the other. The employer does not see who asks; you read the name of who answers',
							'Letting you ask before you apply. Our staff read a question and its answer only once one of them was reported',
							'Steps you ask for before a contract',
						],
						[
							'Application form',
							'Program or internship, motivation, experience, availability; what the employer asks everybody who applies, with your answers; in one word, how you came to the internship, such as by a search or an email of ours; where the application stands, and each step with its date, its reasons and the message to you',
							'Judging the application and proposing you to the employer. Of how you came, the employer sees only how many came by each way',
							'Steps you ask for before a contract',
						],
						[
							'Interview',
							'The times that you are offered, with place or link; the one that you choose, or what you write where none suits; the name of your time zone, so that those who invite you read the time where you are',
							'Arranging the interview, a file for the calendar and a reminder the day before, for both sides',
							'Steps you ask for before a contract',
						],
						[
							'Notes, stars, shortlists, prepared messages and saved filters',
							'What those who answer an application note about it for their colleagues, which of them it names and whether they have seen it; how many stars they give it, whether it is on their shortlist, and who has taken it on; which of them changed this or downloaded it, and when; the words that they keep for messages to applicants; the filters and words of their own search that they keep under a name; and when each of them last looked at the list. You do not see these here, but may ask the employer or us for them',
							'Judging applications and answering them',
							'Legitimate interest of the employer, and ours, in fair and prompt answers',
						],
						[
							'Acceptance of the terms',
							'Which version of the terms of use you accepted, and on which day: with your sign-up and with each application',
							'Knowing what was agreed',
							'Contract: the account you asked for',
						],
						[
							'Alerts',
							'The searches you want to be told of and the companies you follow, how often, up to where we have told you, and when we asked whether they go on',
							'Sending you an email when a search finds something new, or a company opens an internship',
							'Your consent, which you can withdraw at any time with the link in each of these emails',
						],
						[
							'Internships that may open again',
							'Which paused or closed internships you asked us to tell you about, and when',
							'Sending you one email when the internship takes applications again',
							'Your consent, which you can withdraw at any time in your account, among your alerts',
						],
						[
							'Saved internships',
							'Which internships you have saved, and when; what you note on them for yourself; the deadlines that we have told you about, and whether you have stopped these emails; whether you have made an address for your calendar program, and when',
							'Showing them to you wherever you sign in, and their deadlines to anybody who has that address; your notes to nobody else; one email before each deadline',
							'Contract: the account you asked for. The emails: our legitimate interest in reminding you, and a link in each of them ends them',
						],
						[
							'Shared lists',
							'The title, line and name that you give a list, which internships it has, and when you made it',
							'Showing the list to anybody who has its address. Of you it shows the name that you give it, and nothing else',
							'Contract: the account you asked for',
						],
						[
							'Careers service of your university',
							'What you agreed to let it see, if you did: the kind, the applications you chose, the day, and the words that you read; when it ended, and why',
							'Showing it that and nothing else: numbers without names, none of them below five, or your name with internship, company, day and status. It changes nothing here',
							'Your consent, which you can take back at any time with one press in your account',
						],
						[
							'People of a careers service',
							'Who has access for which university, and since when; whom we have invited: the email address, and until when',
							'Letting the careers service read what its students agreed to',
							'Our legitimate interest in knowing who reads it',
						],
						[
							'Profile and CV',
							'What you say of your name, telephone number, town, studies, experience, projects, skills, languages, links, permission to work and availability; one PDF of your own. A CV from which you fill in your profile is only read: we store what you accept, and neither the file nor the rest of what it says',
							'Making your CV, saying how internships fit you, and applying with it. What you send with an application is kept with it as a copy, a file that you send several times once, with the words that it says, so that an employer can read and search them; your permission to work goes along only where you tick that',
							'Contract: the account you asked for',
						],
						[
							'Employer profile',
							'Company name and number, contact person, phone, website, industry, size, location, description, founding year, LinkedIn page, which account belongs to the company and in which role, whether we have verified it, what we checked, what each check rests on, and why not, and what it was before you changed it until our staff have looked at that',
							'Checking the company and working with it; name, industry, size, location, website and description are shown on the pages of its internships',
							'Contract with the employer, and our legitimate interest in dealing with its contact person',
						],
						[
							'Colleagues of an employer',
							'Who belongs to a company, in which role and since when; when they want emails about applications; which applications they have taken on, and in whose calendar we have put an interview; whom it has invited: the email address, the role, who invited and until when',
							'Letting several people act for a company, each with a password of their own. Colleagues read your name and email address, and what you do for the company. What you did stays with your name after you have left, until your account is deleted',
							'Contract with the employer; for an address that is invited, its legitimate interest in asking a colleague',
						],
						[
							'Keys for programs of an employer',
							'The name of the key, who has made it, when it was made and used last, and a digest of the key, not the key itself; the addresses of programs that we tell what happens, and what we have told them',
							'Letting a program of the company post internships and follow how its applications stand. It reads the number, internship, status and days of an application, and nothing else about the person',
							'Contract with the employer',
						],
						[
							'Internships of an employer',
							'Drafts with what staff said of them, and what you say that you mean by words we asked about; what is public, what of it has changed, and why our staff have paused it or taken it down',
							'Publishing internships after a check, and telling those who have applied what changed',
							'Contract with the employer',
						],
						[
							'Messages to applicants, the words in them that made them wait for our staff, and why our staff have not sent one',
							'Those of an employer that have waited for our staff or were stopped by them, as for a link, a telephone number, or words about money or documents: the text, to whom it goes, what was decided and why. Of any other, for two days at most, the text and to whom it goes: we count how many people an employer writes to, and can stop it',
							'Keeping fraud from applicants',
							'Our legitimate interest in protecting applicants',
						],
						[
							'Exports by employers',
							'When an employer took out a list of applications or their CVs, how many, for which internship, and which of its members did so',
							'Knowing who has copies of applications: members of that employer and our staff read it. The name stays until the account is deleted',
							'Our legitimate interest in protecting applicants',
						],
						[
							'What you ask of your data',
							'Who asks, what, when it came and by when it is due, and what was done: of a request for access, erasure or correction, or a complaint',
							'Answering in time, and showing that we did',
							'Legal obligation (UK GDPR, articles 5(2) and 12)',
						],
						[
							'Staff log',
							'Of members of staff: their email, role, what they did, when and on what, after the end of their account as well; what they have open; the texts that they save to use again; and who has proposed whom as an administrator. Of others: that their account was looked at, copied or deleted on request, and the answer to a message',
							'Knowing later who decided what',
							'Legitimate interest in careful work with your data',
						],
						[
							'Account',
							'Name, email, password as a hash (for a day also that of a repeated sign-up), of everybody but students also whether it has fewer than ten characters, the dates on which the account was made, confirmed and used, and a hash of each network from which you last signed in. With a second step for your sign-in: its secret or the public keys of your passkeys, and hashes of recovery codes. With one, and of everybody but students: in which browsers you have signed in, such as “Firefox on Windows”, with the day, so that we can email you about a new one. Where you are signed in: for each device its browser in such words, since when, and when it was last used, without a network or a place',
							'Signing you in, also while others guess at your password, and keeping your data apart from others',
							'Contract: the account you asked for',
						],
					],
				},
				{
					kind: 'text',
					text: 'A hash is a one-way form: we cannot read the password itself, or the network’s address. You need not give us any of this, but without the required fields we cannot do what the form is for. Please leave out health details, identity numbers and bank details. No decision about you is made by a machine alone.',
				},
				{
					kind: 'text',
					text: 'From your profile the site works out how each internship fits your permission to work, your terms and your hours. The law calls this profiling. It is shown to you, and to an employer only what you tick; it refuses nobody.',
				},
				{
					kind: 'text',
					text: 'If you ask an employer or us for an adjustment because of your health, we use what you tell us for that only, with your explicit consent. Some work needs a check of criminal records (DBS or PVG). The employer asks for it after an offer; we do not keep its result.',
				},
				{
					kind: 'text',
					text: 'About employers we also use what others publish: the register of Companies House and the company’s website. Notes about applicants are written by our staff and by the employer. Accounts are for people who are 18 or over; we delete those of younger people when we learn of them.',
				},
			],
		},
		{
			heading: 'What we count, and what we do not collect',
			blocks: [
				{
					kind: 'text',
					text: 'The site sets no cookies and makes no requests to third parties. Server logs hold no personal data. To stop repeated abuse, the server counts requests by network address; that count lasts an hour at the most. So that nobody can flood an inbox through our forms, it also counts the emails to an address, by a hash of the address, for an hour. What your own browser stores is listed on the [cookies page](/cookies).',
				},
				{
					kind: 'text',
					text: 'Employers see how often the pages of their internships were looked at, and never by whom. A view is counted once a day for each network and internship, and a network adds at most a hundred views a day; search engines and other programs are left out. For that, the server makes two digests with a random number of that day: one of the first part of the network address (/24, /48) and the internship, and one of that part alone. Random number and digests are deleted when the day is over; only the number of views is kept.',
				},
				{
					kind: 'text',
					text: 'When a search finds no internship, its words are stored with the day, at most once a day and for 90 days, so that we can teach the search new words. Nothing says who searched, and a network adds at most twenty texts a day. Staff see words only after they have found nothing on five days, and texts with an email address or a long number are not stored.',
				},
			],
		},
		{
			heading: 'Who receives it',
			blocks: [
				{
					kind: 'list',
					items: [
						'Our staff, as far as their work needs it.',
						'The employer to which you applied: your name, what you sent and where the application stands. It is shown your email and telephone number once you are invited to an interview or have an offer. Until then neither stands in a list, in a file that it downloads or in a CV that we make from your profile. It sees them only where you wrote them into your answers or into a CV of your own. Many employers read applications without names at first: until they invite you, they see a number instead of your name, and neither your university, year of graduation, links, permission to work nor CV. If you choose a time for an interview, each side’s calendar file has the name and email of the other. If you named none, we ask you before we share anything. From then on the employer is responsible for its copy.',
						'The careers service of your university, only if you agree to it in your account: what you choose there, and never your answers, CV, email, telephone number or messages. From then on it is responsible for what it has noted of that.',
						'Suppliers that run our server or deliver our email, on our instructions only. Ask us for the current list and for the countries in which they work. Outside the UK we use the safeguards that the law requires.',
						'For internships abroad: the employer in that country. The country may protect data less than the UK. We pass your application on only because you ask for it by applying there.',
						'Authorities, where the law obliges us.',
					],
				},
			],
		},
		{
			heading: 'How long we keep it',
			blocks: [
				{
					kind: 'table',
					caption: 'Our retention schedule',
					head: ['Data', 'Period'],
					rows: [
						['Newsletter address', 'Until you unsubscribe'],
						[
							'Drafts of internships',
							'180 days after the last change, with an email seven days and one day before; those that wait for our staff or were approved 12 months after it',
						],
						['Contact messages and reports', '24 months after they were sent'],
						[
							'Applications and the times of their interviews',
							'24 months after the last thing that happened to them, or until you delete your account',
						],
						[
							'Messages about an application',
							'As long as the application; after the account of their writer is deleted, an employer’s without the name',
						],
						[
							'Questions to employers before an application, with their answers',
							'24 months after the answer, or after the question where there is none, or until you delete your account; after the account of who answered is deleted, without their name',
						],
						[
							'Notes, stars, shortlists, prepared messages and saved filters',
							'Notes, stars, shortlists and who changed them as long as the application that they are about; who downloaded it, 24 months at most; notes and prepared messages until the account of their author is deleted; saved filters, and the last look at the list, until then, or until their author leaves the company',
						],
						[
							'The log of what our staff did and why they took data out, of exports and of single CVs that employers took out, of who joined or left a company or had another role in it (after an account is deleted, without its name), what our staff asked an employer and its answer, and messages of employers with what our staff decided',
							'24 months',
						],
						[
							'Messages of employers with an answer that have not waited for our staff',
							'As long as the application. What we note of them apart from it, two days at most, and no longer than the last application that they were for',
						],
						[
							'Who was proposed as an administrator of staff',
							'30 days after the proposal has ended',
						],
						[
							'What you asked of your data',
							'24 months after it was closed, also once your account is deleted',
						],
						[
							'What members of staff have open',
							'Until it is decided or a colleague takes it over, and at most two days after they have worked on it last',
						],
						[
							'Texts that a member of staff saves to use again',
							'Until they delete them, or are not staff any more; those that are shared until an administrator deletes them',
						],
						['Numbers of views of internships, without whose', '24 months'],
						['Words of searches that found nothing, without whose', '90 days'],
						[
							'Saved internships, and whether you want emails before their deadlines',
							'Until you remove them or delete your account',
						],
						['Shared lists', 'Until you end them or delete your account; at most 12 months'],
						[
							'Alerts',
							'Until you end them, or delete your account; after six months we ask, and one that you do not want to go on ends 30 days later',
						],
						[
							'Profile and CV',
							'Until you remove them, or with the account; what was sent with an application, as long as the application, or until ten minutes after you withdraw it',
						],
						[
							'A CV from which you fill in your profile',
							'Not at all: our server reads it once, and you have what it says until you leave the page',
						],
						[
							'Employer profile',
							'Until the account of the last person of the company is deleted, or 24 months after the last sign-in of any of them',
						],
						[
							'Keys for programs of an employer',
							'Until an owner ends them, or with the account of the owner who has made them; what was posted with a key is remembered for a day, so that it is stored once. What we have told a program is kept for 30 days',
						],
						[
							'Invitations of colleagues',
							'Until they are accepted, declined or withdrawn; at most 30 days after the seven days in which they can be accepted',
						],
						[
							'What you agreed to for the careers service of your university',
							'24 months after it ended, to show that you had agreed, or until you delete your account. It sees nothing from the moment that it ends',
						],
						[
							'People of a careers service',
							'Until we end their access or they delete their account; invitations at most 30 days after the seven days in which they can be accepted',
						],
						[
							'Account',
							'Until you delete it, or 24 months after the last sign-in; one whose address nobody confirms, a day',
						],
						[
							'Where you are signed in',
							'Until you sign out there; the words for its browser at most a day longer',
						],
						['The second step of your sign-in', 'Until you remove it or delete your account'],
						[
							'Browsers in which you have signed in',
							'12 months after the last time, or until you delete your account; of students, until they remove the second step',
						],
						[
							'Hashes of networks',
							'The ten newest, each for 90 days, or until you delete your account',
						],
						[
							'Emails that we send: address, subject and text until they are sent, address and subject after that',
							'30 days',
						],
						[
							'Internships that you asked us to tell you about',
							'Until we have told you, you end it, or 12 months have passed',
						],
						[
							'Notes on saved internships',
							'Until you empty them, or 30 days after you remove the internship from your list, in case you save it again; with the account at the latest',
						],
						['Backups', 'Overwritten within 90 days'],
					],
				},
				{
					kind: 'text',
					text: 'Once a day the system automatically deletes what is past its period. Copies in backups go when those are overwritten. If you ask us to delete sooner, we do.',
				},
			],
		},
		{
			heading: 'Download or delete your account',
			blocks: [
				{
					kind: 'text',
					text: 'Sign in and open [your account page](/account). There you can download the data of your account, and delete the account.',
				},
				{
					kind: 'list',
					items: [
						'**Deleted with the account:** the account itself, your profile and CV, your applications with all messages about them, your alerts, what you have saved with your notes, the lists that you share, and the internships that you wait for. Also deleted are your questions to employers, the notes and prepared messages that you have written, and, if nobody else belongs to your company, its profile with its internships and drafts.',
						`**Kept until you ask:** contact messages, reports and a newsletter subscription. They do not belong to an account, so we cannot find them through it. Write to ${site.email} from the address in question and we delete them.`,
					],
				},
				{
					kind: 'text',
					text: 'An employer that already has your application keeps its copy under its own rules. Before you delete your account, its list of applications shows which employers have one.',
				},
			],
		},
		{
			heading: 'Your rights',
			blocks: [
				{
					kind: 'text',
					text: 'You may ask for a copy of your data, for corrections, for deletion, for limits on its use, and for a copy that another service can read. You may object to what we do on the ground of legitimate interests, and withdraw consent; what was done before stays lawful. It costs nothing and we answer within one month. We may have to check that you are the person concerned.',
				},
			],
		},
		{
			heading: 'Complaints',
			blocks: [
				{
					kind: 'text',
					text: `If you think that we have handled your data wrongly, write to ${site.email} with the word “complaint”, or to our address. We acknowledge every complaint within 30 days, look into it without undue delay and tell you the outcome. You may also [complain to the regulator](https://ico.org.uk/make-a-complaint/) at any time: the Information Commissioner’s Office (ICO), which is becoming the Information Commission.`,
				},
				{
					kind: 'text',
					text: 'If this notice changes in a way that matters to you, we say so here and write to account holders before it takes effect.',
				},
			],
		},
	],
};
