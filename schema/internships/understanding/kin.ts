/** Endings by which English makes words of one family. */
const ENDINGS = 'er,or,ing,ist,ed,ian,ment,ion,ation,ance,ancy,ant,al,ical,ic,ics,y,e,ry,age'.split(
	',',
);
const SHORTEST_STEM = 4;
/** Families that look like one and mean different things. */
const APART = new Map(
	[
		'train training trainer trained trainee',
		'hospital hospitality',
		'general generation generator',
		'commun communication communist',
		'program programmer programming programme',
		'event eventing',
		'port porter portal',
		'market marketing marketer',
		'build builder',
		'organ organic organist organise',
		'natur natural',
		'polic policy police policing',
		'comput computer',
		'paint paintal',
		'stage staging',
		'rent rental',
		'even evening event',
		'past pastry',
		'count counter country county',
		'press pressing',
		'custom customer customs',
		'engin engine',
		'univers university universal',
		'person personal personnel',
		'industr industry industrial',
		'contract contractor contraction',
		'spring springing',
		'station stationer stationery',
		'intern internal',
		'exper expert experiment experience',
		'temp temporal',
		'form former formal format formation',
		'perform performer',
		'mater material',
		'account accounting accountant',
		'cult culture',
		'matter mattering',
		'media medial',
		'class classic classical',
		'factor factory',
		'minor minority',
		'office officer official',
		'local location locate',
		'water watery',
		'charter chartered',
		'chart charter',
		'coach coaching',
		'brand branding',
		'animal animation',
	].flatMap((line) => line.split(' ').map((word) => [word, line] as const)),
);

/** Words that may be of one family with a word: "research" of "researcher". They need not be words at all. */
export function kinOf(word: string): string[] {
	if (word.length < SHORTEST_STEM || !/^[a-z]+$/.test(word)) return [];
	const stems = new Set([word]);
	for (const ending of ENDINGS)
		if (word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM)
			stems.add(word.slice(0, -ending.length));
	const apart = APART.get(word);
	const kin = new Set<string>();
	for (const stem of stems)
		for (const ending of ['', ...ENDINGS]) {
			const other = stem + ending;
			if (other !== word && !(apart?.split(' ').includes(other) ?? false)) kin.add(other);
		}
	return [...kin];
}
