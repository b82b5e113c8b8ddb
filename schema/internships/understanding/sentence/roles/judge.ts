import type { Reader } from '#schema/internships/understanding/sentence/reader.ts';
import { featuresOf } from './features.ts';
import { likelihoods, numberOf, type RoleWeights } from './role-weights.ts';
import type { Role, Thing } from './things.ts';

/**
 * From how likely it is on a thing of a sentence is told, and a rule says so, or not; or refused. These gave most on sentences of
 * writers who were left out. What words refuse is not asked for unless that is nearly sure.
 */
const TOLD_FROM = 0.5;
const TOLD_BY_RULE_FROM = 0.08;
const ONLY_PLACE_TOLD_FROM = 0.7;
/** From home it does not matter where that is. */
const PLACE_BESIDE_HOME_TOLD_FROM = 0.3;
const REFUSED_FROM = 0.6;
const ASKED_AGAINST_WORDS_FROM = 0.9;

const isPlace = ({ part }: Thing): boolean => 'filter' in part && part.filter.facet === 'city';
const isWay = ({ part }: Thing): boolean => 'filter' in part && part.filter.facet === 'remote';

/** Between two things that have one role: "Java and a bit of Python". */
const JOINS = /^ (?:and|or|nor|&) (?:(?:a|an|the|some|any|bit|little|of|in|my|also) )*$/i;

/** Whether it is asked for, refused or told as the thing before it is. */
function isJoined({ text }: Reader, thing: Thing, before: Thing | undefined): boolean {
	if (!before || before.isNot !== thing.isNot || before.isTold !== thing.isTold) return false;
	const isTopic = 'topic' in thing.part && 'topic' in before.part;
	if (!isTopic && !(isPlace(thing) && isPlace(before))) return false;
	return JOINS.test(text.slice(before.part.spans.at(-1)?.[1], thing.part.spans.at(-1)?.[0]));
}

const hasOnlyPlace = (things: readonly Thing[]): boolean => things.filter(isPlace).length === 1;

/** What each thing of a sentence is in it. */
export function judgedRoles(
	reader: Reader,
	things: readonly Thing[],
	weights: RoleWeights,
): Role[] {
	const ofOnlyPlace = hasOnlyPlace(things) ? ONLY_PLACE_TOLD_FROM : TOLD_FROM;
	const ofPlace = things.some(isWay) ? PLACE_BESIDE_HOME_TOLD_FROM : ofOnlyPlace;
	const all = featuresOf(reader, things).map((features) =>
		likelihoods(features.map(numberOf), weights),
	);
	const shared = all.map((likely, place) => {
		let [first, last] = [place, place];
		while (first > 0 && isJoined(reader, things[first] as Thing, things[first - 1])) first -= 1;
		while (things[last + 1] && isJoined(reader, things[last + 1] as Thing, things[last])) last += 1;
		const some = all.slice(first, last + 1);
		return likely.map(
			(_, role) => some.reduce((sum, one) => sum + (one[role] ?? 0), 0) / some.length,
		);
	});
	return things.map((thing, place): Role => {
		const [wanted = 0, not = 0, told = 0] = shared[place] ?? [];
		const usual = isPlace(thing) ? ofPlace : TOLD_FROM;
		if (told > (thing.isTold ? TOLD_BY_RULE_FROM : usual)) return 'told';
		const from = thing.isNot ? 1 - ASKED_AGAINST_WORDS_FROM : REFUSED_FROM;
		return not / (wanted + not) > from ? 'not' : 'wanted';
	});
}

/** The same of a few words, by rules alone. Where somebody studies counts if no other place is named. */
export function ruledRoles(things: readonly Thing[]): Role[] {
	const isOnlyPlace = hasOnlyPlace(things);
	return things.map((thing) => {
		if (thing.isNot) return 'not';
		if (thing.read.told === 'studied') return isOnlyPlace ? 'wanted' : 'told';
		return thing.isTold ? 'told' : 'wanted';
	});
}
