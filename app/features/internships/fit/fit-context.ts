import { createContext, use } from 'react';
import type { Fit, FitWork } from '#schema/students/fit.ts';
import type { PersonFit } from './person-fit.ts';

/** By the profile of the signed-in person; null while it is not known, and for visitors. */
export const FitContext = createContext<PersonFit | null>(null);

export const usePersonFit = () => use(FitContext);

/** How work fits the signed-in person, where that is known. */
export const useFit = (work: FitWork): Fit | undefined => use(FitContext)?.fitOf(work);
