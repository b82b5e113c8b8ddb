import type { Article } from '../types.ts';
import { firstWeekInAUkOffice } from './blog/first-week-in-a-uk-office.ts';
import { howToReadAStipend } from './blog/how-to-read-a-stipend.ts';
import { londonOrARegionalCity } from './blog/london-or-a-regional-city.ts';
import { motivationThreeQuestions } from './blog/motivation-three-questions.ts';
import { remoteAcrossTimeZones } from './blog/remote-across-time-zones.ts';

/** Newest first. */
export const articles: Article[] = [
	howToReadAStipend,
	motivationThreeQuestions,
	londonOrARegionalCity,
	remoteAcrossTimeZones,
	firstWeekInAUkOffice,
];
