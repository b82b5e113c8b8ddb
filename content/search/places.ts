import type { PlaceLine } from '#schema/internships/understanding/tables.ts';

/** Regions under their names, and the towns in each: one is near the others. */
export const towns: readonly PlaceLine[] = [
	['Greater London, london area', 'London'],
	[
		'North West, north west england',
		'Manchester, Liverpool, Salford, Stockport, Trafford, Oldham, Bolton, Bury, Rochdale, Wigan, Warrington, Chester, Preston, Lancaster, Blackpool, Blackburn, Burnley, Carlisle, Crewe, St Helens, Birkenhead, Kirkby, Wallasey, Southport, Kendal, Barrow',
	],
	[
		'Yorkshire, yorkshire and the humber, west yorkshire, south yorkshire',
		'Leeds, Sheffield, York, Hull, Bradford, Huddersfield, Wakefield, Doncaster, Rotherham, Barnsley, Halifax, Harrogate, Scarborough, Grimsby',
	],
	[
		'North East, north east england, tyneside',
		'Newcastle upon Tyne, Sunderland, Durham, Middlesbrough, Gateshead, Darlington, Hartlepool',
	],
	[
		'West Midlands',
		'Birmingham, Coventry, Solihull, Sutton Coldfield, Wolverhampton, Stoke-on-Trent, Shrewsbury, Worcester, Telford, Stafford, Warwick, Walsall, Dudley, Hereford, Leamington Spa, Rugby',
	],
	[
		'East Midlands',
		'Nottingham, Leicester, Derby, Loughborough, Lincoln, Northampton, Brackley, Mansfield, Kettering, Corby',
	],
	[
		'East of England, east anglia',
		'Cambridge, Norwich, Welwyn Garden City, Peterborough, Ipswich, Colchester, Chelmsford, Luton, Bedford, St Albans, Stevenage, Watford, Southend, Hatfield',
	],
	[
		'South East, south east england, home counties, south coast',
		'Oxford, Milton Keynes, Didcot, Brighton, Southampton, Portsmouth, Reading, Guildford, Canterbury, Slough, Basingstoke, Maidstone, Crawley, Bournemouth, Winchester, Woking, Hastings, Eastbourne, Farnborough, Egham',
	],
	[
		'South West, south west england, west country',
		'Bristol, Bath, Exeter, Plymouth, Cheltenham, Gloucester, Swindon, Taunton, Truro, Falmouth, Poole, Salisbury, Torquay',
	],
	[
		'Scotland',
		'Edinburgh, Glasgow, Aberdeen, Dundee, Inverness, Orkney, Oban, Perth, Stirling, St Andrews, Paisley, Falkirk',
	],
	['Wales', 'Cardiff, Swansea, Newport, Wrexham, Bangor, Aberystwyth, Llandudno, Carmarthen'],
	[
		'Northern Ireland, n ireland, ni, ulster',
		'Belfast, Derry/Londonderry, Craigavon, Lisburn, Newry, Coleraine',
	],
];

