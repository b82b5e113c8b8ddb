import { schemaOrg } from '#app/lib/structured-data.ts';

/** Questions and answers that stand on the page; structured data. */
export const faqPage = (questions: { question: string; answer: string }[]) => ({
	...schemaOrg,
	'@type': 'FAQPage',
	mainEntity: questions.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
});
