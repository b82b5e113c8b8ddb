import { limits } from '#schema/limits.ts';
import type { Experience, Project } from '#schema/students/student-profile.ts';
import { type Line, textOf, trimmed, wordsIn } from './cv-text.ts';
import { atMarginOf, detailsOf, entriesIn, INDENT, pointsIn } from './entries.ts';
import { addressesIn } from './links.ts';
import { periodIn } from './periods.ts';
import { headingKind, isInCapitals } from './words/headings.ts';
import { isOrganisation, namesRole } from './words/job-words.ts';
import { isPlace, withoutPlace } from './words/places.ts';

/** The jobs of a section. One whose role or organisation is not sure is left out. */
export const jobsIn = (section: readonly Line[]): Experience[] =>
	entriesIn(section).flatMap(({ head, below, period, lines }): Experience[] => {
		if (period.from === null) return [];
		const named = roleAndPlace(head) ?? roleAndPlace([...head, ...below.slice(0, 1)]);
		if (!named) return [];
		const { from, to } = period;
		return [{ ...named, from, to, details: detailsOf(pointsIn(lines), limits.experienceDetails) }];
	});

/** What stands between the parts of a head: strokes, bars, dots, and "at". */
const BETWEEN = /\s+[-–—|·•@/]\s+|\s*\|\s*|\s+\bat\b\s+/;
const TEAM = /\b(?:team|department|division|dept|faculty|shift)\b/i;

type RoleAndOrganisation = { role: string; organisation: string };

/** Which part of a head is the role, and which the organisation; null where both are not sure. */
export function roleAndPlace(head: readonly string[]): RoleAndOrganisation | null {
	const parts = head.flatMap((part) => part.split(BETWEEN)).map(trimmed);
	const units = parts.filter((part) => part !== '' && !isPlace(part) && !isKindOfWork(part));
	if (units.length === 1) return ofOne(units[0] ?? '');
	const roles = units.filter(namesRole);
	const others = units.filter((unit) => !namesRole(unit));
	const [role = '', organisation = ''] = [...roles, ...others];
	if (roles.length !== 1 || others.length !== 1) return null;
	return named(withoutPlace(role), withoutPlace(organisation));
}

/** "Weaver, Mill Ltd, Leeds" */
function ofOne(unit: string): RoleAndOrganisation | null {
	const parts = unit.split(',').map(trimmed);
	const [role = '', organisation = '', ...rest] = parts.filter((part) => !isPlace(part));
	if (rest.length > 0 || !namesRole(role)) return turned(parts);
	return TEAM.test(organisation) || namesRole(organisation) ? null : named(role, organisation);
}

/** "Mill Ltd, Weaver" */
function turned(parts: readonly string[]): RoleAndOrganisation | null {
	const [organisation = '', role = '', ...rest] = parts.filter((part) => !isPlace(part));
	const isSure = rest.length === 0 && namesRole(role) && !namesRole(organisation);
	return isSure && isOrganisation(organisation) ? named(role, organisation) : null;
}

const KIND_OF_WORK =
	/^\(?(?:part[- ]time|full[- ]time|internship|contract|temporary|seasonal|freelance|casual|permanent|summer|volunteer(?:ing)?|voluntary|unpaid|paid)\)?$/i;
const isKindOfWork = (part: string): boolean => KIND_OF_WORK.test(part);

/** A role has some words, where a sentence has more. */
const MOST_WORDS = 9;

/** How a line begins that tells what somebody did. */
const TELLS =
	/^(?:worked|working (?:as|in|with)|acted|served|helped|assisted|led|managed|responsible|i)(?!\p{L})/iu;