/** Several places under one name, and other names of one. */
export const areas: readonly PlaceLine[] = [
	[
		'the north, up north, north of england, northern england, north england, in the north, northern',
		'North West, Yorkshire, North East',
	],
	['the midlands, midlands, central england', 'West Midlands, East Midlands'],
	['the south, down south, south of england, southern england', 'South East, South West'],
	['East Yorkshire', 'Hull'],
	['Merseyside, liverpool way', 'Liverpool, Birkenhead, Kirkby, Wallasey'],
	['Wirral, the wirral', 'Birkenhead, Wallasey, Ellesmere Port'],
	['Greater Manchester', 'Manchester, Salford, Stockport, Trafford, Oldham'],
	['Cornwall', 'Truro, Falmouth'],
	['Devon', 'Exeter, Plymouth'],
	[
		'the Highlands, highlands, scottish highlands, highlands and islands, highland',
		'Inverness, Oban, Orkney',
	],
	['Kent', 'Canterbury, Maidstone'],
	['Cotswolds, the cotswolds, gloucestershire', 'Cheltenham, Gloucester'],
	['Peak District, derbyshire', 'Derby, Sheffield'],
	['Lake District, the lakes, cumbria', 'Kendal, Carlisle, Barrow'],
	['Norfolk', 'Norwich'],
	['Suffolk', 'Ipswich'],
	['Cambridgeshire, the fens', 'Cambridge, Peterborough'],
	['Oxfordshire', 'Oxford, Didcot'],
	['Berkshire, thames valley', 'Reading, Slough'],
	['Buckinghamshire, bucks', 'Milton Keynes'],
	['Hertfordshire, herts', 'St Albans, Welwyn Garden City, Stevenage, Watford, Hatfield'],
	['Bedfordshire', 'Bedford, Luton'],
	['Northamptonshire', 'Northampton, Brackley, Kettering, Corby'],
	['Warwickshire', 'Warwick, Coventry, Leamington Spa, Rugby'],
	['Worcestershire', 'Worcester'],
	['Herefordshire', 'Hereford'],
	['Wiltshire', 'Swindon, Salisbury'],
	['Somerset', 'Bath, Taunton'],
	['Dorset', 'Bournemouth, Poole'],
	['Nottinghamshire', 'Nottingham, Mansfield'],
	['Lincolnshire', 'Lincoln, Grimsby'],
	['Leicestershire', 'Leicester, Loughborough'],
	['Staffordshire', 'Stafford, Stoke-on-Trent'],
	['Shropshire', 'Shrewsbury, Telford'],
	['Cheshire', 'Chester, Warrington, Crewe'],
	['Lancashire', 'Preston, Lancaster, Blackburn, Burnley, Blackpool'],
	['Northumberland, northumbria', 'Newcastle upon Tyne'],
	['Teesside, tees valley', 'Middlesbrough, Darlington, Hartlepool'],
	['Humberside, humber', 'Hull, Grimsby'],
	['Yorkshire coast', 'Scarborough, Hull'],
	['Fife', 'St Andrews, Dundee'],
	['Lothian, east lothian, midlothian, west lothian', 'Edinburgh'],
	['Tayside', 'Dundee, Perth'],
	['Aberdeenshire', 'Aberdeen'],
	['Scottish islands, hebrides, orkney and shetland', 'Orkney, Oban'],
	['Snowdonia, eryri, north wales, gwynedd, anglesey', 'Bangor, Wrexham, Llandudno'],
	['South Wales, glamorgan, gower, welsh valleys', 'Cardiff, Swansea, Newport'],
	['West Wales, pembrokeshire, ceredigion', 'Carmarthen, Aberystwyth'],
	['County Antrim, county down', 'Belfast'],
	['Sussex', 'Brighton, Crawley, Eastbourne'],
	['Hampshire', 'Southampton, Portsmouth, Basingstoke, Winchester'],
	['Essex', 'Colchester, Chelmsford, Southend'],
	['Surrey', 'Guildford, Woking'],
	['Newcastle, tyne and wear, ncl', 'Newcastle upon Tyne'],
	['Derry, londonderry', 'Derry/Londonderry'],
	['Stoke, stoke on trent', 'Stoke-on-Trent'],
	['Mcr, manc, manny, m cr', 'Manchester'],
	['Brs', 'Bristol'],
	['Lds', 'Leeds'],
	['Lpl, lpool, liv', 'Liverpool'],
	['Gla', 'Glasgow'],
	['Nottm', 'Nottingham'],
	['Soton', 'Southampton'],
	['Ldn, lon, londn', 'London'],
	['Londres, londra', 'London'],
	['Brum, bham, b ham, brummie', 'Birmingham'],
	['Edi, edinbra, auld reekie', 'Edinburgh'],
	['Oxbridge', 'Oxford, Cambridge'],
	['elsewhere in the uk, other uk cities, rest of the uk', 'Elsewhere in the UK'],
	[
		'abroad, overseas, outside the uk, outside uk, international internship, international placement, foreign country, other countries, work abroad, international, canada, toronto, japan, tokyo, india, brazil, mexico, new zealand',
		'Abroad',
	],
	['Germany', 'Hamburg'],
	['Ireland, republic of ireland', 'Dublin'],
	['Switzerland', 'Sion'],
	['USA, united states, america, north america, the us', 'New York, Boston'],
	['NYC', 'New York'],
	['New York', 'New York'],
	['Boston', 'Boston'],
	['Dublin', 'Dublin'],
	['Hamburg', 'Hamburg'],
	['Sion', 'Sion'],
	['Singapore', 'Singapore'],
	['Hong Kong', 'Hong Kong'],
	['China', 'Hong Kong'],
	['Melbourne', 'Melbourne'],
	['Australia', 'Melbourne'],
	['Dubai', 'Dubai'],
	['UAE, united arab emirates, middle east', 'Dubai'],
	['Cape Town', 'Cape Town'],
	['South Africa, africa', 'Cape Town'],
	['Asia', 'Singapore, Hong Kong'],
	[
		'Europe, european union, france, paris, spain, madrid, barcelona, italy, netherlands, amsterdam, belgium, brussels, berlin',
		'Hamburg, Dublin, Sion',
	],
];

