import { limits } from '#schema/limits.ts';
import type { Education } from '#schema/students/student-profile.ts';
import { type Line, textOf, trimmed, wordsIn } from './cv-text.ts';
import { detailsOf, type Entry, entriesIn, pointsIn } from './entries.ts';
import type { Period } from './periods.ts';
import { isDegree, subjectOf } from './words/degrees.ts';
import { isSchool } from './words/job-words.ts';
import { isPlace, withoutPlace } from './words/places.ts';
import { isName } from './work.ts';

/** A course or a school as a CV has it. */
export type Study = Education & Pick<Period, 'isExpected'>;

/** The courses and schools of a section. One whose school is not sure is left out. */
export const studiesIn = (section: readonly Line[]): Study[] =>
	entriesIn(section).flatMap((entry): Study[] => {
		const own = schoolAndDegree(entry.head);
		const whole = schoolAndDegree([...entry.head, ...entry.below]);
		const named = own?.qualification ? own : (whole ?? own);
		if (!named) return [];
		const { from, to, isExpected } = entry.period;
		const details = detailsIn(entry);
		// The lines of another course, whose dates are not read.
		const isOfAnother = named.qualification && details?.split('\n').some(beginsWithDegree);
		return [{ ...named, from, to, isExpected, details: isOfAnother ? null : details }];
	});

const beginsWithDegree = (text: string): boolean => isDegree(text.split(/[,;:]/, 1).join(''));

const BETWEEN = /\s+[-–—|·•/]\s+|\s*\|\s*|\s+\b(?:at|from)\b\s+/;

type SchoolAndDegree = { school: string; qualification: string | null };

/** The school and the degree of a head; null where there is not one school. */
function schoolAndDegree(head: readonly string[]): SchoolAndDegree | null {
	const units = head.flatMap((part) => part.split(BETWEEN)).map(trimmed);
	const parts = units.flatMap((unit) =>
		isSchool(unit) && isDegree(unit) ? unit.split(',').map(trimmed) : [unit],
	);
	const schools = parts.filter((part) => isSchool(part) && !isDegree(part));
	const degrees = parts.filter((part) => isDegree(part) && !isSchool(part));
	const both = parts.filter((part) => isDegree(part) && isSchool(part));
	const [school = ''] = schools;
	if (schools.length !== 1 || degrees.length > 1 || both.length > 0) return null;
	const place = withoutPlace(school);
	if (!isName(place) || !isNameOfSchool(place)) return null;
	const [degree] = degrees;
	if (degree === undefined) return { school: place, qualification: null };
	const qualification = withSubject(degree, parts);
	const isSure = isDegree(qualification) && isWhole(qualification) && isWhole(degree);
	return isSure
		? { school: place, qualification: isName(qualification) ? qualification : null }
		: null;
}

/** Words that name a kind of school, and no school. */
const KIND_OF_SCHOOL =
	/(?<!\p{L})(?:universit(?:y|ies)|univ|colleges?|schools?|institutes?|academy|board|high|higher|senior|sr|junior|secondary|primary|middle|government|govt|public|the|of|and|for|in|at|degree|department|faculty)(?!\p{L})/giu;
/** What stands beside a school and is no part of its name. */
const NO_SCHOOL =
	/[:%/]|^\(|(?<!\p{L})(?:student|degree|passed|percentage|marks|aggregate|rank|gpa|cgpa|grade|graduated|abschluss|fernstudium|from|duration|institution|in the year)(?!\p{L})/iu;

/** Whether a text is the name of one school, and no more: "Faculty of Law, University of York", but not "Law, University of York". */
function isNameOfSchool(text: string): boolean {
	const [first = ''] = text.split(',');
	const isNamed = /\p{L}{2}/u.test(first.replace(KIND_OF_SCHOOL, ' '));
	const isDivision = /(?<!\p{L})(?:faculty|department|dept|school)(?!\p{L})/iu.test(first);
	return (
		isWhole(text) &&
		isNamed &&
		(isSchool(first) || isDivision) &&
		!NO_SCHOOL.test(withoutName(text))
	);
}

/** "Govt. Degree College" has its kind in its name. */
const withoutName = (text: string): string => text.replace(/degree college/iu, ' ');

/** Whether a name does not end where its line did, and says nothing of an end without a degree. */
const isWhole = (text: string): boolean =>
	!/(?<!\p{L})(?:of|and|in|for|the|at|to|und|für|de|del|di)$|&$/iu.test(text) &&
	!/(?<!\p{L})\p{Ll}\.$/u.test(text) &&
	!/:|(?<!\p{L})(?:project|graduated|institution|abgeschlossen|abschluss|abgebrochen)(?!\p{L})/iu.test(
		text.replace(SUBJECTS_AFTER, ' '),
	);
/** "A-levels: Mathematics (A*), Physics (A)" */
const SUBJECTS_AFTER = /(?:levels?|gcses?|highers|btec|diploma|certificate)[^:]{0,20}:/i;

/** "BSc (Hons), Computer Science" has its subject in the next part. */
function withSubject(degree: string, parts: readonly string[]): string {
	const plain = withoutPlace(degree);
	if (subjectOf(plain) !== '') return plain;
	const next = parts[parts.indexOf(degree) + 1];
	const isSubject =
		next !== undefined && /^\p{Lu}[\p{L}\s&,’'-]{3,60}$/u.test(next) && !isSchool(next);
	return isSubject && !isPlace(next) ? `${plain} ${next}` : plain;
}

/** Lines that say how a course went. */
const SAYS =
	/^(?:grades?|gpa|cgpa|modules?|relevant|classification|dissertation|thesis|predicted|key modules|coursework|achieved|final year project|result|award|average|subjects?)\b/i;

function detailsIn({ lines }: Entry): string | null {
	const points = lines.some(({ isPoint }) => isPoint)
		? pointsIn(lines)
		: lines.map(textOf).filter((text) => SAYS.test(text) && wordsIn(text).length <= 25);
	return detailsOf(points, limits.educationDetails);
}
