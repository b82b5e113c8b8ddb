// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { SuccessStory } from '#content/types.ts';

/** Illustrative stories, and the page says so: the owner replaces them with evidence before launch. */
export const stories: SuccessStory[] = [
	{
		name: 'Leila Haddadi',
		portrait: 'scarf',
		role: 'Investment Analysis Intern',
		company: 'Haddon Pryce Asset Management',
		university: 'University of Ashmere',
		course: 'BSc Economics',
		duration: '12 weeks',
		location: 'Bishopsgate, London',
		story:
			'My company was a maker of lifts, and for a month I thought nothing could be duller. Then I noticed that the repair contracts earned more than the lifts. I told the investment committee, though my voice was shaking. Their questions were better than any exam.',
		highlights: [
			'Presented to the investment committee',
			'Built six company models',
			'Passed an introductory certificate',
		],
		rating: 5,
		outcome: 'Returned as a graduate analyst on the same desk',
	},
	{
		name: 'Kwabena Osei-Mensah',
		portrait: 'beard-glasses',
		role: 'Software Engineering Intern',
		company: 'Tidewell Systems',
		university: 'Kelderbrook University',
		course: 'BSc Computer Science',
		duration: '14 weeks',
		location: 'Shoreditch, London',
		story:
			'My first change moved a button by eleven pixels. My last was a waiting list for lessons, after which a receptionist in Hull wrote that her telephone had stopped ringing. Two people read every line that I wrote and explained what to change.',
		highlights: [
			'Waiting list used in live pools',
			'Talk to the whole company',
			'First code in use within four weeks',
		],
		rating: 5,
		outcome: 'Junior engineer at a ticketing firm in Manchester',
	},
	{
		name: 'Sofia Marchetti',
		portrait: 'glasses',
		role: 'Brand and Digital Marketing Intern',
		company: 'Pennant & Rye',
		university: 'Tolmouth University',
		course: 'MA Food and Culture',
		duration: '10 weeks',
		location: 'Northern Quarter, Manchester',
		story:
			'I had £2,000 to make people buy pickles. I wasted half of it on an idea that I loved, and it was hard to write that in the report to the client. With the other half we sold all that had been made.',
		highlights: [
			'Ran a campaign from brief to report',
			'Copy printed on three labels',
			'Learned to read advert costs daily',
		],
		rating: 4,
		outcome: 'Now writes for a cooperative of cheesemakers in Lancashire',
	},
	{
		name: 'Harpreet Bassi',
		portrait: 'turban',
		role: 'Product and Test Engineering Intern',
		company: 'Aldersley Motion',
		university: 'Northbridge University',
		course: 'BEng Product Design Engineering',
		duration: '12 weeks',
		location: 'Aston, Birmingham',
		story:
			'Castor forks broke at the same weld again and again, and I was sure it was the steel. A man who had used our chairs for twenty years told me to watch how he crossed a tram line. We moved the weld, and the new fork is still under test.',
		highlights: [
			'Redesigned a part now in production trials',
			'Lathe and mill certificates',
			'Tested with a panel of users',
		],
		rating: 5,
		outcome: 'Final-year project sponsored by the test department',
	},
	{
		name: 'Eun-ji Park',
		portrait: 'bun',
		role: 'Frontend Accessibility Intern',
		company: 'Cressfield Forms',
		university: 'Wyremouth University',
		course: 'MSc Human-Computer Interaction',
		duration: '12 weeks',
		location: 'Remote, UK and Europe',
		story:
			'I worked at a kitchen table in Leeds with colleagues whom I had never met. On Wednesdays a blind tester showed me what my code sounded like. I felt modest when my own form was read out as “button, button, button”.',
		highlights: [
			'Keyboard fixes on live council forms',
			'Wrote the team guide to error messages',
			'Met the team at the autumn gathering',
		],
		rating: 5,
		outcome: 'Accessibility specialist at a transport charity',
	},
	{
		name: 'Rhys Cadwgan',
		portrait: 'crop',
		role: 'Port Logistics Intern',
		company: 'Elbspeicher Fracht',
		university: 'University of Glenorrin',
		course: 'BA International Business with German',
		duration: '12 weeks',
		location: 'HafenCity, Hamburg',
		story:
			'My German was good enough for novels, but not for customs codes. By July I could tell a customer politely that his container could not leave, and by August he asked for me by name. I miss the boats and the fish rolls.',
		highlights: [
			'Handled import entries alone from week six',
			'German from B1 to C1',
			'Cut yard days on coffee containers',
		],
		rating: 4,
		outcome: 'Offered a trainee post with a shipping agent in Liverpool',
	},
];
