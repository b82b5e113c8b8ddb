/** How soon a message is answered; only the toast of the specification leaves the working days out. */
const message = 'within 24 hours';

/** What we promise about time: screens and mails take it from here. */
export const answerTimes = {
	message,
	messageOnWorkingDays: `${message} on working days`,
	/** How soon somebody reads an application. */
	applicationRead: 'usually within two working days',
	/** From sending an application to the decision. */
	decision: 'two to four weeks',
} as const;
