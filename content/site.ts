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
	/** Beside both: the office keeps London’s clock. */
	summerTime: 'BST in summer',
	/**
	 * True while the internships, companies, people, reviews and figures in this folder are invented:
	 * every page says so and search engines are kept away. See docs/content.md before it becomes false.
	 */
	sampleContent: true,
} as const;

/**
 * Who trades under the name, as the law has it on every page: null until the owner writes it (docs/content.md). `vatNumber`
 * and `icoNumber` stay null where there is none. Apart, as it is in the HTML of the pages and in no script.
 */
export const operator: Record<
	/** `registeredIn`: "England and Wales". `icoNumber`: of the registration with the Information Commissioner. */
	'legalName' | 'companyNumber' | 'registeredIn' | 'vatNumber' | 'icoNumber',
	string | null
> = {
	legalName: null,
	companyNumber: null,
	registeredIn: null,
	vatNumber: null,
	icoNumber: null,
};

/** For whom the internships are: said beside what they pay. */
export const AUDIENCE =
	'Every internship here is temporary, for people of 18 or over. They are students from the second year of a degree or on a one-year master’s, and graduates of the last two years. The page of each says what else is required.';

/** As print shows it; the same as SITE_URL once the site is public. Apart, as no page needs it. */
export const webAddress = 'www.uk-internships.example';
