import type { Workplace } from '#schema/internships/internship.ts';
import type { NamedFilter } from './filter.ts';
import { N, type Rule, rule } from './rule.ts';

const workplace = (value: Workplace, label: string): NamedFilter => ({
	label,
	filter: { facet: 'remote', values: [value] },
});

const REMOTE =
	'(?:(?:(?:fully|completely|entirely|100) )?remote(?:ly)?(?: work(?:ing)?)?|online(?! (?:shops?|shopping|retail(?:ers?)?|stores?|marketing|trading|sales|content|media|business(?:es)?|brands?|advertis\\w*|advert|ads|games?|gaming|safety|banking|journalism|magazines?|communit(?:y|ies)|portfolio|courses?|presence|platforms?|fashion|learning|clothing|tutoring)\\b)|virtual(?:ly)?|(?:working|work|job|jobs) (?:at|from) home|from (?:my |our |the )?(?:own )?(?:parents |family |mums |dads |student )?(?:home|house|flat|bedroom|room|bed|sofa|couch|kitchen table|halls|living room|dorm)|at home|wfh|home ?based|home working|homeworking|tele ?work(?:ing)?|telecommut(?:e|ing)|work from anywhere|(?:i )?(?:not|no|cant|cannot|dont want(?: to)?|never)(?: (?:be|work|come|go))? (?:on ?site|in person|(?:in|into|to) (?:an|the) office|in office))';
/** Every number is followed by something: where digits could be shared out between two, the time would double with each digit. */
const DAYS = `(?:(?:${N}(?: or | to | |(?= days?)))+|some|most|a few|few|a couple of|couple of) days?(?: (?:a|per|each|every) week)?`;

/** Some days at home: before hours, of which it also has the words. */
export const hybridRules: Rule[] = [
	rule(
		`(?:${REMOTE} )?(?:(?:max(?:imum)?|only|up to|at most) )?${DAYS} (?:a week )?(?:at|from|in|working from)(?: the| my| an)? (?:home|office)|(?:(?:max(?:imum)?|only|up to|at most) )?${DAYS} office|${REMOTE} ${DAYS}`,
		() => workplace('hybrid', 'hybrid'),
	),
];

export const workplaceRules: Rule[] = [
	rule(
		`or (?:${REMOTE}(?! (?:or )?hybrid)|home(?! (?:country|town|city|care|office)))|${REMOTE} or(?! (?:nothing|hybrid|mostly|mainly|(?:working )?from (?:home|my|our)|at home|wfh|evenings?|weekends?|nights?|part|full|flexible|short|near|close|local)\\b)`,
		() => ({
			label: 'or remote',
			filter: { facet: 'city', places: ['Remote'], towns: [], near: [] },
		}),
	),
	rule(REMOTE, () => workplace('remote', 'remote')),
	rule(
		`hybrid(?: working)?|flexible working|partly (?:remote|from home)|some days (?:at|from) home`,
		() => workplace('hybrid', 'hybrid'),
	),
	rule(`on ?site|in person|face to face|office based|in (?:an |the )?office(?! of\\b)`, () =>
		workplace('on-site', 'on site'),
	),
];
