/**
 * Whole vocabularies, in the form of concepts.ts: degree subjects (the names of HECoS, the UK's classification of
 * subjects), occupations (the titles of SOC 2020), and tools that job advertisements name. What concepts.ts has is not
 * repeated.
 */
export const furtherConcepts = `
# Degree subjects
african studies, asian studies, south asian studies, middle eastern studies, islamic studies, jewish studies, celtic studies, slavic studies, scandinavian studies, hispanic studies, latin american studies, area studies degree, east asian studies | Culture & Heritage, Public Policy, ~Education, ~Charity | languages, translation, policy research, oral history
anglo saxon, anglo saxon studies, classical civilisation, medieval history, medieval studies, medievalist | Culture & Heritage, ~Media | archive, history, conservation
soil science, viticulture, beekeeping, beekeeper, farm manager, farm worker, agriculturalist | Food & Drink, Environment, ~Data & AI | crop data, agri, field robotics, rhubarb, farm
bacteriology, embryology, endocrinology, parasitology, toxicology, virology, gerontology, biophysics, reproductive biology, medical microbiology, medical biotechnology, medical laboratory | Life Sciences, ~Healthcare | assay, cell culture, diagnostic kit
biomaterials, tissue engineering, polymer chemistry | Life Sciences, Engineering, ~Manufacturing | contact lens, materials, composite, coatings
behavioural economics, development economics, business economics, financial economics, political economy, health economics, environmental economics | Finance, Public Policy, ~Consulting | economics, policy research
business analytics, management science, decision science, numerical analysis, operational analysis | Data & AI, Consulting, ~Logistics | analyst, demand forecasting, operations consulting
business information systems, information systems management, health informatics, medical informatics | Technology, Data & AI, ~Healthcare | systems, data, clinical data
choreography, performance studies, drama therapy, theatre design, costume design, costume designer, technical theatre, stagecraft | Media, ~Culture & Heritage, ~Fashion | casting, script, stop motion, costume, studio
composition, music composition, music performance, music management, jazz, folk music, popular music, musicology, piano, guitarist, conductor | Media, ~Charity, ~Culture & Heritage | sound, radio, music, podcast
clothing design, garment design, pattern cutter, tailor, tailoring, weaver, dressmaker, seamstress, sewing machinist | Fashion | garment, repair room, worsted, knitwear, sewing
computer animation, 3d animation, motion graphics, motion design, storyboard, storyboard artist, character design, cgi | Media, Design, ~Technology | stop motion, illustration, gameplay, post production
computer forensics, digital forensics, network security, network engineering, computer networks | Technology | security operations, threat detection, cloud platform
computer games, games programming, game programming, games artist, games art, game art, level designer, game tester, virtual reality, augmented reality, mixed reality, immersive | Technology, Design | games programmer, game tools, gameplay
digital humanities, history of design, history of science, digital media, new media | Culture & Heritage, Media, ~Data & AI | archive, print archive, digital
deaf studies, disability studies, sign language | ~Healthcare, Charity, ~Media | accessible, accessibility, subtitler, audiology, hearing
dental nursing, dental hygiene, dental technician, dental practice, theatre nursing, child nursing, veterinary nursing, nursery nursing | Healthcare, ~Environment | clinic, surgical, patient, ward
ecotourism, sustainable tourism, park ranger, ranger, park management, countryside management, gamekeeper, woodland management | Environment, Tourism | habitat, tree, wildlife, peatland
engineering geology, mining engineering, minerals technology, geochemistry, petrology, volcanology, palaeontology, geotechnical engineering, gemmology, hydrogeology | Environment, Construction, ~Energy, ~Engineering | survey, site, flood modelling, metallurgy
engineering management, production management, quality management, tribology | Manufacturing, Engineering | process improvement, production planner, quality
environmental geography, environmental health, environmental chemistry, environmental monitoring, occupational hygiene | Environment, ~Public Policy, ~Healthcare | clean air, river, survey
inclusive design | Design, Technology, Healthcare | usability, accessibility, surgical instrument usability
gas engineering, turbine technology, offshore engineering, power engineering, power systems, refrigeration, refrigeration engineer | Energy, Engineering | heat, turbine, offshore wind, heat network, cold store
glass craft, glassblower, glass blowing, silversmithing, silversmith, goldsmith, leather, leatherwork, leather technology, pottery, potter, luthier, upholsterer, upholstery, bookbinder, bookbinding, watchmaker, watchmaking, clockmaker, horology, engraver, stonemason, stonemasonry, craftsman, craftsperson, maker | Manufacturing, Design, ~Culture & Heritage, ~Fashion | jewellery, brassfoundry, ceramic, joinery, restoration, press room, repair
groundsman | Environment, Architecture | urban tree, wildlife, habitat, peatland
hospital management, health management, health administration, practice manager, clinic manager, care coordinator, medical secretary | Healthcare | clinic operations, patient recall, volunteer coordination
human geography, urban geography, population studies, rural studies | Public Policy, Environment, Transport | housing policy, policy research, planning
industrial chemistry, pharmaceutical chemistry, analytical chemistry, organic chemistry, physical chemistry, inorganic chemistry, medicinal chemistry, paint technology, cosmetic science, cosmetics, perfumer, fragrance | Life Sciences, Manufacturing, ~Food & Drink | peptide synthesis, tablet formulation, soap process, coatings, chemistry
pharmaceutical engineering, biochemical engineering, bioprocess engineering, bioprocessing | Life Sciences, Manufacturing | tablet formulation, assay, process
infection control, palliative care, occupational health, health promotion, community nursing, respiratory medicine | Healthcare | patient, ward, clinic, public health
jewellery design, surface decoration, surface pattern, surface design, printmaking, print making, ceramic artist, ceramicist | Design, Fashion, Manufacturing | jewellery, ceramic, textile, packaging
laboratory technology, lab technology, imaging, medical imaging, diagnostic radiography, therapeutic radiography, chiropractic, podiatry, podiatrist, chiropodist, perfusionist, phlebotomist, phlebotomy | Healthcare, Life Sciences | clinic, gait, prosthetics, audiology, sleep clinic
management accounting, financial accountant, management accountant, cost accountant, trainee accountant, accounts clerk | Accounting | accounts, audit, bookkeeping
mathematical physics, quantum mechanics, quantum physics, quantum computing, theoretical physics | Engineering, Aerospace, Manufacturing, ~Energy, ~Data & AI | photonics, satellite, physics, laser
motorsport engineering, race engineer, motorsport engineer | Automotive | race car, aerodynamics, ride and handling
nautical science, ship design, ocean science, ocean sciences, ocean engineering degree | Maritime, ~Environment, ~Energy | naval architecture, bridge simulator, mooring, uncrewed vessel
paper technology, printing technology, printer, print finishing, lithography, typographer, typography | Manufacturing, Design, Culture & Heritage | carton, packaging, press room, print
paramedic science, ambulance, ambulance driver | Healthcare | patient, clinic
personal training, sport rehabilitation, leisure management, recreation, psychology of sport, sports psychology, jockey, ski instructor | Sport, ~Healthcare | community sport, performance analyst, gait
public international law, social justice law, trade union studies, trade union, trade unions, community justice, youth offending | Law, Public Policy, Charity | casework, paralegal, employment law
security policy, terrorism, international security, defence studies, emergency planning | Public Policy, ~Technology | policy, threat, monitoring
special needs education, post compulsory education, teacher training, teacher trainee, pgce, headteacher, head teacher, early years, early years education, playworker, playwork, childminder, childminding, nanny, au pair, babysitting, babysitter | Education, ~Charity, ~Sport | tutoring, reading programme, holiday activities, workshop leader
speech science, phonetics, computational linguistics, corpus linguistics, lexicography | Data & AI, Education, ~Healthcare | speech data, translation model, audiology, language
structural mechanics, solid mechanics, fluid mechanics, thermodynamics, heat transfer, aerodynamics, aerodynamicist, mechanics of materials | Engineering, Aerospace, Automotive, ~Energy | structures, aerodynamics, thermal, wing
space technology, spacecraft, astrophysicist | Aerospace, ~Data & AI | satellite, orbital
radio engineering, rf engineering | Technology, Engineering | embedded, photonics, chip verification, satellite
water resource management, water management, water science | Environment, ~Energy | urban water, flood modelling, river
women studies, womens studies, ethnicity, race relations, consumer studies, consumer science | Charity, Public Policy, ~Marketing | community, policy research
wildlife biology, animal behaviour, entomology, ornithology, ornithologist, herpetology, zookeeper, zoo keeper | Environment, ~Media | wildlife, bat and newt, habitat, ecology
# Occupations
chief executive, managing director, director general, general manager | Consulting, ~Finance | operations, small business
production manager, factory manager, plant manager, production supervisor, factory worker, assembler, assembly line, machine operator, toolmaker, tool maker, pipe fitter, fitter, instrument maker, panel beater, tyre fitter, millwright | Manufacturing, Automotive, Engineering | production, assembly, repair, brassfoundry, die casting
firefighter, fire fighter, fire officer, fire service, fire safety, army officer, navy officer, coastguard, lifeboat | ~Public Policy, ~Charity, ~Maritime, ~Construction | community, safety
hairdresser, barber, beautician, beauty therapist, nail technician, make up artist, makeup artist, cosmetologist | ~Fashion, ~Retail, ~Hospitality | customer, merchandising
meteorologist, climatologist, weather forecaster | Environment, Energy, ~Data & AI | flood modelling, wind yield, tidal resource
social scientist, sociological research, research officer | Public Policy, Data & AI | policy research, evaluation
it project manager, it quality tester, it trainer, business architect, enterprise architect, technical architect, systems administrator, sysadmin, it technician, computer repair, computer technician, helpdesk | Technology | developer, ward systems, cloud, test analyst
psychotherapist, therapist, mental health nurse, mental health support, wellbeing, counselling psychologist | Healthcare, Charity | sleep clinic, casework, outreach
vicar, priest, minister of religion, chaplain, imam, undertaker, funeral director | ~Charity, ~Culture & Heritage | community, outreach
welfare officer, welfare rights, benefits adviser, benefits advice, debt adviser, debt advice, money advice, citizens advice | Charity, Law, ~Finance | casework, housing law, member services
producer, film producer, tv producer, radio producer, executive producer, music producer, executive assistant producer | Media | producer, production, podcast, documentary
auctioneer, auction house, antiques, antique dealer, art dealer, sothebys, christies | Culture & Heritage, ~Property | restoration, conservation, collections
insurance underwriter, insurance broker, claims handler, claims adjuster | Finance, ~Maritime | underwriting, actuarial, average adjusting, claims
careers adviser, careers advisor, careers guidance, vocational trainer, corporate trainer, skills trainer | Human Resources, Education | early careers, recruitment, tutoring
inspector, quality control inspector | Manufacturing, Automotive | quality inspector, supplier quality
typist, data entry, data entry clerk, data inputter, data input, audio typist | ~Data & AI, ~Human Resources, Accounting, ~Logistics | data assistant, records, catalogue, entry
telecoms engineer, network technician, cable engineer, tv engineer | Technology, Engineering | embedded, cloud
roofer, glazier, plasterer, tiler, painter and decorator, decorator, scaffolder, labourer, construction worker, builder mate, groundworker, bricklaying, plastering, roofing | Construction, ~Maritime | site, timber frame, joinery
butcher, fishmonger, food processing, food packer, greengrocer | Food & Drink, Retail | food, market stall, traceability
pest control, street cleaner, window cleaner, cleaner, caretaker, housekeeper, janitor, refuse | ~Property, ~Hospitality, ~Environment | block management, hotel operations
travel guide, tour leader, tour manager, holiday rep, travel writer, cruise director, hotel porter, hotel manager trainee, usher, steward | Tourism, Hospitality | tours, coach operations, itinerary, front of house
cashier, till, checkout, shelf filler, shelf stacker, shelf stacking, window dresser, market trader, market researcher interviewer | Retail | visual merchandising, market stall, online trading
market researcher | Marketing, Data & AI | research, analyst
miner, oil rig, driller | Energy, ~Engineering | offshore, decommissioning
van driver, taxi driver, uber driver, uber, deliveroo, crane operator, crane driver, forklift driver, forklift, postman, postwoman, royal mail, packer, picker packer, packing, order picker, mail sorter | Logistics, Transport | freight, returns, parcels, warehouse
fisherman, fisheries officer, deckhand, seafarer, ship captain, harbour master | Maritime, Food & Drink | towage, fish health, port
growth hacker, venture capitalist, angel investor | ~Marketing, Finance, ~Consulting | private credit, paid search
forensic accountant, tax accountant, insolvency, restructuring | Accounting, Finance | audit, fraud
campaigner, climate campaigner, grassroots, protest | Charity, Public Policy | fundraising, policy, monitoring
distiller, master distiller, brewmaster | Food & Drink | distillery, ciderhouse
lighting technician, lighting designer, stage crew, roadie, grip, gaffer, boom operator, camera assistant, cinematographer, director of photography | Media | runner, edit assistant, documentary, post production
urban designer, masterplanning | Architecture, Transport, ~Property | cycle network, land and planning, retrofit
customs broker, customs clerk, customs officer, import clerk, export clerk, freight broker | Logistics, ~Maritime | customs entry, ship agency, trade finance
avionics, avionics engineer, flight test, flight engineer, air crew | Aerospace | airworthiness, maintenance planning, wing
control engineer, control systems, instrumentation, automation engineer, plc, plc programming, scada | Engineering, Manufacturing | control panel, field robotics, process
change manager, change analyst, transformation manager | Consulting | operations consulting
human rights lawyer, ip lawyer, criminal lawyer, family lawyer, divorce lawyer, immigration lawyer, notary, notary public, conveyancer, coroner, magistrate, usher of court, court clerk | Law, ~Charity | paralegal, patents, probate, housing law
crime scene, crime scene investigator, forensic scientist, forensic biology, spy, spies, mi5, mi6, gchq, espionage | ~Law, Technology, Finance, ~Public Policy | fraud, security operations, threat detection
hospital porter, ward clerk, medical receptionist, clinic receptionist | Healthcare | ward, patient recall, clinic
piano tuner, instrument repair, sound technician, foley artist, foley | Media, ~Manufacturing | sound library, sound post production, audiobook
dog walker, dog groomer, horse trainer, horse riding, stables, equestrian, pet care, pets, pet shop, cat sitter | Environment | wildlife, animal, ecology
# Tools and methods
laravel, perl, haskell, clojure, elixir, erlang, fortran, cobol, redis, graphql, elasticsearch, fastapi, sqlite, kafka, rabbitmq, spring framework, symfony | ~Technology, ~Data & AI | backend, developer
svelte, jquery, tailwind, webpack, node js, express js, bootstrap css, sass css, web components, vite, pwa | ~Technology | web, frontend, javascript
bash, powershell, unix, windows server, vmware, ansible, jenkins, gitlab, ci cd, ci, gcp, google cloud, cisco, ccna, vagrant, openshift, prometheus, grafana, site reliability, sre | ~Technology | cloud platform, linux, scripting
wireshark, kali, kali linux, splunk, siem, burp suite, nmap, tcp ip, ctf, capture the flag, comptia, security plus, ethical hacking, soc analyst | ~Technology | security operations, threat detection, log files
tensorflow, keras, scipy, hugging face, huggingface, langchain, llms, transformers, xgboost, bayesian, time series, regression, monte carlo, forecasting models | ~Data & AI, ~Finance | pandas, pytorch, scikit, statistics, machine
hadoop, snowflake, bigquery, databricks, qlik, qlikview, dbt, airflow, etl, data warehouse, data pipeline, looker studio | ~Data & AI, ~Technology | sql, data, pipeline
vlookup, xlookup, pivot table, pivot tables, macros, power query | ~Finance, ~Logistics, ~Accounting | excel, pivot, lookups, spreadsheet
nvivo, qualtrics, surveymonkey, survey monkey, questionnaires, qualitative research, quantitative research methods, focus groups | ~Public Policy, ~Marketing, ~Data & AI | survey, policy research, social research
google analytics, search console, hubspot, mailchimp, klaviyo, hootsuite, buffer, meta ads, facebook ads, semrush, ahrefs | ~Marketing | web analytics, search console, paid search, email marketing
sage, xero, quickbooks, quick books, freeagent, sage 50 | ~Accounting | bookkeeping, accounts, payroll
bloomberg, bloomberg terminal, factset, capital iq, pitchbook, dcf, lbo, discounted cash flow, three statement model | ~Finance | investment, equity, valuation
lightroom, capture one, photo editing, retouching | ~Media, ~Design, ~Marketing | photograph, edit
pro tools, logic pro, ableton, audacity, fl studio, reaper daw, cubase, izotope | ~Media | sound, podcast, audiobook, recording
3ds max, zbrush, godot, substance painter, houdini, nuke, cinema 4d | ~Design, ~Media, ~Technology | game, gameplay, animation, rhino
webflow, wix, squarespace, invision, wireframing, wireframes, prototyping, prototype, axure | ~Design, ~Technology | sketch, portfolio, usability, product
vectorworks, archicad, navisworks, microstation, civil 3d, grasshopper 3d, enscape, lumion | ~Architecture, ~Construction, ~Engineering | revit, autocad, drawings
siemens nx, creo, fusion 360, abaqus, ansys fluent, openfoam, nastran, star ccm | ~Engineering, ~Aerospace, ~Automotive | cad, solidworks, structures, aerodynamics
altium, kicad, eagle pcb, ltspice, spice simulation, oscilloscope, oscilloscopes, soldering, multimeter, logic analyser | ~Engineering, ~Technology | circuit, electronics, oscilloscopes, wiring, scope
ros, ros2, robot operating system, opencv | ~Engineering, ~Data & AI, ~Maritime | robotics, machine vision, uncrewed
lathe, milling machine, cnc machining, laser cutter, sandblasting, metal fabrication | ~Manufacturing, ~Engineering | workshop, machinists, brassfoundry
hplc, pcr, qpcr, elisa, western blot, flow cytometry, mass spectrometry, nmr, chromatography, pipetting, pipette, microscopy, titration, glp, aseptic technique, gel electrophoresis, spectroscopy, sequencing | ~Life Sciences, ~Food & Drink | assay, lab, pipette, chromatograph, titrate
haccp, food hygiene, iso 9001, brc, allergens | ~Food & Drink, ~Manufacturing | food hygiene, traceability, quality
minitab, six sigma black belt, spc, control charts, fmea, 5 whys, kaizen | ~Manufacturing, ~Automotive | process improvement, quality, control charts
primavera, p6, ms project, gantt, gantt chart | ~Construction, ~Energy, ~Consulting | planner, project, planning
jira, confluence, trello, asana, kanban, product backlog | ~Technology, ~Consulting | product management, test, operations
unit testing, selenium, cypress testing, postman api, swagger, uml, regression testing, bug reports | ~Technology | test analyst, tests, software
wcag, aria, assistive technology | ~Technology, ~Design | accessibility, wcag
shorthand, teeline, transcription, transcribing, braille | ~Media, ~Data & AI | subtitler, shorthand, reporter, speech data
latex, academic writing, literature review, systematic review | ~Education, ~Public Policy, ~Life Sciences | assessment research, policy research, evaluation
# Degrees and training as other countries call them
bcom, b com, bcomm, b comm, mcom, m com, bachelor of commerce, bachelor of accounting, bcom honours, bbs, hnd accounting, bafs | Accounting, Finance | audit, accounts, bookkeeping, invoice finance, trade finance
articleship, articleships, article assistant, article trainee, articled clerk, articled assistant, ca articleship, ca inter, ca intermediate, ca final, ca foundation, ca student, ca firm, icai, icag, icab, chartered accountancy, cpa, ca trainee, training contract accounting, saipa, saica, ca ipcc | Accounting | audit, accounts, external audit
cma, cost and management accounting, icwa, icwai, cost accounting, acca student, acca affiliate, acca knowledge | Accounting, ~Finance | accounts, audit, payroll
btech, b tech, beng, b eng, meng, m eng, mtech, m tech, btech engineering, polytechnic diploma engineering | Engineering, ~Manufacturing, ~Technology, ~Energy, ~Aerospace | engineer, engineering
btech cse, b tech cse, cse, cse student, be cse, bca, mca, bsc it, bsc cs, bs cs, bsse, bsit, bs it, computer applications, computer science engineering, computer science and engineering, it engineering, software engg | Technology, ~Data & AI | software, developer, backend, programmer
ece, b tech ece, btech ece, b tech eee, electronics and communication, electronics and communications, electronics and telecommunication, entc, extc, electrical and electronics, electronics and electrical | Engineering, Technology, ~Energy, ~Automotive | chip verification, embedded, photonics, control panel, battery, robotics, rail signalling, satellite
mechatronic, mechatronics, mechatronics engineering, mechatronic engineering, automation engineering, plc, scada, industrial automation, instrumentation, instrumentation engineering, instrumentation and control | Engineering, Manufacturing, ~Automotive | robotics, control panel, machine vision, embedded, uncrewed vessel
b arch, barch, m arch, march degree, interior designing, bid interior, urban design, landscape designing | Architecture, ~Design, ~Construction | architectural, retrofit, exhibition graphics, wayfinding, interior
b pharm, bpharm, m pharm, mpharm, pharm d, pharmd, d pharm, pharmacology student | Life Sciences, Healthcare | tablet formulation, peptide, medical device quality, clinical, patient
mbbs, mbchb, mb chb, bds, dental student, dentist, dentistry degree, medical graduate, house job, housemanship, foundation doctor, img, plab, usmle, elective, medical elective, clinical elective, clinical attachment, clinical observership, observership | Healthcare | surgical skills, surgical, sleep clinic, audiology clinic, patient recall, clinical data, clinic, health data, gait
gnm, anm, bsc nursing, bscn, medical lab science, medical laboratory science, mls, bmls, dmlt, bmlt, radiology, radiography student | Healthcare, Life Sciences | gait laboratory, prosthetics, assay, diagnostic kit, clinic, audiology
mass comm, mass communication, mass communications, mass media, bjmc, bmm, bammc, journalism and mass communication, development communication, communication arts | Media, Marketing | reporter, radio, podcast, content, customer stories, documentary
agric science, bsc agriculture, bsc agric, agricultural engineering, agri engineering, agricultural economics, agric economics, agroecology, agriculture student, fisheries, aquaculture, animal science, animal husbandry, poultry, plant science | Food & Drink, Environment, ~Data & AI, ~Engineering | crop data, field robotics, fish health, peatland, food traceability, rhubarb, product development
bhm, bhmct, hotel mgmt, hotel and tourism management, hospitality and tourism, hotel school, ihm | Hospitality, Tourism | hotel operations, hotel, front of house, conference, revenue management
bba, mba, mba student, mba marketing, mba finance, mba hr, pgdm, bms, bbm, bsc business administration, management trainee, management sciences, business admin student | Consulting, Finance, Marketing, Human Resources | operations consulting, small business, business consultant, process improvement
ll m, llm, llm student, ba llb, bba llb, call to bar, called to the bar, bar training, bptc, bar course, lpc, sqe student, law graduate, law clerk, legal intern, moot, mooting, articling, clerkship, vacation clerk, judicial clerk, advocate student | Law | paralegal, commercial law, contract review
msw, bsw, social welfare, community service, ngo work, development sector, non governmental | Charity, ~Public Policy | refugee casework, casework, community, outreach
# Tools and tasks
cfd, computational fluid dynamics, openfoam solver, fluids, fluid dynamics | ~Aerospace, ~Automotive, ~Energy, ~Engineering | aerodynamics, thermal, cryogenic, flood modelling, heat network, tidal resource, floating wind, wind yield
premiere pro, premiere, final cut, final cut pro, davinci, davinci resolve, avid, media composer, video editor, video editing, editing videos, film editing, film editor, after effects, youtube editing, video production | Media, ~Marketing | edit assistant, highlights editor, post production, documentary production, stop motion, subtitler
hospice, hospices, end of life care, bereavement, care charity | Healthcare, Charity | volunteer coordination, care service design, fundraising, fundraiser, refugee casework
figma, sketch app, prototyping, wireframes, wireframing | Design, Technology | accessibility, usability, product management, service design, web developer, wayfinding, learning app
photoshop, illustrator, indesign, adobe, adobe suite, adobe creative suite, creative cloud, canva, procreate | Design, ~Marketing, ~Media | exhibition graphics, packaging designer, illustration, museum panel, brand, graphics
power bi, tableau, looker, qlik, dashboards, dashboard, data reporting, data visualisation, data viz | Data & AI, ~Finance | analytics, health data, returns analyst, fund reporting, demand forecasting, people analytics, outreach data
hr analytics, hris, hr generalist, hr executive, hr intern, hr recruiter, talent management | Human Resources | people operations, people analytics, recruitment, early careers
customer relations, client relations, relationship management, relationship manager, bank teller, teller, cashier bank, retail bank | Finance, Retail, ~Hospitality | member services, mortgage, pensions
civil engineer, civil engg, structural engineer, site engineering, highway engineering, highways, transportation engineering, geotech, staad, etabs | Construction, ~Transport, ~Environment, ~Engineering | civil and structural, structural engineering, site engineer, mass transit, transport modeller, flood modelling
ansys, fea, finite element analysis, stress analysis, structural analysis, finite elements | ~Aerospace, ~Engineering, ~Automotive, ~Construction | wing structures, composite structures, structural engineering, landing gear, gearbox design, thermal
# Jobs and subjects of several fields of work: their own words say more than any field
physio, physiotherapy, physiotherapist, physiotherapy student, rehab, rehabilitation, sports therapy, sports therapist, sports injury, sports injuries, biomechanics, osteopath, osteopathy, chiropractor, kinesiology, bpt, mpt, physio student, bsc physiotherapy, sports rehab, sports rehabilitation | ~Healthcare, ~Sport | gait laboratory, gait, prosthetics, performance analysis, performance analyst, cycling performance, rehabilitation, physiotherapy
occupational therapy, occupational therapist, prosthetist, orthotics, orthotist, mobility aids, assistive devices | ~Healthcare, ~Charity | prosthetics, gait laboratory, care service design, accessible travel, wheelchair, rehabilitation, usability
speech therapy, speech therapist, speech and language therapy, speech and language therapist, slt, hearing aids, hearing aid, audiologist | ~Healthcare | audiology, hearing device, hearing, speech data, subtitler
criminology, criminologist, police, policing, police officer, crime, criminal justice, criminal psychology, forensic psychology, detective, investigator, private investigator, counter terrorism, intelligence analyst | ~Data & AI, ~Technology, ~Law, ~Public Policy, ~Charity | fraud, fraud analyst, payments fraud, security operations, security
army, military, navy, royal navy, raf, armed forces, soldier, veteran, mod, ministry of defence | ~Aerospace, ~Engineering, ~Maritime | security operations, threat detection, airworthiness, maintenance planning, composite repair, landing gear, uncrewed vessel, naval architecture
bioinformatics, bioinformatician, computational biology, computational biologist, genomics, genomic, genetic data, systems biology | ~Life Sciences, ~Data & AI | genomics, genomics pipeline, health data, clinical data, crop data, sequencing
robotics, robot, robots, robotic, roboticist, robotics engineer, robotics engineering, cobots | ~Engineering, ~Data & AI | robotics, field robotics, robot, robots, reinforcement learning, machine vision, embedded software, control panel
drone, drones, uav, uavs | ~Engineering, ~Aerospace, ~Maritime, ~Data & AI | uncrewed vessel, uncrewed, drone, field robotics, robotics, airworthiness
chemical engineering, chemical engineer, chem eng, process engineering, process engineer, chemical and process engineering | ~Manufacturing, ~Energy, ~Life Sciences, ~Engineering, ~Food & Drink | soap process, process, process improvement, graphene coatings, peptide synthesis, enzyme assay, tablet formulation, distillery laboratory, waste heat
industrial engineering, industrial engineer, manufacturing engineering, manufacturing engineer, lean manufacturing, lean six sigma, lean, operations engineer, production engineering, production engineer, ie engineering | ~Manufacturing, ~Logistics, ~Consulting | process improvement, production planner, supplier quality, quality inspector, operations consulting, clinic operations, network planning, die casting, additive manufacturing
carpentry, carpenter, joiner, joinery, woodwork, woodworking, woodworker, cabinet maker, cabinet making, furniture maker, furniture making, furniture, furniture design | ~Construction, ~Maritime | heritage joinery, joinery, timber frame, furniture reuse, furniture, classic car restoration, brassfoundry, wood, timber
plumber, plumbing, heating engineer, gas engineer, gas fitter, heat pumps, heating, hvac, boilers, insulation | ~Energy, ~Construction | heat pump, heat network, waste heat, retrofit
electrician, electricians, electrics, sparky, a spark, sparks, electrical installation, electrical technician, electrical apprentice, wiring | ~Engineering, ~Automotive, ~Energy | control panel, battery test, vehicle diagnostics, wiring, heat pump, rail signalling, battery thermal
mechanic, mechanics, car mechanic, motor mechanic, auto mechanic, garage, vehicle technician, motor vehicle, motor trade, vehicle maintenance, vehicle repair, car repair, bike repair, bike mechanic | ~Automotive, ~Aerospace | vehicle diagnostics, classic car restoration, parts catalogue, gearbox test, ride and handling, maintenance planning, composite repair
welder, welding, fabricator, metalwork, metalworking, blacksmith, foundry, sheet metal, machinist | ~Manufacturing, ~Automotive | brassfoundry, die casting, metallurgy, classic car restoration, turbine blade repair, composite repair, additive manufacturing
chef, chefs, sous chef, commis chef, pastry chef, pastry, cook, cooking, kitchen porter, kitchen assistant, culinary, culinary arts, catering, caterer, baker, baking, bakery, cake, cakes, recipe, recipes | ~Food & Drink, ~Hospitality | community kitchen, product development, hotel food waste, food traceability, food hygiene, kitchen, recipe, chef
waiter, waiters, waitress, waitressing, waitering, waiting staff, barista, bartending, coffee shop, cafe, bartender, bar staff, bar work, bar, pub, pubs, restaurant, restaurants, waiting tables | Hospitality | front of house, conference and events, hotel operations, guest
gardener, gardening, gardens, garden, horticulture, horticulturalist, horticulturist, garden design, landscaping, landscape gardener, groundskeeper, flowers, florist, floristry, allotment | ~Environment, ~Food & Drink | urban tree, tree, rhubarb, peatland, plants, garden, crop data, field robotics, email marketing
forestry, forester, arborist, arboriculture, tree surgeon, tree surgery, trees, woodland, woodlands, woods | ~Environment | urban tree, tree, timber frame, peatland, bat and newt
marine biology, marine biologist, marine conservation, marine ecology, marine and freshwater biology | ~Environment, ~Maritime, ~Food & Drink | coastal habitat, fish health, river ecology, river restoration, marine, coastal
english literature, english lit, english degree, english and creative writing, creative writing, literature, english student, english language and literature, comparative literature, author, novelist, poet, poetry | ~Media, ~Marketing, ~Education | script development, copywriter, audiobook editor, reading programme, customer stories, search content, local news, subtitler, literature
theatre, theatres, theatre work | ~Media, ~Culture & Heritage | script development, casting and locations, ticketing, theatre, theatres, product management
drama, acting, actor, actress, performing arts, performance arts, drama school, stage, stage management, stage manager, dance, dancer, dancing, comedy, comedian, ballet, opera, musical theatre, drama and theatre, costume, west end | ~Media, ~Culture & Heritage | script development, casting and locations, theatre, community radio, documentary production, audiobook, stop motion
event planner, event planning, events planner, events planning, event coordinator, event organiser, events organiser, wedding, weddings, wedding planner, wedding planning, conference, conferences, party planner, festivals, festival, events team, events assistant, event | ~Hospitality, ~Tourism, ~Sport, ~Charity | conference and events, events, race organiser, organiser, rowing organiser, group visits, community fundraising
event management, events management, event manager, events manager, conference organiser | Hospitality, Tourism | conference and events, events, group visits
ux designer, ui designer, ui ux designer, ux ui designer | Design, Technology | usability, accessibility, product management, wayfinding, gameplay design
ux, user experience, ux design, ux research, ux researcher, user research, user researcher, usability, usability testing, ui ux, ux ui, ux intern, ui, user interface, user interface design, interaction design, interaction designer, service design, service designer, human computer interaction, hci, human factors, ergonomics | ~Design, ~Technology | usability, accessibility, frontend accessibility, product management, wayfinding, gameplay design, mobile app
interior design, interior designer, interiors, interior architecture, interior decorating, set design, set designer | ~Design, ~Architecture | interior trim, interior, exhibition graphics, wayfinding, visual merchandising, retrofit, museum panel
landscape architecture, landscape architect, landscape design, landscape, public space, parks | ~Architecture, ~Environment, ~Transport | landscape, cycle network, urban tree, river restoration, land and planning, architectural, wayfinding
teach english, teaching english, english teacher, english teaching, english language teaching, english tutor, tefl, tesol, celta, esl, efl, english as a foreign language, esol | ~Education | english language teaching, language school, reading programme, language
business analyst, business analysis, business analyst intern, process analyst, systems analyst, business systems analyst | ~Consulting, ~Technology, ~Data & AI, ~Finance | operations consulting, operations analyst, clinic operations, process improvement, product management, returns analyst, ward systems, analyst
esg, esg analyst, responsible investment, responsible investing, sustainable finance, green finance, impact investing, ethical investment, carbon accounting, carbon, net zero, carbon footprint | ~Environment, ~Finance, ~Energy | responsible investment, carbon accounting, carbon, community solar, clean air, waste heat
sustainability, sustainable, sustainable development, sustainability consultant, sustainability analyst, environmental sustainability, sustainability manager | Environment, Energy | carbon accounting, responsible investment, clean air, community solar, retrofit, heat pump, waste heat, food waste, sustain
circular economy, recycling, waste, waste management, reuse, upcycling, repair cafe, zero waste | ~Environment, ~Charity, ~Fashion | furniture reuse, food waste, waste heat, carbon accounting
aml, kyc, aml kyc, kyc aml, kyc analyst, aml analyst, anti money laundering, money laundering, know your customer, financial crime, fraud, fraud analyst, fraud prevention, sanctions, due diligence analyst | ~Finance, ~Data & AI, ~Law | payments compliance, compliance, payments fraud, fraud analyst, fraud
agriculture, agricultural, agri, agric, farm, farms, farmer, farming, crops, crop, crop science, agronomy, agronomist, agritech, agtech, agribusiness, agricultural science, livestock, dairy farm | ~Food & Drink, ~Environment, ~Engineering, ~Data & AI | crop data, rhubarb, land and planning, wine export, crop, farm
qa tester, software tester, software testing, qa testing, manual testing, test analyst, tester, app testing, app tester, qa analyst, qa engineer, sdet, test automation | ~Technology | test analyst, mobile app test, ward systems test, accessibility
actuary, actuarial, actuarial science, actuaries, ifoa, actuarial analyst | ~Finance | actuarial, pensions data, pension, flood claims, quantitative research, margin risk, average adjusting, mortgage underwriting
social work, social worker, social care, social services, support worker, social work student, safeguarding, family support, caseworker | ~Charity, ~Healthcare | refugee casework, casework, volunteer coordination, care service design, housing law, community kitchen, furniture reuse, digital inclusion, patient recall, holiday activities
elderly, older people, old people, elders, elderly care, dementia, dementia care, care home, care homes, care work, care worker, carer, home care, domiciliary care | ~Healthcare, ~Charity | care service design, volunteer coordination, audiology, digital inclusion, hearing, patient recall
quantity surveying, quantity surveyor, qs, cost estimator, cost estimating, estimator | ~Construction, ~Property | quantity surveying, building survey, site engineer, timber frame
train, trains, rail, railway, railways, rail industry, railway engineering, train driver, network rail, trainspotting | ~Transport, ~Logistics | rail signalling, timetable planner, rail freight, mass transit, rail
lorry, lorries, hgv, hgv driver, truck, trucks, truck driver, lorry driver, haulage, road haulage | ~Logistics | freight planning, abnormal loads, network planning, port logistics, port operations, cold chain, cold store
warehouse, warehouses, warehousing, stockroom, stock control, inventory, inventory management, distribution centre, picking and packing, warehouse operative | ~Logistics | warehouse, cold store, returns analyst, freight planning, network planning, furniture reuse, parts catalogue
procurement, purchasing, sourcing, supplier management, category management, buying department, supply | ~Logistics, ~Manufacturing, ~Retail | supplier quality, production planner, parts catalogue, demand forecasting, supplier, cold store
hydrogen, fuel cell, fuel cells, cryogenics, cryogenic | ~Energy, ~Aerospace | cryogenic tank, cryogenic, hydrogen, battery thermal, waste heat, community solar
mining, mine, quarry, quarries, tunnelling, tunnels, geotechnics, geotechnical, ground engineering, geology, geologist, geological, earth science, earth sciences, geoscience, geophysics | ~Environment, ~Construction, ~Energy | peatland, flood modelling, river restoration, civil and structural, waste heat, site engineer, nuclear decommissioning, coastal habitat
numbers, figures, number crunching, good with numbers, working with numbers, numerate, numeracy | Data & AI, Accounting, Finance, ~Consulting | actuarial, quantitative, credit risk, data, audit, analyst
astronomy, astronomer, astrophysics, space, space science, space industry, space engineering, satellite, satellites, rockets, rocket, nasa, esa | ~Aerospace, ~Data & AI | small satellite, satellite thermal, satellite, cryogenic tank, landing gear
pharma, pharmaceutical, pharmaceuticals, pharmaceutical industry, big pharma, drug development, drug discovery, medicines, pharmaceutical science, gsk, astrazeneca, pfizer | Life Sciences | tablet formulation, peptide synthesis, assay development, quality assurance, cell culture, contact lens
acoustics, acoustic, acoustic engineering, audio engineering, audio engineer, audio technology | ~Media, ~Engineering, ~Healthcare | hearing device, sound post production, sound library, audiology, podcast, audiobook, speech data
optics, optical, laser, lasers, photonics, optoelectronics | ~Engineering, ~Manufacturing, ~Technology | photonics, photonics process, machine vision
plastic, plastics, polymer, polymers, polymer science, materials, materials science, materials engineering, materials scientist, composites, composite materials, metallurgy, metallurgist | ~Manufacturing, ~Engineering, ~Aerospace, ~Life Sciences | composite structures, composite repair, graphene coatings, metallurgy, contact lens, additive manufacturing, turbine blade, die casting, soap process
telecoms, telecom, telecommunications, 5g, wireless, signal processing, rf engineer, radio frequency, antenna, antennas | ~Technology, ~Engineering, ~Aerospace | embedded software, chip verification, satellite, hearing device, rail signalling, photonics
electronics, electronic, electronic engineering, electronic engineer, electronics engineer, electrical engineering, electrical engineer, electrical and electronic engineering, elec eng, eee, electrical, pcb, pcb design, circuit, circuits, circuit design | ~Engineering, ~Technology, ~Automotive, ~Energy | control panel, battery test, photonics, embedded software, chip verification, rail signalling, hearing device, vehicle diagnostics, electronic, field robotics
# Professional bodies and registers
nmc, nmc pin, nmc register, nmc registration, gmc, gmc registration, hcpc, gphc, rcn, osce, nclex | Healthcare | clinic, patient
sra, law society, bar council | Law | paralegal
ciob, cscs card | Construction | site engineer, quantity surveying, building survey
cilt | Logistics, Transport | freight, planning
cim | Marketing | brand
# What people have at hand, at home or around them
blood pressure, ultrasound, mri, x rays, first responder | Healthcare | clinic, patient, gait
vintage, vintage clothes, vintage clothing, secondhand, secondhand clothes, second hand clothes, thrift, dressmaking, crochet, needlework, haute couture, old clothes | Fashion, ~Culture & Heritage, ~Retail | repair room, knitwear, garment, worsted, textile
sheep, lambing, cows, cattle, pigs, goats, chickens, hens, young farmers, tractor, tractors, orchard, orchards, shepherd | Environment, Food & Drink, ~Data & AI | crop, rhubarb, farm, agri, traceability
old books, rare books, old letters, old photographs, old photos, old maps, old documents, metal detecting, roman history, romans, vikings, world war, second world war, family trees | Culture & Heritage, ~Media | archive, print archive, conservation, oral history, museum
trawler, trawlers, yachting, submarines, lighthouse, lighthouses, tugboats | Maritime, ~Food & Drink | naval, vessel, port, towage
motorbikes, classic cars, motor racing, grand prix, car engines | Automotive | restoration, race car, ride and handling, vehicle
cheesemaking, cheesemaker, street food, wine tasting, craft beer, sourdough | Food & Drink, Hospitality | product development, kitchen, ciderhouse, distillery, wine
bird watching, hedgehogs, badgers, otters, whales, dolphins, butterflies, reptiles | Environment, ~Media | wildlife, ecology, habitat, bat and newt
dyes, dyeing, textile dyes | Fashion, ~Manufacturing | textile, knitwear, worsted
`;
