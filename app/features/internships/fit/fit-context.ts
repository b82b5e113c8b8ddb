import { createContext, use } from 'react';
import type { Fit, FitWork } from '#schema/students/fit.ts';
import type { PersonFit } from './person-fit.ts';

/** By the profile of the signed-in person; null while it is not known, and for visitors. */
export const FitContext = createContext<PersonFit | null>(null);

export const usePersonFit = () => use(FitContext);

/** How work fits the signed-in person, where that is known. */
export const useFit = (work: FitWork): Fit | undefined => use(FitContext)?.fitOf(work);

/** What the fit depends on, for the note of a card that stays HTML (html-fits.ts). */
export const workAttribute = (work: FitWork) =>
	JSON.stringify([
		work.starts_on,
		work.starts,
		work.weeks,
		work.hours,
		work.country,
		work.sponsorship,
		work.part_of_course,
	]);
