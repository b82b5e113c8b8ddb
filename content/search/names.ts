/**
 * Names that people type for a field of work, in the form of concepts.ts: well-known employers (none of them is a partner of
 * this site), names of degrees and of professional bodies, and short names of subjects, certificates and branches. Each
 * family is here as a whole. A name that is a common word of English has a line of its own, as texts of internships have it.
 */
export const names = `
# Employers: business
accenture, capgemini, infosys, tcs, tata consultancy, tata consultancy services, wipro, cognizant, hcl, hcltech, kyndryl, fdm, fdm group, sparta global, bearingpoint, thoughtworks | Technology, Consulting | operations consulting, software, developer
grant thornton, bdo, mazars, forvis mazars, rsm, azets, crowe uk, haysmacintyre | Accounting | audit, accounts
oliver wyman, kearney, roland berger, lek consulting, newton europe, pa consulting, strategy and co, bain and company, boston consulting group | Consulting | operations consulting, consultant
morgan stanley, goldman sachs, citi, citigroup, citibank, ubs, credit suisse, deutsche bank, bnp paribas, bnp, santander, lloyds bank, lloyds banking group, natwest, natwest group, nomura, rbc, societe generale, standard chartered, bank of america, merrill lynch, jpmorgan, jp morgan chase, jefferies, lazard, evercore, macquarie, bank of england, nationwide building society, handelsbanken | Finance | credit, investment, equity, lending, mortgage
blackrock, schroders, fidelity international, vanguard group, pimco, abrdn, aberdeen investments, baillie gifford, legal and general, m and g investments, blackstone, kkr, carlyle, apollo global, state street, invesco | Finance | investment, fund, equity, pension
jane street, citadel securities, two sigma, optiver, imc trading, jump trading, hudson river trading, de shaw, millennium management, man group, susquehanna, winton, marshall wace, g research, squarepoint, flow traders, drw | Finance, ~Data & AI, ~Energy | quantitative research, quantitative, margin risk, battery trading, trading
aviva, axa, allianz, zurich insurance, aon, willis towers watson, wtw, marsh mclennan, swiss re, munich re, lloyds of london, admiral insurance, hiscox, prudential, direct line, beazley | Finance, ~Maritime | underwriting, actuarial, claims, pension, average adjusting
paypal, stripe, mastercard, american express, amex, adyen, worldpay, sumup, klarna, checkout com, gocardless | Finance, Technology | payment, payments, fraud
clifford chance, linklaters, slaughter and may, freshfields, allen and overy, dla piper, baker mckenzie, herbert smith freehills, hogan lovells, norton rose, norton rose fulbright, eversheds, eversheds sutherland, pinsent masons, ashurst, latham and watkins, kirkland and ellis, white and case, macfarlanes, travers smith, simmons and simmons, addleshaw goddard, dentons, irwin mitchell, mishcon de reya, bird and bird, clyde and co | Law | law, legal, paralegal
hays, hays recruitment, adecco, manpower, randstad, michael page, robert walters, robert half, reed recruitment | Human Resources | recruitment, recruiter
savills, jll, cbre, knight frank, cushman and wakefield, foxtons, zoopla, landsec, british land, unite students, strutt and parker, purplebricks | Property, ~Construction | lettings, block management, building survey, land and planning
wpp, ogilvy, saatchi, saatchi and saatchi, publicis, omnicom, dentsu, havas, mccann, bbh, edelman, weber shandwick, leo burnett | Marketing, ~Design | marketing, brand, content
kantar, nielsen, ipsos, yougov, mintel, gfk, dunnhumby | Marketing, Data & AI | research, analyst, survey
fidelity, vanguard, citadel | Finance | investment, fund, equity, quantitative research
# Employers: technology and engineering
ibm, nvidia, amd, qualcomm, samsung, huawei, dell, lenovo, broadcom, texas instruments, graphcore, arm holdings, imagination technologies | Technology, ~Data & AI, ~Engineering | software, embedded, chip verification, cloud platform
intel | Technology, ~Engineering | chip verification, embedded, software
amazon web services, bytedance, snapchat, just eat, skyscanner | Technology, ~Data & AI, ~Marketing | software, developer, product management
openai, anthropic, deepmind, google deepmind, palantir, turing institute, alan turing institute, mistral ai, stability ai | Data & AI, ~Technology | machine, data, reinforcement learning
ea games, electronic arts, rockstar games, ubisoft, sumo digital, creative assembly, codemasters, nintendo, playstation, xbox, epic games, riot games, blizzard | Technology, Design | games programmer, game tools, gameplay
siemens, abb, bosch, dyson, general electric, honeywell, schneider electric, hitachi, mitsubishi, jcb, caterpillar, spirax, renishaw | Engineering, Manufacturing, ~Energy, ~Automotive | control panel, process, gearbox, product and test
ge | Engineering, Energy, ~Aerospace | turbine, control panel
bae, bae systems, leonardo, leonardo helicopters, mbda, qinetiq, thales, thales group, lockheed martin, raytheon, northrop grumman, babcock, spacex, blue origin, safran, gkn, gkn aerospace, collins aerospace, general dynamics, surrey satellite | Aerospace, Engineering, ~Technology, ~Maritime | satellite, wing, composite, airworthiness, landing gear
mercedes, mercedes benz, toyota, nissan, honda, aston martin, mclaren, red bull racing, ferrari, porsche, audi, volkswagen, volvo, bentley, lotus cars, hyundai, kia, stellantis, vauxhall, rivian, byd, williams racing | Automotive, ~Engineering | race car, vehicle, battery, ride and handling, gearbox test
exxonmobil, exxon, chevron, equinor, orsted, octopus energy, centrica, british gas, totalenergies, total energies, scottish power, scottishpower, sse, drax, vestas, schlumberger, slb, halliburton, baker hughes, petrofac, aramco, saudi aramco, ovo, ovo energy, e on, uniper, vattenfall | Energy, ~Engineering | offshore wind, turbine, heat, solar, battery trading
balfour beatty, laing o rourke, skanska, costain, morgan sindall, bouygues, willmott dixon, barratt, barratt homes, persimmon, persimmon homes, taylor wimpey, bellway, turner and townsend, gleeds, redrow, tarmac, kier group, kier, mace group | Construction, ~Property, ~Engineering | site engineer, quantity surveying, structural engineering, timber frame
foster and partners, foster partners, zaha hadid, zaha hadid architects, bdp, gensler, grimshaw, heatherwick, heatherwick studio, allies and morrison, hawkins brown, sheppard robson, david chipperfield | Architecture | architectural, retrofit
# Employers: travel and goods
stagecoach, firstgroup, first bus, arriva, national express, avanti, avanti west coast, gwr, southeastern, eurostar, go ahead group, transpennine | Transport, ~Logistics, ~Tourism | timetable, bus, rail, network planner
ryanair, jet2, wizz air, emirates, qatar airways, etihad, lufthansa, virgin atlantic, singapore airlines, delta air lines, air india, turkish airlines, air france | Aerospace, Tourism, ~Hospitality | airworthiness, maintenance planning, travel
tui, tui uk, expedia, booking com, tripadvisor, trip com, thomas cook, contiki, kuoni, intrepid travel, hays travel, trailfinders | Tourism, ~Hospitality, ~Technology | itinerary, tours, travel, group visits
fedex, ups, maersk, dp world, kuehne and nagel, kuehne nagel, db schenker, evri, dpd, yodel, gxo, xpo, cma cgm, hapag lloyd, wincanton, culina | Logistics, ~Maritime | freight, port, parcels, customs entry, network planning
ihg, intercontinental, premier inn, whitbread, compass group, sodexo, hyatt, travelodge, radisson, four seasons, ritz carlton, mandarin oriental, claridges, airbnb, center parcs, butlins | Hospitality, ~Tourism | hotel, front of house, revenue
mcdonalds, kfc, starbucks, costa coffee, pret, pret a manger, nandos, dominos, greggs, wagamama, pizza express, five guys, burger king, subway sandwich, wetherspoons | Hospitality, Food & Drink | kitchen, front of house, product development
# Employers: shops and brands
asda, morrisons, waitrose, ocado, iceland foods, co op food, coop food, costco, booths supermarket | Retail, ~Food & Drink, ~Logistics | demand forecasting, market stall, online trading
superdrug, lloyds pharmacy, boots pharmacy, boots uk, boots the chemist, holland and barrett | Retail, Healthcare, ~Life Sciences | merchandising, clinic
primark, zara, inditex, hm, h and m, h&m, uniqlo, burberry, gucci, prada, hermes paris, louis vuitton, dior, chanel, lvmh, mulberry bags, stella mccartney, boohoo, gymshark, new look, river island, topshop, superdry, ted baker | Fashion, Retail | garment, textile, knitwear, merchandising, worsted
nike, adidas, puma, under armour, reebok, new balance, decathlon, jd sports, sports direct | Sport, Fashion, Retail, ~Marketing | sport, garment technology, merchandising
selfridges, harrods, currys, argos, b and q, wickes, dunelm, harvey nichols, liberty london, fortnum and mason, wilko, poundland, tk maxx | Retail | merchandising, online trading
loreal, l oreal, estee lauder, lush cosmetics, the body shop, sephora, charlotte tilbury, maybelline | Marketing, Retail, ~Manufacturing, ~Life Sciences | brand, soap, product
pepsico, pepsi, coca cola, mondelez, cadbury, diageo, heineken, danone, kraft heinz, heinz, kelloggs, reckitt, mars wrigley, general mills, ferrero, innocent drinks, carlsberg, arla, premier foods, cargill, associated british foods | Food & Drink, Marketing, ~Retail, ~Manufacturing | product development, brand, distillery
# Employers: health and science
novartis, roche, johnson and johnson, moderna, eli lilly, sanofi, merck, msd, bayer, novo nordisk, takeda, biontech, abbvie, amgen, gilead, boehringer, boehringer ingelheim, thermo fisher, illumina, oxford nanopore, lonza, iqvia, wellcome trust, wellcome sanger, francis crick institute, crick institute | Life Sciences, ~Healthcare | tablet formulation, assay, peptide, quality assurance, genomics
bupa, spire healthcare, nuffield health, specsavers, medtronic, smith and nephew, philips, siemens healthineers, ge healthcare, stryker, vision express, babylon health | Healthcare, ~Life Sciences | clinic, medical device, surgical, patient
cern, diamond light source, culham, ukaea, stfc, rutherford appleton, national physical laboratory, npl, jodrell bank | Engineering, Aerospace, ~Data & AI, ~Energy | photonics, satellite, cryogenic
# Employers: media, culture and public
disney, warner bros, warner brothers, universal music, universal pictures, sony, sony music, paramount, reuters, thomson reuters, conde nast, penguin random house, harpercollins, hachette, bloomsbury publishing, aardman, a24, pixar, dreamworks, vice media, buzzfeed, lad bible, talksport | Media, ~Marketing, ~Design | film, edit, news, sound, script development
amnesty, amnesty international, british red cross, msf, medecins sans frontieres, doctors without borders, barnardos, nspcc, cancer research uk, macmillan cancer, british heart foundation, princes trust, kings trust, samaritans, rnli, age uk, mencap, marie curie, citizens uk, islamic relief, world vision, plan international, care international, action aid, actionaid, christian aid, wateraid, charity commission, comic relief, salvation army | Charity | fundraising, casework, volunteer, outreach, community
unicef, unhcr, unesco, undp, world food programme, international rescue committee, irc, icrc | Charity, Public Policy | refugee, policy, fundraising, evaluation
greenpeace, wwf, rspb, wildlife trusts, the wildlife trusts, natural england, woodland trust, kew, kew gardens, zsl, london zoo, chester zoo, friends of the earth, sepa, eden project, forestry england, forestry commission, canal and river trust | Environment, ~Charity | ecology, river, habitat, wildlife, tree
world bank, imf, oecd, nato, wto, european commission, european parliament, council of europe, commonwealth secretariat, adb, asian development bank, african union, chatham house, rand europe, institute for government, institute for fiscal studies, ifs, resolution foundation, bank for international settlements | Public Policy, ~Finance | policy, policy research, parliamentary
world health organisation, world health organization, ukhsa, nice guidelines, public health england, public health wales | Healthcare, Public Policy | health data, clinical data
british council, pearson, oxford university press, cambridge university press, kaplan, study group, kumon, explore learning, duolingo, twinkl, mytutor | Education, ~Culture & Heritage | tutoring, language school, reading programme, assessment
arsenal, arsenal fc, chelsea fc, tottenham hotspur, liverpool fc, everton fc, manchester city fc, celtic fc, rangers fc, fc, afc, football association, uefa, ecb cricket, lta, lawn tennis association, rfu, uk sport, sport england, british cycling, puregym, david lloyd, peloton | Sport, ~Media | football, performance, community sport, sport
# Degrees
mph, master of public health, bph public health | Healthcare, ~Public Policy, ~Charity, ~Data & AI | public health, health data, clean air, patient recall, clinical data
mpa, mpp, mpa student, mpp student, master of public policy, master of public administration, hsps, human social and political sciences, mia, master of international affairs | Public Policy, ~Charity | policy research, policy, parliamentary
bcl, pgdl, jd, juris doctor, llb hons, scots law degree, gdip law | Law | law, legal, paralegal
bvsc, bvetmed, bvms, dvm, bvm bvs, veterinary degree | Environment, Food & Drink, ~Life Sciences, ~Healthcare | fish health, wildlife, diagnostic kit, veterinary, bat and newt
pgde, b ed, bed degree, bed primary, m ed, edd, qts, qtls, npq, eyfs, early career teacher, cert ed | Education | teaching, tutoring, reading programme, workshop leader, museum learning
bfa, mfa, b des, bdes, m des, mdes, fine art degree, foundation diploma in art | Design, Culture & Heritage, Media, ~Fashion | design, exhibition, illustration, museum panel
bmus, mmus, b mus, abrsm, music degree, grade 8 music | Media, ~Charity | sound, music, radio, podcast, audiobook
bacc, macc, mfin, m fin, mfin student, msc acf | Accounting, Finance | accounts, audit, investment, credit
mim, emba, msc management, msc international business, msc marketing management, dba student | Consulting, Marketing, Finance, ~Human Resources | operations consulting, small business
mphys, m phys, msci physics | Engineering, Aerospace, ~Energy, ~Data & AI | photonics, satellite, tidal resource, physics
mbiol, mbiochem, mbiolsci, mbio, msci biology | Life Sciences, Environment | assay, cell culture, ecology, enzyme
mgeol, mearthsci, mesci | Environment, ~Energy, ~Construction | flood modelling, peatland, river
moptom, boptom, optom, ophthalmic | Healthcare, ~Life Sciences | contact lens, eye clinic, clinic operations
bn, bnurs, mnurs, bsn, nmc, nmc pin, registered nurse, adult nursing, child nursing degree, mental health nursing | Healthcare | nursing, patient, clinic, surgical, care
dclinpsy, bacp, mbacp, bps, psychd, clinical psychology doctorate | Healthcare, ~Charity, ~Human Resources | psychology, sleep clinic, casework, audiology
mrcp, mrcs, hcpc, gphc, gdc, foundation year doctor, fy1, fy2 | Healthcare, ~Life Sciences | clinical, surgical, patient, clinic
bsocsci, b soc sci, mssc, bss | Public Policy, Charity, ~Human Resources | policy research, evaluation, community
# Certificates and professional bodies
frm, caia, cisi, imc certificate, prmia | Finance | margin risk, risk, investment, credit
cta, att, cta tax, tax trainee | Accounting, ~Finance | tax, accounts, payroll
ifrs, gaap, uk gaap, frs 102, sox | ~Accounting, ~Finance | audit, accounts, double entry
cemap, cii, cert cii, dippfs, dip pfs, ifa exams, ro1 | Finance | mortgage, paraplanning, pension, underwriting
cim, mcim, idm, google digital garage | Marketing | marketing, paid search, content
mcips, cilt, apics, cscp | Logistics, ~Manufacturing | supplier, planning, freight
mrics, assocrics, apc, mciob, ciob, smsts, sssts, arb, ciat | Construction, Property, ~Architecture | building survey, quantity surveying, site engineer
pmp, pmi, capm, pmq, apm pfq, msp programme | ~Consulting, ~Construction, ~Energy, ~Logistics | project, planner, coordinator, planning
itil, togaf, mcsa, rhce | Technology | cloud, platform, systems
cissp, oscp, ceh, cism, crest, sc 200, security certifications, gcih | Technology | security operations, threat detection, night desk
ieng, ceng, imeche membership, iet membership, icheme | Engineering, ~Manufacturing, ~Energy | engineering, engineer
sia, sia licence, sia badge, door supervisor, bouncer, security guard, security officer | ~Hospitality, ~Technology, ~Property | front of house, conference and events, security
stcw, rya, yachtmaster, officer of the watch, deck cadet, deck officer, engine cadet | Maritime | bridge simulator, towage, ship, uncrewed vessel
cpl, atpl, ppl, part 66, easa part 66, b1 licence | Aerospace | airworthiness, maintenance planning, composite repair
uefa b, uefa c, fa level 1, fa level 2, level 2 coaching, gym instructor, reps level 3, ukcc | Sport | coaching, community sport, holiday activities
nctj, bjtc, shorthand 100 | Media | reporter, news, radio
# Short names of subjects and work
poli sci, polisci, pol sci, political sci, politics and ir | Public Policy | policy, parliamentary, policy research
civ eng, cive, civeng, civil eng | Construction, ~Transport, ~Environment, ~Engineering | civil and structural, structural engineering, site engineer, mass transit
meche, mech e, mech engg | Engineering, Automotive, ~Manufacturing, ~Energy, ~Aerospace | gearbox, product and test, mechanical
cheme, chem e | ~Manufacturing, ~Energy, ~Life Sciences, ~Engineering | soap process, process, graphene coatings, peptide synthesis
scm, scm student, procurement and supply chain | Logistics, ~Manufacturing | demand forecasting, freight planning, production planner, supplier
mis, mis student, management information systems, itm, itm student, info systems, info tech | Technology, Data & AI, ~Consulting | systems, data, software
rpa, process automation, power automate, uipath | ~Technology, ~Accounting, ~Consulting | automation, bookkeeping automation, process improvement
uat, uat testing, user acceptance testing | Technology | test analyst, ward systems test, mobile app test
s&t, sell side, buy side, front office, middle office, front office finance, deal team, deal flow, capital markets, ecm, dcm, fixed income, leveraged buyout, buyout, structured finance, prime brokerage | Finance | private credit, equity research, investment, margin risk, credit
trading floor, trade floor, fx, forex, fx trading, forex trading, options trading, futures trading, prop trading, proprietary trading, market maker, market making, energy trading, power trading | Finance, ~Energy | quantitative research, battery trading, margin risk, trading
bonds, bond market, gilts, treasury analyst, corporate treasury, treasury management, islamic finance, shariah finance, microfinance, development finance, structured products | Finance | credit, credit analysis, trade finance, fund reporting, investment
fp a, fp and a analyst, financial planning and analysis, management reporting | Finance, Accounting | fund reporting, analyst, accounts
insurtech, insurance technology | Finance, Technology, Data & AI | flood claims, underwriting, actuarial
regtech, regulatory technology | Finance, Technology, Law | compliance, fraud, contract review
proptech, property technology, contech | Property, Technology, ~Construction | lettings, block management, forms
deep tech, deeptech, hard tech | Technology, Engineering, Data & AI | photonics, reinforcement learning, chip verification, robotics
climate tech, climatetech, greentech, green tech | Energy, Environment, ~Technology, ~Data & AI | carbon accounting, heat pump, tidal, battery
martech, adtech, ad tech | Marketing, Technology | paid search, search, email marketing
foodtech, food tech | Food & Drink, ~Technology, ~Data & AI | product development, crop data, food traceability
fashion tech, fashiontech | Fashion, ~Technology | garment technology, knitwear technology
travel tech, traveltech | Tourism, Technology | ticketing, itinerary, mobile app
space tech, spacetech | Aerospace, ~Technology | satellite, orbital
smm, social media marketing | Marketing | content, marketing
qhse, hseq, sheq, ehs, she officer | Construction, Manufacturing, Energy, ~Engineering | safety, site, quality
ingo, ingos, cso, cbo, civil society, civil society organisation | Charity, Public Policy | casework, fundraising, policy, evaluation
o&g, oil and gas industry, upstream, downstream oil | Energy, ~Engineering | offshore, decommissioning, turbine
pharmacovigilance, drug safety, regulatory affairs pharma, medical writer, medical writing, medical information | Life Sciences, Healthcare | quality assurance, clinical data, medical device quality
cancer, cancer research, oncologist, tumour, tumor | Life Sciences, Healthcare | assay, cell culture, genomics, clinical data
mass spec, dry lab, bench work, benchwork, lab bench | Life Sciences, ~Data & AI | assay, peptide, lab, genomics
sci comms, scicomm, sci comm | Education, Media, ~Marketing | science workshop, documentary, wildlife film
competition law, antitrust, energy law, sports law, media law, entertainment law, environmental law, tax law, insurance law, medical law, space law, eu law, public law, banking law, finance law, construction law, tort, equity and trusts | Law | law, contract review, commercial disputes, commercial law
shipping law, maritime law, admiralty law, law of the sea | Law, Maritime | average adjusting, commercial disputes
winemaker, winemaking, wine making, cider maker, cidermaker | Food & Drink | wine, ciderhouse, distillery
project engineer, field engineer, graduate engineer, commissioning engineer, systems engineer, systems engineering | Engineering, Energy, ~Aerospace, ~Manufacturing, ~Construction | engineer, engineering
facade engineer, facade engineering, fire engineer, fire engineering, fire safety engineering, building physics | Construction, Architecture, ~Engineering | structural engineering, retrofit, building survey
prompt engineer, prompt engineering, gen ai, genai, generative ai, chatgpt, chatbots, chatbot | Data & AI, ~Technology | translation model, speech data, machine
smart contract, smart contracts, solidity, nft, nfts | Technology, Finance | payment, developer
inclusion, equality and diversity, equality diversity and inclusion, ed and i | Human Resources, ~Charity | digital inclusion, people, accessibility
ds student, msc ds, ds role, ds ml, ml ds | Data & AI | data, machine
ling, linguistics student, applied linguistics | Data & AI, Education, ~Media | speech data, translation model, language, subtitler
# Tools
ga4, gtm, google tag manager, looker ads | ~Marketing, ~Data & AI | web analytics, paid search, search
woocommerce, magento, bigcommerce, prestashop | ~Retail, ~Technology, ~Marketing | online trading, market stall online, web
eplan, autocad electrical, see electrical | ~Engineering | control panel, wiring
stm32, esp32, pic microcontroller, freertos, rtos, zephyr os | ~Technology, ~Engineering | embedded, microcontroller
pytorch, yolo, mlflow, cuda, jax | ~Data & AI | machine vision, computer vision, reinforcement learning, pandas
julia language, julialang | ~Data & AI, ~Aerospace | python, satellite
alteryx, knime, dataiku, sas viya | ~Data & AI, ~Accounting, ~Finance | analyst, data, excel
netsuite, dynamics 365, microsoft dynamics, oracle fusion, sap fico, sap mm | ~Accounting, ~Logistics, ~Technology | accounts, planner, systems
workday, bamboohr, successfactors | ~Human Resources | people operations, people analytics, recruitment
miro, mural board, figjam, dovetail, hotjar, optimal workshop | ~Design, ~Technology | usability, product management, accessibility
atlas ti, maxqda, thematic analysis, grounded theory, ethnography, ethnographic | ~Public Policy, ~Charity, ~Healthcare | interview, evaluation, oral history, care service
google earth engine, erdas, envi, snap toolbox, postgis, mapinfo, mapbox, lidar | ~Environment, ~Data & AI, ~Transport | gis, crop data, flood modelling, qgis
vissim, aimsun, visum, saturn modelling, emme | ~Transport | transport modeller, mass transit, timetable
hec ras, hecras, infoworks, epanet, swmm, tuflow, mike flood | ~Environment, ~Energy | flood modelling, urban water, river, hydropower
refinitiv, eikon, morningstar direct, preqin | ~Finance | investment, equity, fund reporting
westlaw, lexisnexis, lexis, practical law | ~Law | law, paralegal, contract review
pytest, junit, cypress io, playwright, jest, appium | ~Technology | test analyst, tests, software
orcaflex, moses software, maxsurf, rhino marine | ~Maritime, ~Energy | mooring, naval architecture
dialux, ies ve, phpp, passivhaus, passive house, breeam, leed | ~Architecture, ~Energy, ~Construction | retrofit, heat, architectural
dissection, species identification, species id, field survey, ecological survey, phase 1 habitat, protected species | ~Environment, ~Life Sciences | survey, surveyor, ecology, habitat
`;
