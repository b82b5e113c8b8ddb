import { type NamedFilter, STUDENT_PERMISSIONS } from './filter.ts';
import { type Rule, rule } from './rule.ts';

const studentVisa = (): NamedFilter => ({
	label: 'Student visa',
	filter: { facet: 'permission', values: STUDENT_PERMISSIONS },
});
const partOfCourse = (): NamedFilter => ({
	label: 'part of the course',
	filter: { facet: 'permission', values: ['course'] },
});
const sponsorship = (): NamedFilter => ({
	label: 'visa sponsorship',
	filter: { facet: 'permission', values: ['sponsor'] },
});

export const permissionRules: Rule[] = [
	rule(
		`(?:visa |with |needs? |offers? )*(?:sponsorships?|sponsored|sponsors?|sponsoring)(?: visas?| available)?`,
		sponsorship,
	),
	rule(
		`(?:on (?:a )?|with (?:a )?|for )?(?:student visas?(?: holders?)?|visa students?|tier 4(?: visa)?|student route|(?:international|intl) students?|overseas students?|foreign students?|non uk students?|visa friendly|f1 visa|visas?)|no (?:work )?(?:visa|permit)(?: (?:needed|required|necessary))?|no (?:visa )?sponsorship(?: (?:needed|required))?|without (?:a )?visa(?: sponsor(?:ship|ed)?)?`,
		studentVisa,
	),
	rule(
		`(?:i )?(?:cant|cannot|can not|dont|do not|not able to|unable to|wont|couldnt|never learnt to|never learned to) drive|(?:i )?(?:have |ive |got )*(?:no|without (?:a |my )?|non) ?(?:own )?(?:car|driving licen[cs]e|driving license|driver licen[cs]e|drivers licen[cs]e|licen[cs]e|driving)(?: needed| required| necessary)?|(?:i )?(?:dont|do not|doesnt|havent|have not) (?:have|got|own|hold|need)(?: got)?(?: a| any| my| an?)*(?: own)?(?: (?:full|uk|driving))* (?:car|driving licen[cs]e|licen[cs]e|drivers licen[cs]e|vehicle)(?: or (?:car|licen[cs]e|driving licen[cs]e))?|without (?:a |my )*(?:own )?(?:car|driving licen[cs]e|licen[cs]e|driving)|(?:driving licen[cs]e|licen[cs]e|car) not (?:needed|required|necessary)|failed my driving test|learner driver|not a driver`,
		() => ({ label: 'no driving licence needed', filter: { facet: 'licence', values: ['no'] } }),
	),
];

export const courseRules: Rule[] = [
	rule(
		`(?:(?:a |an )?(?:assessed|required|compulsory|mandatory|integral) )?part of (?:my |the |a |their |your )?(?:course|degree|studies|programme)|for (?:my |the |some |our )?(?:(?:course|academic|university|uni|degree) )?credits?(?! (?:risk|analysis|control|rating|scoring|union|cards?|team|lending))`,
		partOfCourse,
	),
];
