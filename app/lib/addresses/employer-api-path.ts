/** What the developer of a company's program reads. */
export const EMPLOYER_API_PATH = '/employer-api';
