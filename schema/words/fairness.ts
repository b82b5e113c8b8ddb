import { type WordRule, whole } from './word-rule.ts';

/** What follows "young", "male" and the like where nobody who applies is meant. */
const SUBJECTS =
	'people|person|persons|adults?|children|readers?|audiences?|learners?|offenders?|carers?|patients?|health|founders?|entrepreneurs?|athletes?|footballers?|customers?|voices';

/** What law and fairness forbid in the description of work and of who is looked for. */
export const FAIRNESS_WORDS: WordRule[] = [
	{
		kind: 'pay',
		words: whole(
			'unpaid (?:trial|shift|training|induction)|trial (?:shift|day|week)s?|work trials?',
		),
		advice:
			'Every hour of work is paid, a trial too. Say what the work is, and talk about it in an interview.',
	},
	{
		kind: 'pay',
		words: whole(
			'unpaid(?! (?:carers?|invoices?|bills?|debts?)(?!\\p{L}))|no pay|without pay|pro bono(?! (?:cases?|clients?|legal|clinics?|advice)(?!\\p{L}))|for free|volunteer (?:basis|role|position)',
		),
		advice: 'Work in an internship is paid. Leave this out: the pay is shown beside the text.',
	},
	{
		kind: 'pay',
		words: whole(
			'expenses[- ]only|(?:travel )?expenses paid only|for exposure|commission[- ]only|pay(?:ment)? (?:by|on) commission',
		),
		advice: 'Expenses and commission do not take the place of pay. Give the pay for fixed hours.',
	},
	{
		kind: 'pay',
		words: whole(
			'(?:competitive|negotiable|attractive|generous) (?:salary|pay|wages?|stipend|package|remuneration)|(?:salary|pay) (?:negotiable|is negotiable|d\\.?o\\.?e)|market[- ]rate (?:salary|pay)',
		),
		advice: 'Leave this out: the amount is shown beside the text, so that everybody can compare.',
	},
	{
		kind: 'fairness',
		words: whole(
			`young(?! (?:${SUBJECTS})(?!\\p{L}))|youthful|younger|digital natives?|mature (?:person|candidate|applicant)s?|(?:aged?|ages) (?:between )?\\d{2}(?: ?(?:-|–|to|and) ?\\d{2})?|(?:under|over|below|above) (?:the age of )?(?:1[89]|[2-6]\\d) years|(?:under|over)[- ](?:18|21|25|30|35|40)s|\\d{2} years old|years? of age|recent (?:school leavers?|graduates?) only|only recent graduates?|(?:graduated|graduates? of|graduating) (?:in|between|after|since|before)? ?(?:19|20)\\d{2}(?: only)?`,
		),
		advice:
			'The law forbids a choice by age. Name the skill, or how much experience the work needs.',
	},
	{
		kind: 'fairness',
		words: whole(
			`(?:fe)?males?(?! (?:${SUBJECTS})(?!\\p{L}))|(?:wo)?men only|girls?|lads?|ladies|gentlem[ae]n|he will|she will|sales(?:wo)?m[ae]n|(?:chair|foreman|handy|crafts)m[ae]n|foreman|handyman|waitress(?:es)?|barmaids?|barman|stewardess(?:es)?|hostess(?:es)?|girl friday`,
		),
		advice:
			'The law forbids a choice by sex. Write "you", "the intern", or the name of the work: "sales assistant".',
	},
	{
		kind: 'fairness',
		words: whole(
			'native(?:[- ](?:level|born))?[- ](?:speakers?|english|british|fluency)|(?:english )?mother[- ]tongue|english as (?:a|your) first language|first language english|no accent|accent[- ]free',
		),
		advice: 'Write how well a language must be known: "fluent English", "confident on the phone".',
	},
	{
		kind: 'fairness',
		words: whole(
			'(?:british|uk|eu|european|english) (?:nationals?|citizens?|passport holders?|applicants|candidates|students) only|only (?:british|uk|eu|european|english) (?:nationals?|citizens?|applicants|candidates|students)|(?:british|uk) nationality|british[- ]born|no (?:foreigners|immigrants|international (?:students|applicants))|locals only',
		),
		advice:
			'Do not choose by nationality. What you need of permission to work is asked in a step of its own.',
	},
	{
		kind: 'fairness',
		words: whole(
			'able[- ]bodied|no disabilit(?:y|ies)|physically perfect|no health (?:problems|conditions)|good health(?: is)? (?:essential|required)',
		),
		advice:
			'The law forbids a choice by disability. Name the task: "carries boxes of up to 10 kg".',
	},
	{
		kind: 'fairness',
		words: whole(
			'(?:unmarried|single|married|childless) (?:person|candidate|applicant|people|only)s?|no children|not pregnant|no family plans|christians? only|muslims? only|(?:white|black|asian) (?:candidates?|applicants?|only)|straight only',
		),
		advice:
			'The law forbids a choice by family, pregnancy, religion, race or orientation. Leave this out.',
	},
	{
		kind: 'fairness',
		words: whole(
			'(?:good[- ]looking|attractive|pretty|handsome|well[- ]presented) (?:person|candidate|applicant|appearance|people|intern)s?|good[- ]looking|(?:send|attach|include|enclose) (?:a|your|us a) (?:recent )?(?:photo|photograph|picture|headshot)s?|with (?:a )?photo',
		),
		advice: 'How somebody looks says nothing about their work. Do not ask for a photo.',
	},
];