/** Labels, months and joining words in what is no role alone: "Position: Analyst", "Oct- Analyst", "India as Analyst". */
const NO_ROLE = /:|^\(|^(?:job|position|designation|post|role|title)(?!\p{L})|^\p{L}{3,4}- | as /iu;
const NO_ORGANISATION =
	/:|^\(|^\d{1,2} \p{Lu}|^(?:from|since|till|until|designation|duration|period|role|position|company|organi[sz]ation|client)(?!\p{L})/iu;

/** What stands beside a role and is no organisation. */
const NO_COMPANY =
	/(?<!\p{L})(?:projects?|dissertation|thesis|coursework|freelance|self[- ]employed|responsibilities|achievements|duties)(?!\p{L})/iu;

/** Small words within the names of companies. */
const WITHIN = /^(?:and|for|from|with|de|del|della|des|du|der|die|und|van|von|the)$/;

/** Whether a text is written as a name: a line of what somebody did has words in small letters. */
const isWrittenAsName = (text: string): boolean =>
	wordsIn(text).every((word) => !/^\p{Ll}{3,}/u.test(word) || WITHIN.test(word));

const named = (role: string, organisation: string): RoleAndOrganisation | null =>
	isName(role) &&
	isName(organisation) &&
	!NO_ROLE.test(role) &&
	!NO_ORGANISATION.test(organisation) &&
	isWrittenAsName(organisation) &&
	!NO_COMPANY.test(organisation) &&
	!TELLS.test(role) &&
	wordsIn(role).length <= MOST_WORDS
		? { role, organisation }
		: null;

/** Whether a text can stand as a name of its own. */
export const isName = (text: string): boolean =>
	/^[\p{Lu}\p{Lo}\d(“"]/u.test(text) &&
	/\p{L}{2}/u.test(text) &&
	text.length <= 120 &&
	text.split(' ').length <= 14 &&
	headingKind(text) === null &&
	periodIn(text) === null;

/** The projects of a section that has each with points below its title. */
export function projectsIn(section: readonly Line[]): Project[] {
	const isAtMargin = atMarginOf(section);
	const projects: Project[] = [];
	for (const [at, line] of section.entries()) {
		const isHead = isAtMargin(line) && section[at + 1]?.isPoint === true;
		if (!isHead || (at > 0 && !endsBefore(section, at))) continue;
		const end = section.findIndex((next, place) => place > at + 1 && isAtMargin(next));
		const title = titleIn(line);
		if (!title || !isTitle(title)) continue;
		const details = pointsIn(section.slice(at + 1, end === -1 ? section.length : end));
		const [link = null] = addressesIn(textOf(line));
		projects.push({ title, link, details: detailsOf(details, limits.projectDetails) });
	}
	// What is there several times is a label of each project.
	return projects.filter(({ title }) => projects.filter((one) => one.title === title).length === 1);
}

/** Labels and headings that stand among projects. */
const NO_TITLE =
	/^(?:titles?|during|descriptions?|working principle|advantages?|academic|professional|other|others|projects?|skills?|technolog(?:y|ies)|tools?|roles?|responsibilit(?:y|ies)|areas?|industrial|in plant|co[- ]?curricular|extra[- ]?curricular|objectives?|abstract|duration|team size|environment|languages?|features?|client)(?!\p{L}).{0,25}$|(?:activities|training|exposure|interests?|projects?|credentials|gained|achievements|certificates?)$/iu;
/** A title in capitals may be a heading. */
const isTitle = (title: string): boolean =>
	!NO_TITLE.test(title) && !(isInCapitals(title) && wordsIn(title).length > 1);

/** Whether the line before is a whole one, so that this one does not go on with it. */
const endsBefore = (section: readonly Line[], at: number): boolean => {
	const before = section[at - 1];
	const line = section[at];
	return before !== undefined && line !== undefined && before.start > line.start + INDENT;
};

/** "Loom simulator" of "Loom simulator | Python, SQL   Sep 2024" */
function titleIn({ parts: [part = ''] }: Line): string | null {
	const text = periodIn(part)?.rest ?? part;
	const [title = ''] = text
		.replace(/\(?(?:https?:\/\/|www\.)\S+\)?|\b[\w-]+\.(?:com|io|dev|org|net)\/\S+/g, ' ')
		.split(/\s+[|–—-]\s+|\s*\|\s*|\s*:\s+/)
		.map(trimmed);
	return isName(title) && title.length <= 90 && !/[.;,]$/.test(title) ? title : null;
}
