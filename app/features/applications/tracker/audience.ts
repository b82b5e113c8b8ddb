/** To whom an application is shown, and whom its words call "you": the student, or those who answer. */
export type Audience = 'student' | 'host';