/** Parts and stations of the cities that people name instead. */
export const districts: readonly PlaceLine[] = [
	[
		'London',
		'Canary Wharf, Shoreditch, City of London, Westminster, Camden, Hackney, Islington, Soho, Croydon, Stratford, Greenwich, Kings Cross, Holborn, Bishopsgate, Brixton, Clapham, Hammersmith, Wimbledon, Ealing, Southwark, Lambeth, Tower Hamlets, Lewisham, Peckham, Battersea, Kensington, Chelsea, Paddington, Euston, Bloomsbury, Old Street, East London, South London, North London, West London, Central London, Docklands, Richmond, Kingston, Wembley, Tottenham, Uxbridge, Mile End, Dalston, Farringdon, Clerkenwell, Vauxhall, Elephant and Castle, Barbican, Mayfair, Victoria, Waterloo, Bermondsey, Walthamstow, Deptford, Liverpool Street, London Bridge, Fenchurch Street, Charing Cross, Cannon Street, Blackfriars, Marylebone, St Pancras, Kings Cross St Pancras, Clapham Junction, Moorgate, Oxford Circus, Bank, Angel, Finsbury Park, Stratford station, Euston station, Paddington station, Victoria station, Waterloo station, Canada Water, Canning Town, Notting Hill, Fulham, Putney, Tooting, Streatham, Balham, Finchley, Barnet, Walthamstow Central, Ilford town, Hounslow, Heathrow, Wood Green, Bethnal Green, Whitechapel, Aldgate, Fleet Street, Covent Garden, White City, Chancery Lane, Southbank, South Bank, Nine Elms, Rotherhithe',
	],
	[
		'Manchester',
		'Northern Quarter, Ancoats, MediaCity, Media City, Salford Quays, Fallowfield, Trafford Park, Didsbury, Chorlton, Hulme, Spinningfields, Oxford Road, Wythenshawe, Rusholme, Castlefield, Piccadilly, Manchester Piccadilly, Piccadilly station, Manchester Victoria, Deansgate, Oxford Road station, Manchester Oxford Road, Withington, Levenshulme, Longsight, Moss Side, Cheetham Hill, Prestwich, Altrincham, Sale, Stretford, Chadderton, Manchester Airport, Media City UK, Ardwick, Collyhurst, Gorton',
	],
	[
		'Birmingham',
		'Digbeth, Jewellery Quarter, Selly Oak, Edgbaston, Moseley, Harborne, Bournville, Aston, Erdington, Birmingham New Street, New Street, New Street station, Birmingham Moor Street, Moor Street, Snow Hill, Birmingham Snow Hill, Birmingham International, Five Ways, Brindleyplace, Bullring, Colmore Row, Eastside, Sparkbrook, Small Heath, Handsworth, Longbridge, Stirchley, Kings Heath, Deritend, Ladywood, Smethwick',
	],
	[
		'Leeds',
		'Headingley, Leeds Dock, Hyde Park Leeds, Holbeck, Kirkstall, Burley, Meanwood, Woodhouse, Chapel Allerton, Leeds station, Leeds City station, Roundhay, Beeston, Hunslet, Harehills, Chapeltown, Seacroft, Pudsey, Otley, Morley, Hyde Park Corner Leeds, Granary Wharf, Thorpe Park, Farsley, Garforth',
	],
	[
		'Bristol',
		'Clifton, Temple Quarter, Temple Meads, Filton, Stokes Croft, Bedminster, Redland, Avonmouth, Harbourside, Temple Meads station, Bristol Temple Meads, Bristol Parkway, Parkway station, Bishopston, Southville, Easton, Montpelier, Fishponds, Hotwells, Totterdown, Henbury, Southmead, Horfield, Redcliffe, Patchway, Stoke Gifford, Aztec West, Emersons Green, Brislington, Spike Island',
	],
	[
		'Edinburgh',
		'Leith, Morningside, Haymarket, Old Town, New Town, Marchmont, Gyle, Holyrood, Portobello, Waverley, Waverley station, Edinburgh Waverley, Haymarket station, Edinburgh Park, Royal Mile, Newington, Bruntsfield, Stockbridge, Gorgie, Dalry, Musselburgh, Penicuik, Murrayfield, Grassmarket, Quartermile, Canonmills, Abbeyhill, Little France, Riccarton',
	],
	[
		'Liverpool',
		'Baltic Triangle, Knowledge Quarter, Toxteth, Albert Dock, Ropewalks, Speke, Wavertree, Everton, Bootle, Lime Street, Lime Street station, Liverpool Lime Street, Liverpool Central, James Street, Pier Head, Garston, Aigburth, Allerton, Crosby, Aintree, Halewood, Norris Green, Dingle, Sefton Park, Smithdown Road, Seaforth',
	],
];

/** Towns whose names are common words: only behind "in" or "near". */
export const doubtful =
	'Bank, Angel, Sale, Liv, Lon, Ni, Crosby, Sutton, Rochester, Easton, Reading, Bury, Bath, Rugby, Hull, Victoria, Perth, Barrow, Aston, Chelsea, Everton, Richmond';
