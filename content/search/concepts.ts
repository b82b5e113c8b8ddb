/**
 * What people type when they look for work, and where it leads: degree subjects, jobs, short forms, skills, institutions
 * and everyday words of students in the UK. Each line has the words that are typed, then the sectors that they lead to,
 * the likeliest first, with "~" where only some of its work is meant, then other words for the same in texts of
 * internships. A word may stand in several lines: it then leads to what all of them say. Lines with # are headings.
 */
export const concepts = `
# Law
law, law school, law office, legal, llb, derecho, droit, juridique, jura, law degree, law conversion, gdl, sqe, jurisprudence, legal services, legal work | Law | paralegal
lawyer, solicitor, barrister, attorney, legal advisor, legal adviser, legal assistant, legal secretary, legal executive, cilex, advocate, trainee solicitor, training contract, vacation scheme, vac scheme, pupillage, mini pupillage, law firm, magic circle, law clinic | Law | law, legal, paralegal
paralegal, legal clerk | Law | paralegal
commercial law, corporate law, business law, contract law, company law | Law | commercial law, contract, commercial disputes
criminal law, prison, probation, court, courts, judge, justice, tribunal | Law, Public Policy, Charity | casework, legal advice
human rights, civil rights, international law, immigration law, asylum law | Law, Charity, Public Policy | refugee, rights
family law, employment law, housing law, property law, conveyancing, probate, wills | Law | conveyancing, wills and probate, housing law, employment law
intellectual property, ip law, patent, trademark, trade mark, copyright, patent attorney | Law | patent, trade mark
legal tech, law tech | Law, ~Technology | contract review
compliance, regulation, regulatory, regulatory affairs, compliance officer, compliance analyst | Finance, ~Law | compliance, regulatory, fraud, fraud analyst
# Finance
finance, financial services, finanzas, finanzen, financial, corporate finance, finance degree, city of london jobs, fin | Finance, Accounting | financial, credit
accounting and finance, finance and accounting, accounts and finance, afm | Accounting, Finance | accounts
banking, bank, banker, investment banking, investment banker, investment bank, ib, ibd, retail banking, private banking, big bank, goldman, jp morgan, barclays, hsbc | Finance | credit, lending, mortgage
investment, investing, investor, asset management, wealth management, fund, funds, fund manager, portfolio manager, hedge fund, private equity, pe, venture capital, vc, stocks, shares, stock market, equities, equity, equity research, investment analyst, investment management | Finance | investment, equity, fund
trading, trader, trading desk, stockbroker, broker, commodities, sales and trading, derivatives | Finance, ~Energy | trading, margin, trade
financial analyst, finance analyst, financial planning, financial modelling, fp and a, valuation, cfa | Finance | analyst, financial
quant, quantitative, quantitative finance, quantitative analyst, financial mathematics, financial engineering, algorithmic trading, algo trading | Finance, ~Data & AI | quantitative, actuarial, risk
insurance, insurer, underwriting, underwriter, reinsurance, claims, loss adjuster, lloyds | Finance, ~Maritime | underwriting, actuarial, claim, average adjusting
risk, risk analyst, risk management, credit risk, market risk, operational risk | Finance | risk, margin risk, credit
forensic accounting | Finance, Data & AI | fraud
mortgage, building society, building societies, credit union, credit unions, loan, loans, credit, lending, private credit, debt | Finance | mortgage, credit, member services, pension
pension, pensions, retirement, pensions administrator | Finance | pension, member services
payment, payments, fintech, financial technology, open banking, monzo, revolut, starling bank, klarna | Finance, Technology | payment, fraud
crypto, cryptocurrency, bitcoin, blockchain, web3, defi, ethereum | Finance, ~Technology | payment, trading
personal finance, money, financial adviser, financial advisor, financial advice, paraplanner, paraplanning, ifa | Finance, Accounting | paraplanning
mergers and acquisitions, m&a, m and a, mergers, acquisitions, deal, due diligence | Finance, Law, Consulting | private credit, commercial
economics, economist, econ, economic, economy, econometrics, economics and finance, microeconomics, macroeconomics, bsc economics, game theory, labour economics, ppe degree | Finance, Public Policy, ~Consulting | economics, economist
# Accounting
accounting, accountancy, contabilidad, comptabilité, accountant, accounts, acca, aca, cima, icaew, aat, chartered accountant, accounts assistant, accounting and business, big four, big 4, pwc, deloitte, kpmg, ey, ernst young, acct, accts, accy | Accounting | accounts, audit, bookkeeping
audit, auditor, auditing, external audit, internal audit, assurance | Accounting | audit
tax, taxation, vat, tax adviser, tax advisor, hmrc | Accounting, Finance | tax, accounts
payroll, payroll assistant, wages clerk | Accounting, Human Resources | payroll
bookkeeping, bookkeeper, ledger, accounts payable, accounts receivable, invoicing, invoice, purchase ledger, credit control | Accounting, ~Finance | bookkeeping, accounts, invoice
# Consulting and business
consulting, consultancy, consultant, management consulting, management consultant, management consultancy, strategy, strategy consultant, strategist, mckinsey, bain, bcg, mbb, business strategy, advisory, business consultant, change management, transformation | Consulting | consultant, operations consulting
business, business studies, business management, business administration, business degree, management, bba, mba, business and management, commerce, business student, management degree, international business, leadership, entrepreneurship, business development, enterprise, biz, mgmt | Consulting, Marketing, Finance, Human Resources, Retail | business, operations
ba role | Consulting, Data & AI, Finance | analyst
analyst, analysis, analytical, analytics, analyse, insight analyst, research analyst, analytics intern | Data & AI, Finance, Consulting | analyst, analytics
operations, operation, operations management, operations manager, ops, operational, business operations, operational research, operations research | Consulting, Logistics, ~Hospitality | operations
project management, project manager, pm, prince2, agile, scrum, scrum master, pmo, project coordinator, project assistant, project planner, programme manager, delivery manager | Consulting, Construction, ~Logistics | project, planner, coordinator, planning
entrepreneur, startup, start up, startups, founder, small business, sme, scale up, own business | Technology, Consulting, Marketing | small business, startup
health and safety, h&s, hse, nebosh, iosh, safety officer | Construction, Manufacturing, Energy, ~Engineering | safety, site
profit and loss, p&l, p and l, budgeting, budgets, budget | Finance, Accounting, ~Consulting | accounts, budget, margin
# Human resources
hr, human resources, human resource management, hrm, people operations, people team, cipd, hr assistant, hr administrator, personnel, talent, talent acquisition, people analytics, employee relations, workforce | Human Resources | people operations, people analytics, recruitment
recruitment, recruiter, recruiting, headhunter, hiring, early careers, resourcing, talent partner, recruitment consultant | Human Resources | recruitment, early careers
learning and development, training and development, l&d, l and d, organisational psychology, occupational psychology, business psychology, edi, diversity | Human Resources, Education | people, learning
# Marketing
marketing, marketer, marketing assistant, marketing executive, marketing degree, marketing manager, marketing communications, comms, communications, communication, communications officer, communication studies, digital communications, growth, growth marketing, marcomms, mktg, mkting, mktng | Marketing | marketing
digital marketing, online marketing, internet marketing, performance marketing, affiliate marketing, email marketing, crm, marketing analytics, campaign, campaigns, campaign manager | Marketing | digital marketing, email marketing, paid search
social media, social media manager, instagram, tiktok, influencer, content creator, community manager, youtube, youtuber, facebook, linkedin, blogging, blogger, vlogger, content creation, ugc | Marketing, Media | content, social media, marketing
seo, search engine optimisation, search marketing, search content, local search | Marketing | search
ppc, paid search, paid media, google ads, adwords, sem, media buying, media planning, media planner, programmatic | Marketing | paid search
creative, creative industries, creative industry, creative work, creative job, something creative, arts and crafts, artistic, arty | Design, Media, Marketing, Architecture, Fashion, ~Culture & Heritage | design, film, illustration
advertising, advert, adverts, ad agency, advertising agency, creative agency, advertise, account executive, account manager | Marketing, Design | marketing, brand
brand, branding, brand manager, brand management, brand strategy | Marketing, ~Design | brand
pr, public relations, press officer, media relations, corporate communications, press, publicist, publicity, internal communications, crisis communications | Marketing, Media | customer stories, press, content
copywriting, copywriter, copy, content writer, content writing, content marketing, content, content strategy, content executive, content editor | Marketing, ~Technology | copywriter, content, writer
ab testing, a b testing, ab test, a b test, ab tests, split testing, conversion rate optimisation, cro | Marketing, Technology, Data & AI | test, search, email marketing
b 2 b, b 2 b marketing, business to business, b 2 c | Marketing, ~Retail | marketing
market research, consumer insight, consumer research, customer insight, market analyst, customer research, user insight, survey, surveys | Marketing, Data & AI | research, analyst
# Technology
technology, tech, it, information technology, ict, digital, tech industry, information systems, bit, it degree, tech company, big tech, google, microsoft, amazon, faang, apple, meta, digital technology, systems, it job, it jobs, it role, it internship, it placement, it work, it sector, it industry, it company, it student, saas | Technology, Data & AI | software, developer
computer science, comp sci, informatik, informática, informatique, compsci, cs, computer, computers, computing, computer scientist, bsc computer science, csc, informatics, cs student, computer engineering, computer systems | Technology, Data & AI | software, computing, developer
software, software engineering, software engineer, software developer, software development, swe, sde, engineer software, developer, dev, development engineer, java developer, python developer, software dev, coder | Technology, ~Data & AI | software, developer, backend
programming, programmer, coding, code, hackathon, leetcode, algorithms, coding job, scripting, full stack, fullstack, full stack developer | Technology, ~Data & AI | programmer, developer, software, programming
web, web developer, web development, website, web design, web designer, wordpress, webmaster, website design | Technology, ~Design | web developer, frontend, web
front end, frontend, front end developer, front end engineer, frontend engineer, html, css, ui developer | Technology | frontend, web developer, html
back end, backend, back end developer, backend engineer, server side, api, microservices | Technology | backend
app, apps, app developer, mobile, mobile app, mobile developer, android, ios, app development, swift, kotlin, flutter | Technology | mobile app, app
game development, game, games, game developer, game designer, games design, game design, games designer, games developer, video game, video games, gaming, gamer, esports, unity, unreal, unreal engine, game programmer, games programmer, game tester, games tester, gamedev, game dev | Technology, Design | game, games programmer, gameplay
cyber, cyber security, cybersecurity, security analyst, information security, infosec, ethical hacking, hacking, hacker, penetration testing, pen tester, pentest, soc analyst, network security, cyber analyst, cyber security analyst, cybersecurity analyst, digital forensics, gchq | Technology | security, threat, security operations
security | Technology | security, threat detection
cloud, devops, cloud computing, aws, azure, kubernetes, docker, sre, site reliability, infrastructure, platform engineer, cloud engineer, terraform, sysadmin, system administrator, systems administrator, linux, network engineer, networking, networks | Technology | cloud, platform, cloud platform
it support, tech support, technical support, helpdesk, help desk, service desk, desktop support, it technician, it helpdesk | Technology | support, software
embedded, embedded systems, embedded software, firmware, hardware, microcontroller, arduino, raspberry pi, fpga, verilog, vhdl | Technology, Engineering | embedded, chip verification, robotics, control panel, signalling
iot, internet of things, smart devices, sensors | Technology, ~Engineering, ~Energy, ~Automotive | embedded, heat pump monitoring, vehicle data, battery test, sensor
chip, semiconductor, semiconductors, chip design, vlsi, microchip, microelectronics, chips, asic | Technology, Engineering | chip verification, photonics
qa, quality assurance | ~Technology, ~Life Sciences, ~Manufacturing | test analyst, quality assurance, tester
testing, test engineer | Technology, ~Manufacturing | test, quality assurance, test analyst, tester, quality
quality, quality control, qc, quality engineer, six sigma, quality inspector, iso 9001, quality manager, supplier quality | Manufacturing, ~Life Sciences, ~Automotive | quality, quality inspector
product management, product manager, product owner, associate product manager, apm, product | Technology, ~Marketing | product management, product manager, product
accessibility, wcag, inclusive design, accessible | Technology | accessibility, accessible
technical writer, technical writing, documentation, technical author, tech writer | Technology | technical writer, writer
database, databases, sql server, dba, oracle, mongodb, postgres, postgresql, mysql | Technology, Data & AI | database, data migration, sql
erp, sap, salesforce, power platform, sharepoint | Technology, Consulting | software
# Data
data, big data, data intern, data job, data assistant, data work, data entry | Data & AI | data
data science, data scientist, data scientists, data science degree, statistical modelling, predictive modelling, data mining, kaggle | Data & AI | data scientist, data science, machine learning
data analysis, data analyst, data analytics, business intelligence, bi analyst, bi, reporting analyst, dashboard, power bi, tableau, looker, data visualisation, insights analyst, mi analyst | Data & AI | data analyst, analyst, analytics, data
data engineering, data engineer, etl, data pipeline, data warehouse, airflow, dbt, analytics engineer | Data & AI, Technology | data, data migration, pipeline
ai, artificial intelligence, machine learning, ml, deep learning, ai engineer, ml engineer, machine learning engineer, ai research, neural network, neural networks, reinforcement learning, generative ai, genai, chatgpt, llm, llms, large language model, openai, deepmind, data ai, ai safety, ai ethics, mlops | Data & AI | machine learning, machine vision, reinforcement learning, model
nlp, natural language processing, speech, computational linguistics, language model, language models, llm engineer, speech recognition, text mining | Data & AI | speech data, translation model, speech, translation, language
computer vision, machine vision, image processing, image recognition | Data & AI | computer vision, machine vision
statistics, statistician, stats, statistical, biostatistics, biostatistician, data statistics, maths and stats, maths and statistics, mathematics and statistics | Data & AI, Finance, ~Healthcare | statistics, analyst
maths, mathematics, math, mathematician, mathematical, mathematics degree, maths degree, applied maths, pure maths, numerical, algebra | Finance, Data & AI, Accounting, ~Education | maths, quantitative, actuarial
forecasting, demand planning, demand forecasting, demand planner, forecast, modelling, modeller, simulation | Data & AI, ~Retail, ~Transport | forecasting, modelling, modeller
# Engineering
engineering, engineer, meng, ingeniería, ingénierie, ingénieur, ingenieurwesen, beng, chartered engineer, engineering degree, general engineering, engineering student, graduate engineer, systems engineer, systems engineering, engineering science, ieng, engg | Engineering, Automotive, Aerospace, Manufacturing, Energy, Construction | engineer, engineering
mechanical engineering, mechanical engineer, mechanical, mech eng, mecheng, mechanical design, thermodynamics, imeche, machine, machines, mech, abaqus, ansys, cfd, fea, finite element, finite element analysis, comsol, nastran, star ccm, openfoam | Engineering, Automotive, Aerospace, Manufacturing, Energy | mechanical, gearbox, mechanical engineering
electrical and electronic, power systems, power electronics, electricity, iet, control engineering, control systems, plc, instrumentation, elec | Engineering, Energy, Technology, Automotive | electrical, electronics, control panel, hearing device
civil engineering, civil engineer, civil, civils, civil eng, ice, highways, bridges, roads, transport engineering | Construction, ~Engineering, ~Environment | civil and structural, civil engineering, site engineer, structural engineering, civil
structural engineering, structural engineer, structural, structures, structure, arup, mott macdonald, aecom, wsp, atkins, jacobs | Construction, ~Engineering | structural engineering, civil and structural, structural, composite structures
cheme, icheme, process, process safety, petrochemical | Manufacturing, Energy, ~Life Sciences, ~Engineering | process, chemical engineering, coatings
material science, metals, metal, nanotechnology, graphene, ceramics engineering, coatings, corrosion | Manufacturing, Engineering, Aerospace, ~Life Sciences | materials, metallurgy, graphene, composite, coatings
mechatronics, automation, automation engineer, autonomous, autonomous vehicles, self driving, industrial automation | Engineering, Data & AI | robotics, field robotics, robotics test, uncrewed, automation
uas, unmanned | Aerospace, Engineering, Maritime | uncrewed, field robotics, drone
cad, cad designer, solidworks, computer aided design, autocad, catia, fusion 360, cad technician, drafting, draughtsman, technical drawing, inventor, rhino | Engineering, Manufacturing, Automotive, ~Architecture | cad, designer, gearbox design
design engineer, design engineering, engineering design, product engineer, industrial design, industrial designer | Engineering, Design, Manufacturing | design, designer
r&d, r and d, research and development, product development, new product development, npd, innovation, inventor, invention | Life Sciences, Food & Drink, Manufacturing | product development, development, research, coatings
biomedical engineering, bioengineering, medical engineering, medical device, medical devices, medtech, prosthetic, prosthetics, med tech, orthopaedic, rehabilitation engineering, hearing | Healthcare, Engineering, Life Sciences | medical device, prosthetics, hearing device, surgical instrument, gait laboratory
sound engineering, vibration, acoustic engineer | Engineering, Media | hearing device, audiology, sound
physics, physicist, physical sciences, theoretical physics, applied physics, natural sciences, quantum, quantum computing, particle physics, nuclear physics, nat sci, medical physics | Engineering, Energy, Aerospace, Data & AI, ~Manufacturing | physics, photonics
stem, science, sciences, scientific, science degree | Life Sciences, Engineering, Technology, Data & AI, Environment, ~Aerospace, ~Energy | science, laboratory
defence, defense, bae | Aerospace, Maritime, Engineering | naval architecture
# Automotive
automotive, automotive engineering, car, cars, vehicle, vehicles, motor, motor industry, motorcycle, jaguar, land rover, jlr, mclaren, bmw, mini, tesla, ford, automobile, auto, vehicle engineering, lorry manufacture | Automotive | vehicle, car
ev, electric vehicle, electric vehicles, electric car, electric cars, e mobility, electric mobility, ev charging, charging | Automotive, Energy | battery, vehicle
battery, batteries, energy storage, lithium, battery technology | Automotive, Energy | battery
motorsport, formula 1, formula one, f1, formula student, racing, race car, race engineer, aerodynamics, motor sport, aerodynamicist | Automotive, ~Aerospace | race car, aerodynamics, ride and handling
# Manufacturing
manufacturing, manufacture, factory, continuous improvement, process improvement, industry 4, assembly, plant, production line, industrial, production planner, production planning, machining, maker, cnc, fabrication | Manufacturing, ~Automotive | process improvement, production planner, manufacturing, quality inspector
additive manufacturing, 3 d printing, 3 d print, 3 d printer, rapid prototyping | Manufacturing, Engineering | additive manufacturing
packaging, packaging design, packaging designer, packaging technologist, print production, printing | Design, Manufacturing | packaging, carton structures
jewellery, jewelry, jeweller, goldsmith, silversmith, gems, watches, watchmaking | Manufacturing, ~Fashion | jewellery
cosmetics, beauty, cosmetic science, skincare, makeup, make up, soap, perfume, haircare | Manufacturing, ~Retail, ~Life Sciences | soap process, formulation
# Aerospace
aerospace, aerospace engineering, aerospace engineer, aeronautical, aeronautical engineering, aeronautics, aircraft, aircraft engineer, aeroplane, airplane, plane, planes, airbus, boeing, rolls royce, aero, aircraft maintenance, jet engine | Aerospace | wing structures, airworthiness, landing gear
aviation, airline, airlines, airport, pilot, flying, flight, flights, air traffic control, airport operations, easyjet, british airways, helicopter, aviation management, air traffic controller, air traffic controllers, atc, ground staff, ground crew, airport ground staff | Aerospace, ~Tourism, ~Transport | airworthiness, maintenance planning, landing gear
cabin crew, flight attendant, air hostess, air steward | Tourism, Aerospace, Hospitality | airport, travel
astronaut, spacecraft, spacex, planetary science, cosmology, propulsion | Aerospace, ~Data & AI | satellite, cryogenic tank, small satellite
earth observation, remote sensing, cubesat | Aerospace, ~Data & AI, ~Environment | satellite, small satellite
# Energy
energy, energy engineering, energy engineer, power, power generation, utility, utilities, national grid, energy management, energy industry, energy analyst, energy policy, power station, power plant, smart grid, energy efficiency | Energy | energy, heat network, heat pump
renewable, renewables, renewable energy, green energy, clean energy, sustainable energy, wind, wind energy, wind farm, wind power, wind turbine, offshore wind, offshore, turbine, turbines, low carbon, clean tech, cleantech, climate tech, green tech, hydropower, hydro, geothermal, biomass, biofuel | Energy | offshore wind, wind, turbine, tidal, hydropower, community solar
solar, solar energy, solar power, solar panel, photovoltaic, pv | Energy | solar
tidal, tide, wave energy, wave power, tidal energy | Energy, ~Environment | tidal
nuclear, nuclear energy, nuclear engineering, nuclear power, nuclear engineer, radiation, edf, sellafield | Energy | nuclear
oil, oil and gas, gas, petroleum, petroleum engineering, shell, bp, drilling, subsea, oil rig, fossil fuel | Energy, ~Maritime | offshore, mooring, consents
retrofit, building services, building services engineering, mep, net zero homes, passivhaus | Energy, Architecture, ~Construction | heat pump, heat network, retrofit, waste heat
# Environment
environment, environmental, environmental science, environmental studies, environmental management, environmental consultant, environmental engineering, environmental engineer, environmentalist, environment agency, nature, natural environment, environmental law, pollution, air quality, clean air, environmental policy, enviro | Environment, ~Energy, ~Public Policy | environmental, ecology, clean air, carbon
climate, climate change, co 2, co 2 emissions, carbon emissions, climate science, climate policy, global warming, climate action, decarbonisation, greenhouse gas, climate crisis, cop, meteorology, weather, met office, atmospheric science | Environment, Energy, ~Public Policy | carbon, clean air, climate, flood, weather
green, green job, green jobs, eco, eco friendly, csr, corporate sustainability, environmental social governance, green economy, planet, save the planet, help the planet, for the planet | Environment, Energy, ~Charity | carbon accounting, sustainability, food waste, reuse
recycle, repair, litter | Environment, ~Energy, ~Charity, ~Hospitality | food waste, reuse, waste heat, repair
ecology, ecologist, conservation biology, biodiversity, habitat, habitats, nature conservation, rewilding, wildlife conservation, wildlife trust, national park, national trust, countryside, outdoors, outdoor, outside, outdoor work, field work, fieldwork, ranger, conservation, conservationist, botany, plant science, plants, plant biology, forest | Environment, ~Culture & Heritage | ecology, survey, tree survey, habitat, bat and newt, peatland
animal, animals, wildlife, zoology, zoologist, zoo, veterinary, vet, veterinary medicine, veterinary science, veterinary nurse, animal science, animal behaviour, animal biology, birds, bird, ornithology, bats, dogs, dog, cats, pets, pet, horses, equine, entomology, insects, bees, farm animals, animal care, animal welfare, rspca, safari, aquarium | Environment, ~Media, ~Food & Drink | wildlife, bat and newt, fish health, river ecology
marine science, oceanography, ocean, sea, coastal, coast, fisheries, fish, aquaculture, coral | Environment, Maritime, ~Food & Drink | coastal habitat, fish health, tidal, river ecology
water, hydrology, river, rivers, flood, flooding, water engineering, water industry, drainage, wastewater, thames water, hydrogeology, flood risk, water quality, lake | Environment | urban water, flood, river, flood modelling
geography, geographer, human geography, physical geography, ba geography, bsc geography, geography degree | Environment, Transport, Public Policy | geography, survey
earth sciences degree, mineral, soil, volcano, rock, rocks | Environment, Energy, Construction | peatland, survey, coastal
gis, geographic information, mapping, cartography, arcgis, qgis, geospatial, maps, map, spatial analysis | Environment, Transport, ~Energy | gis, survey, modeller
soil science, rural, bees, bee, beekeeping, beekeeper | Food & Drink, Environment, ~Data & AI | crop, rhubarb, field
# Life sciences
biology, biologist, biological sciences, biological science, bioscience, biosciences, life sciences, life science, bsc biology, human biology, biotech, biotechnology, molecular biology, cell biology, cell, cells, organism, evolution, synthetic biology, bio | Life Sciences, Environment, ~Healthcare | cell culture, assay, biology, genomics
biomedical, biomedical science, biomedical sciences, biomed, biomedicine, biomedical scientist, medical science, medical sciences, immunology, virology, pathology, haematology, clinical science, physiology, human physiology, anatomy, cell therapy, gene therapies | Life Sciences, Healthcare | assay, diagnostic kit, biomedical, clinical
biochemistry, biochemist, protein, proteins, enzyme, enzymes, peptide | Life Sciences | biochemistry, enzyme assay, peptide synthesis
chemistry, chemist, chemical, chemicals, organic chemistry, analytical chemistry, medicinal chemistry, inorganic chemistry, chemistry degree, synthesis, rsc, formulation, chem | Life Sciences, Manufacturing, ~Food & Drink | chemistry, synthesis, assay, coatings, formulation
genetics, geneticist, genome, dna, gene, gene therapy, genetic, crispr | Life Sciences, ~Data & AI | genomics
microbiology, microbiologist, bacteria, microbe, fermentation, infectious disease | Life Sciences, ~Food & Drink | cell culture, assay, distillery laboratory
neuroscience, neuroscientist, brain, cognitive science, neuro, neurology, cognitive neuroscience, sleep | Healthcare, Life Sciences, ~Data & AI | sleep clinic, gait laboratory, assay
pharmacy, pharmacist, pharmacology, drug, drugs, medicinal, glaxosmithkline, clinical trial, clinical trials, clinical research, toxicology, vaccine, vaccines, mpharm, pharmacy tech, pharmacy technician, dispensary, dispenser, gmp, clean room, cleanroom, clean rooms, bioprocessing, biomanufacturing | Life Sciences, Healthcare | tablet formulation, clinical, assay, formulation
forensic, forensic science, forensics, forensic scientist, csi, crime scene | Life Sciences, Law | assay, diagnostic, laboratory
lab, laboratory, laboratories, lab assistant, lab technician, lab work, laboratory assistant, laboratory technician, labs, wet lab, bench work, lab based, scientific assistant, lab intern | Life Sciences, ~Food & Drink, ~Healthcare | laboratory, assay, cell culture, enzyme assay
scientist, research scientist, scientific research, science research, lab research, life scientist | Life Sciences, Environment, Data & AI | assay, laboratory, development
research, researcher, research assistant, research intern, academic research, phd, postgraduate research, academia, academic, research internship, research placement, qualitative research, social research, researching | Public Policy, ~Life Sciences, ~Data & AI | research, researcher
contact lens, optometry, optometrist, optician, eye, ophthalmology, vision science | Life Sciences, Healthcare | contact lens
# Healthcare
healthcare, health care, health, medical, nhs, hospital, hospitals, clinic, clinical, public health, patient, patients, health science, health sciences, health and social care, healthcare assistant, hca, healthcare management, health management, healthcare science, wellbeing, well being, nhs management, epidemiology, global health, health service, allied health, healthcare support worker, gp surgery, clinical support, health policy, healthtech, health tech, digital health, teaching hospital, teaching hospitals, nhs trust, nhs trusts, hospital trust, clinical coding, clinical coder | Healthcare | clinic, clinical, health, patient
medical student, medicina, médecine, medizin, med student, doctor, doctors, gp, surgeon, surgery, surgical, physician, mbbs, medic, medics, pre med, medical school, anaesthetist, paediatrics, radiology, cardiology, oncology, physician associate, radiography, radiographer, paramedic, ambulance, emergency medicine | Healthcare, ~Life Sciences | surgical, clinic, patient, ward
nursing, nurse, nurses, midwife, midwifery, adult nursing, mental health nursing, student nurse, nursing student, health visitor, care assistant, ward, hospice | Healthcare, ~Charity | ward, patient, hospice, clinic, care
dentistry, dental, dentist, dental nurse, dental hygiene, bds, teeth, orthodontics, dental hygienist | Healthcare, ~Life Sciences | clinic, patient
ot, therapy, therapist, chiropractic, podiatry, audiology, movement | Healthcare, ~Sport | gait laboratory, audiology, clinic, patient
psychology, psychologist, psicología, psychologie, psych, psychology degree, clinical psychology, psychological, counselling, counsellor, psychotherapy, psychiatry, psychiatrist, mental health, behavioural science, behavioural, mind, child psychology, educational psychology, neuropsychology, assistant psychologist, psychology student, developmental psychology, social psychology, psy, camhs, iapt | Healthcare, Human Resources, ~Charity, ~Education | psychology, sleep clinic, people
nutrition, nutritionist, dietetics, dietitian, diet, dietician, human nutrition, public health nutrition | Food & Drink, Healthcare | nutrition, food, product development
# Education
education, education studies, teaching, teacher, teach, school, schools, pgce, primary education, primary school, secondary school, teaching assistant, classroom, early years, nursery, lecturer, early childhood, childcare, teach first, qts, primary teacher, secondary teacher, sen, send, special needs, ta, learning support, pedagogy, edtech, ed tech, curriculum, elearning, e learning, education policy, examination, assessment, edu | Education | teaching, tutoring, school, learning, workshop leader
tutor, tutoring, tuition, private tutor, maths tutor, mentor, mentoring, tutors, online tutor | Education | tutoring, maths support, teaching
child, children, kids, kid, youth, youth work, young people, babysitting, child development, childhood studies, teenagers, play leader, camp, summer camp, camp counsellor | Education, Sport, Charity | school, holiday activities, youth music, reading programme
language, languages, modern languages, modern language, mfl, linguist, linguistics, foreign language, foreign languages, bilingual, multilingual, language degree | Education, Data & AI, ~Tourism, ~Media | language, speech, translation
translation, translator, interpreter, interpreting, translating, localisation, subtitling, subtitler, transcription | Data & AI, Media | translation, subtitler, language
science communication, science outreach, outreach, science museum, public engagement | Education, Culture & Heritage, Charity | science workshop, outreach, learning
q&a, q and a, question and answer | ~Education, ~Technology | question
# Media
media, media studies, media production, multimedia, broadcast, broadcasting, broadcaster, media and communication, media degree, bbc, itv, channel 4, sky, netflix, streaming, entertainment, showbiz, creative media, media company | Media | production, television, radio, programme
journalism, journalist, reporter, reporting, news, newspaper, magazine, editorial, editor, news reporter, correspondent, nctj, sports journalism, sports journalist, journalistic, broadcast journalism, investigative journalism, features writer, sub editor, guardian, newsroom, editorial assistant, journo | Media | news reporter, reporter, news, editor, researcher
film, films, movie, movies, cinema, film studies, film making, filmmaking, filmmaker, film production, film editor, filming, cinematography, director, documentary, documentaries, screenwriting, screenwriter, short film, hollywood, film school, movie director | Media | film, documentary, post production, edit assistant, wildlife film
video, videos, video editor, video editing, editing, video production, videographer, videography, premiere pro, final cut, post production, davinci resolve, after effects, avid, film editing | Media | edit assistant, editor, post production, documentary
tv, television, tv production, telly, television production, tv researcher, runner, drama production, factual television, tv presenter, presenter, tv runner | Media | television, runner, researcher, documentary
casting, performer | Media, ~Fashion | script development, casting, drama
theater, theatre studies, backstage, lighting design, box office, ticketing, theatre lighting | Media, Culture & Heritage, ~Technology | casting, ticketing, script development, front of house
radio, dj, radio presenter, community radio, radio production, radio producer | Media | radio, audio, podcast
podcast, podcasts, podcasting, audio, audiobook, sound, sound design, sound engineer, sound editor, audio production, sound production, sound technician, sound recording, audio editor | Media, ~Engineering | podcast, sound, audiobook, radio
music, musician, music industry, music production, music technology, band, singer, singing, record label, concert, concerts, gig, gigs, music business, orchestra, composer, music producer, musicology, songwriting, spotify | Media, Charity | youth music, sound library, audio, radio, music
animation, animator, animated, vfx, visual effects, cgi, motion graphics, motion design, 3 d animation, 3 d modelling, 3 d artist, concept art, blender, maya, stop motion, cartoon, games art, game art, character design, cinema 4 d, c4d, after effects | Media, Design, ~Technology | stop motion, gameplay, illustration, animation
photography, photographer, photo, photos, camera, photojournalism, picture editor, cameraman, camera operator, darkroom | Media, ~Design, ~Culture & Heritage | photograph, film, archive
publishing, publisher, book, books, bookshop, penguin, proofreading, proofreader, book publishing, fiction, literary agent, commissioning editor, novel, novels, bookseller, literary agency, publishing house, publishing houses, childrens books, children s books | Media, ~Education, ~Culture & Heritage | audiobook, editor, print archive, writer
english, english language, english studies, american studies | Media, Marketing, Education | english, copywriter, script, writer
writing, writer, write, writers, scriptwriting, scriptwriter, script, storytelling, playwright, ghostwriter, freelance writer, scripts | Media, Marketing | writer, copywriter, script development
# Design
design, designer, designing, diseño, art and design, designers, creative design, visual design, visual communication, adobe, design student, design degree | Design, ~Fashion | design, designer, graphics
graphic design, graphic designer, diseño gráfico, graphisme, graphics, graphic, typography, illustrator, illustration, indesign, photoshop, adobe creative suite, poster, logo, figma, canva, graphic communication, drawing, sketching, illustrating, layout, print design | Design | graphics, designer, illustration, packaging, portfolio
ui design, product designer, interface design, user centred design, wireframe, digital design, digital designer, digital product design | Design, ~Technology | learning app, interface design, accessibility, service design, usability, wayfinding
product design, product designer degree, design and technology, 3 d design, toy, toys, toy design, design products, sustainable design | Design, Engineering, ~Manufacturing | packaging designer, design, designer, ceramic design
exhibition design, spatial design, home decor, exhibition | Design, ~Architecture, ~Automotive | exhibition graphics, interior trim design, museum panel, design
art, arts, fine art, artist, artistic, painting, painter, sculpture, sculptor, ceramics, ceramic, pottery, craft, crafts, print making, printmaking, art school, art student, contemporary art, arts management, arts administration, creative arts, artwork, art foundation, arty, glass, tattoo | Culture & Heritage, Design | ceramic design, exhibition graphics, illustration, textile collections, conservation
# Fashion
fashion, fashion brand, fashion brands, clothing brand, fashion design, fashion designer, fashion student, fashion marketing, clothes, clothing, apparel, garment, garments, dress, stylist, styling, fashion buying, model, modelling agency, vogue, tailoring, tailor, pattern cutting, sewing, fashion business, fashion management, fashion merchandising, fashion communication, footwear, shoes, sportswear, fashion week, luxury, luxury fashion, trend forecasting, wardrobe | Fashion, ~Retail | garment, knitwear, worsted, repair room
textile, textiles, textile design, knitwear, knitting, knit, fabric, fabrics, weaving, yarn, wool, embroidery, surface pattern, textile technology | Fashion, ~Culture & Heritage | knitwear, textile, worsted, garment technology
# Architecture, construction, property
architecture, architect, architects, architectural, riba, part 1, part 1 architecture, part i, architecture student, architectural assistant, architectural technology, architectural design, march architecture, architectural engineering, revit, bim, building information modelling, sketchup, architecture degree, urban design, arch | Architecture, ~Construction | architectural, architecture, retrofit
construction, construction management, construction manager, site manager, site engineer, assistant site manager, builder, building site, contractor, site supervisor, cscs, construction engineering, bricklayer, trades, tradesman, scaffolding, setting out, civil site | Construction | site, timber frame, site engineer, joinery
building, buildings, building engineering, building surveying, building surveyor, building control, building surveyors, old buildings | Construction, Architecture, Property | building survey, site, architectural
surveying, surveyor, surveyors, survey assistant, land surveying, land surveyor, chartered surveyor, rics, valuer | Construction, Property, ~Environment | surveying, building survey, quantity surveying, survey
cost management, cost consultant, estimating | Construction, ~Property | quantity surveying
property, property management, real estate, estate agent, estate agency, estate management, lettings, letting, letting agent, land, land management, landlord, property development, property developer, property investment, commercial property, facilities, facilities management, commercial real estate, property law and management, leasing, rightmove, block management, realtor, property surveyor | Property | lettings, block management, property, land and planning
house, houses, housing, homes, housing association, social housing, tenancy, tenants, renting, affordable housing, housing officer, housing policy | Property, Public Policy, Law, ~Construction | housing, housing policy, lettings
town planning, urban planning, planning, planner, city planning, urban planner, town planner, spatial planning, urban studies, urban development, rtpi, regional planning, regeneration, smart cities, city development, planning and development, placemaking | Transport, Property, Public Policy | land and planning, planner, planning, cycle network, network planner
# Transport and logistics
transport, transportation, transport planning, transport planner, public transport, tfl, traffic, transport engineer, mobility, tram, trams, underground, tube, road, transport modelling, traffic engineer, mass transit, transit, commuting, cycling lanes, cycle lanes, bike lanes, cycle lane | Transport | transport, bus network, timetable, mass transit
hs2, locomotive, signalling, rail engineering, lner | Transport, ~Logistics | rail, timetable planner, rail signalling, rail freight, mass transit, transport modeller
bus, buses, coach travel, bus driver, coaches, minibus | Transport, ~Tourism | bus
bike, bikes, bicycle, bicycles, cycling, cycle, cyclist | Transport, Sport | cycle, cycling
logistics, supply chain, supply chain management, distribution, freight, shipping and logistics, delivery, courier, logistics coordinator, import, export, import export, customs, international trade, trade, supply chain analyst, amazon warehouse, dhl, fleet, cold chain, transport and logistics, freight forwarding, supply chain manager, stock, despatch, parcel, post, royal mail | Logistics, ~Transport, ~Retail | freight, customs, planner, cold store, logistics, supply
buying goods, purchaser, vendor management, contracts manager, cips, supplier | Logistics, Manufacturing, Automotive, ~Retail | supplier, parts, planning, production planner
maritime, marine, ship, ships, shipping, boat, boats, port, ports, docks, harbour, sailing, sailor, merchant navy, naval architecture, naval architect, shipbuilding, shipyard, shipyards, marine engineering, marine engineer, yacht, yachts, nautical, vessel, vessels, ferry, seafaring, cruise, cruise ship, shipbroker, ocean engineering, naval engineering, superyacht, boat building, naval, work at sea, at sea, on a boat, on boats, on the water, on water, on a ship | Maritime, ~Logistics | ship, port, naval architecture, vessel, towage, bridge simulator
# Public
policy, public policy, policy research, policy adviser, policy advisor, policy analyst, policy officer, government policy, social policy, think tank, think tanks, policy making, policymaking, policy intern, regulation policy, thinktank | Public Policy | policy, parliamentary
politics, political, political science, politician, parliament, westminster politics, mp, mps, parliamentary, election, elections, campaigning, lobbying, public affairs, lobbyist, house of commons, ppe, political party, government relations, democracy, labour party, conservative party, holyrood, senedd, politics and international relations, activism, activist, advocacy, politics student | Public Policy, ~Charity | parliamentary monitoring, policy
government, public sector, civil service, civil servant, council, local government, local authority, public administration, fast stream, whitehall, home office, foreign office, fcdo, treasury, cabinet office, defra, dwp, hm treasury, public service, public services, local council, governance, state, county council, city council, councillor, government department, govt, gov | Public Policy, ~Transport | policy, parliamentary, housing policy
international relations, ir, diplomacy, diplomat, foreign policy, international development, development studies, un, united nations, global development, international affairs, war studies, peace studies, security studies, geopolitics, european studies, eu, embassy, international politics, global studies, area studies, middle east studies, foreign affairs, intelligence | Public Policy, Charity | policy research, refugee, parliamentary
sociology, sociologist, social science, social sciences, anthropology, anthropologist, social studies, gender studies, social anthropology, society, social policy degree, demography, human sciences, sociology degree | Charity, Public Policy, ~Human Resources | policy research, community, evaluation, research
humanities, humanities student, humanities degree, liberal arts, arts degree, arts and humanities | Culture & Heritage, Media, Public Policy, Education, Charity | history, archive, museum, writing
philosophy, philosopher, ethics, theology, religion, religious studies, divinity, classics and philosophy, logic | Public Policy, Charity, ~Education, ~Law | policy research, oral history, archive researcher
# Charity
charity, charities, charitable, ngo, non profit, nonprofit, not for profit, third sector, voluntary sector, voluntary, volunteering, volunteer, volunteers, social enterprise, social impact, oxfam, humanitarian, aid, community, community work, community development, foundation, make a difference, helping people, help people, help others, people in need, social justice, red cross, save the children, voluntary work, giving back, inequality, equality, impact, community engagement, mutual aid, charity worker | Charity, ~Healthcare | community, fundraising, outreach, casework
fundraising, fundraiser, fund raising, fund raiser, donor, donations, philanthropy, grant, grants, grant writing, bid writing, grant writer | Charity | fundraising, fundraiser
casework, advice work, youth justice, domestic abuse, care leavers | Charity, Healthcare | casework, outreach, care
refugee, refugees, migrant, migrants, migration, immigration, asylum, asylum seekers, migration studies | Charity, ~Law, ~Public Policy | refugee
homeless, homelessness, poverty, food bank, foodbank, rough sleeping, shelter, soup kitchen, cost of living | Charity, ~Public Policy | community kitchen, outreach, furniture reuse, housing
# Hospitality and tourism
hospitality, hospitality management, hotel, hotels, hotel management, hotel manager, front of house, housekeeping, concierge, coffee, waiting, guest relations, hilton, marriott, resort, revenue management, reception, receptionist, hostel, spa, porter, front desk, hotel reception, hotel receptionist, night porter | Hospitality, ~Food & Drink | hotel, front of house, conference and events, revenue
events coordinator, exhibitions, party planning, event production, live events | Hospitality, ~Sport, ~Tourism | events, conference and events, organiser
tourism, travel, tourist, tour, tours, tour guide, tourism management, travel agent, travel agency, holiday, holidays, holiday company, vacation company, travelling, tour operator, travel and tourism, travel consultant, visitor economy, visitor attraction, theme park, theme parks, sightseeing, trip, trips, adventure, backpacking, visit britain, destination, excursions, airbnb, guide, golf | Tourism, ~Hospitality, ~Sport | tour, travel, itinerary, visitor, visits
kitchen, cookery, catering chef | Food & Drink, Hospitality, ~Charity | kitchen, food, product development
# Food and retail
food, food and drink, food science, food scientist, food technology, food technologist, food industry, food production, food safety, food engineering, food development, snack, chocolate, cheese, dairy, confectionery, vegan, food manufacturing, food business, food policy, food security, drinks, meat, fruit, sweets, foodie | Food & Drink, ~Hospitality, ~Charity | food, product development, food traceability
beer, brewing, brewery, brewer, cider, whisky, whiskey, distillery, distilling, gin, alcohol, wine, wines, winery, vineyard, spirits, sommelier, oenology | Food & Drink | distillery, ciderhouse, wine
fmcg, consumer goods, consumer products, unilever, procter and gamble, p&g, p and g, nestle, cpg | Food & Drink, Retail, Marketing | product development, brand
retail, retailer, shop, shops, shopping, store, stores, shop assistant, sales assistant, supermarket, supermarkets, tesco, sainsburys, aldi, lidl, john lewis, retail management, high street, store manager, retail assistant, mall, ikea, shopkeeper, shop work, market stall, marks and spencer, department store, retail buying | Retail, ~Fashion, ~Food & Drink | retail, visual merchandising, market stall, online trading
e commerce, ecommerce, online shopping, online retail, online shop, shopify, amazon seller, etsy, ebay, digital retail, online store, depop, asos | Retail, ~Marketing | online trading, market stall online
buyer, buying, merchandiser, merchandising, visual merchandising, visual merchandiser, assistant buyer, fashion buyer, buying and merchandising, window display, merchandise, buyers admin | Retail, Fashion, ~Manufacturing | merchandising, visual merchandising, online trading, demand forecasting
sales, sale, salesman, selling, sales executive, account management, sales development, bdr, sdr, b 2 b, b 2 b sales, telesales, commercial, business development executive, negotiation, sales representative, sales rep, commercial manager, cold calling, cold calls, cold call, telephone sales, door to door, biz dev, bizdev, business dev | Retail, Marketing, ~Hospitality | trading, revenue, customer, export
telephone work, phone calls, phone call, calling, telephone calls, answering phones, answering the phone, answer the phone, phone work | ~Retail, ~Finance, ~Hospitality, ~Human Resources | telephone, phone, calls
customer service, customer facing, public facing, client facing, customer services, customer support, call centre, call center, customer success, customer experience, contact centre, client services, customer care, customer, customers | Retail, Hospitality, ~Finance, ~Tourism | customer, member services, front of house, coordinator
# Culture
museum, museums, gallery, galleries, curator, curating, curation, museum studies, heritage, museology, art gallery, exhibitions museum, tate, british museum, v and a, collection, collections, artefact, natural history museum, english heritage, culture, cultural, cultural heritage, arts and culture, culture and heritage, art history, history of art, art historian, conservation of art, art conservation, restoration, conservator, art restoration, auction house, sothebys, christies, auction, antiques | Culture & Heritage | museum, collections, conservation, archive
history, historian, historical, history degree, medieval, ancient history, modern history, classics, classical studies, ancient civilisation, oral history, local history, economic history, egyptology, genealogy, latin, history student | Culture & Heritage, ~Media | history, archive, heritage, museum
archaeology, archaeologist, archeology, archaeological, excavation, dig, osteology | Culture & Heritage | heritage, conservation, collections
archive, archives, archivist, library, librarian, libraries, records management, cataloguing, librarianship, information management, archiving, british library, information studies, bookkeeping archives, knowledge management, records | Culture & Heritage, ~Media, ~Education | archive, cataloguer, sound library, records
# Sport
sport, sports, sport science, sports science, sports management, sport management, sports development, athletics, athlete, exercise, exercise science, gym, fitness, personal trainer, sports business, sports marketing, coaching, coach, sports coach, coaching sport, pe teacher, physical education, leisure, leisure centre, olympics, performance analysis, sports analyst, performance analyst, strength and conditioning, sports coaching, sports psychology, pe teaching, tennis, cricket, rugby, swimming, running, rowing, climbing, boxing, hockey, netball, basketball, sport and exercise science, sports journalism and media, lifeguard, yoga, premier league analyst, sports performance, sports data, fitness instructor, gym instructor | Sport | sport, performance analyst, performance analysis, rowing, race organiser
football, footballer, soccer, premier league, football club, football analyst, manchester united, fifa, football coach | Sport, ~Media | football, performance, sport
# Tools
python, pandas, numpy, jupyter | ~Data & AI, ~Technology | python, pandas
javascript, typescript, react, react js, reactjs, node js, node, nodejs, vue, vue js, angular, react native, nextjs, js | ~Technology | javascript, typescript, react, web developer, software engineering, warehouse software
java, spring boot | ~Technology | java, developer
cplusplus, c++ | ~Technology, ~Data & AI
csharp, c#, dotnet, .net | ~Technology
sql | ~Data & AI, ~Technology | sql
php, ruby, golang, go lang, rust, scala, django, flask | ~Technology | backend, developer, scripting
git, github | ~Technology | git
matlab, simulink, labview | ~Engineering, ~Automotive, ~Aerospace | matlab
r, r studio, rstudio, spss, stata, sas | ~Data & AI, ~Public Policy | stata, statistics
excel, spreadsheet, spreadsheets, microsoft excel, google sheets, vba, microsoft office, powerpoint, ms office, word processing | ~Finance, ~Accounting, ~Data & AI | excel, spreadsheet
# Skills and offices
presentation, public speaking, teamwork, communication skills, problem solving, organised, organisation, people skills | ~Consulting, ~Charity, ~Human Resources
admin, administration, administrative, administrator, admin assistant, office, office work, office administrator, office manager, clerk, clerical, secretary, secretarial, pa, personal assistant, executive assistant, receptionist admin, office job, virtual assistant, typing, filing, office admin, office assistant, administrative assistant, business support, back office, receptionist, reception | ~Human Resources, ~Accounting, ~Hospitality | assistant, administrator, coordinator, clerk, member services
driving, driver, driving licence, drive | ~Transport, ~Logistics | driver, bus, freight
work with my hands, working with my hands, work with hands, good with my hands, using my hands, with my hands | Manufacturing, Automotive, Construction, ~Maritime, ~Fashion, ~Engineering, ~Culture & Heritage | workshop, repair, restoration, joinery, assembly, foundry, maintenance, prosthetics, metalwork, woodwork
technician, maintenance, repairs, maintenance engineer, maintenance technician, technical | Engineering, Manufacturing, Automotive, ~Aerospace | technician, workshop, repair, maintenance, test
manual work, hands on, practical, workshop, practical work, physical work, making things, make things, building things, build things, fixing things, fix things, tools and machines | Manufacturing, Automotive, ~Engineering, ~Construction, ~Aerospace, ~Maritime, ~Fashion | workshop, repair, restoration, joinery, prosthetics, foundry, timber frame, technician, assembly, stop motion
night, nights, night shift, evening, evenings, night work | ~Hospitality, ~Technology | night desk, late shift, evening
weekend, weekends, saturday, sunday, saturday job, weekend work, weekend job | ~Sport, ~Hospitality, ~Retail | saturday, weekend
`;
