import { folded, trimmed } from '#server/cv/reading/cv-text.ts';
import { isOrganisation } from './job-words.ts';

const namesIn = (list: string) => new Set(list.split('|'));

/** Towns and cities of the UK in which students live, folded. */
const UK_TOWNS = namesIn(
	'aberdeen|aberystwyth|bangor|barnsley|basingstoke|bath|bedford|belfast|birmingham|blackburn|blackpool|bolton|bournemouth|bradford|brighton|bristol|burnley|bury|cambridge|canterbury|cardiff|carlisle|chelmsford|cheltenham|chester|chesterfield|colchester|coventry|crawley|croydon|darlington|derby|doncaster|dundee|durham|edinburgh|exeter|glasgow|gloucester|grimsby|guildford|halifax|harrogate|harrow|hatfield|hereford|huddersfield|hull|inverness|ipswich|kingston upon thames|lancaster|leeds|leicester|lincoln|liverpool|london|londonderry|loughborough|luton|maidstone|manchester|middlesbrough|milton keynes|newcastle|newcastle upon tyne|newport|northampton|norwich|nottingham|oldham|oxford|paisley|perth|peterborough|plymouth|poole|portsmouth|preston|reading|rochdale|rotherham|salford|salisbury|scunthorpe|sheffield|shrewsbury|slough|southampton|southend on sea|southport|st albans|st andrews|stafford|stevenage|stirling|stockport|stoke on trent|sunderland|swansea|swindon|telford|torquay|truro|uxbridge|wakefield|walsall|warrington|warwick|watford|wigan|winchester|wolverhampton|worcester|wrexham|york',
);

const UK = namesIn(
	'uk|u k|united kingdom|great britain|gb|england|scotland|wales|northern ireland|greater london|greater manchester|west yorkshire|south yorkshire|west midlands|surrey|kent|essex|hampshire|lancashire|merseyside|tyne and wear',
);

const COUNTRIES = namesIn(
	'albania|algeria|argentina|armenia|australia|austria|azerbaijan|bahrain|bangladesh|belarus|belgium|bolivia|bosnia and herzegovina|botswana|brazil|brasil|bulgaria|cambodia|cameroon|canada|chile|china|colombia|costa rica|croatia|cyprus|czech republic|czechia|denmark|ecuador|egypt|estonia|ethiopia|finland|france|georgia|germany|deutschland|ghana|greece|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|italia|jamaica|japan|jordan|kazakhstan|kenya|kosovo|kuwait|latvia|lebanon|libya|lithuania|luxembourg|malaysia|malta|mauritius|mexico|moldova|mongolia|morocco|myanmar|namibia|nepal|netherlands|the netherlands|new zealand|nigeria|north macedonia|norway|oman|pakistan|palestine|panama|peru|philippines|poland|polska|portugal|qatar|romania|russia|rwanda|saudi arabia|senegal|serbia|sierra leone|singapore|slovakia|slovenia|south africa|south korea|korea|spain|espana|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|thailand|trinidad and tobago|tunisia|turkey|turkiye|uae|u a e|united arab emirates|uganda|ukraine|united states|usa|u s a|us|uruguay|uzbekistan|venezuela|vietnam|viet nam|yemen|zambia|zimbabwe',
);

/** Cities abroad that CVs name without their country. */
const CITIES = namesIn(
	'abuja|accra|amsterdam|ankara|athens|bangalore|bengaluru|bangkok|barcelona|beijing|berlin|boston|brussels|bucharest|budapest|cairo|chennai|chicago|copenhagen|delhi|dhaka|dubai|dublin|frankfurt|geneva|guangzhou|hamburg|hanoi|helsinki|ho chi minh city|hyderabad|islamabad|istanbul|izmir|jakarta|karachi|kolkata|kuala lumpur|kyiv|kiev|lagos|lahore|lisbon|los angeles|lyon|madrid|manila|melbourne|milan|milano|moscow|mumbai|munich|nairobi|new delhi|new york|nicosia|oslo|paris|prague|pune|riga|rome|roma|san francisco|sao paulo|seoul|shanghai|shenzhen|sofia|stockholm|sydney|taipei|tallinn|tokyo|toronto|vancouver|vienna|vilnius|warsaw|zurich',
);

