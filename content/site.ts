/**
 * Who runs the service and how to reach it. The values are reserved for fiction (Ofcom's drama
 * numbers, the `.example` domain): the owner replaces them here before launch, see docs/content.md.
 */
export const site = {
	name: 'UK Internship Placements',
	shortName: 'UK Internships',
	address: ['4th Floor, 18 Lantern Court', 'London', 'EC2A 9XZ'],
	phone: '020 7946 0018',
	phoneLink: 'tel:+442079460018',
	whatsapp: '020 7946 0027',
	email: 'hello@uk-internships.example',
	supportHours: 'Monday-Friday 9:00 AM-6:00 PM GMT',
	chatHours: '9AM-6PM GMT',
	/**
	 * True while the internships, companies, people, reviews and figures in this folder are invented:
	 * every page says so and search engines are kept away. See docs/content.md before it becomes false.
	 */
	sampleContent: true,
} as const;

/** As print shows it; the same as SITE_URL once the site is public. Apart, as no page needs it. */
export const webAddress = 'www.uk-internships.example';
