// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Article } from '#content/types.ts';

/**
 * What the list shows of an article. Its body lies in `blog/<slug>.ts`, so that no page downloads
 * the text of another. `shortTitle` is for the tab and for search engines where the title is longer
 * than 45 characters.
 */
export type ArticleSummary = Omit<Article, 'body'> & { shortTitle?: string };

export const howToReadAStipend: ArticleSummary = {
	slug: 'how-to-read-a-stipend',
	title: 'How to read a stipend: the amount is only half of it',
	shortTitle: 'How to read a stipend',
	summary:
		'£1,400 a month can be good pay or unlawful pay. The weekly hours decide which, and the sum that tells you takes a minute.',
	published: '2026-11-18',
	minutes: 4,
	author: 'Miriam Tadesse',
};

export const motivationThreeQuestions: ArticleSummary = {
	slug: 'motivation-three-questions',
	title: 'A motivation statement answers three questions',
	shortTitle: 'Motivation: three questions to answer',
	summary:
		'An employer reads your statement with three questions. Answer them in order, with facts. You need no adjectives and no template.',
	published: '2026-10-27',
	minutes: 4,
	author: 'Gareth Penhallow',
};

export const londonOrARegionalCity: ArticleSummary = {
	slug: 'london-or-a-regional-city',
	title: 'London or a regional city? Compare what is left',
	shortTitle: 'London or a regional city?',
	summary:
		'You cannot compare a stipend in London and one in Leeds until you have taken the same costs from both. Here is the sum, line by line.',
	published: '2026-10-06',
	minutes: 4,
	author: 'Ines Carvalho-Wright',
};

export const remoteAcrossTimeZones: ArticleSummary = {
	slug: 'remote-across-time-zones',
	title: 'A remote internship across time zones',
	summary:
		'Working for a UK team from Nairobi, Mumbai or Bogotá works well if you agree on four shared hours and write down the rest.',
	published: '2026-09-15',
	minutes: 4,
	author: 'Dev Chatterjee',
};

export const firstWeekInAUkOffice: ArticleSummary = {
	slug: 'first-week-in-a-uk-office',
	title: 'Your first week in a UK office',
	summary:
		'What to bring on Monday, what the polite sentences mean, and how to have something finished by Friday afternoon.',
	published: '2026-08-25',
	minutes: 4,
	author: 'Rosalind Obi',
};

/** Newest first. */
export const articles: ArticleSummary[] = [
	howToReadAStipend,
	motivationThreeQuestions,
	londonOrARegionalCity,
	remoteAcrossTimeZones,
	firstWeekInAUkOffice,
];