/** Parts of countries that stand in addresses where a town could. */
const REGIONS = namesIn(
	'andhra pradesh|andhrapradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|odisha|orissa|punjab|rajasthan|tamil nadu|tamilnadu|telangana|uttar pradesh|uttarakhand|west bengal|sindh|north rhine westphalia|nordrhein westfalen|bavaria|bayern|hesse|hessen|lower saxony|niedersachsen|saxony|sachsen|baden wurttemberg|rhineland palatinate|alabama|arizona|california|colorado|connecticut|florida|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|ohio|oklahoma|oregon|pennsylvania|south carolina|tennessee|texas|utah|vermont|virginia|wisconsin|ontario|british columbia|alberta|quebec|nova scotia|new south wales|queensland|minas gerais|catalonia|andalusia|lombardy|tuscany',
);
const REGION_WORD =
	/(?<!\p{L})(?:province|state|region|county|district|republic|nadu|governorate|oblast|pradesh|prefecture|valle|north|south|east|west)(?!\p{L})/iu;

/** The short names of the states of America, and of the provinces of Canada: only in capitals. */
const STATE_CODE =
	/^(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[CDEHJMSVY]|O[HKNR]|PA|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY])$/;
const CITY_AND_STATE = /^\p{Lu}[\p{L}\s.'’-]{1,30},\s*([A-Z]{2})(?:\s+\d{5})?$/u;

const AWAY = namesIn('remote|hybrid|online|on site|onsite|virtual|work from home|home based');

const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/i;

const nameOf = (text: string): string =>
	folded(trimmed(text.replace(POSTCODE, ' ')))
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

const isKnown = (name: string) =>
	[UK_TOWNS, UK, COUNTRIES, CITIES, REGIONS, AWAY].some((names) => names.has(name));

/** Whether a text is only the name of a place: "London, UK", "Remote". */
export const isPlace = (text: string): boolean => {
	const plain = trimmed(text.replace(/[()]/g, ' '));
	const [, code = ''] = CITY_AND_STATE.exec(plain) ?? [];
	const parts = plain.split(/[,/]/).map(trimmed);
	return (
		plain !== '' &&
		(STATE_CODE.test(code) || parts.every((part) => isKnown(nameOf(part)) || STATE_CODE.test(part)))
	);
};

/** A text without the places at its end: "Mill Ltd, Leeds, UK" is "Mill Ltd". */
export function withoutPlace(text: string): string {
	const parts = text
		.replace(/\s*\(([^()]*)\)$/, (all, inner: string) => (isPlace(inner) ? '' : all))
		.split(',');
	while (parts.length > 1 && isPlace(parts.at(-1) ?? '')) parts.pop();
	return trimmed(parts.join(','));
}

/** Towns whose names are other words too: sure only beside the country or a postcode. */
const ALSO_WORDS = namesIn('bath|bury|hull|lincoln|perth|poole|preston|reading|bedford');
const BEFORE_TOWN =
	/^(?:currently |presently )?(?:living in|based in|located in|residing in|in)\s+/iu;
const TOWN =
	/^(?=.{2,30}$)\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|da|do|dos|del|della|di|la|le|les|el|al|am|an|der|den|im|upon|on|sur|of))*$/u;

/** Where a person lives, of the parts of an address: "Leeds", or "Lagos, Nigeria"; null where none is sure. */
export function townIn(address: string): string | null {
	const parts = address
		.split(/[,|·•]/)
		.map((part) => trimmed(part.replace(POSTCODE, ' ').replace(/[()+]/g, ' ')))
		.map((part) => part.replace(BEFORE_TOWN, '').replace(/\.$/, ''));
	const isBritish = POSTCODE.test(address) || parts.some((part) => UK.has(nameOf(part)));
	for (const [at, part] of parts.entries()) {
		const name = nameOf(part);
		const after = parts[at + 1] ?? '';
		const next = nameOf(after);
		const isAway = COUNTRIES.has(next) || REGIONS.has(next) || STATE_CODE.test(after);
		if (!TOWN.test(part)) continue;
		if (UK_TOWNS.has(name) && !isAway && (isBritish || !ALSO_WORDS.has(name))) return part;
		if (CITIES.has(name)) return COUNTRIES.has(next) ? `${part}, ${after}` : part;
		// Between a street and a country stands a town, elsewhere it may be a region.
		const isFirst = at === 0 || /\d/.test(parts[at - 1] ?? '');
		if (isFirst && COUNTRIES.has(next) && mayBeTown(part)) return `${part}, ${after}`;
	}
	return null;
}

const mayBeTown = (part: string): boolean =>
	part.length > 3 &&
	!isKnown(nameOf(part)) &&
	!REGION_WORD.test(part) &&
	!isOrganisation(part) &&
	!/universit|college|school/i.test(part);
