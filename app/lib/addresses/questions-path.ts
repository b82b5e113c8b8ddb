/** What a student has asked employers before an application. */
export const QUESTIONS_PATH = '/account/questions';

/** What students have asked a company. */
export const COMPANY_QUESTIONS_PATH = '/employer-dashboard/questions';
