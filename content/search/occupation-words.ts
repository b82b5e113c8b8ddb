/**
 * Words of occupations and skills that no other table has, and beside which words of the table of concepts they stand most.
 * Made by scripts/relevance/occupations.ts from ESCO (European Skills, Competences, Qualifications and Occupations) of the
 * European Commission, which may be used under its Decision 2011/833/EU with this acknowledgement.
 */
export const occupationWords = `
abandoned | children, child, radio
abandoning | ship, vessel, craft
abandonment | atsea, ship, craft
abatement | building, material, tenant
abattoir | broker, waste, wastemanagement
abbatoir | meat, sale
abbreviate | economic
abbreviation | chiropractic, medical, medicine
abbyy | computer, software, machine
abdomen | animal
abdominal | surgery, paediatric, children
abduction | event, strategy, security
abel | penetrationtesting, software, microsoft
abidance | shopping, budget, accounting
abide | code, regulation, food
abiding | cosmetic, perfume, machine
abiotic | restoration, habitat, regeneration
abiword | software, writer, google
ablement | mentalhealth, supportworker, outreach
abnormal | animal
abnormality | patient, cell, examination
aboard | engineer, ship, marine
abortion | counselling, psychological
abrasaive | machine, metal
abrasion | machine, metal, technician
abrasive | machine, glass, metal
abreast | fashion
abridge | economic
abscess | animal, laboratory
abscission | surgical, surgery
absence | shoe, newspaper, running
absent | record, building, tenant
absentee | record
absorb | material, risk, elearning
absorbable | anatomy, material
absorbance | testing, product
absorbed | press, fabric, material
absorbency | testing, product, property
absorbent | machine, polymer, material
absorber | waveenergy, wavepower, system
absorbing | insulation, material, building
absorption | solar, acoustic, water
absorptive | property, food
abstinence | counselling, alcohol
abstract | invention, philosophy, event
abstraction | philosophy, philosopher, event
abstractly | event
abused | supportworker, children, socialcare
abusive | legal, concert, dress
abutment | bricklayer, structure, building
academical | researchanddevelopment, researcher, research
academically | education, helppeople
academy | police, teacher, school
accel | software, data, google
accelerate | water, product, cycle
accelerated | analysis, modelling, tree
acceleration | food, transformation, digital
accelerator | blockchain, design, designing
accelerometer | system, mechanical, microelectronic
accept | customer, payment
acceptability | food, product, property
acceptable | culture, security, policy
acceptance | footwear
accepted | code, credit
accepting | food, sale
accessed | archiving, geothermal, database
accessing | library, midwife, nurse
accessoire | glass, artist, conservator
accidental | testing, estimating, medicalphysic
acclimate | onaboat, onboat, environment
acclimatise | material, stock
acclimatising | material, stock
accommodate | accessible, orthopaedic, psychological
accomodate | animal, facility, security
accompanied | dancer, vlogger, video
accompaniment | write, product, music
accompanist | music, singer, performer
accompany | youth, trip
accompanying | wardrobe, home, travel
accomplish | socialcare, apparel, child
accomplished | system, creative, postproduction
accomplishing | analyst, system, design
accomplishment | environmental, quality, productionplanning
accord | broker, strategy, factory
accordion | maker, power, airflow
accouchement | child
accountability | procurement, planning, policy
accountable | gaming, management, warehouse
accounted | prison, train, movement
accoutrement | clothing, dress, clothe
accreditation | academicresearch, legal, academic
accredited | business, coder, programmer
accretion | rail, operation
accuconference | conference, editing, oracle
accumulate | data, store, customer
accumulated | personnel, swimming, record
accumulating | battery, tester
accumulation | aircraft, tree, content
accumulator | manufacture, heating, plant
accurately | record, claim
accurise | propulsion, usability
accurising | propulsion, usability
accurrence | therapy, music, event
accusation | waste, industrial
accused | court, attorney, interpreting
accustom | patient
aceproject | software, digital
acetylene | welding, hydrogen, metal
achalasia | patient, surgery
achievable | evolution, acquisition, radiation
achieved | gaming
achievement | callcentre
achieving | academic, lean
acid | chemical, soap, fermentation
acidity | coffee, drink, soil
acidulation | watch
acknowledge | fundraising, growth, cultural
acknowledgement | economic, evolution, investment
acme | quality
acnee | medicine
acordingly | outdoor, event, psychology
acoustical | engineering, technology, acousticengineer
acoustician | hearing, audiology, technician
acquaint | drink
acquaintance | marketing, network, strategy
acquainted | strategy, music, interpreter
acquire | purchasing
acquired | medicine, nurse, survey
acquirement | management, stock, legal
acquiring | musicproducer
acrobat | artist, creative
acrobatic | artist, creative, teacher
acronym | fashion
acted | healthandsafety
actionable | familysupport, children, data
actionscript | programming, computer, coding
activate | machine, press, printing
activated | water, solar, carbon
activating | press, computer, material
actively | personaltrainer
actuate | industrial, electronic, chip
actuator | engineering, controlengineering, engineer
acuity | optician, optical, optometrist
acumen | business, instrumentation, financial
acupressure | therapist, medicine, patient
acupressurist | health, therapist, energy
acupuncture | medicine, therapist, energy
acupuncturist | therapist, medicine, animal
acute | patient, paramedic, oncology
acutely | oncology, patient
adaba | database, oracle, sqlserver
adaptability | aerodynamic, engineer, engineering
adaptable | technology, automobile
adapted | sport, teacher
adapter | subtitler, circuit, testing
adapting | food
adaption | specialneed, children, classroom
adaptive | database, cloud, design
adaptor | subtitler, language, editor
added | water, foodproduction, jewellery
addict | housing, supportworker, housingofficer
addiction | socialworker, counsellor, alcohol
addictive | medicine, psychological, cultural
adding | chemical
additional | styling
additionally | curator, transformation, collection
addressed | publicaffair, environmental, wellbeing
addressee | copy, number
addressing | socialworker, counsellor, socialwork
addtech | security, digital, system
adenoidectomy | machine
adeptia | data, informatica, transformation
adequacy | recruiting, wine, satellite
adequately | behavioural, healthcare, game
adherance | trading, tester, continuousimprovement
adhered | gaming, healthandsafety, assessment
adherence | compliance
adherent | network
adhering | fermentation, healthandsafety, battery
adhesion | casting, coating, property
adhesive | coating, dental, material
adhesiveness | fish, aquaculture, stock
adjacent | aircraft, procurement, therapy
adjoining | dentist, dental, metal
adjudicate | financial, taxation, account
adjudicating | cultural, legal, culinary
adjudicator | judge, claim, lossadjuster
adjunct | lecturer, therapy, researchassistant
adjunctive | therapy, surgery
adjustable | scaffolding
adjusted | press, technical, printing
adjutant | army, police
adjuvant | therapy, surgery
administered | surveying, foodproduction, children
administrate | foodproduction, security, stage
administrating | elearning, reporting, education
administred | surgery, machine, patient
admiral | army, navy, military
admiralty | internationallaw, maritime, shipping
admissibility | judge, court, justice
admission | school, education, director
admit | water, metal, product
admittance | financial
admitted | patient, school, healthcare
admitting | metal, material
adolescence | medicine, psych, developmentalpsychology
adolescent | children, counsellor, careworker
adopted | military, content
adopter | animal, shelter, website
adopting | biodiversity, riskmanagement, watch
adoption | animal, shelter, socialworker
adorn | furniture, craft, workshop
adornment | jewellery, tattoo, customer
adulterating | food, fraud, nature
adulteration | food, fraud, nature
adulthood | youth, youngpeople, children
advance | acting, nursing, society
advancement | dance, nursing, reporting
advancing | architect, building, architectural
advantage | energy
advantaged | advocate
advantageous | election, renewableenergy, legal
adverse | drug, pharmaceutical, weather
adversely | risk, construction, bird
advertiment | media, marketing, design
advertised | store, merchandise, examination
advertisement | advertising, media, creative
advertiser | campaign, marketing, practical
advertisment | media, poster, buyer
advicing | food
advisable | teacher, school, specialneed
advised | grant, charity, community
advocating | migrant, socialworker, alcohol
adzing | drilling, machine, computer
aerate | sport
aerating | landscape, system, aquaculture
aeration | aquaculture, system, reuse
aerator | system, water
aerial | photographer
aerialist | artist, creative, animal
aerobic | fitness, cycling, adventure
aerodrome | airport, airportoperation, operation
aeromechanic | aircraft, mechanic, aircraftmaintenance
aeroponic | soil, plant
aerostructure | aerospace, aerospaceengineering, engineer
aestetic | movement
aesthetical | clothing, fashiondesigner, collection
aesthetically | machine, pictureeditor, videoeditor
aesthetician | skincare, beauty, makeup
aestheticism | beauty, movement
aetiology | haematology, pathology, developmentstudy
affected | radiation, patient, humanitarian
affectionate | community, olderpeople, building
affective | userexperience, analyst, usability
affidavit | voluntary, legal, legalsecretary
affiliated | research, researchassistant, education
affiliation | politicalparty, strategy, politician
affinity | cultural, language
affirm | foodmanufacturing, quality, crop
affirmation | civil, doctor, veterinary
affirmative | equality, equity, diversity
affirmed | counselling
affix | accounting, computer, poster
affixing | translation
afforestation | forest, restoration, number
afloat | atsea, ship, craft
aforementioned | waste, technician
africanist | linguistic, linguist, language
aftercare | therapy, medical, behavioural
aftermath | cosmetic, aftereffect, product
aftersale | motorvehicle, sale, business
aftertaste | coffee, wine
aged | spirit, furniture, elderly
ageing | home, nursing, elderly
agenda | event, councillor, politicalparty
aggregate | plant, tester, data
aggregated | macroeconomic, socialwork, economic
aggressive | legal, concert, event
aggressiveness | legal
aggressor | video
agility | artist, security, leisure
aging | stem, distilling, painting
agitate | machine, watch
agitation | fabric, machine, clothing
agitator | number
agnitum | security, digital, system
agree | supplier
agreeable | editor, copy, teacher
agreed | physiotherapy, academic
agreeing | horse, repair, material
agressive | healthcare, patient
agriculturally | tourism, farm
agritourism | tourism, farm
agroecology | agricultural, system
agroforestry | forestry, research, landmanagement
agronomic | crop, agricultural, modelling
agronomical | crop, agronomy, farm
agronomist | agriculture, crop, agronomy
agrotourism | tourism, farm
ahead | talent, spirit, innovation
aide | teachingassistant
aiding | archive, traffic, transit
ailment | medicine, health, makeup
airbag | health, design, system
airborne | structure, remotesensing, aviation
airbrush | illustration, photographer, cameraoperator
airbrushing | photo, editing, software
aircrew | pilot, military, aircraft
aired | director, broadcasting, programming
airfield | airport, operational, healthandsafety
airforce | flight, flying, pilot
airliner | aircraft, aeroplane, freight
airman | navy, military, police
airmen | advisory, pilot, airport
airproof | heating, hvac, material
airside | airport, director, facility
airspace | traffic, management, aviation
airtight | manufacture, building, construction
airtighthness | building, construction, energy
airtime | programming, broadcast, television
airworthy | aircraft, fitness, aviation
aisle | product
ajax | programming, softwaredevelopment, guide
alara | acquisition, radiation, therapy
alarm | security, system, receptionist
alarming | security, system, property
alba | property, water
alcatel | network, procurement, product
alchemy | religion, power
alcoholic | drink, bartender, spirit
alert | personnel, event, communication
alerting | personnel, environment, construction
alertness | event
alfresco | digital, management, content
algae | coral, marine, circuit
algol | programming, computer, coding
algorithmisation | number
aliasing | imageprocessing, digital
alight | buse, tram, motor
align | custom, webdeveloper
aligned | data, garage, culture
aligning | assembly, broadcast, content
alignment | footwear, strategy, solarpanel
alike | pastry, maker, advertise
alimented | heating, system, solarpower
alimony | legal, probate, housing
alive | artist, actress, actor
alkali | stage, chemical, system
alkaline | chemical, system
alkalinity | testing, water
alkyl | petroleum, plant, animal
allegation | child, wellbeing, home
alleged | animalwelfare, socialwork, animal
allergen | restaurant, confectionery, printing
allergenic | nutritionist, nutrition, testing
allergological | medical
allergology | medical
alleviate | yoga, animalwelfare, animal
alleviating | midwifery, nursing, nurse
alleviation | yoga
alliance | nonprofit, network, psychotherapy
allocate | account, sale, army
allocated | projectmanager, compliance, house
allocating | space, community, leadership
allot | number, pension, space
allotment | tourism, space
allotted | retail, space, layout
allowable | flight, operation, aircraft
allowance | casting, patterncutting, technical
allowing | metal, composite, counselling
alloy | metal, metallurgy, weaving
allusion | author, writing
alluvial | mineral, rock, plant
almond | material, waste, foodproduction
alone | artist, heating, water
aloud | translation, number, television
alphabet | language, data, teach
alphabetic | book, fiction, academic
alphabetical | material, numerical, audio
alpine | guide, coach, exercise
alter | garment
alteration | welder, nuclear
altered | sewing, anatomy, geology
altering | garment, sewing, engineering
alternate | battery, music, water
alternating | power, energy, electricity
alternator | electrician, electrical, marine
altitude | flight, astronaut, ship
alumina | water, ceramic, material
aluminium | metal, electrical
aluminum | machine, metal, composite
alumni | education, school, recruitment
alzheimer | sleep, elderly, brain
amalgam | product, composite, restoration
amass | payment, antique, taxation
amateur | football, footballcoach, sport
ambassador | embassy, government, advisory
ambient | ecology, environmental, planning
ambiguity | documentation, manufacturing, technical
ambition | businessmanagement, business, counsellor
amblyopia | ophthalmology, therapy, system
ambulatory | nurse, interpreting, exercise
ameliorate | socialwork, guide, surgical
amelioration | mechanic, physic, science
amend | government, space, spirit
amending | government, localgovernment, parliament
amendment | government, governmentdepartment, aeronautical
amenity | building, facility, catering
americanist | linguistic, linguist, language
amine | hydrogen, cheese, enzyme
amino | cheese, operation, formulation
ammeter | electrical
ammonia | fermentation, machine, soap
ammonium | film, welding, chemical
ammunition | shop, factory, storemanager
amongst | communication, chemical, ethic
ampere | electricity, physic, material
amphibian | zoology
amplification | acoustic, laser, rehabilitation
amplifier | radio, communication, electronic
amplify | hearing, supplier, speech
amuse | artistic, facility, children
amused | facility
amusement | facility, entertainment, guide
amusing | artist, creative, animal
amytal | surgery, surgeon, operation
anaemia | stem, cell, surgery
anaerobic | plant, technician, biomass
anaesthesia | dental, medical, veterinary
anaesthetic | animal, veterinary, dental
anaesthtic | teach, nurse, medical
anagraphic | healthcare, data, quantitative
analgesic | animal, medical, veterinary
analog | digital, circuit, designengineer
analogical | digital
analogue | circuit, archivist, digital
analogy | assessment, estimating, simulation
analysed | survey, laboratory, nuclearenergy
analyser | laboratory, medical, laboratoryassistant
analytically | analytical, logic, structural
analyzing | battery, simulation, risk
anarchy | game, mobile, computer
anatomic | anatomy, chiropractic, footwear
anatomical | pathology, anatomy, electrical
anatomist | physiology, anatomy, researcher
ancestor | analyse, gene
ancestral | history, genealogy, historical
anchor | news, vessel, weather
anchoring | operation, water, metal
anchorman | news, presenter, television
anchorwoman | news, presenter, television
ancillary | underground, mining, powerelectronic
andstabilising | machine, productionline, watch
anemometer | weather
anesthesia | animal, dental, patient
anesthetic | veterinary, dental, technician
aneurysm | surgery, system, vessel
anger | management, share, specialneed
angiography | surgery, analyse
angle | camera, animation, mathematic
angling | planning, design, system
anglist | linguistic, linguist, language
animate | outdoor, electronic, digital
animating | animator, designer, animated
animism | spirit
anjuta | code, environment, software
ankle | orthopaedic, patient, footwear
anneal | glass, machine, plastic
annealer | metal, glass, heating
annealing | glass, metal
annotate | film
annotation | html, language, layout
announce | number, tour, advertise
announcement | destination, presenter, television
announcer | presenter, television, radio
announcing | store, gaming, publictransport
annoyed | waiting, exercise
annual | budget, port, leasing
anode | machine, cell, metal
anodic | machine, metal, corrosion
anodise | machine, metal, corrosion
anodiser | machine, metal, corrosion
anodising | machine, metal, operation
anoint | regulation
anomalous | satellite, watch, analyse
anomaly | dentist
anorectal | surgery, paediatric, children
anorexia | psychology
anosognosia | medical
ansible | accounting, audit, software
answerable | enterprise, director, policy
answered | communication, strategy, internalcommunication
answering | businessoperation
ante | veterinary, health, animal
antenatal | health
antenna | record, radio, maintenancetechnician
antennae | broadcast, computer, communication
anterior | rehabilitation
anthocyanin | protein, diet, nutrition
anthrax | infectiousdisease, animal
anthropological | political, museum, scientist
anthroposophy | foundation
anti | fraud, coating, equality
antibacterial | teeth, dentist, material
antibiotic | fermentation, drug, chemical
antibody | haematology, patient, food
antic | artist, creative, animal
anticipate | technical
anticipated | satellite, research, analyse
anticipating | counsellor, changemanagement, management
anticipation | 3danimation, animation, energy
anticipatory | teach, road, motorcycle
antiflame | machine, coating, property
antifogging | machine, coating, property
antifreeze | truck
antifungal | horse, medical, clinical
antigen | haematology
antipodist | artist, performer
antiquarian | bookshop, book, audit
antiquity | antique, shop, chocolate
antiretroviral | health, counsellor, patient
antiryad | game, videogame, digital
antiserum | fish, culture
antiviral | drug, medicine, pharmaceutical
antivirus | cyber, security, digital
antler | animal
anvil | metal, machine
anydoc | microsoft, software, optical
aooi | optical, camera, circuit
aorta | system, vessel
aortic | surgery, system, vessel
apache | environment, software, system
apartment | tenant, realestate, building
apereo | elearning, reporting, education
aperitif | fruit, drink
aperture | camera
aphasia | speech, speechtherapy, brain
apiarian | crop, agricultural, animal
apiarist | insect, animal, product
apnoea | coral, brain, marine
apology | customer, merchandising, communication
aponeurosis | therapy, psychological, movement
apparent | police, crime, machine
appartement | realestate, investor, entrepreneur
appeal | coffee, judge, court
appealing | designer, author, patent
appear | animation, artist, parliament
appearance | makeup
append | computer
appetite | risk, impact, assessment
applescript | programming, computer, coding
applicability | psychotherapy, environmental, developmentstudy
applicant | talentacquisition, credit, loan
applicator | tree, chemical, packaging
appoint | regulation
appointed | guardian, personnel, record
appointee | guardian, legal, ward
appointing | management, budgeting, aquarium
appointment | receptionist, medical
appraisal | property, assessment, valuation
appraise | judge
appraised | guide, valuation, history
appraiser | valuer, property, claim
appraising | historical, publicrelation, publicity
appreciate | growth, dance, cultural
appreciation | healthandsafety, community, cultural
apprehend | police, crime, fund
apprehension | legal
apprise | judge, taxation, quality
apprised | share
approached | tree
approaching | sale, shoe, newspaper
approapriate | fund, strategy, inventory
appropiate | packaging, packagingtechnologist, food
appropriateness | visualcommunication, buyer, media
approval | loan
approve | pictureeditor, school
approved | footwear, curriculum, mentalhealth
approving | government, enterprise
approximate | budget, gaming, food
approximately | semiconductor, green, coffee
apron | aircraft, airport, facility
aptitude | psychologist, tuition, teacher
aqua | fitness, cycling, strengthandconditioning
aquafarming | aquaculture, model, business
aquaponic | fish, plant, farming
aquaria | aquarium, maintenance
aquire | credit, analyst, loan
aquired | hospital, environment
arabist | linguistic, linguist, language
aramid | plastic, animal, material
arbiter | sport, judge, court
arbitrageur | trading, buying, trader
arbitrary | electronic, digital, acoustic
arbitration | political, negotiation
arbitrator | sport, legal, court
arboretum | tree, arboriculture, doctor
arboriculturist | tree, surgeon, arboriculture
arborist | tree, surgeon, arboriculture
arcade | game, digital, adventure
archaeobotany | archaeological, plant, environment
arched | structure, assembly, drawing
archery | repair, sport, technician
architectonic | civil, civilengineer, architect
archival | archive, store, curator
archived | management, archive, recordmanagement
arcsoft | photo, graphic, adobe
areal | oilandgas, estimating, rock
arena | nursing, analysis, clinical
argon | welding, metal, operation
argue | architecture, plant, blockchain
arguing | coach, delivery, tailor
argument | court, lawyer, legal
argumentation | sale, delivery
argumentative | philosophy, philosopher, political
arid | media, water, metal
arise | plant, police, operation
arisen | credit, debt, auditing
arithmetic | mathematic, mathematical, math
armament | military, hardware, navy
armature | electrical, mechanic, electricalandelectronic
armed | military, army, police
armored | truck, vehicle, security
armoured | vehicle, truck, operation
aroma | wine, coffee, cosmetic
aromatherapist | wellbeing, doctor, therapist
aromatherapy | therapist, therapy, wellbeing
aromatic | food, fruit, property
aromatisation | wine
aromatisatize | wine
arouse | dance, children
arranged | aircraft, waveenergy, windturbine
arranger | music, musicproducer, optical
arrest | court, police, crime
arresting | police, regulation, property
arrival | train, flight, ship
arrive | receptionist, medical, shipping
arrived | customer, tour, tourist
arriving | prison, hotel, cell
arrow | guide, movement, carbon
arrying | fitness
artemia | nutrition
arterial | surgery, system, vessel
artery | surgery, system
artful | ceramic, glass, material
articulate | artistic, coach, programmer
articulated | truck, vehicle, rail
articulation | speechtherapy, coach, orchestra
articulator | dental, laboratory, compliance
artificially | furniture, animal, painting
artillery | acquisition, technician, manufacture
artisan | maker, heritage, weaving
artisanal | heritage, craft, maker
artisanally | maker, dairy, cheese
artistically | running, artist, performer
artistry | design, website, multimedia
artrage | photo, graphic, adobe
asana | conference, editing, oracle
asbesto | building, structure, construction
asbu | system
ascend | theatre, stage, tree
ascender | climbing, printing, operation
ascending | tree, climbing
ascent | stage
ascertain | copy, chocolate, editor
ascertaining | food, travel, travelconsultant
asepsis | organism, surgical, medical
aseptic | surgical, animal, veterinary
ashtanga | yoga
aside | recycling, merchandise, customer
asked | chef, culinary, video
asking | security, survey, marketresearch
aspectj | programming, computer, coding
asphalt | road, house, carpentry
asphalting | road, content, construction
aspic | meat, material
aspiration | businessmanagement, laboratory, teach
aspire | compliance, legal, policy
aspirin | drug, pharmaceutical, manufacturing
aspiring | education, teacher, teach
asprise | microsoft, software, optical
assassination | event, strategy, security
assault | counsellor, children, domesticabuse
assayer | metal, geoscience, chemical
assemblage | assembly, testing, pollution
assembled | optical, electronic, assembly
assembliation | assembly, number, code
assertion | dataanalysis, policy, data
assertiveness | leadership
assesing | judge, stage
assessor | insurance, energy, property
assigned | nurse, resourcing
assimilate | veterinary, content
assisted | survey, computer
assistence | management, strategy
assistive | technology, speech, hearing
associating | management, system
assortment | vessel, library, clothing
assume | shop, storemanager
assuming | police, regulation, event
assumption | communication, statistical, creative
assuring | footwear, shoe
asthma | children, system, interpreting
astral | planet, interpreting, movement
astrobiology | spacescience, teach, aerospaceengineering
astrochemistry | spacescience, teach, aerospaceengineering
astrologer | event, casting, animal
astrological | talent, liveevent, claim
astrologist | analysis, business, health
astrology | event, movement, analyse
astronautical | aerospace, aerospaceengineering, engineer
astronavigation | science
astronomical | cosmology, datascientist, planet
astrophysicist | astronomy, astronomer, researcher
astropsychology | psychological, psychology, analyse
asymmetric | algorithm, infrastructure, electronic
asymptomatic | surgery, operation, surgical
asynchronous | blockchain, design, userinterface
athento | digital, management, content
atlantis | software, writer, google
atlas | windfarm, researching, research
atom | nuclearenergy, hydrogen, quantum
atomic | welder, nanotechnology, physic
atop | metal, maker, power
attache | embassy, political, economic
attached | laser, motor, radio
attaching | watch
attachment | plant, scaffolding, mobile
attacker | defence, embeddedsystem, security
attacking | football, soccer, game
attain | petroleum, healthcare, technician
attaining | orchestra, music, musician
attempt | counsellor, publicaffair, dentistry
attempting | energy, internationalrelation, regulationpolicy
attendance | education, court, underground
attended | financial, grant, loan
attendence | event, workshop, network
attentive | customer
attentively | watch
attenuator | waveenergy, wavepower
attest | forensic, civil, court
attestation | legal, blockchain, crypto
attract | merchandising, beauty, customer
attractive | skincare, exhibition, drink
attractively | spirit
attractiveness | food, makeup, health
attractivity | packaging, food, product
attribute | quality, product, leasing
attributed | government, renewableenergy, grant
attribution | number, digitaltechnology, share
attuned | actor, acting
auctioned | auction, buying, vehicle
auctioneer | auctionhouse, auction, realestate
auctioning | auction, strategy, quality
audiological | audiologist, audiology, hearing
audiometer | hearing, machine, computer
audiometry | hearing, analyse, testing
audiotape | store, archive, copy
audiovisual | audio
audiovisually | library, librarian, collection
audited | audit, stock, auditing
audition | actor, talent, casting
auditioning | dance, dancer, music
auditory | audiologist, audio, anatomy
auger | press, machine, operation
augment | logistic, distribution, product
augmentative | communication, teach, patient
augmented | media, digital, tidal
aurally | maker, testing, power
aurelian | zoology
auricular | therapy, medicine, health
auriculoacupuncture | therapy, medicine, health
auriculotherapy | therapy, medicine, health
auscultation | examination, chiropractic, assessment
auspicious | event, forecasting, interpreting
auspiciousness | event
authentic | aeronautical, buyer, data
authenticate | civil, historical, product
authenticated | legal, taxation, government
authentication | network, management, data
authenticity | civil, socialwork, political
authoring | designer, multimedia, design
authorisation | event, stage, flight
authorise | loan, flight, packagingdesign
authorising | packagingdesign, railway, rail
authorization | government, construction, biomedical
authorizing | enterprise, policy, director
authorship | forensic, author, writing
autoclave | machine
autodesk | graphic, editing, digital
autoelectrical | electrician, auto, electrical
autoelectronic | electronic, auto, technician
autoencoder | data, machinelearning, algorithm
autogenous | mineral, operation
autoglazier | glass, mobile, vehicle
autoimmunity | clinical, system, pathology
automate | cloud, systemadministrator, network
automatically | machine
automating | devop, automation, electronic
automatisation | solar, design, system
automatization | building, system, management
automobility | vehicle, transit, traffic
autonomously | manualwork, midwifery, medical
autonomy | youth, healthcare, patient
autopsia | examination, interpreting, history
autopsy | examination, animal, surgery
autotote | software
autotype | film, system
avalanche | bridge, risk, rock
avatar | clothing, garment, data
avaya | network, procurement, product
avenue | performer, artistic, stage
aversion | food
avert | running, policy, pollution
avian | infectiousdisease, animal
avionic | aircraft, aviation, mechanic
avoidance | utility, infrastructure, fish
avoided | glass
avoiding | moneylaundering, drafting, pilot
awaiting | material, store, healthandsafety
awaken | nature, spark
award | grant, lifeguard, contractor
awarded | contractmanager, compliance, documentation
awarding | athlete, sportcoach, athletic
awesome | language, layout, computer
awning | sewing, garment, fabric
axeman | tree, forest, forestry
axial | optical, testing
axially | drilling, press, machine
axis | optical, metal, material
axle | motor, layout, vehicle
ayah | children, childcare, school
ayurveda | medicine, therapist, health
ayurvedic | medicine, health, therapy
azeri | writing, speech, write
azimuth | surveying, survey, technical
babysitter | children, school, game
backboard | patient, transport, ambulance
backbone | surgery, robotic, risk
backbox | linux, penetrationtesting, forensic
backed | translator, property, language
backhand | sport
backhoe | excavation, foundation, material
backing | ceramic, material, design
backline | technician, musician, road
backlog | material, property, inventory
backpropagation | deeplearning, neuralnetwork, networking
backrest | transport, transportation, infrastructure
backstroke | swimming
backup | system, website, network
bacterial | cheese, dental, plant
bacteriological | agricultural, technician, laboratorytechnician
bacteriologist | microbiology, microbiologist, researcher
bacteriology | microbiology, labtechnician, technician
badge | tour, record, digital
badly | acting
badminton | sport
baffle | water
baggage | airport, porter, operation
bailiff | court, judge
baiting | fishery, coastal, vessel
bake | pastry, product, baking
baked | bakery, baking, baker
balanced | turbine, bookkeeper, stage
balancing | vibration, payment
bale | technician, press, transport
baler | recycling, agricultural, farm
baling | confectionery, manufacturing
ball | sport, tennis, structure
ballast | railway, rail, system
ballasted | solarpanel, system, solar
ballet | dance, dancer, director
ballist | physicist, physic, scientist
ballistic | defence, physic, engineer
balloon | machine, product, manufacture
ballot | election, fraud, impact
balloting | election, politician, campaign
ballroom | dance, teacher, latin
balneotherapy | mineral, property, medical
balsamiq | photo, graphic, adobe
baltist | linguistic, linguist, language
balustrade | glass, carpenter, building
bamboo | material, building, customer
banbury | machine, product
bandage | patient, shoe, nurse
banding | machine, material, band
bandsaw | band, meat, glass
bandwidth | network, quality, optical
bangla | language, write
bangle | jewellery, metal, design
banjo | musician, orchestra, concert
bankroll | underwriting, risk, payment
bankruptcy | property, business, guide
banksman | construction, operation, guide
banned | nature, regulation, material
banner | fabric, outdoor, website
banning | camera, regulation, material
banotherapy | therapist, medicine, health
banquet | event, conference, catering
banqueting | chef, conference, event
banquine | artist, performer
baptism | wedding, event
barbecue | cook, chef, hotel
barbed | metal, manufacture, product
barber | styling, teacher, haircare
barbering | teacher, stylist, practical
barcode | inventory
bare | electronic, circuit, microchip
bargaining | regulation, child, healthandsafety
barge | vessel, boat, ship
baritone | singer, musicaltheatre, theater
bark | machine, tree, technician
barley | brewer, vessel, brewery
barman | bartender, drink, hospitality
barn | content, sweet
barometer | watch, maker, mechanical
baroque | dance, movement, analyse
barrel | machine, distillery, distilling
barrelhead | repair
barrette | plastic, metal
barrier | reporting, custom, electrical
bartack | sewing, machine, apparel
barter | selling, trade, product
bartering | farmer, crop, shelter
baseball | athlete, rugby, sport
basecoat | printing, hydro, water
baseline | artefact, management, security
basement | drainage, tube, system
baseplate | rail, machine, operation
bash | programming, computer, coding
basin | power, urbandesign, drainage
basket | food, weaving
basketmaker | weaving, furniture, material
basketry | material, weaving, maker
bass | singer, musician, maker
baster | material, building, water
batallion | army, marine
batch | number, machine
batching | operation
bathe | nurse, children, cultural
bather | regulation, traffic, swimming
bathing | athletic, carer, babysitting
bathroom | kitchen, hotel, furniture
bathtub | glass, machine, composite
bathymetry | scientific, water
bating | machine, chemical, wool
battalion | military, army, operational
batten | material, building, construction
battle | acquisition, military, technician
bcpl | programming, computer, coding
beach | lifeguard, swimming, facility
beachcombing | cruiseship, excursion, guide
beaching | vessel, ship, nautical
beacon | quality, vessel, boat
bead | insulation, press, maker
beaker | animal, dental, pharmaceutical
beam | laser, welder, machine
beamhouse | machine, chemical, operation
bean | coffee, chocolate, green
bear | organism, artistic, blockchain
beard | beauty, haircare, makeup
bearer | hospital, porter, healthcareassistant
bearing | machine, scaffolding
beat | product
beater | airport, recruiting, vehicle
beating | airport, recycle, machine
beautician | beauty, skincare, makeup
beautiful | beauty, movement
beautify | design, customer
became | testing, chemical
bedding | material, farm, building
bedmaking | garment, hotel, textile
bedrock | geologist, geology, scientist
bedsheet | fabric, manufacture, sewing
beef | meat, product, animal
beekeeper | health
beeswax | press, chemical, insect
beetle | insect, audit
beetroot | crop, farmer, farm
beewax | petroleum, plant, animal
beforehand | food, building, foodanddrink
behalf | broker
behave | acting, criminology, leadership
behaving | sociology, security, psychology
behaviorist | animal, animalbehaviour, zoology
behaviourist | animal, animalbehaviour, leisure
belay | climbing, rock
belaying | climbing, rock
belief | religion, medicine
believability | customer, claim, risk
believable | buyer, script, designer
bell | maker, wind, builder
bellboy | porter, hotel, facility
bellhop | porter, hotel, facility
bellman | porter, hotel, facility
bellow | wind, material
belly | dancer, singer, dance
belong | sociology, psychology, train
belonging | truck, porter, security
belt | machine, fabric
benchmark | informationsecurity, youth, quality
benchmarking | performanceanalysis, energy, energyefficiency
benchtop | contractor
bend | metal, furniture, plumber
bender | weaving, train, railway
bending | weaving, metal, machine
beneath | welding, material, environmental
benefactor | campaign, event, donor
beneficial | legal, energy, internationalrelation
beneficially | politician, election, campaigning
beneficiary | fund, counselling, counsellor
benesh | dance, movement, analyse
bengia | writing, speech, write
benign | laboratory
bent | metal, repair
benzene | chemical, hydrogen
bequest | writing, helppeople, insurance
berber | writing, speech, write
bereavement | counsellor, psychologist, counselling
bergeon | watch, repair, watchmaking
berry | fruit, crop, horticulture
berth | ship, planner, pilot
berthing | port, vessel, ship
bespoke | apparel, garment, tailor
bestseller | analyse, selling, analysis
beth | court, civil
betting | game, gaming
bevel | arch, glass, press
beveler | glass, arch, press
bevelling | mechanical, glass, film
biazzi | chemical, product
bible | script, content, historical
biblical | content, historical, history
bibliographer | library, librarian, collection
bibliographic | gallery, library, museum
bibliography | database, curator, digital
bibliometric | research, content, copyright
bibliothec | librarian, library, accessible
bidder | buying, auction, procurement
bidding | auction, buying, civilengineering
bigworld | game, videogame, digital
bihari | writing, speech, write
bikini | skincare, beauty, makeup
bilateral | interpreter, language, strategy
bilge | operation, system
biliary | tree, management
bill | payment, government, debt
billboard | poster, media, advertising
billet | plant, metal, casting
billiard | sport, cultural, creativeart
billing | medical, customer
billion | circuit, electronic, microchip
binary | geothermal, powergeneration, electricity
bind | machine, book, printing
binder | machine, wind, maker
bindery | machine, technician, book
binding | machine, printing, power
binge | psychology
bingo | number, game, stage
binitrotoluene | chemical, product
binman | waste, collection, lorry
binocular | optical, ophthalmology, system
biocatalytic | enzyme, biomass, chemical
biochemical | pharmacology, cider, biomass
biocompatibility | medicaldevice, material, prosthetic
biocurator | plant, technician, laboratory
biodegradable | waste, material
biodiesel | engineer, alcohol, fossilfuel
bioeconomy | forestry, food, agricultural
bioelectrical | physiology, animal, cell
bioelectromagnetic | therapy, energy, medicine
bioenergy | renewable, economy, product
bioengineer | bioengineering, technology, consultant
bioethic | biotechnology, ethic, medicine
biofilter | system, aquaculture, reuse
biofiltration | system, pollution
bioga | plant, energy, carbon
biogeographer | geographer, physicalgeography, humangeography
biography | research, advertise, website
biohydrometallurgy | organism, mineral, product
bioinformatician | bioinformatic, scientist, biotechnology
bioleaching | organism, mineral, product
biologic | therapy
biomarker | medical
biometric | biostatistic, researcher, science
biometrician | researcher, researchanalyst, researchscientist
biometry | biostatistic, science, analyse
bionic | engineering, engineer, research
biophysical | science, appliedphysic, physic
biophysicist | physicist, physic, researcher
biopsy | laboratory, surgical, surgeon
biopsychosocial | socialworker, elderly, community
bioreactor | culture, fermentation, cell
biorefinery | renewable, economy, product
bioremediation | organism, research
biosafety | animal, laboratory, biomedical
biosecurity | animal, security, regulation
biotechnician | agricultural, technician, aquaculture
biotechnological | enzyme, laboratory, laboratorytechnician
biotechnologist | microbiology, bioengineering, biochemistry
biotechonomy | renewable, economy, product
biotic | restoration, habitat, regeneration
birdie | sport
birdyback | system, transportation, transport
birth | child
birthday | pastry, event, digital
birthing | midwifery, health, midwife
biscuit | ceramic, cook, bakery
bisect | textile, crop, customer
bishop | religion, community, regulation
bitdefender | security, digital, system
bite | teeth, repair, patient
biting | dock, animal
bitter | brewer, beer, system
bitterness | coffee, drink
bitumen | civilengineering, laboratorytechnician, road
bituminous | industrial, material, water
bivalent | heatpump, design, system
biztalk | programming, computer, coding
blackarch | linux, penetrationtesting, system
blackberry | system, architecture, mobile
blackboard | teaching, road, motorvehicle
blackening | vehicle, interior, arch
blacker | machine, shoe, footwear
blackjack | gaming, house, number
blackout | powerstation, electricity, plant
blacksmith | metal, builder
blacksmithing | technology, power, product
bladder | inventory, surgery, sport
blade | band, machine
blanch | material, machine, product
blancher | material
blanching | material, machine, water
blank | machine, glass, optical
blanket | printing, fabric, weaving
blanking | machining, green, ceramic
blast | metal, engineer, material
blasted | interior
blaster | material, drilling, building
blasting | engineer, material, drilling
bleach | machine, teeth, stock
bleached | fabric, artefact, clothing
bleacher | chemical, press, stock
bleaching | chemical, haircare, stylist
bleed | system, plane, aircraft
bleeding | teachfirst, vessel, system
blemish | tester, quality, film
blemishing | quality, tester, product
blend | machine, product, coffee
blended | transport, water, packaging
blending | coffee, machine
bless | regulation
blindness | examination, accessibility, wcag
blister | glass, signalling
blistering | glass
blockage | network, system, supplychain
blocked | river, risk, road
blocker | technician, machine, press
blocking | director, boxing, printing
blog | blogger, archiving, publishing
blood | patient, haematology
blooded | animal
bloodstock | purchasing, acquisition
blouse | garment, sewing, clothing
blow | glass, machine, plastic
blower | glass, coffee
blowing | glass, insulation, plastic
blown | technician, water, system
blowtorch | metal, welder, welding
blue | number, music, teacher
bluedoc | digital, management, content
bluer | casting, technician, heating
bluetooth | testing, circuit, analyse
bluing | metal, heating
bluray | video, sale, product
boarder | artist, tenant, illustrator
boarding | animalcare, animal, train
boatbuilder | boat, ship, naval
boatfitter | boat, ship, naval
boating | maritime, teach, ship
boatman | fishery, coast, boat
boatmaster | vessel, marine, fishery
boatmen | fishery, coast, boat
boatswain | ship, military, police
boatwoman | fishery, coast, boat
bobath | physiotherapist, therapy, therapist
bobbin | yarn, machine, technology
bobbing | boxing, defense, sport
bobcat | excavation, operation, mining
bodger | technician, material
bodily | medical
bodyguard | security, event, politician
bodywork | medicine, therapy
bogie | mechanic, mechanical, railway
boil | meat, brewer, water
boiled | water, machine
boiler | turbine, powerplant
boilermaker | vessel, welding, metal
boilerman | heating, powerplant, system
boilersmith | metal, plumber, drawing
boiling | house, cheese, brewery
bokmal | writing, write
bola | artist, performer
bollard | vessel, marine
bolster | press, rehabilitation, metal
bolt | assembly, power, metal
bolter | mining, underground, rock
bolting | power, mechanic, plumber
bomb | technician, industrial, automobile
bombardier | navy, military, police
bond | investment, financial
bonded | building, material, interior
bonder | optical, assembly, laser
bonderise | metal, coating, product
bonding | welding, machine, glass
bone | animal, meat, medicine
boner | meat, fish, animal
bonesetter | medicine, therapy, health
boni | share, forecast, payment
boning | meat, product, animal
bonus | payment, customer, account
bonuse | share, payment, distribution
bonze | religion, community, wellbeing
bookbinder | printing, machine, technician
bookbinding | machine, technician, printing
booked | forecast, number, hotel
booker | casting, programmer, director
booking | travel, vehicle, restaurant
booklet | machine, tour, copy
bookmaker | accountant, gaming, sport
bookstore | bookshop, book, magazine
boom | handon, actor, film
boost | advocate, customerexperience, productdevelopment
booster | product, dairy
booth | machine, movie, coating
bootmaker | orthopaedic, footwear, technician
borax | welding, chemical, metal
bore | drilling, machine
boredom | intelligence
borehole | water, drilling, geotechnical
borer | machine, drilling, tree
boring | machine, drilling, tunnelling
borland | code, environment, software
born | child, midwife, fish
borne | ship, food, craft
borrowed | loan
borrower | loan, property, mortgage
borrowing | behavioural, library, librarian
bosum | fishery, assembly, repair
bosun | glass, truck, building
botanic | garden, plant, horticulture
botanical | wine, curator, plant
botanist | garden, zoologist, biologist
botox | cosmetic, laser, therapy
bottle | machine, glass, product
bottled | wine, drink, quality
bottleneck | supplychain, network, performanceanalysis
bottling | wine, blender, spirit
bottom | footwear, press
bouchot | aquaculture, water, technician
bought | statistical, software, insurance
bouncer | hotel, security, legal
bound | language, numerical, assembly
boundary | surveying, surveyor
bount | realestate, surveyor, community
bout | bridge, material
boutique | shop, silversmith, goldsmith
bovine | veterinary, animal, health
bowel | meat, material
bowl | pottery, machine, material
bowling | customer, tennis, sport
bowstring | plastic, manufacture
boxer | athlete, sport, hockey
bpel | business, modelling, model
bpmn | business, modelling, model
brac | storemanager, shop, charity
brace | orthopaedic, arch, teeth
bracelet | jewellery, jewelry, machine
brachytherapy | therapy, radiation
bracket | glass, jewellery, jewelry
brackish | aquaculture, water, technician
brad | pilot
braid | haircare, textile, machine
braided | textile, manufacture, fabric
braider | textile, machine, startup
braiding | textile, circuit, machine
braille | audio, transcription, dataentry
brainstem | brain, patient
brainstorm | creative, share
brainstorming | creative, advocacy, sketching
brainwave | video, camera, surgery
braising | cooking, cook, cookery
brake | railway, train
braking | train, system, tram
branch | credit, insurance
branched | structure
branded | product, delivery, quality
brander | machine, branding
brandy | spirit, whisky, fruit
brass | metal, wind, maker
braze | welding, coating, metal
brazer | metal, welder, welding
brazier | metal, welder, welding
brazing | welding, metal, welder
breach | security, data, compliance
breached | policy, nature, compliance
breaching | security, guardian, vessel
bread | bakery, pastry, baker
breading | fish, product, manufacturing
breakage | glass, reporting, foodproduction
breakdown | vehicle, accountreceivable, cheese
breaker | circuit, electrical, recycling
breaking | plant, ship, building
breakthrough | innovation, business, businessdevelopment
breakwater | construction, maintenance, coastal
breast | surgery, child, physiology
breaststroke | swimming, teacher, coach
breathing | craft
bred | animal
breech | delivery, child, risk
breed | animal, habitat, growth
breeder | health, animal, horse
breeding | animal
brew | brewing, house, beer
brewhouse | beer, manufacturing, material
brewmaster | brewing, product, brewer
brick | bricklayer, building, product
bricklaying | bricklayer, house, builder
brickmason | bricklayer, industrial, structure
bricksetter | bricklayer
brickwork | bricklayer, landscape, quality
bridal | fashion, storemanager, shop
bridgebuilding | bridge, construction, sitesupervisor
bridgemaster | bridge, structure, highway
bridgework | dental, prosthetic, medical
bridle | animal, veterinary, animalcare
bridling | horse, teaching, teach
brief | court
briefcase | shoe, footwear, machine
briefed | grant, court, indesign
briefing | planner, flight
briefly | creative
brigade | operational, healthandsafety, education
brigadier | army, navy, military
brightening | metal
brightness | video, film, quality
brightspace | elearning, management, system
brightwork | boat, ship, repair
brim | garment, sewing, clothing
brine | fish, mineral, product
bringing | consultant, aircraft, heatpump
briquet | machine, chip, maker
briquette | machine, chip, maker
briquetter | machine, chip, maker
briquetting | machine, press, chip
bristle | material, factory, plant
broach | metal, teeth, rail
broaching | drilling, machine, computer
broad | banking, additivemanufacturing, painter
broadband | system, radio, maintenancetechnician
broaden | education, network, educationstudy
broader | biologist, biology, counselling
brochure | receptionist, policy, tour
broken | repair, jewellery
brokerage | intellectualproperty, broker, trading
bronchitis | system, interpreting, laboratory
bronchoscopy | tree, system, interpreting
broncoscopy | interior, patient, surgical
bronze | metal, machine, jewelry
brooch | jewellery, jewelry, jeweller
brood | stock, aquaculture, fish
broodstock | aquaculture, fish, nutrition
broom | material, winery, factory
broth | analysis, laboratorytechnician, pathology
brought | custom, legalassistant, shelter
brownfield | propertydevelopment, leasing, housing
browse | content, digital, data
brucellosis | infectiousdisease, animal
brush | machine, painting
brushing | furniture, machine, coating
brute | penetrationtesting, software, microsoft
bubble | vibration, technician, water
bubbly | wine, food, product
bucker | metal, machine, drilling
bucket | water
bucking | technician, tree, teeth
buckle | shoe, climbing, fabric
buckwheat | plant, food
buddhism | religion, history
buddism | religion, history
buddist | religion, history
budgetary | budget, policy, government
budgeted | postproduction, hospitality, revenuemanagement
buff | machine, jewellery, metal
buffed | building, media, water
buffer | metal, clothe, tube
buffet | food, drink, event
buffing | metal, machine, operationmanager
buildup | stage
built | drafting, building, utility
bulb | crop, garden, camera
bulimia | psychology
bulk | material, distribution
bulky | stock, freight, dock
bull | athlete, metal, machine
bulldozer | forestry, tree, forest
bullet | press, manufacture, fabrication
bulletin | television, radio, aircraft
bullying | youth, digitaltechnology, wellbeing
bulrush | weaving, press, material
bumping | chip
bunch | wind, maker
buncher | wind, maker
bunching | crop, farm, fishery
bundle | wind, crop, maker
bundled | warehouse, merchandise, shipping
bundler | wind, maker
bundling | wind, maker, fabric
bunion | wellbeing, health
bunker | green, golf
bunkering | ship
bunny | garment, environment
buoy | waveenergy, watch, atsea
burden | procurement, logistic, importexport
bureau | software, fabrication, adobe
bureaucratic | embassy, travelling, political
burette | testing, content
burglar | security, system, technician
burglary | security, technician, property
burial | director, record, makeup
buried | director, record, bookkeeping
burlap | fermentation, material, stem
burlesque | artist, performer, comedy
burn | carbon, waste, machine
burned | baking
burner | product, watch, interior
burning | waste, machine, tree
burnish | glass, wind, motorvehicle
burnisher | machine, painting
burnishing | machine, metal, footwear
burnout | rehabilitation, supportworker, socialworker
burp | penetrationtesting, system, mobile
burpsuite | penetrationtesting, system, mobile
burr | metal, machine, dental
burred | metal
burring | machine, metal, technician
burst | astronomy, solar, evolution
busbar | power, electricity, metal
bush | maintenance, tree, account
bushing | machine
businessperson | medical, salerepresentative, medicaldevice
busker | artist, performer, space
butadiene | chemical, operation
butane | chemical, operation, fossilfuel
butcher | meat, product, animal
butchery | meat, shop, product
butler | wardrobe, house, hotel
butt | welding, welder, metal
butted | footwear, technology
butter | press, dairy, product
butterfat | chemical, manufacturing, dairy
butterfly | swimming, teacher, coach
buttermilk | culture, product, manufacturing
button | machine, sewing, garment
buttonhole | garment, apparel, costume
buttonholing | apparel, machine
buttress | plastic, quality
bylaw | community, countryside, ranger
byod | mobile, management, cell
bypass | material, procurement
byproduct | product, waste, packaging
byzantine | blockchain, ledger, technology
cabaret | artist, performer, comedy
cabbage | crop, farmer, farm
cabinetmaker | maker, furniture, furnituredesign
cabler | electrical, electricity, underground
cableway | estimating, structural, theatre
cabling | electrical, optic, computer
cablochon | material
cacao | chocolate, machine, system
cache | data, digital, system
cadastral | realestate, archivist, surveyor
cadastre | realestate, land, surveyor
cadaver | examination, restoration
cadaverum | examination, interpreting, history
cadet | police, military, army
cadmium | coating, machine, metal
cafeteria | food, airline, catering
cage | aquaculture, animal, fish
cain | penetrationtesting, software, microsoft
cake | pastry, bakery, product
calamity | environment, humanitarian, actor
calcinator | material, carbon, running
calciner | mineral, plant, blender
calcium | evolution, drilling, risk
calculated | retailer, teeth, number
calculator | mathematical, mathematic, model
calculus | dentist, math, teeth
calendar | watch, software, event
calendered | builder, machine, material
calf | cheese
caliber | movement, watch, motor
calibrate | technician, mechatronic
calibrated | analytical, machine, invoicing
calibrating | technician
calibration | technician, battery
calibrator | tester, technician, electricalandelectronic
california | footwear, construction
caliper | analytical, manufacturing, watch
caller | record, communication, stage
calliduscloud | elearning, reporting, education
calligra | software, writer, google
calligraphy | nature, data
calling | court, food
calliper | glass, pottery, metal
callouse | cosmetic
callout | mechanic, engineer, technician
calluse | podiatry, makeup, beauty
calm | impact, fishery, veterinary
calmly | impact
calorimeter | chemical, analysis, laboratorytechnician
calory | food, energy, protein
calque | translation, teach, translator
calvinism | school, philosophy, history
camel | animal, dairy, farmer
cameo | material
cameramen | layout, artist, animation
camerawoman | cameraoperator, camera, video
camerawork | cinematography, photography, radiation
camouflage | military, technology, strategy
campaigner | political, campaign, activism
camper | forest, tourist, guide
campground | camp, countryside, facility
camping | camp, sport, facility
campsite | camp, facility, countryside
canal | construction, water, audiologist
canape | food, product
cancel | policy, weather, flight
cancelation | policy
cancellation | policy, flight, customerservice
cancer | therapy, patient, radiation
cancerous | cell, examination, patient
candidate | talentacquisition, judge, campaign
candle | maker, chemical, machine
candlemaker | maker, machine, factory
candlemaking | press
candlewax | press, chemical
candy | confectionery, sweet, machine
cane | crop, farm, weaving
canine | animal, guide, leisure
caning | weaving, press, material
canner | fish, fruit, product
cannula | nutrition, patient
cannulation | nutrition, patient
canoe | outdoor, teacher, animator
canoeing | outdoor, climbing, teacher
canon | legal, system
canonical | legal, system
canopy | quality, physiology, growth
cantilever | vessel, dock, technician
canvass | campaign, activist, political
canvasser | campaign, activist, political
capable | carbon, child, planning
capacitance | circuit, electrical, testing
capacitator | electronicengineer, electronicengineering, electronic
capacitor | semiconductor, energystorage, circuit
capitalist | investor, business, startup
capping | dental
capsulating | medicinal, machine
capsule | machine, medicine, pharmaceutical
captain | ship, pilot, vessel
caption | subtitler, cinema, television
captioner | subtitler, language, editor
captioning | software
captivate | share
captivating | teach, coaching, teaching
captive | curator, animal, fish
captivity | animal, tourguide, presenter
capture | fishery
captured | optical, fishery, estimating
capturing | drone, movement, stock
cara | writing, speech, write
carabiner | climbing, rock
carat | quality, jewellery, customer
caravan | vehicle, builder, facility
carbide | model, drilling, hydro
carbohydrate | food, fermentation, energy
carbonating | carbon, technology
carbonation | drink, carbon, mineral
carboy | wine, vessel
carcass | animal, meat, distribution
carcinogenic | risk, diet, alcohol
cardboard | product, machine, recycling
cardiac | nurse, interpreting, exercise
cardinal | movement
carding | machine, yarn, textile
cardio | tennis, coach, exercisescience
cardiologist | veterinary, medicine, healthmanagement
cardiometabolic | nutrition, research, health
cardiopulmonary | teach, medicine, material
cardiothoracic | therapist, physiotherapist, patient
cardiovascular | physiotherapist, physiotherapy, nurse
cardioversion | paramedic, hospital, surgical
cared | animalcare, museum, healthcare
careful | examination, textile, sourcing
carefully | political, waveenergy, windturbine
caregiver | patient, healthcare, careworker
caretaker | building, housekeeping, animal
caretaking | housekeeping, building, hotel
cargoe | mechanicalengineering, mechanical
cargoplane | pilot, aircraft, helicopter
cargospace | shipbroker, vessel, ship
caricature | painting, drawing, cartoon
caricaturist | artist, political, event
carlo | simulation, mathematical, model
carnaval | builder, maker, designer
carnival | game, mechanical
carotid | surgery, surgeon, surgical
carousel | operation, management, airline
carpet | furniture, interior, textile
carpeting | aircraft, interior, technician
carpetlayer | commercial, industrial
carpooling | sustainability, travel, vehicle
carriage | horse, stock, train
carriageway | road, painter, construction
carrier | porter, courier, delivery
carsharing | mobility, vehicle, sustainability
cart | subtitler, fruit, airport
cartel | regulationpolicy, trade, policy
cartilage | anatomy, system
cartographer | surveyor, survey, surveying
cartographic | researcher, cartography, geographicinformation
cartographical | design, surveying, software
cartoonist | illustrator, artist, political
cartridge | factory, plant, mining
cartwright | furniture, maker, model
carve | laser, machine, jewellery
carved | sculptor, material, glass
carver | heritage, furniture, craft
carving | metal, machine, custom
cary | dentalhygiene, examination, structure
cascade | system, water
cascading | language, layout, computer
casein | cheese, protein, enzyme
caseload | clinical, management, patient
cashier | bank, payment, departmentstore
cashpoint | repair, technician, machine
casing | battery, drilling, structure
casinio | gaming, game, chip
casino | gaming, game, moneylaundering
cask | drink, wine, technician
casket | legal, health
cassava | reception, material, quantitative
cast | casting, metal
casted | casting, designing, account
caster | pottery, metal, casting
castilian | writing, speech, language
castrating | animal, dairy, farmer
castration | branding, account, regulation
casualty | insurance, nuclear, claim
catalog | auction, collection, product
catalogue | librarian, product
catalyst | chemical, manufacture, plant
catalytic | product, hydrogen, chemical
catalyzed | product
cataract | surgery, surgical, plastic
catastrophe | operational, strategy
catch | fishery, farm, fish
catcher | farm, metal, machine
catching | shelter, fruit, culinary
catchment | water, environment
catchphrase | copywriter, writer, copy
categorisation | material, tram, regulatory
categorise | waste, code, quality
categorised | powerelectronic, power, system
categorization | cyber, infrastructure, network
categorize | animal, analyse, data
categorized | biology, fish, science
cater | foodanddrink, food, management
catered | academic, event, business
caterer | food, catering, foodbusiness
cathedral | glass, artist, conservator
catheter | nutrition, patient
catheterisation | interpreting, exercise
cathode | tube, battery, machine
cathodic | corrosion, technician, offshore
catholic | humanitarian, legal, outreach
cathose | electricity, circuit, metal
cation | metal, machine, jewelry
cationic | diversity
cattery | animal
cattle | health, commodity, animal
catwalk | model, fashion, photographer
caught | security, store, police
caulk | boat, glass, space
caulker | ship, boat, marine
caulking | boat, material, painting
caused | biochemistry
causing | material, infectiousdisease, ranger
caustic | chemical, winery, testing
cautious | archive, digital, policy
cautiously | metal, machine, nature
caveat | health
cavitron | dental, surgeon, surgery
cavity | insulation, machine, dental
cctv | maintenancetechnician, system, television
cdist | software, management, accounting
ceding | reinsurance, portfolio, claim
ceiling | building, interior, material
celcius | printing, hydro, water
celebrant | regulation
celebrate | religion, event, wedding
celebration | chef, culinary, cook
celebratory | military, music, band
celebrity | journalist, reporter, entertainment
celestial | astronomy, cosmology, scientific
celestin | teaching, philosophy, children
cellar | wine, fermentation, vineyard
cellist | musician, orchestra, concert
cello | maker, builder, quality
cellpro | software, data, google
cellular | system, cell, communication
cellulite | plastic, customer
cellullar | mobile, technician, repair
cellulose | machine, plant, material
celsius | technician, fermentation, water
celtic | maker, builder, quality
cembalist | musician, orchestra, concert
cement | chip, coating, plant
cemented | footwear, machine, construction
cementer | machine, shoe, footwear
cementing | machine, footwear, structure
cemetery | home, director, transport
cemt | regulatory
censoring | accessible, children, content
censorship | media, broadcasting, entertainment
census | survey, statistical, education
censuse | education, statistical, mathematical
centeredirector | cultural, director, community
centeredispatcher | distribution, shipping, product
centerless | metal
centralized | contactcentre, customer, salerepresentative
centralizing | treasury, management, system
centrally | product, delivery
centrifigal | material, building, water
centrifugal | machine, watch, jewellery
centrifugation | cell
centrifuge | machine, turbine, freight
centrifuged | watch, quality, product
centring | optical, mechanical
century | historyofart, arthistory, artist
ceramicist | ceramic, designer, maker
ceramist | ceramic, designer, maker
cereal | crop, brewing, operation
cerebellum | animal, neuro, physiology
cerebro | analysis, analyse, brain
cerebrospinal | analysis, analyse, brain
cerebrovascular | system, vessel
ceremonial | localgovernment, council, community
ceremony | religion, wedding, event
certification | energy, audit
certified | fraud, accountant, reporter
certify | businessoperation, accounting, veterinary
certifying | vehicle, accountant, truck
certpoint | elearning, system, reporting
cervical | cell, pathology, biomedicalscientist
cervix | cell
ceylon | programming, computer, coding
chained | product
chainhand | drilling, repair
chainmaker | layout, maker, machine
chainmaking | layout, maker, machine
chainsaw | forestry, power, forest
chair | furniture, maker, council
chairing | conference, assembly
chairmaker | maker, builder, furniture
chairman | director, reporting, structure
chairperson | politicalparty, policy, trade
chairside | dental, dentalnurse, orthodontic
chalk | painting, drawing, cartoon
challenged | mentor, intelligence, motor
challenging | fishery, socialworker, teachingassistant
chamber | housekeeping, ceramic, welding
chambermaid | housekeeping, house, clothe
chambre | laboratory, analysis, chemical
chamfering | power
chamilo | elearning, system, reporting
champagne | wine, house, customer
champion | society, civil
chancellor | education, school, teacher
chandelier | auction, strategy, quality
chandler | maker, machine, factory
changed | outdoor, fishery, design
changeover | stage, costume, performer
changer | bank, payment, business
channeling | motorvehicle, glass
channeller | claim, spirit, liveevent
channelling | mining, underground, rock
chant | singing, auction, speech
chaperon | trip, shopping, travel
chaperone | children, recruiting, child
chaplain | prison, hospital, counselling
chaplet | structure
char | interior, watch
characterisation | environment, yarn, battery
characterise | footwear, battery, chemical
characterised | artist, carbon, communication
characteristique | food, foodindustry, chemical
characteristis | technology, technical, medicinal
characteristisc | chemical, hydrogen
characterization | polymer, physicist, product
characterized | fiction, literature, beauty
charactristic | optical, glass, property
charcoal | press, security, forestry
charcuterie | shop, storemanager, food
charged | semiconductor, electricity, energy
chargehand | assembly, motorvehicle, productionline
charger | maker, battery, mineral
charring | interior
charter | pilot, travel, ship
charterer | shipping, port, ship
charting | teeth, dental, examination
charworker | house, clothe, housekeeping
chase | press, material
chassis | mechanical, rail, motorvehicle
chasy | photo, graphic, adobe
chat | website, nature, communication
chatroom | streaming, broadcast, audio
chauffeur | vehicle, home, destination
cheat | gaming, game, operation
checked | flight, maintenance, sale
checker | audit, airport, welding
checkering | plastic, metal
checklist | operation, helicopter, compliance
checkout | shop, departmentstore, supermarket
checkpoint | security, flight, operation
checkroom | event
cheek | dentist, dental, teeth
chemically | chemical, cinematography, machine
chemicothermal | metal, casting, technician
chemotherapy | therapy, patient, oncology
chenille | machine, quality, startup
cheque | payment, bank, payroll
chess | sport, material, athlete
chest | medicine, wind, surgery
chewing | machine, stem, manufacturing
chick | bird, farm, tester
chicken | farm, meat, animal
chickenpox | children
chickpea | plant, food
childbearing | health, system, stage
childbirth | midwifery, midwife, child
childminder | children, gardening, shopping
childrenswear | fashiondesigner, fashion, designer
chill | musicproducer, soap, watch
chilled | fish, manufacturing, meat
chiller | chocolate, startup
chilling | soap, manufacturing, watch
chimney | building, structure
chinaware | ceramic, pottery
chipolata | meat, product
chipped | machine
chipper | machine, soap, chip
chipping | power, soap, golf
chipset | testing, circuit, analyse
chiropodist | podiatry, clinical, physician
chiropody | podiatry, careassistant, patient
chiropractitioner | animal, veterinary, therapy
chiropractor | therapist, chiropractic, physiotherapist
chisel | heritage, craft, metal
chkpwd | penetrationtesting, system, mobile
chloride | welding, chemical, metal
chlorinator | plant, water, waste
chlorine | regulatory
chlorophyll | waterquality, aquaculture
chock | event, flight, operation
choir | director, singer, orchestra
choirmaster | director
choirmistress | director
choking | optical
cholangiopancreatography | surgical, doctor, interior
cholesterol | diet, food, nutrition
choosing | football, tree, soap
chop | tree, drink, product
chopping | kitchen, recycle, water
choral | director, orchestra, music
chore | vessel, maintenance, ship
choreograph | dance, teacher, latin
choreographer | dance, dancer, director
choreographic | performer, language, dance
choreography | dance, movement, flying
choreologist | dance, movement, analyse
choropleth | mapping, geospatial, software
chose | kitchen, food, material
chosen | dance, clothe
christ | painting, spirit, artist
christianity | religion, history
chromate | coating, corrosion, metal
chromatograph | environmental, examination, analysis
chromatographer | technician, machine, chemical
chromatographic | repair
chromatography | polymer, chemistry, analysis
chrome | machine, wool, metal
chromium | coating, metal, machine
chromogenic | film, system
chromosomal | genetic, medical, gene
chromosome | genetic, animal, gene
chromotography | repair
chronforce | software, digital
chronicle | record, reporting, data
chronograph | watch, mechanical, water
chronological | material, numerical, record
chronology | rock, history, historical
chronometer | jewellery, mechanical, metal
chronometrist | watch, antique, battery
chrystalographer | analyticalchemistry, chemistry, chemist
chuan | defense, medicine, health
chuchotage | interpreting, language
chunking | teaching, teach, train
churchyard | director, record
churning | cheese, product, machine
chute | distillery, truck, forestry
chutney | fruit, food, cooking
ciena | network, procurement, product
cigar | product, machine, shop
cigarette | product, machine, shop
cinder | technician, charging, bridge
cine | film, developer, laboratory
cinematographer | photography, director, camera
cinepaint | photo, graphic, adobe
cipher | military, code, intelligence
circuitry | electronic, technical
circulate | internalcommunication, flight, aviation
circulating | security, machine, property
circulation | system
circulatory | system, surgery, physiology
circumference | tree, growth
cirulatory | system, drainage, vessel
cisco | network, system, penetrationtesting
cistern | maintenance
citation | traffic, animal, lifeguard
citric | film, chemical
civic | council, communitywork, youngpeople
civilian | military, police, defence
cladding | house, carpentry, carpenter
claimant | insurance, claim, fraud
claimer | insurance, claim, broker
clairvoyant | liveevent, talent, claim
clam | fish, coastal, fishery
clamber | train, security
clamp | surgical, machine, press
clamping | metal, casting, industrial
clarification | machine, drink, chemical
clarified | wine, running
clarifier | machine, product, dairy
clarify | interpreting, artistic
clarifying | machine, drink, wine
clarinet | musician, orchestra, concert
clarinetist | musician, orchestra, concert
clarity | destination, quality, property
clarizen | software, digital
clasp | jewellery, dental, prosthetic
classer | product, food, data
classifying | proofreading
claus | product
clause | leasing, structural, procurement
clausewitz | game, videogame, digital
clavichord | material
clay | ceramic, product, pottery
cleaned | machine, fashion, painting
cleaner | building
cleanly | space
cleanmail | security, digital, system
cleanness | aircraft, regulation, quality
cleanroom | dental, semiconductor, microchip
cleanse | vehicle
cleanser | property, welding, material
cleansing | data, semiconductor, chemical
clearance | importexport, import, export
clearcase | software, management, accounting
clearcut | tree
cleared | shipping, land, port
clearer | vehicle, automotive, communication
clearest | broadcast
clearing | truck
clearly | artistic, destination
clearslide | software, adobe, google
cleat | vessel, plastic, marine
cleaver | meat
clench | machine, metal, account
clergy | religion, community, counselling
clergyman | religion, community, counselling
click | searchengineoptimisation, campaign, hacker
clicker | machine, train, material
clicking | footwear, manufacturing, technology
climacteric | health
climatic | weather, climate, forecast
climatological | technician, meteorology, weather
climatologist | climate, weather, researcher
climatology | climate, weather, researcher
climber | tree, climbing, surgeon
clinically | chiropractic, clinical, physiotherapy
clinician | veterinarymedicine, dentistry, lecturer
clinker | machine, product, plant
clinometer | tree, growth
clip | metal, editing, film
clipper | styling, haircare, stylist
clipping | animal, metal, dentist
cloak | event, safeguarding, payment
cloaking | strategy, clothing, planning
cloakmaker | tailor, garment, custom
cloakroom | event, entertainment, vehicle
clock | watch, maker, mechanical
clockface | watch, handon
clockmaker | maker, mechanical, watch
clockwork | watch, mechanical, movement
clogged | machine
clonality | growth, transformation, genetic
closed | subtitler
closeness | society, cultural, examination
closer | realestate, sale, mortgage
closet | wardrobe, clothe, collection
closure | fabric, projectmanager, acquisition
cloth | textile, machine, weaving
clothespin | machine, product, furniture
cloudmark | security, digital, system
cloudscape | database, oracle, sqlserver
clove | food
cloveretl | data, informatica, transformation
clown | artist, creative, community
cluster | polymer, mysql, embedded
clutch | vehicle, instrumentation, operation
cmmi | model, quality, software
cmmis | maintenance, management, system
cmyk | printing, model
coachbuilder | vehicle, builder, coach
coached | coach, business, businessdevelopment
coachee | coach, business, businessdevelopment
coachman | horse, coach
coachwoman | horse
coagulant | chemical, drink
coagulate | machine, operation
coagulated | soap, water
coagulation | machine, soap, cheese
coal | underground, mineral
coalface | underground, mineral, mining
coarse | machine, coffee, beauty
coarseness | textile, stem, fabrication
coastguard | watch, coast, atsea
coastline | water, harbour
coated | machine, polymer, product
coater | coating, optical, technician
coatroom | event
coax | network, product
cobble | machine, maker, product
cobbler | shoe, footwear, repair
cobit | risk, technology, maker
cobol | coding, softwaredevelopment, algorithm
coca | machine, material, system
cocaine | drug, alcohol, brain
cock | water, drawing
cockpit | flight, aircraft, controlsystem
cockroach | management, insect, technician
cocktail | bartender, drink, blender
cocoa | coffee, chocolate, machine
coconut | manufacturing, dairy
coded | kitchen, contractor, data
codedcolor | photo, graphic, adobe
codeforge | code, environment, software
codelite | code, environment, software
codenvy | coding, cloud, developer
codification | linguistic, clinical, code
codified | movement, defense, performer
codify | diet, animal, growth
coexisting | property, tenancy, propertylaw
coffeescript | coding, softwaredevelopment, algorithm
coffer | risk, design, construction
coffin | home, transport, metal
cogging | casting, press, operation
cognac | spirit, whisky
cognition | teacher, specialneed, artificialintelligence
cohabitation | legal, children, property
coherence | communication, running, laser
coherent | destination, running, metal
cohesion | socialwork, community, socialworker
cohesive | aviation, code, compliance
coil | fermentation, maker, metal
coiler | maker, machine, manufacture
coiling | circuit, metal, electricalandelectronic
coin | machine, banker, customer
coinbox | machine, electricity, water
coincide | community, home, patient
coincidence | circuit, operation
coincident | optical, mechanical
coining | manufacturing, metal
coke | water, heating, petroleum
coking | petroleum, water, industrial
coldfusion | programming, computer, coding
collaborated | management, powersystem, productdesign
collaboration | humanitarian, volunteering
collaborative | internationalrelation, socialwork, data
collaboratively | operation, automotive, robot
collaborator | hospitality, leadership, director
collage | artist, painting, drawing
collagen | operation, chemical, property
collapse | glass, drawing
collapsed | surgery, video, surgical
collapsible | packaging, foodproduction, metal
collar | machine, microchip, coating
collaring | horse, teaching, teach
collate | record, survey, mechanicalengineering
collated | numerical, copy
collateral | loan, business, mortgage
collating | machine, growth
collation | survey, data, record
collator | book, press, machine
collatoral | selling, insurance
collectable | antique, shop, storemanager
collected | waste
collectible | antique, game, shop
collective | youngpeople, exercise, forestry
collectively | artist, logistic, rural
collector | debt
collegiality | research, environment, leadership
collier | underground, mining, transport
collimation | dental, patient, film
collision | traffic, aircraft, acting
colloid | chemical, drink
colloquia | scientific, scientificresearch, conference
colloquium | scientific, academicresearch, conference
collude | engineer, design, product
colonel | military, army, operational
colonial | language, maya, latin
colonoscopy | interior, patient, surgical
colorant | food, foodindustry, chemical
colored | customer, delivery
colouration | textile, chemical, processanalyst
coloured | maker, animated, sewing
colouring | furniture, craft, blender
colourist | textile, illustrator, haircare
colreg | atsea, regulation, signalling
column | machine, distilling, material
columnist | vlogger, video, magazine
coma | brain, patient
comb | styling, machine, haircare
combat | military, custom, navy
combatant | aviation, military, space
combating | civil, traffic, crime
combatting | animalwelfare, biodiversity, account
combed | yarn, drafting, manufacture
comber | textile, knitting, weaving
combined | maker, land
combing | yarn, textile, machine
combustible | performer, spirit, petroleum
combustion | motor, mechanical, alcohol
comedian | artist, creative, comedy
comestible | product, food, data
comet | astronomy, solar, evolution
comfortable | teacher, judge, water
comforting | facility, environment
comic | book, bookshop, writer
comical | political, event, economic
command | army, military, police
commandant | army, operation, aircraft
commander | army, military, operation
commanding | army, police, ship
commando | intelligence, marine, movement
commence | strategy, commodity, buyer
commencing | fitness, train, regulation
commend | customer
commensurate | migration, movement, political
comment | blogger, vlogger, claim
commentary | write, research, tour
commentator | journalist, sportjournalist, political
commenting | radio, television, news
commercialisation | water, aquaculture, organism
commercially | taxadvisor, taxadviser, carbon
commis | chef, souschef, culinary
commissaire | police, sport, crime
commissary | army, police
commissioned | police, military, defence
commissioner | police, justice, crime
commit | criminology, crime, formulation
commitment | dance, hospitality, volunteer
committed | police, crime, performer
committee | government, sport, policy
committing | legal, consultant, legaladviser
commodore | flight, army, military
commonality | athlete
commonly | teacher, secondaryschool, school
communal | community, singing, court
communard | cook, kitchen, chef
communicable | infectiousdisease, community, health
communicated | communication, planning, designer
communicative | advocate, language, teaching
communicator | spirit, claim, technical
communique | record
compact | road, mobile, machine
compacted | road, construction, soil
compacting | power, machine, product
compaction | road, excavation, utility
compactor | road, foundation, soil
companion | animal, wardrobe, home
companionship | wardrobe, home, statistic
comparability | military, accounting, compliance
comparable | mergerandacquisition, analyst, merger
compare | number
compared | optical, quality, chemical
comparing | data
comparison | simulation, laboratory, contractor
compartment | train, vehicle, electricity
compass | optical, water, coastal
compassion | animalwelfare, wellbeing, environmental
compatibility | tester
compatible | content, security, donor
compelling | campaign, campaigning, advocacy
compendium | property, record, data
compensate | welding, orthopaedic, patterncutting
compensating | machine, watch, regulation
compensation | analyst, crime, personnel
compensatory | learningsupport, teacher, math
compete | athlete, sport, fitness
competence | judge, simulation, education
competing | sport, athlete, event
competition | sport, football, event
competitive | sport, planner, innovation
competitively | swimming, water
competitiveness | economic, policyofficer, evolution
competitivity | evolution, internationaltrade, strategy
competitor | sport, sale, marketing
compilation | data, survey, planning
compiled | mapping, digital, data
compiler | statistical, code, statistician
complain | claim, insurance, vessel
complaint | customer, humanright
complement | stock, community, testing
complementary | medicine, health, therapist
complemented | sustainable, technology, indesign
completeness | personnel, record, director
completion | construction
complexity | tester
complicated | taxadvisor, planning, taxadviser
complication | therapy, midwife, medical
complied | custom, immigration, civil
complying | regulation
comport | acting
comportment | communication, animal, behavioural
composed | structure
composing | designer, counsellor, music
compositing | digital, software
compositional | dance, structure, technical
compositor | digital, artist, film
composting | waste, material
composure | veterinary, environment
compound | machine
compounded | machine, product, fabric
compounding | polymer, pharmaceutical, property
comprehending | nature, artistic, product
comprehensible | foreignaffair, exhibition, speech
comprehension | nature, strategy, product
comprehensive | medicine, health
comprehensively | record, aircraft, book
compress | machine, press, builder
compression | machine, press, airflow
compressive | machine, press, metal
compressor | maintenance, mechanic, system
comprise | ship, management, projectmanagement
comprised | distillery, distilling, spirit
comprising | humanresource, agricultural, anatomy
compromise | negotiation, acting, diplomacy
compromised | animalbehaviour, content, regulation
compromising | buyer, media, health
compund | chemical
computation | survey, surveying, payroll
compute | computing, bookkeeping
computed | game, computing, medical
computerised | tester, embroidery
comrehensive | assessment, health
comunicable | infectiousdisease, therapy, medical
concave | road, material, machine
conceal | security, data, computer
concealed | regulation
concealment | food, strategy, fraud
concede | code, business, supplychain
conceive | dance, dancer, coffee
conceived | defense, medicine, health
conceiving | dance, dancer
concentrate | animal, veterinary, helppeople
concentrated | laser, solarpower, welder
concentrating | therapist, animal, veterinary
concentration | chemical, academic, fruit
concentric | welding, metal
conception | pharmaceutical, furniture, risk
conceptual | interiordesign, designengineer
conceptualisation | electronic, electrical, drafting
conceptualise | emailmarketing, event, designer
conceptualization | therapy, model
conceptualize | share, creative, landscape
conceptually | military, novel, design
concern | councillor
concerned | police, military, defence
concession | supermarket, facility, retail
concessionary | policy, grant, land
conciliate | engineer, powergeneration, power
conciliator | legal, court, communication
concise | technical, record, newspaper
concisely | writer, author, copywriter
conclude | buyer, businesstobusiness, supplier
concluded | legal, legalexecutive, domesticabuse
concluding | business, scientificresearch, research
conclusion | analyse
conclute | analyse
concoct | crop, food
concoction | anatomy, animal, foodproduction
concordat | publicservice, utility, government
concretely | animalwelfare, biodiversity, account
concretise | artistic, performer, space
concurrent | computing, conference, property
concussion | maker, builder, ceramic
condemning | education, mentalhealth, advocate
condensation | landlord, building
condense | creative, economic
condensed | manufacturing, dairy
condenser | distilling, system, mechanic
condensing | economic, heating, plumbing
condiment | food, product, manufacturing
conditioned | machine, psychological, clinical
conditioner | haircare, stylist, beauty
conducive | flightattendant, flight, cabincrew
conducted | cell, operation, nanotechnology
conduction | radiation, cell, analyse
conductive | circuit, designer, design
conductivity | metal, ceramic, laboratory
conductor | train, semiconductor, music
conduit | electrical, technician, drainage
cone | tree, forestry, forest
confection | confectionery, chocolate, pastry
confectioner | pastry, chef, confectionery
confer | consulting, soundeditor, civil
conferencing | conference, video, event
conferred | regulation
confidence | children, patient, growth
confidential | data, delivery, policy
confidentiality | data, healthcare, counsellor
confidentially | data, record, patient
confidently | logistic, drilling, network
configuration | software, network, hardware
configurator | database, system, software
configure | system, media
configured | network, code
configuring | devop, system, electronic
confined | space, helppeople, healthandsafety
confinement | child, facility
confirm | voluntary
confirmation | delivery, event, record
confirmatory | veterinary, animal, patient
confirmed | artistic, technical
confirming | webdesigner, medical
confiscated | documentation, facility, legal
confiscation | debt, property, airport
confiseur | pastry, chef, baker
conflict | political, government, management
conflicting | publicaffair, engineering, consultant
confluence | conference, editing, oracle
conform | designer
conformal | coating, electrical
conformance | compliance, chemical, hardware
conformation | hardware
conforming | legal, product, health
confort | design, system, energy
confront | practical, video, democracy
confrontation | guide, operation
confrontational | customer, customercare, management
confronting | video, patient, quality
confused | psychological, patient, healthcare
confusion | counselling
congeal | fruit, store
congenital | genetic, prosthetic, geneticist
congested | pilot, ship, maritime
congestion | supplychain, traffic, pilot
congregation | religion, community, counselling
congress | scientific, academicresearch, conference
congruence | unity, design, space
conjecture | mathematic, mathematician, math
conjoin | spirit, fermentation, product
conjunction | religion, community, government
connectionless | hospitality, technology, sustainable
connective | therapy, anatomy, system
connectivity | network, architect, internetofthing
connector | electrical, climbing, radio
conscience | business, sustainable, civil
conscious | sustainability, medical, psychological
consciousness | medical, system, animal
conscript | military, nature, police
conscripted | military, police, defence
consecrate | regulation
consecutive | interpreter, interpreting, language
consecutively | translation, language, translating
consensus | blockchain, ledger, acting
consequent | auction, aviation, meteorology
consequently | curator, collection, aquarium
conservancy | architectural, architecture, conservation
conservatory | fineart, dance, performingart
conserved | conservation, system, nature
conserving | water, forest, crop
considerable | interpreter, ethic
considerate | communication
considerately | research, environment, leadership
considered | medical
consignment | freight, custom, content
consignor | packaging, truck
consist | game
consistency | chocolate
consistent | data
consistently | publicadministration, styling, artist
consisting | motor, radio, financial
console | receptionist, radio, music
consolidation | credit, product, debt
consolidator | ocean, vessel, freight
consortium | language, database, technical
constable | police, crime, government
constant | rail, onaboat, material
constantly | donor, survey, weather
constellation | analysis, business, health
constituency | parliamentary, parliament, government
constituent | petroleum, distilling, cook
constituing | heating, plumbing, system
constitute | travel, system, neuralnetwork
constitution | chemical, oceanography, compliance
constitutional | government, regulation, civil
constitutionally | compliance
constrain | developer, productdesigner, product
constructability | constructionengineering, railway, rail
constructed | scaffolding, sale, surveyor
constructing | construction, structure
constructionist | teaching, physician, philosophy
constructive | youth, performer, assessment
constructively | patient, communication, customer
constructivist | teacher, school, classroom
constructor | maker, builder
constuctor | builder, maker, product
consul | government, embassy, governmentdepartment
consulate | foreignaffair, internationalrelation, analyst
consultative | teaching, teacher, school
consulted | trader, sport, racing
consumable | meat, underground
consumed | farmer, crop, forestry
consuming | conservation, electricity, forecast
consumptional | habitat, growth, trade
consuption | habitat, growth, trade
contacted | sale, number, account
contacting | marketresearch, socialworker
contagious | infectiousdisease, outdoor, space
contain | script
contained | geographer, microsoft, cosmetic
containerboard | testing
containerization | docker, kubernete, environment
containing | chip, language, database
containment | aquaculture, organism, design
contaminant | water, hydrogen, airport
contaminate | water, bacteria, healthcare
contaminated | material, waste, environmental
contaminating | semiconductor, microchip, fish
contamination | environmental, material
contemplate | shipping, maritime, account
contemporaneous | property, tenancy, propertylaw
contentment | hospitality, guide, customer
contest | event, football, council
contesting | accountant, accounting, financial
contextual | collection, literature, clinical
contextualise | collection, artistic, record
contextualised | dance, movement, analyse
contextualising | collection, artistic, record
contextualize | news, collection, artistic
continent | diversity, historical, academic
contingency | event, operation, logistic
continually | management, artistic, fish
continuance | advocate, researching
continuation | ambulance, infrastructure, technology
continue | animal, fleet, buying
continued | network, therapist
continuing | medicine, health, patient
continuity | script, costume
continuously | continuousimprovement, socialwork, water
continuum | traffic, physiotherapy, network
contortionist | artist, performer
contour | band, dental, technician
contra | patient
contraception | midwifery, health, medicine
contraceptive | planning, health, counsellor
contracted | contractor, literaryagent, enterprise
contracting | buyer, procurement, food
contraction | space, construction, material
contractual | contractmanager, property, contractlaw
contractually | operation, government, compliance
contraindication | medicine, health, dentistry
contralto | singer, musicaltheatre, theater
contrast | contractor, businessintelligence, video
contrasting | creative, metal
contributed | analyse, assessment, analysis
contributing | socialwork
contribution | analyst
contributor | fund, digital, strategy
contrive | food, socialcare, diet
controversial | society, civil
convalescence | therapist, animal, rehabilitation
convalescent | careworker, healthservice, mobility
convalescing | community, home, careworker
convection | radiation, design, designing
convector | heating, energy, environment
convene | data
convenience | home, travel, automation
convenient | physicaleducation, restaurant, teacher
convent | community, religion, counselling
convention | enterprise
conventional | technology
converge | power, optical
convergence | therapy, power, exercise
converging | power, optical
conversant | game, gaming, customer
conversation | campaign, children, activist
converse | interpreter, translator, cultural
conversing | wardrobe, home, sport
converted | script, vibration, acoustic
converter | waveenergy, product, tidal
convertible | repair, sewing, furniture
converting | product, metal, yarn
convex | machine, carbon
conveyance | visualcommunication, animal, mining
conveyancer | property, legal, conveyancing
conveyed | speech, translation, communication
conveyer | transportation, fish, transport
conveying | manufacturing, battery, product
conveyor | machine
convicted | judge, court, justice
conviction | counselling
convince | product, copywriting, network
convincing | painter, civil, hospitality
convolute | tube, machine, wind
convolutional | deeplearning, neuralnetwork, networking
convoy | transport, truck, lorry
cooked | kitchen, food, cooking
cooker | maker, cooking, confectionery
cooktop | electricity, ceramic, cooking
coolant | machine, chemical, system
cooled | optical, casting, wine
cooler | fermentation, stem
cooling | heating
cooper | builder, maker, product
cooperating | animal, linguistic, director
cooperative | credit, enterprise
cooperatively | operation, design, share
cooperator | guide, designer, technical
coordinated | aquarium, healthcare, export
cope | socialworker
copied | audio, postproduction, data
copier | furniture, antique, repair
coping | stage, fishery, military
copper | metal
coppersmith | metal, material, plumber
coppice | growth, material
coppiced | growth, material
coppicing | green, trade, forestry
copyedit | editing, script, postproduction
copying | record, material
copyist | composer
copyrighting | author, copyright
coquille | casting, repair, structure
cord | plastic, machine, power
corda | blockchain, infrastructure
cordage | industrial, manufacturing, manufacture
cordial | customerexperience, customer, spirit
core | metal, casting, drilling
cored | welding, metal, manufacture
coremaker | metal, casting
coremaking | planning
cork | material, machine, press
corked | wine, quality, supplier
corking | wine
corn | material, product, podiatry
cornea | rehabilitation
corneal | pathology, photography, testing
cornice | craft, building, material
coronary | system, vessel
coronavirus | testing, tester, nurse
coroner | legal, medical, examination
corporal | army, marine, navy
corporeal | healthscience, science, clinical
corpse | makeup, examination, restoration
corrected | computer, data, soundrecording
correcting | proofreading
correction | youth
correctional | prison, facility, rehabilitation
correctness | payroll, news, pension
correlate | content
correlated | forestry, strategy, sustainable
correlating | sociologist, anthropologist, socialpolicy
correlation | data, teacher, environmental
correspondence | record, businessoperation, computer
corresponding | judge, event, hospitality
corrosive | hydrogen, waste, technician
corrugate | machine, material
corrugated | machine, product, packaging
corrugating | machine, technician, maker
corrugator | machine, technician, maker
corrupt | data, record
corrupted | data, forensic, communication
corruption | security, networksecurity, data
corsage | design, designing, model
coshh | health, bacteria, waste
cosmetician | skincare, beauty, makeup
cosmetologist | haircare, stylist, styling
cosmetology | beauty, teacher, education
cosmic | physicist, astronomy, physic
cosmigo | photo, graphic, adobe
cosmologist | cosmology, datascientist, planet
cosmonaut | astronaut, spacecraft, pilot
coss | pollution, exercise, ship
costermonger | trader, outdoor, fruit
costing | productdevelopment, manufacturing, director
costly | network, transport, infrastructure
costumer | costume, maker, technician
cotton | boat, yarn, weaving
cottonseed | machine, watch, product
couchbase | language, database, computer
couching | press, book, water
counseled | examination, analyse
counselled | examination, analyse
count | moneylaundering, warehouse, debt
counted | election, regulation, campaign
counter | shop, food
counteract | microbiology, airport, patient
counterblow | model, power, machine
counterfeit | artwork, analyse, record
counterfeiting | analyse, food, fraud
countermeasure | security, cyber, informationsecurity
counterpart | assembly, structural, structure
counterproductive | health
countersink | drilling, power, quality
counterweight | transport, distribution, transportation
counting | payment, election, store
coupled | watch, camera, tube
coupling | train, railway, stock
coupon | analyst, product, forecast
courteous | customerexperience, management, customer
courtesy | communication
courtoom | prison, cell
courtroom | court, reporter, legal
couture | tailor, garment, fashiondesigner
couturier | tailor, garment, clothing
coverage | insurance
covert | security, yarn, nature
covertly | security
coxswain | navy, military, police
cpal | game, videogame, digital
cpus | computing, sustainable, green
cpvc | material, plastic, risk
cqlf | language, logic, database
crack | repair, bridge, structure
cracked | chocolate, motorvehicle, glass
cracker | foodproduction, system, printing
cracking | corrosion, glass, mechanical
cradle | artist, stage, boat
crafstmanship | workshop, stage, theater
crafted | maker, craft, furniture
crafting | craft, painter, maker
craftsman | maker, builder, jewellery
craftsmanship | workshop, craft, stage
craftsmen | furniture, designer, furnituredesign
craftspeople | library, artistic, workshop
craftsperson | furniture, maker, jewelry
craftswoman | maker, builder, jewellery
craftworker | jewellery, metal, craft
cramped | space, healthandsafety, risk
crane | operation, dock, mobile
cranial | language, speech, therapist
crank | machine, press, mechanical
cranking | machine, watch, energy
crankshaft | metal, teeth, rail
cranny | layout
crash | aircraft, teach, software
crate | packaging, machine, model
crawl | swimming, teacher, coach
crawler | construction, plant, vehicle
creaking | assembly, structural, structure
cream | dairy, product, cheese
creaming | technical, product, painting
creamy | soap, technical, painting
crease | clothe, machine, space
creaser | machine, technician, product
creasing | machine, layout, technician
creatively | creative, space, jewellery
creativity | chef, creative, foundation
creature | movement, foodproduction, plant
creche | children, childcare, school
credential | digital, clinical, legal
credibility | election, customer, democracy
credible | research, cycle
crediting | bank, payment, business
creditor | fraud, analyst, documentation
creditworthiness | credit, financialengineering, finance
creeler | machine, quality, startup
creeping | machine, therapy, patient
cremate | animal, meat
cremated | record
cremation | makeup, wedding, legal
crematorium | director, legal, logistic
crepe | food, maker, restaurant
crewman | aircraft, aeroplane, pilot
crewmember | ship, boat, sailor
crewwoman | fishery, assembly, repair
crimp | electrical, operation, material
crimped | weaving, machine
crimper | electrical
crimping | machine, electrical, fabric
criollo | chocolate, property
cris | research, content, copyright
cristal | textile, yarn, apparel
criterion | green, building, sustainable
critic | television, dancer, musician
critically | mentalhealth, synthesis, media
criticise | writer, drafting, qualitycontrol
criticising | theology, religiousstudy, religion
criticism | literature, teacher, tuition
critique | writer, literature, healthcare
critiquing | writer, mentoring, coaching
crochet | knitting, yarn, knit
crocheting | textile, knitting, weaving
crockery | waiter, bartender, food
crocodile | animal, farmer, bird
crofter | farmer, enterprise, farm
croissant | pastry, maker, cook
croon | singing
cropland | system, landmanagement, naturalenvironment
cropping | product, code
crossbow | animal, bird, wildlife
crosscheck | news
crosscut | technician, tree, band
crosscutting | developmentengineer, tunnelling, facility
crossed | hearing, court, legal
crossfading | audio, soundrecording
crossflow | tidal, turbine, tidalenergy
crossing | traffic, railway, signalling
crossmatching | testing, donor
croupier | gaming, game, debt
crowd | concert, event, management
crowdfunding | fund, venturecapital, digital
crowdsourcing | fund, strategy, business
crown | court, dental, attorney
crucial | sport, airport, analyse
crucible | semiconductor, lake
crucifix | store
crude | chemical, vessel, distilling
cruelty | animalwelfare, animal, carer
cruiser | forestry, tree, forest
cruising | sale, product, layout
crumb | machine, operation
crumbed | meat, product
crumble | meat, animal
crusade | campaign, political, growth
crush | mineral, plant, machine
crushed | rail, wine, alcohol
crusher | mineral, recycling, machine
crushing | mineral, meat, plant
crust | number, scientific, purchasing
crustacean | fish, animal, aquaculture
cryengine | game, computer, environment
cryopreservation | cell, risk
crypt | blockchain, regulation, legal
cryptanalysis | linguistic, penetrationtesting, software
cryptograph | military, code, intelligence
cryptographic | algorithm
cryptography | algorithm, infrastructure, electronic
crystal | semiconductor, glass, event
crystalline | carbon, structure, coating
crystalloid | paramedic, medical, transport
cube | cheese, database, data
cubicle | facility, furniture
cubing | machine
cucumber | fish, food, bird
cued | visualcommunication, language, speech
cueing | running, actor, performer
cuff | machine, garment, press
cuisine | chef, kitchen, souschef
cuisinier | chef, kitchen, souschef
culler | animal, wildlife, trade
culling | animal, wildlife, bird
cultivar | coffee, product, physiology
cultivate | forestry, tree, farmer
cultivated | growth, fish, coastal
cultivating | crop, garden, animal
cultivation | crop, vineyard, plant
cultivator | farmer, commodity, beer
culturally | socialwork, culture, cultural
cultured | aquaculture, fish, fishery
culturing | fish, aquaculture, stock
culturist | aquaculture, technician, fish
culvert | habitat, aquaculture, organism
cumin | food
cummunicable | community, infectiousdisease, publichealth
cumulative | scientific, scientificresearch, literature
cuneiform | microsoft, software, optical
cupboard | kitchen, cooking, food
cupping | therapy, medicine, therapist
curable | printing, water
curate | content, artwork, exhibition
curative | medical, health, doctor
curatorial | museum, gallery, fineart
curatorspecialist | content, curator, writer
curb | athletic, crimescene, crime
curd | cheese, dairy, maker
curdling | cheese, dairy, maker
cure | therapist, content, medicine
cured | composite, content, polymer
curer | stem, machine
curing | pharmacology, stem, machine
curiosity | intelligence, food, children
curl | product, programming, environment
curling | styling, product, haircare
currency | bank, broker, trader
curricula | curriculum, education, teacher
curricular | teacher, material
curtail | shipping, delivery
curtain | fabric, glass, customer
curvature | rehabilitation, surveying, rail
curve | rehabilitation, water, metal
curved | laser, water, glass
cushion | furniture, machine, arch
cushioning | transportation, glass, plastic
custodial | clothe, chemical
custodian | director, house, building
custody | security, facility, prison
customersite | home, automation, technician
customisation | clothing, painter, tailoring
customise | vehicle, custom, jewellery
customised | travelconsultant, custom, design
customising | drawing, software, editing
customization | tailoring, supplychainmanagement, lean
customize | custom, drawing, travel
customized | custom, bicycle, footwear
customshow | software, adobe, google
cutaneous | analyse, pathology
cuticle | technician, cosmetic, repair
cutlery | kitchen, waiter, layout
cutoff | product, machine
cutout | costume, sewing, tailoring
cutterhead | teeth, repair, maintenance
cybernetic | mechatronic, engineer, science
cyclone | mineral, weather, forecast
cylinder | machine, press, plant
cylindrical | machine, metal, camera
cyroconservation | cell, risk
cyropreservation | cell, risk
cyst | pathology, system
cyto | pathology, cell, examination
cytogenetic | genetic, testing, medical
cytological | cell, laboratory, medical
cytology | cell, laboratory, pathology
cytopathology | pathology, cell, clinical
cytoscreener | cell, medical, biomedicalscientist
cytotechnologist | cell, medical, biomedicalscientist
dagor | game, videogame, digital
damaged | repair
damaging | drawing, garment, construction
damascening | metal, material
damming | construction, building, rock
damp | building, landlord, water
damper | baking
dampness | water, property, structure
danaged | chip, motorvehicle, glass
dancing | dance, performer, wardrobe
dandruff | customer
danger | risk
dangle | animal, food
daredevil | performer, film, television
dark | chocolate, film, circuitdesign
darktable | photo, graphic, adobe
darn | machine, garment, sewing
darned | sewing, garment, embroidery
darning | sewing, garment, textile
dasymetric | mapping, geospatial, software
datacom | database, computer, technology
datalog | language, programming, logic
dataset | data, statistical, analysis
datasheet | technical, data
datastage | data, structure, computer
dated | technology, solar
dating | consultant, coaching, rock
dawn | biology, diversity
daycare | childcare, child, children
daylight | power, system, building
dayworker | water, operation
deacon | religion, community, regulation
deactivate | land, personnel, regulation
dead | fish, spirit, press
deadly | defence, defense
deadman | structural
deafness | language, teacher, accessibility
dealcoholisation | alcohol, beer, wine
dealer | gaming, antique, broker
dealership | vehicle, motorvehicle, motor
dealt | risk, environment, energy
dean | academic, director, education
death | medical, civil
debarked | transport
debarker | machine, technician, tree
debarking | machine, technician, tree
debate | writer, negotiation, acting
debating | coach, delivery, tailor
debit | payment, credit, store
debiting | bank, payment, business
deblocking | bank, account, banking
debone | animal
deboner | meat, animal, machine
deboning | meat, code, animal
debossing | press, machine, technician
debriefing | road, automobile, vehicle
debris | waste, operation
debtor | credit, debt, financial
debudding | plant, growth, maintenance
debug | tester, gametester, cloud
debugger | code, microsoft, userinterface
debugging | microsoft, code, airtrafficcontrol
deburr | machine, technician, mechanical
deburrer | machine, technician, mechanical
deburring | metal, machine
decant | wine
decanted | wine
decanting | wine, water
decapped | machine
decay | legal, health, dental
decayed | water, river, teeth
decaying | boat
deceased | director, examination, home
deceleration | locomotive, train, system
decency | ethic, code
decentralised | government, digital, data
decentralization | ledger, technology, architecture
decentralized | blockchain, architect, ledger
dechlorinating | water, carbon, foodproduction
dechlorination | material, regulation, ocean
decided | writing, legal
decipher | interpreting, historical, language
decisive | fishery
deck | ship, vessel, boat
deckhand | fishery, reporting, vessel
decking | metal
deckle | water, metal
deckshand | yacht, boat, vessel
decksman | yacht, boat, vessel
decksmen | yacht, boat, vessel
declaim | health
declaiming | health
declaration | civil, custom, strategy
declarative | oracle, softwaredevelopment, enterprise
declare | examination, audit, custom
declared | flight, chemical, content
declaring | auction, realestate, waste
decline | assessment, estimating, railway
declining | bartender, waiter, cafe
decode | analyse, loan, penetrationtesting
decoding | analyse, writing
decommission | drilling
decommissioning | heatpump, plant, drilling
decomposition | imageprocessing, analysis, digital
decompress | stage
decompression | stage, operation
deconstruct | mechanical, mobile, cell
deconstruction | scaffolding, structure
decontaminate | hydrogen, analyse, environment
decontaminating | hydrogen, product, chemical
decontamination | hydrogen, material, waste
decorate | embroidery
decorateur | pastry, chef, baker
decorating | hardware, painting, furniture
decoration | interior, wedding, buyer
decorative | painter, glass
decoratively | food, design
decorator | painter, designer, glass
decorticating | cycle, heating
decoupling | stock, train
decrease | dentistry, metal, humanright
decreased | electricity, energy, distribution
decreasing | sixsigma, quality, product
decree | regulation, agriculture, railway
decrypt | penetrationtesting, software, microsoft
decryption | analysis, penetrationtesting, network
dedicate | community
dedicated | website, interiordesign, vehicle
dedication | democracy, government, power
deduct | software, computer, data
deductible | taxation, claim, record
deduction | payroll, payment, wageclerk
deed | civil, legal, business
deejay | music, radio, broadcaster
deemed | filming, machine, watch
deepen | primaryschool, mathematic, primaryeducation
deeper | medicine, therapy, mechanical
deepness | philosophy, philosopher, land
deer | game, animal, wildlife
default | ambulance, credit, travel
defaulter | financial, judge, bank
defection | film, printing
defective | repair
defelection | welding, heating, operation
defend | patent, researching, humanright
defendant | prison, judge, court
defender | security, cyber, consultant
defensive | police, road, vehicle
defensively | road
defer | merchandise, customer
defiant | behavioural, child
defibrillating | ambulance, medical, patient
defibrillator | environment
deficience | prosthetic, patient, design
deficiency | dataentry, mobility, child
deficient | repair, optical, watch
deficit | academic, behavioural, socialworker
defining | artistic
definition | midwifery, nursing, nurse
deflash | machine, metal, engineer
deflation | property, environment
deflection | machine, welding, heating
deforestation | restoration, habitat, regeneration
deforested | forest, restoration, number
deformable | engineering, technician, optical
deformation | mechanic, soil, engineering
deformed | shoe, makeup, beauty
deforming | electrical, metal
deformity | podiatry, maker, careassistant
defueling | aviation, operation, aircraft
degauss | watch, property, metal
degeneration | corrosion, environment
degenerative | audiologist, audiology, surgery
degradation | technology, engineering, waste
degraded | rail, traffic, train
degreasing | metal, corrosion, operation
degum | water, plant
dehairing | machine, wool, cell
dehulling | operation, material
dehumidification | technology, solar
dehumidify | crop, product
dehydrated | food, fruit, product
dehydrating | regulation, product
dehydration | fruit, water, product
deicing | system, aircraft, technical
deinstalling | conservator, museum, exhibition
delay | children
delayed | manufacturing, train, railway
delegate | share, secondaryschool, school
delegated | ledger, blockchain, technology
delegating | physiotherapy, operational, physiotherapist
delegation | trade, carework, nurse
delete | dietetic, nutrition, clinical
deleterious | physicist, medical, astronomer
deleting | electrician, system, code
deletion | laser, maker, machine
deli | shop, food, storemanager
deliberate | testing, security, assessment
deliberately | food, fraud, nature
delicate | maker, jewellery, product
delicatessen | shop, food, storemanager
delight | artistic
deliming | operation, formulation, product
delimit | system
delineate | settingout, sale, risk
delineating | settingout, community, plastic
delineation | settingout, surveying, documentation
delinquent | counsellor, community, counselling
delirium | medical
deliverable | buildinginformationmodelling, blockchain, traininganddevelopment
deliverer | motorcycle, porter, newspaper
deliveryman | delivery, food, destination
deliverywoman | delivery, food, destination
delphi | game, programming, computer
delta | robot, industrial, robotic
deluge | system, water
deluged | flood, medical
deluxe | security, digital, system
demagnetise | watch, property, metal
demagnetiser | watch, property, metal
demagnetising | watch, property, metal
demagnitiser | watch, repair, watchmaking
demanded | dataanalyst, data, anatomy
demanding | welding, outdoor, socialworker
demarcate | painting, drawing, assessment
dementia | medical, psychological, elderly
demo | musicproducer, music, commercial
democratic | democracy, entrepreneur, founder
demographer | demography, statistical, actuarial
demographic | statistical, marketresearch, broadcasting
demolish | structure, building, operation
demolishing | structure, building, plant
demolition | structure, building, waste
demonstrated | speech, product
demonstrating | sale
demonstration | traininganddevelopment
demonstrator | sale, departmentstore, supermarket
denial | cyber, cybersecurity, security
denied | underwriter, loan, mortgage
denier | yarn, system, assessment
denomination | religion, vessel, boat
denote | write, record
denounce | gaming, reporting, game
densiometry | evolution, risk
densitometer | printing, mineral
density | analyse
dent | painting, watch, vehicle
denting | furniture, painting
dentition | structure, conservation, dental
dentofacial | dentist, dental, teeth
denture | dental, technician, prosthetic
deny | insurance, school, hospital
denying | loan, risk, mortgage
deodorant | swimming, cosmetic, chemical
deodorize | plant, water, waste
deodorizing | hotel, kitchen, furniture
deoxidising | operation, corrosion, circuit
depart | flight, port, railway
departing | director, hotel, aircraft
departmental | retail, education, store
departure | flight, train, ship
depend | jewellery, security, cooking
dependability | engineer, security, maintenance
dependable | acting
depended | acting
dependence | drug, alcohol, facility
dependency | data, nursing, patient
depict | audio, wine, watch
depicted | code, cartography, mapping
depicting | digital, animation, design
depiction | researcher, cartography, geographicinformation
depilation | technician, beauty, laser
deplaning | customer, airport, healthandsafety
depleted | inventory, technology, renewableenergy
depletion | pollution, environmental, impact
deploy | cloud, system, devop
deployed | collection, train, railway
deploying | datawarehouse, supplychain, volunteering
deployment | cloud, pension, military
deportation | custom, government, immigration
deportment | animal, naturalenvironment, anatomy
deposit | bank, mineral
deposited | event, beauty, lending
depositing | material, fund, bank
deposition | reporter, court, coating
depository | data, warehousing, analytical
depot | train, vehicle, electrician
depreciation | ledger, accounting, account
depressing | machine, building
depressurise | water, system
deprived | communitydevelopment, socialworker, community
depth | machine
depurate | water
depuration | regulatory, planning, water
deputation | trade, economic, government
deputy | housekeeping, workshop
derailing | freight, transit, transportation
derailment | rail, train, management
derivation | technician, biomass, plant
derive | airport, documentation, legal
derived | game, computer, environment
deriving | usability, dairy, product
derma | analyse, pathology
dermabrasion | surgical, cosmetic
dermapathology | analyse, pathology
dermasurgery | surgery
dermatitis | testing
dermato | medicine, medical
dermatologic | surgery
dermatological | technology, therapy, patient
dermatologist | veterinary, healthmanagement, medicine
dermatology | medical, therapy, medicine
dermatovenereology | medicine, medical
dermis | chemical, property
derogatory | political, event, economic
derrick | drilling, foundation, construction
derrickhand | drilling, guide, movement
derrickman | drilling, rock, operation
desalination | controlsystem, plant, technician
descaling | metal
descend | theatre, operation, tree
descendant | genetic, data, patient
descender | printing, machine
descending | tree, water, repair
descent | genealogy, tree, history
descentralised | model, digital, data
described | theatre, comedy, playwright
describer | audio, event, script
describing | flight
descriptive | veterinary, writing, survey
desensitisation | drug, medical, analyse
desert | wildlife, forest, organism
designate | coating, system, code
designating | financial, management, finance
designation | regulatory, debt, manufacturing
desirability | tester, quality, stock
desirable | personnel, recruitment, analyst
desire | buying, customer, clothing
desktopone | security, digital, system
despite | lecturer, event, researchassistant
dessert | pastry, chef, sweet
destabilise | chemical, structure, operation
destined | number, warehouse, product
destroy | laser, structure, building
destroyed | content, documentation, stem
destroying | mechanical, crop, farmer
destruction | flood, tree, restoration
destructive | testing, water, structure
desulphurisation | product
detach | number, water, product
detached | orchestra, music, musician
detained | documentation, facility, legal
detainee | wellbeing, commodity, clothe
detaining | custom, airport, security
detectable | technology, military, satellite
detected | risk, shipping, airport
detecting | mineral
detective | police, crime, store
detector | railway, metal, technician
detention | prison, facility, youth
detergent | building, chemist, cosmetic
deteriorated | shoe, repair, maker
deterioration | book, conservator
determinant | fish, quality, product
determinate | habitat, growth, trade
determination | government
determined | community, survey, scaffolding
deterrence | strategy, share
detonate | mining, material, craft
detonated | examination, mining, electrical
detonating | mining, electrical, rock
detonation | land, mining, examination
detonator | mining, electrical, regulation
detour | road, event, construction
detoxicating | plastic, customer
detrimental | airport, impact, content
detrimentally | airport, impact, content
devaluation | accounting, account
developping | foodmanufacturing, animal, food
deviation | product, quality
devil | artist, performer
devised | military, personnel, humanitarian
devoted | museum, gallery, budget
devotion | material
devsecop | security, cybersecurity, technician
dewater | construction, building, rock
dewatered | technician, printing, water
dewaterer | technician, infrastructure, chemical
dewatering | drainage, technician, system
dexterity | fabric, exercise, clothe
dextrin | manufacture, machine, product
dhtmlxspreadsheet | software, data, google
diagnosed | fish, manufacturing, developmentstudy
diagnosing | podiatry
diagonal | structure, scaffolding, material
diagonally | scaffolding, soil, structure
dial | watch, plant, running
dialect | customer
dialog | write, society, animation
dialogblock | code, environment, software
dialogue | subtitler
diamant | system, valuation, laboratory
diameter | machine, metal, semiconductor
diamond | jewellery, glass, metal
diaper | machine, children, testing
diapering | babysitting, children
diarrhea | clinical, assessment, management
diarrhoeal | health, community, medical
diary | dairy, send, receptionist
dibol | programming, computer, coding
dice | gaming, interpreting, number
dick | fraud, photo, child
dicom | technology, medical, interior
dictate | regulation, freight, port
dictated | medical, transcription, clinical
dictation | computer, technology, software
diction | teach, coaching, teaching
dictionary | editing, database, bilingual
didactic | teach, road, vehicle
didactical | media, elearning, material
didgeridoo | musician, orchestra, concert
died | record
dielectric | electrical, machine, spark
diesel | tester, locomotive
differ | machine, quality, drilling
differential | waveenergy, strategy, medical
differentiate | parcel, fruit, jewellery
differentiating | record
differentiation | waste, electrical, technician
differing | teacher, government, school
difficult | veterinary, animal, artist
diffuse | business, strategy
diffusion | plant, cultural, geography
digested | technician, biomass, plant
digester | plant, technician, cook
digesting | chemical
digestion | plant, waste, reuse
digestive | osteopath, patient, anatomy
digger | underground, record, director
digging | excavation, farm, construction
digication | elearning, system, reporting
digikam | photo, graphic, adobe
digit | numerical, code, design
digitalisation | forestry, foodproduction, automation
digitalise | computer, medical, patient
digitalize | medical, patient, data
digitally | digital, software, animated
digitisation | archive, cultural, archivist
digitise | computeraideddesign, footwear, software
digitised | footwear, computeraideddesign, engineering
digitiser | embroidery, design, homedecor
digitising | model, history, computer
digitization | digital
digitize | machine, system, send
digitized | photographer, material, cameraoperator
digitizing | drawing, copy, illustration
dignity | humanitarian, policy, physiotherapy
dike | construction, maintenance, coastal
dilation | examination
dilemma | genetic, testing, ethic
diluent | quality, regulation
dilute | chocolate, film, quality
diluting | chemical, alcohol, content
dilution | model, medicine, food
dimensional | model
dimensionality | data, machinelearning, algorithm
dimensionally | interpreting
dimensioning | model, engineering, language
diminish | impact, shipping, road
diminishing | adventure, shelter, aviation
dimmer | controlsystem, maintenance, network
dimming | maintenance, environment, machine
dining | restaurant, waiter, cooking
dinnerware | glass, metal, assembly
dinosaur | structure
diode | semiconductor, electronic, technology
dioptric | power, optical
dioxide | carbon, drink, material
diploma | lecturer, teacher
diplomatic | historian, diplomat, home
dipper | machine, metal, coating
dipping | coating, machine, hydro
directed | housekeeping, maker, governance
directional | drilling, rock, operation
directory | delivery, motorcycle
dirt | furniture
dirtiness | airport
dirty | send, clothing, facility
disadvantage | mentor, energy, glass
disadvantaged | outdoor, socialpolicy, policyofficer
disagreement | reporting, sport, business
disappearance | water, tube
disapproval | loan, credit, patient
disarm | land, technician, personnel
disarmed | home, system, programming
disarming | technician, land, regulation
disassemble | repair, drilling, mechanic
disassembling | oilrig, engineering, mining
disassembly | scaffolding, industrial, oilrig
disastrous | riskmanagement, exercise, policy
disbursement | government, portfolio, credit
disc | music, record, machine
discard | waste, coating, apparel
discarded | recycling, material, metal
discarding | food, product, glass
discern | mentalhealth, behavioural, carbon
discerning | strategy, teaching, teach
discharge | soap
discharged | product, baking, system
discharging | crop, animal
disciplinary | research, artist, payroll
disciplined | hospitality, behaviouralscience, psychology
disciplining | community, children, childcare
disclaimer | aviation, legal, operation
disclose | accounting, accountreceivable, financial
disclosed | ship, vessel
disclosing | financial, finance, equity
disclosure | accounting, socialcare, invention
disco | legal, concert, dress
discoloration | startup, plant, wind
discolouration | surgery, record, operation
discoloured | road
discomfort | midwifery, nursing, nurse
disconnect | electronic, communication, store
disconnecting | circuit, electrical, system
discontinuation | payment, charity, debt
discontinuity | geologist, rail, rock
discount | supermarket, sale, tourism
discourage | legal, army, crime
discourse | writer
discoverable | librarian, library, accessible
discovered | assembly, qualityinspector, compliance
discovering | dataanalysis, talent, acting
discreet | acting
discreetly | acting, store, data
discrepancy | payroll, assembly, budget
discrete | controlsystem
discrimination | equality, humanright, diversity
discriminatory | education, mentalhealth, advocate
discus | athlete, rugby, sport
discussed | customer, landscape, write
discussing | counsellor
discussion | education, teacher
diseased | anatomy, makeup, tree
disembark | movement, transport, aircraft
disembarkation | movement, transport, healthandsafety
disembarking | cruiseship, movement, transport
disfigured | legal, health, surgery
dish | food, kitchen, cook
dishwasher | electrical, plumber, home
dishwashing | kitchen, housekeeping, hotel
disinfect | makeup, house, animal
disinfectant | risk, environment, swimming
disinfected | water
disinfecting | hotel, regulatory, makeup
disinfection | organism, medical, technical
disintegrated | airport, impact, content
disintegrating | press, operation, startup
disintegration | recycling, stage, testing
disjoint | number, product, chocolate
disk | video, computer
dislocated | medicine, health, therapy
dislocation | orthopaedic, growth, analyse
dismantle | scaffolding, structure, recycling
dismantler | recycling, waste, vehicle
dismantling | operation, building
dismissal | housekeeping, enterprise, budget
dismissing | shop, shopkeeper, supermarket
disparity | policyofficer, policy, rural
dispatch | warehouse
dispatched | stock, record, transport
dispatcher | distribution, receptionist, tram
dispatching | sale, transport, delivery
dispense | pharmacist, pharmacy, drug
dispensed | animal, medical
dispenser | optician, computer, contactlens
dispensign | veterinary, surgeon, animal
dispensing | optician, pharmacy, pharmacist
dispersal | weather, forecast, climate
dispersant | technician, chemical, printing
disperse | truck, polymer, mobile
dispersing | patient, water, system
dispersion | optical, glass, system
displace | material, waste
displacement | ship, pilot, technician
displayed | simulation, history, merchandise
displaying | food, sale
disposable | animal, machine, wool
disposed | waste, technician
disposing | waste, chemical, medical
disposition | curator, collection, animal
disproportion | nature, psychological
disputed | accountant, accounting, financial
disputing | justice, writing, advocate
disregard | record, traffic, number
disregarding | mechanic, material, mathematical
disrupt | communication, operation, data
disrupting | mechanical, machine, metal
disruption | innovation
disruptive | behavioural, child
dissasembler | recycling, waste, vehicle
dissatisfied | customer
dissect | animal, design
dissection | system, vessel
disseminate | internalcommunication, investor, veterinary
disseminating | medicine, internalcommunication
dissemination | event, informatic, marketing
dissipate | material, instrumentation, energy
dissociation | planet, physic
dissolvation | water
dissolve | machine, metal, cooking
dissolved | technician, stage, water
dissolving | carbon, technology
distancing | outdoor, space
distil | distilling, plant, chemical
distillate | distilling, petroleum, product
distillation | distilling, brewing, alcohol
distilled | distillery, distilling, brewing
distiller | distillery, brewing, spirit
distinct | maker, wildlife, vessel
distinction | nursing, midwifery, nurse
distinctive | analyse, synthesis, material
distinguish | intelligence, carbon, parcel
distinguishable | html, language, layout
distinguished | chemical
distinguishing | carbon, quality, transcription
distortion | trade, metal, welder
distracted | event
distracting | industrial
distractor | surgical, medical, repair
distraught | financial, policy, record
distress | socialworker, animal, furniture
distressed | healthcare, furniture, animal
distressing | psychotherapy, environment, examination
distributed | ledger, postproduction, blockchain
distributer | product
distributing | computer
distributor | distribution, product
distrustful | customer
disturbance | security, prison
disturbed | changemanagement, electrical, communication
disturbing | gaming, fleet, road
disused | mining, haulage, plant
ditch | farm, crop, drainage
dive | operation, lifeguard, stage
diver | construction, marine, coral
diverge | power, optical
diverging | power, optical
diversification | maritime, agriculture, operation
diversify | maritime, reinsurance, portfolio
diversion | wastemanagement, waste, recycling
divide | chip, footwear, editorial
divided | aerospace, radio, aerospaceengineering
dividend | analyst, forecast, share
divider | material
dividing | account, accounting, packaging
divination | religion, power
divine | theology, religion, religiousstudy
diving | lifeguard, swimming, operation
division | police
divorce | demography, court, patient
dizziness | audiologist, audiology, hearing
dnssec | regulation, governance, evolution
doby | construction
docebolm | elearning, system, reporting
docent | lecturer, teacher
docking | dock, ship, fish
dockside | vessel, dock, shipping
dockyard | freight
docpoint | digital, management, content
docstar | digital, management, content
doctoral | research, academicresearch, quality
doctorate | research, quality
doctored | content, documentation
doctrine | occupationaltherapy, spirit, religion
documentalist | handon, academic, scientist
documented | port, contractmanager, bookkeeper
docuxplorer | digital, management, content
doevre | food, product
dogwaffle | photo, graphic, adobe
dokmee | digital, management, content
doll | maker, repair, plastic
dollmaker | maker, plastic, house
dolphinity | software, data, google
domain | blockchain, database
domesticated | animal
domestication | history, evolution, animal
domiciliary | home, community, carehome
dominance | train, trade, teach
dominate | maker, regulationpolicy, impact
dominated | advocate, researching
domo | restaurant, travel, house
domotic | home, automation, system
donate | humanitarian, grant, facility
donated | shop, recycling, store
donating | donation, philanthropy, charity
donator | fundraising, fundraiser, donation
doorbell | flooding, buildingservice, solar
doorkeeper | lifeguard, security, traffic
doorman | hotel, security, legal
doormen | hotel, security, hospitality
doorstep | travelling, salesman, entrepreneur
doorwoman | hotel, security, hospitality
doorwomen | hotel, security, hospitality
doping | semiconductor, fabrication, circuit
dosage | radiation, chemical, medicine
dose | therapy, toxicology, radiation
dosimetric | radiation, planning
dosimetry | radiation, medical, medicalphysic
dosing | technology, manufacturing, plant
dossier | government, technical
double | band, actor, performer
dough | bakery, baker, product
dove | painting, spirit, artist
dowel | manufacture, guide, press
downdraft | arch, operation
downed | teaching, game, train
download | software, digital, networksecurity
downstream | beer, plant, maintenance
downtime | machine, themepark, repair
dozen | optical, machine, camera
dozer | construction, plant, vehicle
drafted | animation
drafter | drafting, parliamentary, engineering
draftsman | parliamentary, draughtsman, computeraideddesign
draftsperson | drafting, parliamentary, engineering
draftswoman | computer, computeraideddesign, manufacturing
drag | artist, aerodynamic, aeronautic
drain | drainage, water, pottery
drained | machine, cheese, technician
drainer | technician, machine, mechanic
draining | water, drainage, cheese
drainpipe | drainage, material, tube
dramatherapist | therapist, psychological, patient
dramatic | drama, teacher, dramaproduction
dramatically | system
dramaturge | playwright, theatre, music
dramaturgist | playwright, theatre, music
dramaturgy | script, theatre, analyse
drape | furniture, clothe, garment
draper | textile, shop, fabric
drapery | fabric, textile, shop
draping | garment, sewing, clothing
draught | beer, engineer, hardware
draughting | drafting, aerospaceengineering, drawing
draughtsperson | drafting, engineering
draughtswoman | electronic, drafting, electrical
drawbridge | bridge, traffic, electrical
drawer | machine, illustrator, plastic
drawn | horse, weaving
drawplus | photo, graphic, adobe
dreadlock | haircare, styling, beauty
dredde | port, accessible, material
dredge | operation, port, sitesupervisor
dredged | operation, material
dredger | port, operation, accessible
dredging | operation, excavation, foundation
drenching | operation, animal, dairy
dressage | horse, school, equine
dressed | machine, plant, beauty
dresser | costume, maker, visualmerchandiser
dressmaker | garment, tailor, sewing
dressmaking | sewing, tailoring, dress
dried | machine, soap, maker
drier | soap, machine, product
drift | maker, videogame, movement
drifting | aquaculture, fish, farm
drilled | building, analyse, geologist
driller | drilling, oilrig, mining
drinking | water, glass, waterquality
drip | environment, machine, system
dripping | painting, hydro, machine
drivage | developmentengineer, tunnelling, facility
driven | motorvehicle, digitalmarketing, geothermal
driveway | airport, road, landscape
drogue | atsea, ship, craft
drop | animalcare, machine, press
droplet | chemical, crop, insect
dropped | commercial, press, metal
dross | waste, transport
drought | fishery, forestry, soil
drover | farm, animal, dairy
drowning | traffic, animal, lifeguard
drugstore | shop, chemist, medical
drum | machine, metal, builder
drumhead | maker, power, airflow
drummer | musician, orchestra, concert
drupal | html, archiving, publishing
dryed | fabric, clothing
dryer | machine, product, soap
drying | product
drywall | number, press, heating
dual | marine, socialwork, tester
duality | electronic, nanotechnology, quantum
dubber | audio, event, script
dubbing | editor, soundeditor, music
duck | habitat, delivery, sale
duct | heating, metal, plumber
ductile | weaving, machine, metal
duel | sport
duenna | children, childcare, nurse
dull | repair, store
duly | healthandsafety, budget, bookkeeping
dump | truck, coffee, fruit
dumper | truck, operation, mineral
dumping | product, cheese, content
dunia | game, videogame, digital
dunning | send
duplicate | furniture, antique, copy
duplicated | mechanical, electronic, maker
duplication | industrial, productionengineer, plant
durability | material, engineer, bridge
durable | machine, coating, corrosion
duration | video, drilling, ship
dust | furniture, airport
dustbin | waste, collection, lorry
duster | furniture
dusting | furniture, library, machine
dustman | recycling, waste, truck
dusty | media, water, metal
dutiable | running
dweller | tenant, property, commercial
dwelling | housekeeping, realestate, building
dyeing | textile, machine
dyer | textile, maker, blender
dyestuff | textile, knitting, weaving
dying | haircare, stylist, socialcare
dylan | programming, computer, coding
dynamical | engineering, system
dynamo | electricity, energy, mechanical
dynamsoft | microsoft, software, optical
dysfunction | animal, health, examination
dysfunctional | drilling, behavioural, patient
dysgraphia | children
dysphagia | speech, speechtherapy, brain
dysphonia | speech, speechtherapy, brain
dystrophy | orthopaedic, growth, analyse
eardf | regulation, fund, structural
eardrum | patient
earmark | talent, material, sport
earmarked | community, research
earned | number
earring | jewellery, jewelry, silversmith
earthenware | ceramic, pottery, product
earthly | movement
earthmover | construction, plant, vehicle
earthmoving | mobile, motor, soil
earthquake | scientific, geologist, geology
earthwork | construction, road, civilengineering
ease | buying, userexperience, coaching
easement | legal, court, judge
easier | digital, product, researching
easily | metal, mobile, archiving
easiness | engineer, webdesigner, website
eater | artist, excavation, plant
eating | cooking, food, psychology
eave | metal
ebonite | maker, power, airflow
ecclesiastical | court, legal, system
echinococcosis | infectiousdisease, animal
echinoderm | animal
echo | ocean, management
echocardiogram | interpreting, exercise
eclipse | code, userinterface, softwaredevelopment
ecofriendly | environmental, material, ecofriendly
ecological | environmental
ecologically | farming, logistic, green
econometrician | economic, economist, analyst
economical | geographer, economic, anthropologist
economically | geologist, logistic, geology
economiser | manufacture, heating, plant
econophysicist | economic, economist, analyst
ecopedagogy | pedagogy, environmental, sustainability
ecosystem | environmental, wildlife
ecotourism | environmental, education, tourism
ectotherm | curator, collection, animal
eczema | testing
edentulous | patient, teeth
edgebander | machine
edged | repair, store
edger | glass, excavation, plant
edgeway | machine, wool, cell
edging | sewing, machine, metal
edible | dairy, product
edited | animated, software, watch
edition | enterprise, database, mysql
edmodo | elearning, reporting, network
educating | teaching, regulation
educative | children, cultural, school
educator | teacher
eduwave | elearning, system, reporting
effectivity | internalaudit, auditing, culture
effectuate | documentation, wine, vessel
effervescent | carbon, wine
efficacy | medicine, animal, medical
effluent | plant, waste, reuse
egyptologist | historian, society, arthistorian
ejaculation | system
eject | product, store, chocolate
ejected | mechanical, material
ejecting | medicine
ejector | machine, material
elaborate | food
elaborated | artwork, legal, farm
elaboration | digitalmarketing, product, footwear
elastic | scientific, costume, cloud
elasticity | marketing, crop, property
elbow | orthopaedic, examination, customer
elder | strategy, rehabilitation, operational
elect | animal, store, shop
elected | councillor, citycouncil, democracy
electing | management, stock, legal
elective | event
electoral | election, fraud, politician
electorate | election, campaignmanager, parliamentary
electrically | motor, dock, electricity
electrification | electricity, electrical, circuit
electrify | metal, product, spark
electrocardiogram | medical, doctor, environment
electrochemical | battery, electrical, optical
electrochemistry | electrical, chemistry, science
electrocorticographic | surgery, surgeon, operation
electrocution | power, electrical, operation
electrode | welding, electrical, machine
electrodeposition | metal, machine, coating
electrodiagnostic | clinical, practical, medicine
electroencephalogram | video, analyse, management
electroencephalography | patient, analyse, management
electroform | music, glass, computer
electroforming | metal, music, glass
electrogalvanisation | metal, product, spark
electrolyctic | machine, metal, corrosion
electrolysis | technician, laser, electrical
electrolyte | electricity, chemical, battery
electrolytic | cell, maker, casting
electromagnet | engineer, wind, designing
electromagnetic | intelligence
electromagnetism | electricity, electricalengineering, designing
electromechanic | mechanic, engineer, mechanical
electromechanical | system, mechanical
electromedical | dental, laser, material
electromyogram | analyse, cell, electrical
electromyography | structure, neuro, brain
electron | welder, semiconductor, electricity
electronically | computer, helpdesk, system
electrooptic | optic, optical, radiation
electrophoresis | technician, agricultural, analyse
electrophysiology | biomedical, laboratory, genetic
electroplater | metal, machine, jewelry
electroplating | metal, machine, coating
electrostatic | mineral, rock, plant
electrotechnical | heatpump, mechanic, electrical
electrotechnology | engineering, engineer
electrotherapist | patient, physiotherapist, therapy
electrotherapy | therapist, electrical, physiotherapist
electrothermal | system, plane, electrical
elegant | usability, engineering, userinterface
elemental | product, music, structural
elementary | primaryschool, teacher
elevated | diet, theatre, locomotive
elevating | mobile, mechanical
elevation | radiation, mapping, chemical
elevator | mechatronic, construction, mechanic
elicit | analyst, software, financial
elicitation | risk, modelling, historical
elicited | transformation, performer, space
eliciting | digital, engineer, artificialintelligence
eligibility | immigration, government, migrant
eligible | security, government, judge
eliminate | fish, teeth
eliminated | food
eliminating | grant, casting, structural
elimination | credit, management, fruit
elisa | immunology, enzyme, protein
elixir | data, informatica, transformation
elocution | health, audio, material
elongation | footwear, property
elucidate | performer, artistic
emac | programming, computer, coding
emanate | auction
emaze | software, adobe, google
embalm | makeup
embalmer | makeup, legal, director
embalming | legal, health, makeup
embankment | construction, rail, maintenance
embargo | regulation, council
embark | movement, software, blockchain
embarkation | movement, transportation, healthandsafety
embarking | movement, cruiseship, transportation
embed | microchip, sport, machine
embedding | shoe, footwear, orthopaedic
embellish | pastry, machine, coating
embellishing | book, press, machine
embellishment | embroidery, cosmetic, homedecor
embodied | dance, movement
embody | language, artistic
emboss | press, graphic, design
embossed | press, metal, material
embosser | press, machine, technician
embossing | press, machine, coating
embrace | food, ethic, animalwelfare
embracing | leadership, guide, coach
embroider | machine, embroidery, sewing
embroidered | textile, weaving, garment
embroiderer | sewing, embroidery, garment
embroidering | sewing, textile, fabric
embroidermodder | photo, graphic, adobe
embryo | animal, developmentstudy, veterinary
embryologist | genetic, geneticist, scientist
embryology | lecturer, developmentstudy, genetic
embryonic | stem, developmentstudy, cell
emerald | watch, jewellery, jewelry
emerge | community, machine, watch
emerged | blockchain, history, technology
emergent | counsellor, community, security
emerging | economic, pottery, transformation
emery | jewellery, machine, metal
emff | regulation, fund, structural
emission | radiation, carbon, pollution
emit | semiconductor, laser, reuse
emitted | machine, chemical, electronic
emitting | semiconductor
emotion | share, patient, space
emotionally | share, behavioural, education
emotive | artist, performer
empathetic | share, veterinary, healthcare
empathetically | share
empathic | socialwork, communication
empathise | share, artist, outdoor
empathize | outdoor, healthcare, patient
empathy | management, teaching, communication
emphasis | pedagogy, language, farming
emphasise | windowdisplay, school, teaching
emphasising | medicine
emphasize | cultural, medical, culture
emphasizing | medicine
emphysema | patient, surgery
empire | software, digital
empirical | scientific, research, criminology
emplotime | software, digital
employability | socialworker, coach, education
employing | personaltrainer, translation
empower | youth, counsellor, physiotherapist
empowering | youth, quality, youthwork
empowerment | community, socialwork, socialworker
emptied | waste, technician, collection
emptier | machine, compliance, repair
emptive | community, infectiousdisease, publichealth
empty | machine, building, medicine
emptying | vehicle, recycling, truck
emulating | communication, computer, hardware
emulgation | chemical, chemistry, manufacture
emulsion | printing, chemical, computer
enablement | digital
enabling | consultant, community, caseworker
enact | alcohol, emailmarketing, marketing
enacted | agriculture, land, agricultural
enamel | coating, ceramic, painting
enameler | machine, metal, coating
enameller | jewellery, metal, design
enamelling | metal, coating, machine
encapsulate | microelectronic, system, robot
encapsulated | transportation, glass, plastic
encapsulation | chemical, plant, packaging
encase | machine, manufacturing, forensic
encasing | plastic, machine, optic
encephalogram | analyse, management
encephalography | patient
encephalopathy | infectiousdisease, animal
enclose | watch, technology, building
enclosed | road, space, highway
enclosing | press, metal, technician
enclosure | animal, railway, building
encode | operation, data, radio
encoded | software, computer, machine
encoder | robotic, circuit, technology
encoding | operation, data, radio
encompass | management, youthwork, restoration
encompassed | property, realestate, renting
encompassing | teaching, religion, culture
encounter | sale, watch, shop
encountered | write, children, flight
encountering | statistical, ticketing, risk
encouraged | rehabilitation, education, communication
encouragement | teacher, tuition, fitness
encouraging | teacher, teaching, music
encourge | community
encroachment | road, forest
encrypted | digitalforensic, forensic, network
encrypting | security, data, computer
encryption | data, blockchain, cloud
endanger | operation, wildlife, weather
endangered | operational, healthandsafety, regulation
endangering | security, scaffolding, bridge
endarterectomy | surgery, repair, surgical
endeavour | director, artistic, credit
endemic | infectiousdisease, health, community
endocrine | surgery, anatomy, physiology
endocrinology | physiology, system, chemistry
endodontic | dentist, dental, orthodontic
endodontist | dental, teeth, dentist
endorse | advocate, customer
endorsed | translation, projectmanagement, interpreting
endorsement | underwriting, realestate, blockchain
endoscope | interior, patient, surgical
endoscopic | surgical, doctor, interior
endoscopy | interior, patient, surgical
endosperm | brewing, conservation, system
endotracheal | paramedic, veterinary, medical
endovascular | surgery, repair, surgical
endowment | insurance, risk, broker
endpaper | book, sewing
endpoint | heating, hvac, material
endproduct | machine, ceramic
endure | environment, model, waste
enduring | supplier, negotiation, operation
enemy | military, informationsecurity, logistic
energetic | maintenancetechnician, footwear, energy
energise | metal, product, spark
enforceability | legal, analyse
enforceable | realestate, legal, management
enforced | legal, manufacturing, shop
enforcement | court, police, regulation
enforcer | crime, psychological
enforcing | regulation
engaged | distillery, youth
engaging | socialwork
engender | nature, spark
engineered | quality, machine, tester
engrade | elearning, reporting, education
engrave | design, glass, jewellery
engraved | press, design, alcohol
engraver | laser, glass, metal
engraving | laser, design, metal
enhanced | emailmarketing, customer, synthesis
enhancement | data, quality, curriculum
enhancer | animal, quality, health
enhancing | landscape, video, videoediting
enjoyable | facility
enjoyed | digital, artist, computer
enjoyment | countryside, sport, naturalenvironment
enlarge | machine, press, pottery
enlarger | film, darkroom, machine
enlarging | film, jewellery
enlist | recruitment, assessment, recruiting
enquire | consultancy, consulting, supplier
enquiry | police, intelligence, civilservice
enriching | teach, animal, environment
enrichment | animal, animalcare, language
enrol | documentation, store, sale
enrolled | nurse, nursing, patient
enrollment | school, education, director
enrolment | payment, number, legal
ensemble | music, director, musician
ensign | navy, traininganddevelopment, ship
ensuing | data, forensic, crime
ensured | gaming, watch, security
entail | marketing, aquaculture, interpreting
entanglement | quantum, technology, mechanic
enter | tester, data
enteral | dietetic, dietitian, technician
entered | dataentry, data, stage
entertain | children, school, childcare
entertained | presenter, facility, statistic
entertainer | performer, artist, entertainment
entertaining | wardrobe, home, entertainment
enthusiasm | auction, dance, nature
entirety | wine, winery, manufacturing
entitled | fund, crime, legal
entitlement | computer, personnel, payroll
entity | volunteering, environmentalpolicy, accountreceivable
entomologist | biologist, biology, organism
entrance | security, house, space
entree | cook, kitchen, chef
entrepreneurial | academic, spirit, leadership
entrepreneurialism | ownbusiness, entrepreneurship, business
entrust | patient, personnel, clinical
entwickler | code, environment, software
entwined | video, camera, system
enumerator | survey, surveyor, statistical
envelope | machine, product, quality
environmentally | sustainable, environmental
envisage | fleet, technology, healthcare
envisaging | productionplanning, researchanddevelopment, fashion
envision | engineer, airport, planner
envisioned | costume, share, model
envisioning | productdevelopment, design, coating
envoy | diplomat, home, government
enzymatic | enzyme, fish, product
eolc | socialcare, elderly, patient
ephemeris | planet, interpreting, movement
epidaemiologist | epidemiology, researcher, healthpolicy
epidemic | security, publichealth
epidemiological | record, medical, clinical
epidemiologist | epidemiology, animal, researcher
epidermis | machine, wool, cell
epigenetic | genomic, genome, bioinformatic
epigraph | research, historical, interpreting
epigraphist | archaeology, archaeologist, marine
epigraphy | historical, interpreting, metal
epilation | technician, laser, beauty
epirb | vessel, radio, satellite
epirus | software, blockchain, infrastructure
episiotomy | delivery, child, risk
episode | podcast, medical, publishing
episodic | patient, behavioural
epistemological | model
epistemology | dance, movement, analyse
epix | software, digital
epoxy | chip, dental, operation
equal | equality, policy, diversity
equalisation | equality, business, advocate
equalization | imageprocessing, digital
equally | welding, communication, guide
equation | mathematical, simulation, algebra
equator | satellite, commercial, movement
equestrian | horse, event, school
equestrianism | horse
equilibrist | artist, performer
equilibrium | physiology, coastal, management
equiment | aircraft, industrial, ship
equimpent | laboratory, analysis, chemical
equip | infectiousdisease, dental, education
equipage | sailing, repair
equiped | metal, machine, operation
equipmentby | battery, transport, automotive
equitable | governance, political, humanright
equivalent | police, military, leadership
equpmet | industrial, product
eradicate | laser, tree, therapy
eradication | publichealth, animal, forest
erase | dentist, teeth
eraser | laser, maker, machine
erda | photo, graphic, adobe
erect | material, structure, building
erectile | system
erecting | building, structure, metal
erection | structural, scaffolding, construction
erector | structural, construction, metal
ergonomical | clothing, fashiondesigner, collection
ergonomically | material
ergotherapist | occupationaltherapist, rehabilitation, occupationaltherapy
ericsson | network, procurement, product
erlang | coding, softwaredevelopment, algorithm
eroded | soil
eroder | electrical, machine, spark
eroding | boat, machining, metal
erosion | soil, spark, electrical
erotic | buying, transportation, legal
errand | running, shoe, newspaper
ersatz | jewellery, jewelry, material
erupting | teeth
eruption | epidemiology, researcher, healthpolicy
escalating | repair, computer, communication
escalation | landlord, cycle, building
escalator | mechanic, electrical, maintenance
escape | prison, fish, cell
escapee | aquaculture, fish, operation
escort | tour, trip, wardrobe
escorted | themepark, sightseeing, artgallery
escorting | prison, tour, trip
escrow | realestate, sale, mortgage
esif | regulation, fund, structural
espionage | security, consultant, riskmanagement
espresso | drink, bartender, waiter
essay | writer, synthesis, write
essayist | writer, author, poetry
essence | artistic, watch, fruit
essential | blockchain
esteem | dance, youth, therapist
ester | food, chemical, plant
esther | property, water
esthetic | restoration, dentist, dental
esthetical | tree
estimated | energy, retailer, technical
estimation | estimating, assessment
estuary | tidal, turbine, tidalenergy
etch | chemical, textile, printdesign
etched | printing, analyse, computer
etcher | glass, textile, jewellery
etching | chemical, quality
ethane | plant, product
ethanol | fermentation, alcohol, chemical
ether | blockchain, crypto, defi
ethernet | network
ethically | animal, transport, code
ethicist | policy, advocacy, ethic
ethnicity | policy, migration, sociology
ethno | linguistic, culture, language
ethnographic | dance, evolution, delivery
ethnolinguistic | linguistic, culture, language
ethnological | dance, movement, evolution
ethnologist | anthropologist, scientist, sociologist
etho | environment, cultural, strategy
ethologist | animalbehaviour, animal, therapist
ethology | animal, animalbehaviour, science
ethylene | chemical, operation
etiologic | dentalhygiene, dentist
etiopath | therapist, chiropractic, osteopath
etiopathic | medicine, therapy, mechanical
etiopathy | medicine, therapy, mechanical
etiquette | customer, game, communication
etnographical | dance, movement, analyse
etymology | literature, evolution, language
eucharist | singing
euphoria | programming, computer, coding
euro | blockchain, cryptocurrency, digital
eurythmist | music, teacher, singing
eurythmy | physiotherapist, therapist, health
eutectic | system, robot, mechanical
euthanasia | animal, veterinary
evacuate | flood, truck, environment
evacuated | nuclear, operation, collection
evacuating | travel, aircraft, ship
evacuation | healthandsafety, airport, event
evacuator | dentist, dental, teeth
evade | material, procurement
evaluat | physiotherapy, design
evaluated | technician, underwriting, realestate
evaluative | literature, nursing, facility
evaluator | business, taxadvisor, property
evangelical | socialjustice, charitable, healthcare
evaporate | laser, machine, product
evaporated | product, dairy, cheese
evaporating | glass, coating, plant
evaporation | coating, hydro, startup
evaporator | system, mechanic, plumber
evasion | financialcrime, moneylaundering, account
evasive | vehicle
evenly | press, fruit, polymer
evenness | material, painting, quality
eventual | clothe, record, electronic
eventually | communitydevelopment, maintenance, maker
everybody | stage, costume, furniture
everyday | science, engineer, traffic
everyplace | database, oracle, sqlserver
eviction | landlord, tenant, renting
evidential | curator, archivist, artgallery
evil | event, forecasting, interpreting
evoked | record, structure, neuro
evolutionary | cosmology, biology, planet
evolve | physiotherapy, manufacture, game
evolved | sociology, artistic, economic
evolving | historical, political, research
exact | casting, metal
exactness | optician, optical, optometrist
exaggerate | political, event, economic
exaggeration | therapy, exercise, mentalhealth
examined | patient, modelling, underwriting
examiner | claim, fraud, credit
excavate | excavation, underground, plant
excavated | construction, civilengineering, material
excavating | excavation, engineer, plant
excavator | underground, excavation, mining
exceed | prison, clothing, product
exceeding | train, customer, customerservice
excellence | lean, performer, customersupport
excellent | customerservice, hotel, sport
excepted | packaging, regulatory, practical
exception | school, teacher, philosophy
exceptional | government, nursing, teacher
exceptionally | intelligence, engineering, engineer
excerpt | translation, translator, latin
excess | machine, metal
excessive | mechanic, machining, mechanical
exchanged | architecture
exchanging | medicine, medical, health
excipient | medicine, pharmaceutical, manufacture
excisable | running
excise | custom, government, immigration
excitatory | animal, neuro, physiology
exciter | operation, vibration
exclude | waste, media, clinical
excluded | police, military, defence
exclusion | documentation, technical, meat
exclusive | technician, manufacturing, invention
excrement | waste, animal
excretion | animal, health
executable | construction, engineer, siteengineer
executed | auction, foodproduction, record
execution | designer
exemplary | leadership, guide, coach
exempt | fraud, analyst, documentation
exercised | welding, metal
exerciser | nutrition, health, management
exercising | exercise, fitness, horse
exert | pharmacology, leadership, financial
exerted | freight, transportation, account
exerting | food, qualitycontrol, quality
exertion | sport
exfoliation | cosmetic, skincare
exhaust | tester, fossilfuel, powerplant
exhausted | strategy, restoration, soil
exhaustive | inventory, airport, aviation
exhaustively | aircraft
exhibit | curator, teaching
exhibited | exhibition, artistic
exhibitor | film, network
exist | volunteering, foreignlanguage, quantumcomputing
existed | anthropologist, scientist, researcher
existence | philosopher, philosophy, political
existent | material, contractor, construction
existential | philosophy, psychotherapy, behavioural
exit | security, stagemanager, house
exiting | accessible, boat, machine
exitscam | ledger, defi, technology
exogenous | record, analyse, interpreting
exothermic | welding, metal, welder
exotic | carbon, fish, tourism
expand | stockbroker, sport, network
expandable | machine
expanded | nurse, weaving, insulation
expanding | store, programmer, property
expansion | spirit, airport, director
expat | humanresource, personnel, assessment
expatriate | embassy, travelling, political
expect | performer, ceramic, artwork
expectancy | stage, community
expectation | customer
expected | occupationaltherapy, forecast
expedite | flight, buying, aircraft
expediter | projectmanager, flight, purchasing
expedition | guide, product, footwear
expeditious | airtrafficcontrol, traffic, facility
expel | mining, underground, rock
expeller | fruit, cooking, food
expended | ship, strategy, alcohol
expenditure | enterprise, budget
experiencing | mentor, researcher, psychology
experiential | userexperience, biomechanic, analyst
experimental | welder
experimentation | performer, biotechnology, artist
experimenting | teacher, photography, drama
expervision | microsoft, software, optical
expiration | stock, metal
expired | food, stock, compliance
expiry | stock, customer, ward
explained | technical, speech, product
explanation | customerservice, customer, clientservice
explanatory | write, drafting, cartoon
explicit | statistical, artistic, analysis
exploit | forestry, forest, tree
exploitation | agricultural, fishery
exploiting | consultant, engineering, systemengineering
exploration | mineral, geologist
exploratory | geologist, geology, mineral
explored | analysis, network, sociology
exploring | foodindustry, patient, artwork
explosion | signalling, planning, content
explosive | chemical, material
exportable | data
exported | export, customer, regulation
exporting | export, strategy, custom
expose | printing, water, product
exposed | film, counsellor, insulation
exposing | laser, printing, film
exposition | museum, director, collection
expositor | catering, reception
exposure | radiation, risk, toxicology
express | artist, motorcycle, speech
expressing | artist, children, movement
expression | dance, teacher, language
expressive | movement, therapy, creativeart
expressor | structure, computer, software
expulsion | child
extend | network, store, fruit
extended | medicine, nursing, enterprise
extending | meat, packaging, product
extensible | language, layout, computer
extensive | medicine
extensively | stage, theatre, director
extensometer | rock, movement, cell
exterior | building, interior, vehicle
exterminate | transport, chemical, regulation
extermination | management, insect, technician
exterminator | management, insect, technician
externally | qualityinspector, electronic, product
extinction | restoration, animalwelfare, habitat
extinguish | chemical, industrial, automobile
extinguished | operational, healthandsafety, regulation
extinguisher | event, environment, operation
extinguishing | water, operation, property
extinguisht | aquaculture, facility, farm
extortion | ledger, defi, technology
extra | teacher, teachingassistant
extract | press
extracted | fruit, turbine, plant
extracting | fruit, engineer, mineral
extractive | mining, planning
extractor | machine, material, mechanical
extracurricular | youth, teacher, tuition
extraneous | operation, formulation, product
extraordinary | security, material, risk
extrapolate | scientist, communication, business
extreme | weather, testing, vehicle
extremely | machine, healthcare, nanotechnology
extremity | patient, surgery
extricate | road, animal, traffic
extrinsic | dance, movement, analyse
extrude | machine, product, pottery
extruded | press, product, material
extruder | machine, food, press
extruding | machine, glass, yarn
extrusion | machine, press, plastic
exude | auction, water, plant
exuding | auction, laser, machine
eyebrow | skincare, makeup, beauty
eyecare | home, patient
eyed | fish, quality
eyeglass | optical, optician, doctor
eyelet | garment, sewing, machine
eyeliner | customer, makeup, cosmetic
eyesight | examination, patient
eyewear | optical, optometrist, optician
fabricate | manufacture
fabricated | metal, structural, press
fabricating | metal, fabrication
fabricator | welder, welding, electrical
facade | building, glass, structural
faced | callcentre, healthcare, contactcentre
facet | environmental, press, political
faceted | material
faceter | jewellery, machine
facial | styling, skincare, dental
facialist | skincare, beauty, makeup
facilitated | communitymanager, socialmedia, socialmediamanager
facilitation | management, infrastructure
facilitator | socialwork, youth, lean
facilitiate | communication, consultant, culture
facing | counselling, carpenter, management
facsimile | proofreader, weather, proofreading
facto | english, aviation, legal
factoring | material, movement, stage
factorization | data, machinelearning, algorithm
faculty | academic, education, director
faded | road, painting, drawing
faggot | water, river, forest
fail | manufacturing, system, design
failover | system, design
failure | cloud, nurse
fairground | facility, material, event
fairly | fraud, security, communication
fairness | code, transport, translation
faithful | running, artistic
fake | jewellery, laboratory, analysis
fakir | artist, performer
fall | councillor, informationsecurity, political
fallen | electrical, landscape, underground
faller | forestry, tree, forest
falling | scaffolding, stage, mechanical
false | space, jewellery, jewelry
falsification | scientificresearch, research, code
falsity | mathematic, mathematician, math
familiar | nuclear, pollution, food
familiarise | costume, assessment, director
familiarize | artist, advertise
famously | electrical, chemistry, science
fantasist | artist, performer, comedy
fantom | programming, computer, coding
farinaceous | bakery, baking, fermentation
farmed | fish, aquaculture, analyse
farmhouse | maker, dairy, cheese
farmyard | crop, animal, farmer
farnsworth | pathology, photography, testing
farrier | horse, metal, power
farriery | horse, metal, equine
fascia | swimming, therapy, chemical
fasciatherapy | therapy, psychological, movement
fashionable | clothing, furniture, customer
fashioned | technology, mechanical, press
fashioning | casting, fabrication, plastic
fasten | motorvehicle
fastened | bicycle, bike
fastener | machine, sewing, product
fastening | drafting, aerospaceengineering
faster | surgery, patient
fastest | pilot, guide
fastness | fabric, nature
faststone | photo, graphic, adobe
fatality | scaffolding, bridge, mobile
fate | cosmology, datascientist, planet
father | children, child, running
fatpaint | photo, graphic, adobe
fattening | aquaculture, water, technician
fatty | soap, cheese, chemical
faucet | water, operation
faulty | assembly, electrical
fauna | ecologist, nature, wildlife
faux | painting
favor | advocate, policy
favour | advocate, court, building
favourable | publicrelation, attorney, court
favoured | researching, strategy, hearing
faxing | invoice, proofreading, nature
fear | military, socialworker, education
feasible | video, operational, artistic
feat | artist, creative, animal
feather | bird, furniture, machine
featured | editor, news, magazine
federal | facility, aviation, aircraft
federation | sport, code, design
feeder | soap, press, system
feedstock | additivemanufacturing, polymer, metal
feedstuff | animal, food, product
feel | customer, acting, pottery
feeling | dancer, psychotherapy, artist
feet | podiatry, cosmetic, footwear
fefco | code, design
feldscher | medical, doctor, clinical
feldspar | manufacturing, material, property
fell | tree, forestry, forest
felled | tree, forestry, forest
feller | forestry, tree, forest
felling | tree, forest, forestry
fellmonger | garment, beauty, stock
fellow | actor, composer, clinicaltrial
felt | house, machine, carpentry
female | cycle, cell, animal
fence | farm, building, crop
fencing | sport, director, stage
fend | material, vessel, painting
fender | scaffolding, construction, structure
fenestration | glass
feriliser | transport
ferment | fermentation, wine, product
fermentable | fermentation, beer, bacteria
fermented | drink, cider, chocolate
fermenter | fermentation, cider, wine
fermenting | meat, fermentation, stem
ferrous | metal, casting, machine
ferrule | fabric, factory, assembly
fertigating | delivery
fertigation | delivery
fertilisation | horticulture, delivery, plant
fertilise | aquaculture, tree, nurse
fertiliser | plant, soil, chemical
fertilising | delivery, aquaculture, landscape
fertility | cell, soil, patient
fertilization | developmentstudy, genetic, history
fertilize | plant, forestry, tree
fertilized | analysis, laboratorytechnician, pathology
fertilizer | crop, plant, chemical
fertilizing | crop, fishery, forestry
fertlity | patient, risk
festivity | advocate, community, religion
fetal | research, medicine, biology
fetching | crop, farmer, shelter
fettler | machine, carbon
fetus | risk, growth, medical
fetuse | developmentstudy, genetic, history
fever | clinical, assessment, management
fiacre | horse
fiber | machine, yarn, glass
fiberglass | machine, product, boat
fibreboard | machine, quality, tester
fibreglass | machine, glass, boat
fibrous | heritage, coating, chemical
fictional | writer, historical, literature
fidelity | video, customer, record
fight | performer, director, movement
fighter | athlete, water, operation
fighting | performer
figurative | painter, artist, painting
figured | textile, knitting, weaving
figurine | painter, designer, illustration
fiigree | maker, jewellery, jewelry
filagree | maker, jewellery, jewelry
filament | machine, yarn, glass
filecenter | digital, management, content
filed | record, claim, government
filehold | digital, management, content
filenet | digital, management, content
filer | library, machine, book
filigree | jewellery, maker, jewelry
filled | power, medicine, callcentre
filler | machine, metal, ecommerce
fillet | fish
filleted | fish, water, machine
filleter | meat, fish, food
filter | press, machine
filtered | wine, water, plant
filtering | wine, press
filtrate | management, operation
filtration | water, system, drink
finalisation | planning, record, analyse
finalise | engineer, financial, selling
finalised | computer, computeraideddesign, manufacturing
finalising | ship, trade, customer
finalize | composer, costume, budget
finally | teacher, furniture, printing
financed | compliance, fund, fundmanager
financially | communitydevelopment, risk, socialworker
financier | investor, business, network
financing | leasing, government, loan
findable | data, reuse, accessible
finder | tester, electrical, technician
fineness | coffee, product, machine
finereader | computer, software, machine
finger | makeup, product, beauty
fingernail | technician, cosmetic, product
fingerprint | crime, forensicscientist, forensicscience
fingerspelling | language
fining | protein, operation
finisher | glass, power, machine
finite | number, software, engineering
firearm | shop, custom, police
fired | coffee, heating, powerplant
firefighter | industrial, regulation, operation
firefighting | operation, vehicle, ship
firefox | mobile, system, android
firehose | water, operation
fireman | industrial, operation, healthandsafety
fireplace | bricklayer, maker, building
fireproofing | building, material, interior
firer | technician, material
firestop | material
firetruck | vehicle, truck, water
firewall | network, security, networksecurity
firewoman | industrial, healthandsafety, water
firewood | crop, water, farmer
firework | maker, visualeffect, house
firing | coating, satellite, ceramic
firmer | send
firming | plastic, customer
firmly | growth, vessel, structure
firmness | cheese, dairy, maker
fiscal | financial, taxation, economic
fisher | fishery, coastal, fish
fisherman | fishery, fish, vessel
fisherwoman | fishery, fish, vessel
fishing | fishery, vessel, fish
fishmonger | fish, shop, food
fishy | system, transportation, transport
fitment | insulation, electricity, press
fitted | glass, clothe, heatpump
fitter | welder
fixating | horse, equine, housing
fixer | watch, repair, commercial
fixing | scaffolding, metal, material
fixtureless | circuit, manufacture, tester
fizzy | wine, food, product
flag | fabric, outdoor, rail
flagship | strategy
flagstone | machine, product, plant
flail | maintenance, operation
flair | bartender, chef, localisation
flake | soap, machine, metal
flaker | soap, machine
flaking | watch
flambe | cook, kitchen, customer
flambeed | cook, kitchen, customer
flame | metal, glass, welder
flamecutter | metal, welder, welding
flamed | cook, kitchen, customer
flamenco | vibration, acoustic, number
flaming | account, coffee, craft
flammability | alcohol
flammable | blender, regulation, material
flap | machine, quality, maker
flare | maker, vessel, carbon
flash | welder, welding, metal
flashing | metal, signalling, repair
flashlight | vessel, radio
flatten | machine, plastic, footwear
flattener | apparel, garment, material
flatware | metal, assembly, building
flavor | beer, wine, coffee
flavoring | spirit, food, chemical
flavorist | chemist, perfume, developer
flavour | wine, product, coffee
flavoured | drink, chemical, blender
flavourful | baking, confectionery, cook
flavouring | spirit, beer, crop
flavourist | chemist, perfume, developer
flaw | rail, battery, metal
flawed | manufacturing, hardware, material
flawless | mechanical, electronic, dataentry
flawlessly | software, testing, customer
flaying | meat, fish, food
flee | asylum, refugee, structure
flemish | writing, speech, language
flesh | machine, fish, beauty
fleshing | machine, operation, formulation
flex | watch, repair, watchmaking
flexibility | artist, weaving, movement
flexographic | printing, press
flexography | plastic, packaging, printing
flint | manufacturing, material, property
flip | signalling, rail, tech
flitch | plant, press, machine
flixel | game, videogame, digital
float | carpenter, aquaculture, chemical
floater | power
floating | aquaculture, forestry, water
flock | movement, plant, animal
flooded | flood, medical
floorboard | pilot
flooring | power, material, chip
flora | ecologist, nature, wildlife
floral | home, wedding, plant
floriculture | plant
flossing | healthcare, dentist, dental
flotation | mineral, technician, chemical
flotherm | analysis, software, property
flour | machine, product, food
floury | plant, food
flowchart | system
flowcharting | design, simulation, model
flower | plant, garden
flowing | machine, energy, science
flowmeter | chemical
fluctuation | broker, trader, watch
flue | press, building, regulation
fluff | machine, yarn, textile
fluffed | yarn, machine, drawing
fluffing | textile, knitting, weaving
fluorescence | immunology, enzyme, protein
fluorescent | testing, power, developer
fluoride | teeth, dental, dentist
fluoroscope | machine
flush | water, creative, artistic
flushing | water
flute | musician, orchestra, concert
flutist | musician, orchestra, concert
flux | welding, metal, welder
flyer | product, event, maker
flyman | stage, technician, flying
fmea | analysis, productdevelopment, risk
fmri | marketing, technology, brain
fnac | laboratory
foam | machine, space, hearing
focal | camera, optical, photography
focuse | factory, controlengineering
focused | taxadvisor, school, clinical
focusing | teacher, community, youth
focussing | helppeople, philosophy, plane
fodder | animal, crop, quality
foetal | midwife, nurse, midwifery
foetus | medical, health, examination
foil | machine, printing, press
fold | machine
folded | sewing, machine, stock
folder | machine, printing, book
folding | machine, printing, manufacture
foley | editor, soundeditor, music
foliage | ceramic, design
folio | stock, numerical, copy
folk | dance, teacher, music
follicle | laser, electrical, technology
followspot | performer, movement, bridge
fomentation | chocolate, history, evolution
fond | investment, stock, financial
font | language, layout, computer
foodborne | foodsafety, policy, bacteria
foodstuff | food, cook
foot | cosmetic, podiatry
footage | video, film, pictureeditor
footcare | horse, dress, shoe
footer | microsoft, auto, software
footing | scaffolding, structure, metal
footpath | bricklayer, structure, building
forastero | chocolate, property
forbid | camera, drug, alcohol
forbidden | nature
forced | polymer, record, alcohol
forcep | ophthalmology, surgical, beer
forcible | children, strategy, rehabilitation
forcibly | material, building, water
forcing | design, strategy, press
forecaster | weather, productionplanner, meteorology
foreclosure | property, mortgage, payment
forecourt | retail, sitemanager, supermarket
forefront | supplychain, risk, book
foregoing | personnel, recruitment, teaching
forehand | sport
foreigner | documentation
foreman | operation
foremen | mining, manufacturing, construction
forepart | footwear, machine, model
foreperson | textile, machine, startup
foresee | fleet
foreseeable | material, road, transportation
foreseeing | conservator, conservation, furniture
foreseen | contractmanager, material, budget
forested | forest, conservation, management
forester | woodland, conservation, forest
foretell | event
forewoman | assembly, warehouse, footwear
forex | broker, trader, bank
forge | metal, press, casting
forged | manufacturing
forger | press, metal, technician
forgery | analyse, examination, record
forgesmith | casting, press, mechanical
forgeworker | metal, technician, heritage
forging | metal, press, machine
fork | medicine, maker, blockchain
forklift | truck, warehouse, transport
formaldehyde | environmental, material, ecofriendly
formalise | business, model, distribution
formalised | design, softwaredevelopment, uidesign
formality | shipping, cabincrew, contractor
formally | payment, claim, insurance
formation | geographer
formative | assessment
formatted | language, layout, computer
formatting | computer, microsoft, software
formed | machine, metal, plane
formulae | economic, mathematical, chemical
formulator | chemist, textile, cosmetic
formwork | reuse, climbing, store
forth | artistic, creative
fortification | publicpolicy, nutrition, maker
fortified | spirit, wine, fruit
fortifying | wine, child, children
fortran | programming, computer, coding
fortune | event, housekeeping, animalcare
forum | enterprise, policy
forward | house, innovation, auction
forwarder | freight, ocean, vessel
foster | child, children
fostering | supportworker, innovation, sportcoach
fotografix | photo, graphic, adobe
fouling | aquaculture, facility, environment
foundational | teaching, mentoring, coaching
founded | assessment
foundry | metal, casting, maker
foundryman | casting, metal, personnel
fowl | farm, examination, movement
fracking | renewable, petroleum, water
fraction | product
fractionally | spirit, distilling, water
fracture | patient, petroleum, paramedic
fractured | medicine, dental, exercise
fracturing | renewable, petroleum, water
fragile | environment, transportation, product
fragility | motorcycle, delivery, courier
fragment | video, designer, audio
fragmentation | customer, database, strategy
fragmented | data, management, forensic
fragrance | perfume, chemist, cosmetic
fragrancer | chemist, perfume, developer
frail | carehome, elderly, home
framed | carpenter, carpentry, mechanic
frameless | glass, plastic
framemaker | maker, builder, machine
framer | carpenter, carpentry, joinery
framing | photography, glass, manufacturing
franchise | motorvehicle, motor, shop
franchising | strategy
frangible | glass, code
frankfurter | meat, selling, product
fraudulence | food, fraud, nature
fraudulent | fraud, insurance, claim
fraudulous | fraud, taxation, insurance
fraying | space
freedom | journalist, philosophy, code
freehand | material, painting, glass
freely | system, product
freeocr | microsoft, software, optical
freetime | leisure, customer
freeze | meat, machine, product
freezer | fishery, environment, engineer
freezing | fish, manufacturing, fishery
freighter | transportation, transport, ocean
freighting | shipping, commodity
freinet | teaching, school, teacher
frequency | radiographer, radio
frequent | supplier, parliament, strategy
frequently | bank, regulatory, retail
fresh | fish, meat, food
freshbook | software, digital
freshly | environment, transport, water
freshness | fruit, quality, purchasing
freshwater | aquaculture, ecologist, fish
fretboard | bridge, material
friction | maker, machine, property
friendliness | usability, tester, accessibility
frier | fish, cook, chef
fright | stage
fringerboard | bridge, material
frisk | regulation
frog | material
frogman | water, repair, ship
frontier | geographer, physicalgeography, humangeography
frontline | socialcare, policy, home
frost | quality, material, insulation
frostbite | mechanical, risk, game
froth | technician, water, waste
frothing | property, food
frozen | product, food, snack
fructose | makeup, water, product
fruiterer | fruit, shop, storemanager
fruiting | plant, growth, maintenance
frustation | fishery, operation, atsea
fryer | food, cook, cooking
frying | fish, cooking, product
fueled | welding
fuelled | alcohol, welding, heating
fuelling | ship, sale, shop
fueloline | hydrogen, quality
fufill | hospitality
fulfil | police, teacher, technical
fulfill | hospitality, socialcare, sport
fulfilled | socialjustice, charitable, healthcare
fulfilling | vessel, logistic, wedding
fulfillment | legal
fulfilment | clothing, legal, operationmanager
fullness | nursing, design
fume | building, hydrogen, machine
fumigate | machine, textile, fabric
fumigator | management, craft, chemical
functionally | technology
funded | government
funding | grant, government, fund
funeral | home, director, makeup
funfair | selling, customer
fungal | health, dental, wellbeing
fungi | microbiology, biology, insect
fungicide | machine, tree, chemical
fungus | insect, tree, growth
funicular | vehicle, tram, operation
funitel | vehicle, transit, movement
funnel | regulation, compliance, quality
funny | artist, creative, animal
furnace | metal
furnish | customer, documentation
furnished | laboratory, inventory, food
furnisher | textile, maker, apparel
furnishing | furniture, maker
furrier | garment, sewing, shoe
furthering | foodpolicy, animal, animalwelfare
furthermore | radiation, energy, tester
fuse | electrical, press, metal
fused | machine, material
fuselage | aircraft, mechanic, aircraftmaintenance
fusing | glass, ceramic, energy
fuzzy | animation, graphic, number
gadget | mobility, vessel, electrical
gage | foodanddrink, data, material
gained | aquaculture, biology, estimating
galaxy | cosmology, datascientist, planet
galician | writing, speech, write
gallbladder | tree, management
galley | aircraft, aeroplane, airplane
galvanisation | metal, product, spark
galvanise | campaign, metal, product
galvanised | weaving
galvanising | metal, machine, jewelry
galvanize | metal, product, spark
galvanized | metal, plumber, drawing
galvanizer | coating, machine, technician
galvanizing | coating, metal, machine
galvo | laser, radiation
gamal | digital, blockchain
gambler | game, gaming, operation
gambling | game, gaming
gamebryo | game, videogame, digital
gamekeeper | game, habitat
gamekeeping | game
gamemaker | game, programming, computer
gamesalad | programming, game, computer
gamete | developmentstudy, quality, genetic
gamma | radio, energy, astronomy
gang | drilling, youth, machine
gannex | fabric, technical
gantry | technician, charging, bridge
gaoler | prison, facility, rehabilitation
garbage | recycling, waste, recycle
gardener | garden, landscape, crop
garnish | drink, fruit, food
garnishing | culinary, food, drink
garnishment | payroll, payment, wageclerk
gaseous | hydrogen, store, chemicalengineering
gasfitter | plumber, system, commercial
gasification | drink, machine
gasifier | drink, machine, watch
gasket | aircraft, mechanic, aircraftmaintenance
gasoline | hydrogen, vehicle, fermentation
gass | machine, welding, technician
gassing | animal, hydrogen, operation
gastric | pathology, analysis, cell
gastroenterological | surgery, surgical, medical
gastroenterology | nurse, system, nursing
gastroesophageal | patient, surgery
gastrointestinal | surgery, cell, medical
gastronomic | chef, train, operational
gastronomy | food, scientificresearch, innovation
gastroscopy | interior, patient, surgical
gate | chocolate, security, prison
gatekeeper | property, security, radio
gatekeeping | security, operation
gateman | property, security, radio
gateway | mentalhealth, network, socialworker
gatewoman | property, security, radio
gathered | data, crimescene, informationsecurity
gatherer | farm, farmer, forestry
gauger | system
gauging | alcohol, inventory, petroleum
gauze | collection, tube, alcohol
gazer | event
gdmi | guide, mobility, travel
gdpr | data, research, complianceofficer
gearing | auto, mechatronic, automotive
geese | habitat, delivery, sale
gelatin | operation, alcohol, water
gelee | meat, material
gelling | fruit, store
gellish | language, logic, database
gemcutter | jewellery, machine
gemmology | buyer, valuer, researcher
gemological | system, valuation, laboratory
gemologist | buyer, valuer, researcher
gemsetter | jewellery
gemstone | jewellery, jeweller
genealogical | history, research, researching
genealogist | political, tree, genealogy
generalisation | event
generalist | nurse, medical, health
generally | food
generated | animator
generating | powerstation, powerplant, academic
generator | turbine, powerplant
generic | clothing, software, business
genital | animal, medical, examination
genitalia | surgery, paediatric, children
genitourinary | medicine, system, medical
genre | literature, music, dance
gently | foodproduction, patient, therapy
genuine | procurement, strategy, design
geochemical | research, technician, earthscience
geochemistry | scientific, distribution, chemical
geochronology | rock, geology, scientific
geodesy | tide, earthscience, mathematic
geodetic | tide, earthscience, mathematic
geographical | geography, remotesensing
geographically | sale
geolocation | data, infrastructure
geologic | mapping, engineering, technology
geological | geology, geologist, mineral
geologically | model, mineral, modelling
geologicial | geology, environmental, geologist
geomatic | geographicinformation, surveyor, landsurveyor
geometric | model, engineering, language
geometrical | structural, rail, design
geometry | mathematic, geotechnical, plane
geomodel | geographicinformation, system, mapping
geomorphology | geology, science, physicalgeography
geophone | rock, movement, cell
geophysical | structure, survey, petroleum
geophysicist | geologist, petroleum, engineer
georgian | language, writing, speech
geoscientist | civilengineering, mining, structure
geostatic | mineral, assessment, accessibility
geostationary | satellite, commercial, movement
geosynchronous | satellite, commercial, movement
geriatric | physiotherapy, dentist, socialworker
germ | meat, machine, risk
germanist | linguistic, linguist, language
germanium | semiconductor, circuit
germinated | vessel, brewer, brewery
germination | house, vessel, brewer
gerodontic | dentist, dental, orthodontic
gerontological | nurse, socialworker, elderly
gerontologist | socialworker, sociology, elderly
gerontology | counsellor, socialworker, elderly
gestalt | therapy, psychotherapy, behavioural
gestation | risk
gestual | language, performer, movement
gesture | music, movement, dance
giant | operation, mining, material
gift | buying, clothing, merchandise
gifted | teacher, mentor, intelligence
gigolo | buying, transportation, legal
gilding | furniture, material
gimp | graphic, editor, editing
gimphoto | photo, graphic, adobe
gimpshop | photo, graphic, adobe
gingival | dentalhygienist, teeth, therapist
ginning | machine, operation, running
girdler | hydrogen
girdling | physiology, growth, fruit
girl | drink, buying, transportation
gismo | maker, plastic, craft
gist | translating, music
giver | grant, carer, planning
gizmo | maker, plastic, craft
glacier | pastry, chef, baker
glaciologist | geologist, geology, scientist
glamour | model, fashion, photographer
gland | physiology, system, chemistry
glandular | system, patient, layout
glassblower | glass, designer, maker
glassfibre | machine, boat, furniture
glassmaker | drawing, glass, machine
glassware | glass, waiter
glasswork | furniture, glass
glassworking | glass, product
glaucoma | surgery, system, risk
glaze | coating, ceramic, glass
glazer | glass, bakery, baking
glazier | glass
glazing | glass, machine, structural
glee | director
glitch | gametester, digital, game
globally | projectmanagement, investment, analyst
globalscholar | elearning, system, reporting
globe | artist, performer
glossary | bilingual, translation, editor
glossy | machine, coating, wool
glove | garment, sewing, shoe
glpi | software, management, accounting
glucose | product, machine, makeup
glue | machine
glued | machine, sewing
gluer | machine, technician, printing
gluing | machine, sewing
glycol | water
gmdss | maritime, system, send
gmic | photo, graphic, adobe
gnss | satellite, system
gnumeric | software, data, google
goanimate | software, adobe, google
goat | health, meat, movement
gocr | microsoft, software, optical
goggle | clothing, laser, swimming
gold | jewellery, metal, jewelry
golden | textile, yarn, apparel
goldsrc | game, videogame, digital
golfer | sport, athlete, event
golfing | golf
gondola | vehicle, transit, movement
gone | casework, court, audit
goodwill | customerservice, bank, publicity
goodyear | footwear, construction, technology
gore | fabric, technical
gossip | magazine, editorial, journalist
gosu | programming, computer, coding
gotomeeting | conference, editing, oracle
gouge | heritage, custom, craft
gouger | jewellery, jewelry, repair
gouging | quality
gourmet | food, shop, coffee
govenmental | government, documentation
govern | regulation, policy, game
governability | financial, auditing, audit
governed | localgovernment
governess | children, childcare, nurse
governing | regulation
governmental | government
governor | localgovernment, bank, motor
gpus | cloud, infrastructure, network
grab | machine, road, hotel
gradation | rock, geology, scientific
grade | quality
graded | fish, crop, product
grader | tester, quality, product
gradual | model, software, design
gradually | pottery, glass, maintenance
graeyish | metal, heating
graffiti | building, artist, restoration
grafted | plant
grafx | photo, graphic, adobe
grain | machine
grammar | language, editor, copy
grammatical | proofreader, linguist, linguistic
granite | machine, drilling, oldbuilding
granted | invention, socialwork, government
granting | credit, budget, payment
granulated | press, analyse
granulating | machine, pharmaceutical, medicinal
granulation | pharmaceutical, machine, operation
granule | yarn, machine, material
grape | vineyard, wine, quality
graph | data, statistical, statistician
graphical | graphic, photographer, adobe
graphicconverter | photo, graphic, adobe
graphicsmagick | photo, graphic, adobe
graphite | carbon, casting, plastic
graphologist | forensic, writing, writer
grappler | system, operation, tree
grappling | examination, maintenance
grasp | interpreter, creative, interpreting
grasper | surgical, medical, technician
grasping | artistic, creative
grass | maintenance, airport, soil
grassed | sport, property, event
grassland | wildlife, system, forest
grate | meat, animal
grave | record, director, bookkeeping
gravel | road, material, construction
graver | metal, design, technician
graveyard | director, record
gravidity | risk
gravimetric | testing, naturalscience, laboratory
gravitational | data, freight, tide
gravity | chemical, structure, alcohol
gravure | press, printing
gray | customer
graze | plant, animal
grazing | animal, movement, farmer
grease | painting, machine, motor
greaser | technician, machine, industrial
greasing | truck, machine, product
greasy | customer
greatly | material, product
greenfield | propertydevelopment, leasing, housing
greengrocer | fruit, shop, storemanager
greengrocery | fruit, shop, storemanager
greenkeeper | landscape, athletic, golf
greenway | landscape, tree, property
greet | receptionist, beauty, restaurant
greeted | customer
greeter | restaurant, frontofhouse, hospitality
greeting | businessoperation, travel
greyhound | security, leisure, entertainment
griddle | cook, food, cooking
grief | military, stage, socialworker
grievance | shop, shopkeeper, recruitment
grill | cook, food, kitchen
grilling | cooking, cook, cookery
grime | mechanical, metal, painting
grind | metal, coffee, optical
grinder | machine, metal, glass
grinding | machine, meat, metal
grindstone | material
grip | tennis, sport, jewelry
gripper | space
grit | material, machine, metal
grocer | shopkeeper, shop, stock
grocery | supermarket, delivery, food
groom | animal, animalcare, horse
groomer | animal, aircraft, animalcare
grooming | animal, animalcare
groomsman | security, concert, theatre
groove | metal, record, press
grooving | book, sewing, operation
groovy | coding, softwaredevelopment, algorithm
gross | payroll, examination, flight
grounded | cryptocurrency, crypto, digital
grounding | electrical, underground, vessel
groundnut | crop, farmer, farm
groundskeeping | landscape, athletic, golf
groundsman | landscape, athletic, golf
groundsmen | landscape, athletic, golf
groundswoman | landscape, athletic, golf
groundswomen | landscape, athletic, golf
groundwater | drainage, environmental, technician
groundworker | drainage, civilengineering, civil
grouped | stock, railway, technical
grouping | number, circuit, network
grouse | game, management, planning
grout | material, construction, mineral
grouting | material
grovo | elearning, reporting, education
grow | crop, tree, farmer
grower | crop, farmer
guaranteeing | metal, customer, developmentengineer
guardianship | child, running, drawing
guarding | radiation, game, safeguarding
guardrail | scaffolding, advertising, structure
guess | jewellery, jewelry, creative
guesthouse | housing
guided | busdriver, curator, buse
guiding | guide
guillotine | machine, quality, book
guilt | judge, court, justice
guilty | court, justice, judge
guitar | technician, electronic, builder
guitarist | musician, orchestra, concert
gumming | material, quality
gunner | acquisition, technician, navy
gunsmith | custom, metal, builder
gutted | fish, operation
gutter | drainage, metal, fish
gymnastic | fitness, artist, creative
gynae | medical, health
gynaecological | examination, pathology, system
gynaecologist | medical, surgeon, medicine
gynaecology | medical, health
gynecologic | research, medicine, biology
gynecological | examination, pathology, system
gypsum | heritage, coating, water
gyroscope | rail, mechanical, watch
gyrotary | mineral, operation
haberdashery | clothing, textile, fabric
habit | children, medical
habitation | environmentalengineering, sustainability, environmental
habituated | acting, material, design
habituation | animal, train
haccp | foodsafety, organism, riskmanagement
hack | ledger, programming, defi
hackershield | penetrationtesting, system, mobile
hadoop | data, analysis, cloud
haematological | biomedicalscientist, biomedicalscience, analyse
haemostasis | surgery, technical, surgeon
haemostatic | vessel
haemovigilance | medicaldevice, reporting, system
haiku | software, adobe, google
hailing | mobility, sustainable, advocacy
hair | beauty, styling, haircare
haircut | artist, stage
haircutter | styling
hairdresser | beauty, haircare, stylist
hairdressing | stylist, teacher, styling
hairpiece | maker, stylist, design
hairspray | product, styling, haircare
hairspring | mechanical, watch
hairstyle | haircare, styling, beauty
hairstyling | haircare, stylist, styling
hairstylist | haircare, styling, beauty
hall | turbine, facility, theatre
hallmark | metal
halogenate | footwear, machine
halt | drug, auction, vehicle
halting | operation, system
hamburger | food, cook, marketstall
hammam | destination, therapy, medical
hammer | metal, machine, boat
hammerer | maker, builder, ceramic
hammering | machine, metal, account
hammond | musician, orchestra, concert
hamper | crimescene, crime
handbag | machine, garment, shoe
handball | athlete, rugby, sport
handbook | traininganddevelopment, documentation, vehicle
handbrake | road
handcart | food, foodanddrink, truck
handcarver | heritage, craft, composite
handcast | maker, structural, building
handcrafted | school, teacher, pedagogy
handcuff | regulation
handed | store, retail, police
handemade | maker, textile, wool
handheld | corrosion, mobile, metal
handicap | psychological, analyse, impact
handicapped | teacher, teaching, specialneed
handicraft | weaving, sewing, textile
handing | shoe, newspaper, running
handlebar | bicycle, mechanic, transport
handled | animalcare, claim, freight
handler | animal
handmade | craft, maker, product
handover | cosmetic, documentation, beauty
handpiece | dental, surgeon, surgery
handrail | hotel, interior, painting
handtool | maker, apparel, builder
handtruck | product, cycle, vessel
handwheel | stock, operation, water
handwriting | historical, forensic, analysis
handwritten | communication, analyse, loan
handy | animal
handyman | building, airquality, repair
handyperson | building, repair, hotel
handywoman | building, airquality, repair
hang | poster, space, photo
hangar | aircraftmaintenance, maintenance, aviation
hanger | carpenter, furniture, machine
hanging | artist, interior, layout
happen | construction, museum, audio
happened | account, event, facility
happening | event, legal, analytic
harassment | security, politician, regulation
harden | heritage, glass, coating
hardened | machine, press, growth
hardener | glass, ceramic, machine
hardening | plastic, metal, machine
harder | maintenance, repair
hardness | motor, judge, mobile
hardwood | quality
harm | healthcare, animal, health
harmed | socialcare, animal, risk
harmful | radiation, immunology
harming | transport, teach, wildlife
harmlessly | metal, nature, risk
harmonic | musician, singer, music
harmonica | musician, orchestra, concert
harmonious | landscapearchitect, landscape, space
harmoniously | textile, manufacturing, apparel
harmonise | content, movement, music
harmonised | artistic
harmonize | movement, surveyor, architect
harmonized | regulation, drafting
harmonizing | design, designer, garment
harmony | music, instrumentation, movement
harness | climbing, machine
harnessed | horse, energy, solar
harnessing | horse, animal, vehicle
harp | maker, builder, material
harpist | musician, orchestra, concert
harpsichord | tester, maker, material
harpsicord | tester, maker, qualityinspector
harsh | fishery, operation, atsea
harvest | crop, farmer
harvested | fish, forestry, machine
harvester | fruit, vineyard, technician
hash | algorithm, digital, blockchain
haskell | programming, coding, softwaredevelopment
hasten | product, water
hatch | fish, vessel, quality
hatched | aquaculture, stock, culture
hatchery | aquaculture, fish
hatching | fish, fishery
hatha | yoga
hatter | garment, custom, manufacture
haul | truck, transport, locomotive
hauled | motor, tram, mobile
hauling | railway, vessel, coastal
havok | game, computer, environment
hawker | trader, food, marketstall
hazmat | commercial, construction, waste
headache | sleep, brain, patient
headbox | water, machine
headed | impact, environment, soundproduction
header | microsoft, auto, software
headgear | custom, manufacture, safeguarding
heading | machine, press, manufacturing
headless | fish, operation
headline | news, write, analytic
headmaster | school, teacher, primaryschool
headmistress | school, primaryschool, curriculum
headphone | warehouse, system, operation
headquarter | intelligence, operation, communication
headset | soundtechnician, technician, audio
headshot | actor, delivery
headstock | bridge, material
headteacher | school, teacher, primaryschool
headway | operation
headwear | custom, manufacture, maker
heal | animal, therapist
healer | medicine, therapist, animal
healing | medicine, therapist, animal
healthful | nutrition, food, utility
healthier | researcher, researchanalyst, researchscientist
healthy | health, nutrition, skincare
heap | water, river, transport
heaping | fermentation, enzyme
hear | hearing, legal, account
heard | subtitler, health, journalist
hearse | home, vehicle, transport
heart | nurse, patient, cardiology
hearth | watch, plant, water
heated | machine, metal, composite
heater | heating, ceramic, solar
heather | woodland
heavier | yarn, machine, structure
heavily | flood, medical
hectare | forest, restoration, number
heddle | manufacturing
hedging | strategy, financial, security
hedonism | school, philosophy, history
heed | reporting, legal, account
heeding | lifeguard, mentor, environment
heel | shoe, footwear, machine
height | construction
heighten | artefact, share, space
heightworker | structure, building, technician
held | police, military
helical | carbon, rock, machine
helium | welding, carbon, metal
hellenist | linguistic, linguist, language
helm | vessel, operation, ship
helmet | climbing, impact, water
helminthologist | microbiology, microbiologist, researcher
helminthology | scientific
helmsman | ship, vessel, pilot
helmsmen | operational, vessel, ship
helmswoman | ship, pilot, vessel
helped | advocacy, wellbeing, court
helpful | marketresearch, therapy, language
helpline | financial, policy, record
hematological | analyse
hemicellulose | chemistry, hydrogen, carbon
hemorrhage | risk, layout, patient
hemostasis | vessel
hemp | boat, ship, plastic
hence | foodproduction, outdoor, safetyofficer
hendra | infectiousdisease, animal
henna | tattoo, artist, design
hepatitis | infectiousdisease, organism, testing
herb | meat, medicine, drink
herbaceous | plant
herbal | medicine, therapist, health
herbalist | medicine, therapist, community
herbarium | technician, lifescience, laboratory
herbicide | tree, machine, vineyard
herd | animal, plant
herder | farm, movement, animal
herding | animal, farm, crop
hereby | machine, press, metal
hereditary | genetic, medical, management
heredity | psychologist, genetic, gene
heritable | genetic, engineering, genome
hermeneutic | communicationstudy, communication, academic
hermetically | system, robot, mechanical
hermit | material
hernia | patient, surgery
hero | screenwriting, structure, script
heroengine | cloud, game, computer
herpetological | veterinary, healthmanagement, medicine
herpetologist | biologist, biology, organism
herpetology | curator, zoology, collection
herself | healthcare, examination, psychological
hewer | underground, mining, transport
hiatal | patient, surgery
hide | machine, product, number
hiding | makeup
hierarchical | system, environment, regulation
hieroglyph | research
highlight | concierge, code, tour
highlighting | footwear, selling, trade
highly | physiotherapist, machine, chiropractic
hike | cruiseship, excursion, guide
hiker | forest, tourist, guide
hiking | outdoor, guide, climbing
himp | organism, product
himself | examination, analyse
hinder | activism, wine, policy
hindquarter | meat, animal
hinduism | religion, history
hinge | vehicle, space, hardware
hint | therapy, music, guide
hired | train, teach
histo | examination, pathology
histochemistry | technician, agricultural, analyse
histogram | imageprocessing, numerical, data
histological | examination, chemical, pathology
histologist | microbiology, microbiologist, researcher
histology | cell, veterinaryscience, anatomy
histopathology | examination, pathology, clinical
historic | book, conservator, furniture
historically | dance, movement, costume
hitask | software, digital
hitch | horse, technical
hitched | animal, vehicle, parti
hitching | animal, vehicle, parti
hobby | craft, shop, pottery
hobgoblin | penetrationtesting, system, mobile
hogging | maintenance, operation
hoist | plant, motor
hoisting | drilling, vessel, dock
holding | police, military, defence
holing | sewing, garment, machine
holistic | therapist, socialpolicy, enterprise
holistically | planning, account, environment
hollow | machine, metal, casting
hollowware | metal, assembly, building
hologram | laser, space, environment
holographic | laser, space, environment
holography | laser, space, environment
holy | painting, spirit, artist
homecare | home, carehome, patient
homeopath | therapist, medicine, animal
homeopathic | medicine, therapist, technician
homeopathy | therapist, medicine, animal
homeowner | loan, mortgage, property
homework | children, teacher, school
homoeopathic | medicine, patient, health
homoeopathy | medicine, advocate, mineral
homogeneity | quality, testing
homogeneous | metal, food, technician
homogenisation | food, machine
homogeniser | product, dairy
homogenization | food, machine
homogenous | water
homologation | vehicle, technical, automotive
hone | plastic, metal
honest | community, legal, patient
honey | machine, mechanical, insect
honeybee | stock, continuousimprovement
honeycomb | machine, cell, mechanical
honeywell | security, digital, system
honing | machine, machining, mechanic
honorary | embassy, travelling, political
honoured | business, buyer, auction
honouring | humanright, healthcare, autonomous
hood | motorvehicle, machine, assembly
hoof | horse, regulatory, compliance
hook | sewing, motor, radio
hooking | machine
hoop | artist, builder, maker
hooping | teacher, costume, history
hoove | horse, regulatory, compliance
hoovering | train, interior
hopper | machine, chocolate, material
horizontal | machine, band, drilling
hormonal | therapy, children, medical
hormonally | aquaculture, strategy, fish
hormone | aquaculture, therapy, physiology
horn | musician, orchestra, animal
hornist | musician, orchestra, concert
horoscope | event, casting, animal
horoscopic | event
horoscopy | movement, religion, power
horotec | watch, repair, watchmaking
horseback | horse, coach, teacher
horsebox | horse, transportation, vehicle
horsehair | factory, material, plant
horsepower | pilot, aircraft, airplane
horseriding | horse
horseshoe | horse, metal, shoe
horticultural | horticulture, crop, agricultural
horticulturist | garden, curator, landscape
hose | chemical, winery
hoshin | planning, strategy
hosiery | knitting, machine, yarn
hospitalised | animal, nursing, veterinary
hospitalized | animal, nursing, veterinary
host | restaurant, drink
hosting | website, searchengineoptimisation, wine
hostler | operation, truck
hotbed | facility, plastic, glass
hotchalk | elearning, system, reporting
hotelier | house, hotel, operation
hotline | financial, policy, record
hotspot | transport, road, environment
housebound | patient, home, house
housed | house, animalwelfare, railway
housekeeper | housekeeping, house, hotel
houseplant | plant
housewrap | house, weather, material
hovering | store, maintenance
htsql | language, logic, database
http | environment, system
hula | artist, performer
huller | machine, watch
humane | animal, fish, branding
humanisation | strategy, customer, socialmedia
humanistic | psychological, psychology, psychotherapy
humanly | actor, movement, digital
humid | repair, microelectronic, system
humidification | film, product
humidifier | fermentation, judge, stage
humidify | product, water
humidifying | film, product
humidity | fermentation, building, weather
humor | comedy, magazine, share
humorist | comedy, theatre, actor
humoristic | political, event, economic
humorous | write, cartoon, drawing
humour | share, comedy
humourous | comedy, share
hung | animal, meat, distribution
hunger | animal, environment, space
hunt | animal, farmer, crop
hunted | animal, bird, wildlife
hunter | animal, recruitmentconsultant, bird
hunting | shop, animal, forestry
hurtlessly | animal
husbandry | animal, aquaculture, curator
husk | machine, brewing, conservation
hydatid | infectiousdisease, animal
hydra | system, printing, network
hydratable | water, plant
hydraulically | machine, operation, casting
hydride | battery, chemistry, chemical
hydrobiologist | hydrology, water, researcher
hydrocarbon | petroleum, engineer, product
hydrochloric | welding, chemical, metal
hydrocracking | product
hydrocratic | renewableenergy, technology, marine
hydroculture | horticulture, soil, mineral
hydrodesulphurisation | product
hydrodynamic | offshore, renewableenergy, engineer
hydroelectric | hydropower, plant, power
hydroelectrical | hydropower, electricity, power
hydroelectricity | hydropower, electricity, power
hydrogenation | machine, manufacture, judge
hydrogenator | machine, manufacture, product
hydrogeological | water, consultant, engineer
hydrogeologist | water, consultant, engineer
hydrographer | surveyor, researcher, researchanalyst
hydrographic | surveyor, surveying, survey
hydrography | surveyor, researcher, water
hydrological | hydrology, geophysic, mining
hydrologist | hydrology, water, geotechnical
hydrolysis | metal, property, manufacturing
hydromechanic | science, power, system
hydrometeorologist | weather, forecast, climate
hydrometer | alcohol, analyse, testing
hydropneumatic | system, repair, motorvehicle
hydroponic | plant, horticulture, soil
hydrostatic | drilling, plumber, operation
hydrotherapist | physiotherapist, therapist, medicine
hydrotherapy | therapist, water, physiotherapist
hydroxide | chemical
hygienic | food
hygienically | food, fishery, game
hyginic | crop, store, facility
hygrometer | tube, audit, watch
hymn | singing
hyper | healthcare, patient
hyperactivity | behavioural, children, child
hyperacusis | audiologist, audiology, hearing
hyperbaric | welding, medical, hospital
hyperhydrosis | patient, surgery
hyperledger | blockchain, infrastructure, crypto
hypermarket | supermarket, saleassistant, departmentstore
hypersensitivity | medical
hypertalk | programming, computer, coding
hypertext | coding, softwaredevelopment, algorithm
hypno | psychotherapy, patient, behavioural
hypnose | psychotherapy, patient
hypnosis | psychotherapy, patient
hypnotise | psychotherapy, patient
hypnotism | artist, creative, animal
hypnotist | artist, creative, performer
hypnotize | psychotherapy, patient
hypothese | medical, statistic, scientific
hypothesis | scientific, research, scientificresearch
iana | regulation, governance, evolution
icann | regulation, governance, evolution
icao | aviation, aircraft, code
icarian | artist, performer
iceblasting | metal, material
icecream | product, food, cheese
icepak | analysis, software, property
ichthyologist | biologist, biology, organism
ichthyology | biology, fish, science
icing | fishery, fish, aircraft
icon | speech, computer, technology
iconographic | consulting, society, custom
iconography | painting, spirit, artist
iconology | teach, theatrestudy, filmstudy
icor | analysis, risk, impact
icru | radiation, planning
ideate | creative, stage, design
idenfify | financial, analyse
identicard | security, digital, system
identifable | store, data, customer
identifiable | brain, data, store
identified | volunteering
identifier | data, content, model
identity | travel
ideologue | political, philosophy, society
ideology | foundation, philosophy, political
idiophone | maker, builder, ceramic
idiosyncrasy | model, business, analyse
idiosyncratic | psychological, assessment, patient
ignitable | waste, technician
ignite | database, computer, software
igniter | blender, chemical, machine
igniting | turbine, electricity, energy
ignition | alcohol, boat, marine
ignore | vehicle, traffic
iinvestigate | animal
ilia | elearning, system, reporting
illegal | custom, attorney, security
illegally | running, custom, government
illicit | nature, carbon, food
illumination | transport, laser, space
illusion | artist, animation, animator
illusionism | artist, performer, comedy
illusionist | artist, performer, comedy
illustrate | photographer, mathematical, mapping
illustrated | analyse, illustration, researching
illustrative | press, publicity, publicrelation
imagemagick | photo, graphic, adobe
imagery | animator, modeller, artist
imagesetter | engineer, photo, graphic
imagination | space, novel, performer
imaginative | children, artistic, food
imagine | space, invention, game
imam | religion, community, counselling
imbalance | audiologist, claim, children
imbed | machine
imdg | regulation, freight, transportation
imitate | computing, cognitivescience, naturallanguageprocessing
imitation | maker, property, jewellery
imitator | artist, performer, actress
immerse | factory, chemical, plant
immersed | dance, tourism, community
immersion | fish, coating, craft
immersive | travelling, digital, simulation
immigrant | immigration, migrant, custom
imminent | drainage, tube, system
immobilisation | simulation, patient, radiation
immobilise | patient, horse, dental
immobilising | exercise, material, write
immobilization | patient, transport, ambulance
immobilize | patient, transport, ambulance
immobilized | truck, police, road
immovable | commodity, broker, realestate
immune | immunology, system, vaccine
immunisation | infectiousdisease, patient, travelling
immunity | vaccine, laboratory, testing
immunization | medical, doctor, health
immuno | haematology
immunodeficiency | clinical, patient, cell
immunofluorescence | immunology, enzyme, protein
immunohaematology | haematology
immunohistochemistry | clinical, laboratory, biomedicalscience
immunological | immunology, system, medical
immunologist | immunology, researcher, researchanalyst
immunopathology | clinical, medicine, system
immunosorbent | immunology, enzyme, protein
immunosuppression | immunology, donation, procurement
immunotherapy | therapy, medical, system
impacted | dentist, dental, teeth
impactful | selling, procurement, strategy
impacting | lean, oilrig, business
impalement | artist, performer
impart | teach, machine, education
imparted | tour, interpreting, examination
impartial | claim, children, court
impartiality | code, editorial, assessment
imparting | business, brewing, traffic
impedance | analyse, pathology, chemical
impede | policy, children, intelligence
imperative | digital, design
imperfect | numerical, copy
imperfection | metal, casting, glass
impersonator | artist, performer, actress
impervious | chemical, swimming
impetus | waiting, operation, metal
implantation | microchip, genetic, surgical
implanted | surgical, microchip, surgery
implanting | microchip, animal
implemenation | humanright, internationallaw, regulation
implementer | security, cybersecurity, technician
implication | strategy
implicit | analysis, system
implied | historical, projectmanagement, risk
implosion | structure, environment
imply | sale, psychotherapy, risk
importance | lifeguard, podiatry, equality
importantly | statistic, statistical, printing
importation | custom, foreignlanguage, internationaltrade
imported | customer, watch
importer | supplier, vehicle, analyse
importing | import, custom, data
impose | regulation, selling, financial
imposed | credit, taxation, export
imposing | athlete, sportcoach, athletic
imposition | printing, regulation, digital
impossible | examination, analyse
impounding | traffic, animal, lifeguard
impoundment | truck, police, road
impregnate | machine, product, textile
impregnated | plastic, machine, optic
impregnating | coating, casting, machine
impregnation | animal, technician, material
impress | product, software, design
impression | makeup, press, dental
imprint | businessmanagement, design, circuitdesign
imprinting | businessmanagement, circuitdesign, darkroom
imprisoned | familysupport, children, socialcare
imprisonment | humanright, facility, advocate
impromptu | music, write
improper | waste, tester, portfolio
improv | software, data, google
improvisation | dancer, drama, performer
improvisational | language, performer, movement
improvisatory | movement, patient
improvise | music, food, tailor
improvised | music, vehicle, repair
improvising | music, therapy
impulse | machine, welding, material
impurity | material, distillery, water
inability | hearing
inaccessible | mobile, mechanical
inactive | coating, material
inadequate | plastic, outdoor, fruit
inappropriate | animalbehaviour, animal, customer
inaugurate | commodity, industrial, buyer
inauguration | event, forecasting, interpreting
inbound | callcentre, searchengineoptimisation, callcenter
incall | buying, transportation, legal
incapacitated | guardian, legal, ward
incapacity | regulation, debt, legal
incarcerated | counsellor, community, counselling
incarceration | probation, facility, prison
incendiary | quality
incentive | analyst, sale, counselling
incentivising | talent, management, recruiting
incentivize | hospitality, sale, management
inception | quantitysurveyor, regulatoryaffair, regulatory
inch | textile, fabric
incidence | animal, epidemiology, medicine
incidental | food, numerical, bookkeeping
incinerating | waste, machine, plant
incineration | waste, wastemanagement
incinerator | waste, plant, wastemanagement
incising | legal, health
incision | machine, surgery, laser
incited | selling, trade, sale
inclement | outdoor, weather
inclination | photovoltaic, solarpanel
incline | railway, material, train
inclined | drilling, machine, operation
inclomplete | quality, tester, product
inclusion | sport, youth
inclusiveness | youth, quality, youthwork
incoming | record
incompatibility | drug, pharmacist, medicine
incompatible | store, transport, material
incomplete | quality, author, software
incompleteness | data, quality, usability
inconsistency | survey, marketresearch, customer
incontinence | mobility, medicine, system
incorporate | cloud
incorporated | parliamentary, locomotive, draughtsman
incorporating | physiotherapy, archive, innovation
incorporation | aeronautical, architectural, data
incorrect | invoicing, watch, software
increased | energy, wastemanagement, solarenergy
increasing | film
increasingly | cheese, quality, transport
increment | tree, sale, growth
incremental | projectmanagement, model, software
incubate | fish, aquaculture, stock
incubating | creative, fishery, forestry
incubation | aquaculture, fish
incubator | farm, record, animal
incurable | animal
incurred | softwaretesting, travel, insurance
incurring | management, financial, finance
indemnity | insurance, broker, government
independence | patient, technology, youth
independency | structure, product
independently | community
index | insect, record, property
indexer | writer, author, copywriter
indexing | industrial, tree, database
indicate | energy
indicated | therapy, chemical, aquaculture
indicating | credit, translation, mapping
indication | doctor, patient
indice | dentalhygiene, clinical, assessment
indie | rock, music
indirect | heatpump, planning, fmcg
indirectly | counsellor, democracy, supportworker
individualised | therapy, dietetic, record
individualize | education, teacher, orthopaedic
individualized | education, teacher, teach
indologist | linguistic, linguist, language
indoor | outdoor, trader
induce | physicaleducation, coach, aquaculture
induced | music, electrical, behavioural
inducing | technician, electrical, aquaculture
inductance | electrical, testing, electronic
induction | alcohol, mechanical, ceramic
inductor | semiconductor, wind, electrical
industrialised | metal, technician, heritage
inefficience | customer, product
inefficiency | business, businessconsultant, publicadministration
ineligible | hospital, patient, grant
inert | welding, metal
infallibility | data, risk
infancy | teacher, psych, school
infant | paediatric, midwifery, children
infantry | acquisition, technician, ranger
infantryman | military, defence, army
infect | medical
infected | infectiousdisease, computer, machine
infecting | organism
infection | children
infective | waste, medical
infeed | machine, quality
infer | archaeological, plant, environment
inference | energy, mathematical, model
inferential | analysis, statistical, datamining
inferior | product, food, quality
infertility | system, research, medicine
infestation | homeoffice, building, space
infiltration | urbandesign, drainage, water
infinite | conference, editing, oracle
infinity | game, videogame, digital
infirm | midwifery, nursing, health
inflammation | anatomy, system, material
inflammatory | pathology, drug, medicine
inflatable | vessel, catering, swimming
inflate | sport
inflated | tube, weather, truck
inflating | sport
inflation | policy, macroeconomic, economic
inflow | chemical, facility, content
influenced | designer, artistic, performer
influencing | gaming, entrepreneur, management
influenza | infectiousdisease, animal
info | archiving, library, analyse
infographic | data, datavisualisation, software
informal | court, youth
informally | medicine, midwifery, health
informant | youth, youngpeople, consultant
informational | transformation, material, youth
informative | journalist, tourist, photo
informed | patient
informing | customer
informix | database, enterprise, language
infosphere | data, software, structure
infovis | numerical, tree, data
infoviz | numerical, tree, data
infra | therapist, electronic, physiotherapist
infraction | security, athlete, sportcoach
infrared | testing, semiconductor, composite
infrastructural | operationmanager, data, infrastructure
infringement | intellectualproperty, transport, copyright
infuse | wine, space, crop
infusion | paramedic, therapy, carbon
ingested | pharmacology, researcher, researchanalyst
ingestion | healthandsafety, risk, vehicle
ingot | metal, technician, machine
ingre | database, oracle, sqlserver
ingrown | wellbeing, health
inhabitant | tenant, property, land
inhalation | patient, plant, property
inherent | sport, chiropractic, physiotherapy
inherit | genetic, geneticist, scientist
inheritance | lawyer, council, genetic
inherited | genetic, geneticist, scientist
inhibit | crimescene, product, food
inhibitory | animal, neuro, physiology
initially | nutrition
initiate | waiting, commodity, internationalrelation
initiated | school, teacher, freight
initiating | commodity, hospital, personnel
initiation | nursing, analysis, clinical
initiative | volunteering
inject | machine, optical, space
injectable | cosmetic, laser, therapy
injected | polymer, computeraideddesign, renewable
injecting | repair, alcohol, space
injection | plastic, machine
injure | organism, plant, chemical
injured | animal, paramedic, medical
injurious | medical
injustice | pedagogy, environmental, sustainability
inked | printing, press, newspaper
inker | machine, illustrator, book
inking | machine, press, printing
inkjet | digital, printing, running
inkscape | photo, graphic, adobe
inlaid | glass, painter, design
inland | vessel, ship, water
inlay | dental, material, prosthetic
inlaying | metal, furniture, maker
inlet | structure, system
inline | coating, metal
inmate | prison, regulation, property
innate | education, health
inner | counsellor, counselling, secondaryschool
innerspring | machine, factory, maker
innocence | judge, court, justice
innovate | innovation, footwear, technology
innovative | innovation
innovatively | spirit, innovation
innovativeness | spirit, innovation
inoculated | fermentation, cider, beer
inoculating | animal, laboratory
inoperative | helicopter, pilot, repair
inpatient | healthcare, psychological, therapy
inputting | video, camera, computer
inquest | legal, lawyer, judge
inquire | youngpeople, election, media
inquiry | receptionist, customer
inquisitorial | judge, court, circuit
insciption | research
inscribe | design, metal, jewellery
inscribed | firmware, software, camera
inscription | chemical, laser, research
insecticide | machine, chemical, tree
insecurity | risk, building, security
inseminate | animal
inseminated | stock, environment, animal
inseminating | animal
insemination | animal, cycle
inseminator | animal, technician, veterinary
insert | structure, jewellery
inserted | machine, drilling, laboratory
inserting | structure, machine, metal
insertion | structure, transport
inset | structure, insulation, material
inshore | fishery, vessel, commercial
inside | salerepresentative, technical
insist | performer
insole | footwear, arch, orthopaedic
insolubility | property, ceramic, water
insoluble | coating, metal, material
insolvency | accountant, fraud, financial
inspected | consumergood, consumerproduct, optical
inspiration | model, consulting, creative
inspirational | performer, fieldwork, dancer
inspire | dance, performer, growth
inspired | neuralnetwork, diet, cultural
inspiring | campaign, nature, primaryschool
instability | socialworker, scaffolding, counsellor
instali | system, testing, computer
installed | system, engineer
instalment | leasing, electrical, fleet
instant | soil, circuit, website
instatallation | crop, technical
instigate | psychological, community, dance
instinct | risk, book, artistic
institut | industrial, product
institute | commodity, internationalrelation
institutional | cook, stockbroker
institutionalisation | model, quality, software
instructed | secondaryschool, school, account
instructional | teacher, teachingassistant, education
instrumental | director, musician, music
instrumentalist | music, singer, musician
instrumentally | music, therapy, patient
instuction | dentist
insufficient | airport, product, impact
insulate | insulation, communication, heating
insulated | insulation, electricity, heating
insulating | insulation, tube, material
insulator | insulation, semiconductor, material
insulin | engineer, engineering, designing
insult | cultural, productdevelopment, product
insure | shipping, quality, vehicle
insured | claim, insurance, lossadjuster
insurgency | intelligence, marine, movement
intact | vehicle, delivery
intaglio | material
intake | nutrition, food, alcohol
intall | aircraft, technical, system
intangible | business, valuation, culturalheritage
integrative | medicine, psychotherapy, behavioural
integrator | database, data, home
integumentary | anatomy, physiology, structure
intel | microsoft, code, software
intellect | intellectualproperty, copyright, legal
intellectually | music, behavioural, therapist
intelligent | engineer, system, artificialintelligence
intelligible | write, hearing, society
intellitalk | software, writer, google
intend | security, write, business
intended | food
intense | technician, soil, technology
intensify | supplychain, cheese, enzyme
intensifying | supplychain, impact
intensity | laser, exercise
intensive | nurse, familysupport
intent | artistic, creative, performer
intention | artist, animal, civil
intentional | youth, education, voluntary
intentionally | space, construction, material
inter | communication, internationalrelation, socialwork
interacting | english, actor, communication
interactive | communitymanager
interactively | language, teacher, facility
intercept | intelligence, communication
intercepted | network, data
interception | intelligence, electronic, military
interceptor | intelligence, communication, military
intercessory | humanitarian, outreach, foundation
interchange | assessment, system, bank
interchangeable | mechanical, manufacture, assembly
intercity | busdriver, coach, publicservice
interconnect | windfarm, testing, software
interconnected | mobility, electricity, electrical
interconnection | brain, hardware, architecture
intercourse | children, strategy, rehabilitation
intercultural | cultural, communication, sociology
interdependence | sociologist, anthropologist, socialpolicy
interdependency | marketresearch, biology, analyst
interdisciplinary | artist
interfacing | model, lobbyist, mining
interfere | construction, utility, communication
interference | horse, wildlife, material
intergovernmental | government, governmentdepartment, governmentpolicy
interlace | crop
interlacing | weaving, furniture, material
interlibrary | library, loan, book
interlingual | subtitler, language, editor
interlingually | subtitler, language, editor
interlock | weather, account, railway
interlocking | signalling, knitting, yarn
interlocutor | communication
intermediary | broker, commodity, insurance
intermediate | petroleum, trade
intermediator | accountmanager, sale, customer
intermetallic | metallurgy, property, science
intermittent | energymanagement, strategy, design
intermixing | food, product
intermodal | logistic, rail, transport
intermodalism | freight, transportation, transport
internalise | performer, culture, material
internalize | performer, material, teach
internally | internalcommunication, business, pharmaceutical
internationally | volunteering, news, director
interoperability | database, technical, system
interoperable | aviation, code, data
interoperate | consultant, system, network
interpersonal | religion, traininganddevelopment, teaching
interplay | psychotherapy, communication, design
interpolation | imageprocessing, digital
interpreted | medicine, research, policy
interpretive | creative, research, acting
interprofessional | socialwork, communication, actor
interregional | strategy
interrelate | system, logistic
interrelated | music, philosophy, science
interrelationship | economic, sociologist
interrogate | aviation, aircraft, operation
interrogating | system, technology
interrogation | advocacy, aviation, aircraft
interrogator | code, operation, system
interrupt | space, operation, structure
interrupter | circuit, electrical
interrupting | radiation, customer, operation
interruption | assembly, motorvehicle, engineer
intersected | knitting, machine, yarn
intersection | school, traffic, structure
interstate | health, animal, commerce
interstellar | astronomy, astronomer, researcher
intertwine | weaving, material
interval | scaffolding, mechatronic, space
intervene | community, dentalhygiene, vehicle
intervened | engineering, technology, engineer
intervening | digital, stage, healthcare
intervenor | guardian, legal, ward
intervenous | pharmacist, drug
intervension | counsellor, youth, psychologist
interventional | radiology, healthandsafety, tech
interviewed | presenter, television, radio
interviewee | survey, data, surveyor
interviewer | survey, marketresearch, contactcentre
intestinal | nutrition, research, health
intimacy | share, regulation
intimate | therapy, mentoring, counselling
intoduce | industrial, product
intolerance | chef, culinary, cook
intonation | animation, coach, actor
intra | surgery, dental, communication
intracytoplasmic | laboratory, analysis, cell
intralingual | subtitler, language, editor
intralingually | subtitler, language, editor
intranet | network, software, communication
intraocular | surgical, patient, optician
intraoperative | structure, neuro, brain
intrathoracic | system, vessel
intrauterine | health, counsellor, patient
intravenous | therapy, environment, pharmacist
intricate | embroidery, design, homedecor
intrinsic | dance, sport, movement
introduce | teacher
introduced | school, circuit, teacher
introducing | volunteer, artist, mentor
introduction | blockchain, marketing
intruder | security, technician, legal
intrusion | network, security, cyber
intuit | communication, customer, language
intuitevely | strategy, practical, operational
intuition | event, risk, book
invalid | policy, mechanic, motorvehicle
invalidity | security, claim, civilservant
invasive | immunology, surgery, brain
invent | invention, movement, food
inventing | robotic, engineering, engineer
inventorise | collection
inverse | ceramic, glass, material
invertebrate | curator, collection, researcher
inverted | journalistic, atsea, ship
inverter | system, solarenergy, power
invest | investor, fund, investment
invested | logistic, engineering, research
investigated | documentation, research, crimescene
investigator | survey, fraud
invigorate | plant, product, commodity
invisible | fabric, nature
invitation | wedding, game, eventplanner
invite | customer, gamer, event
inviting | gamer, watch, write
invoke | foodsafety
invoking | teaching, philosophy, children
involvement | volunteer, dance, healthcare
inward | number
iodine | animal
ionic | chemical, film, electrical
ionisation | carbon, optical, quality
ionised | circuitdesign, radiation, therapy
ionising | radiation, radiographer, nuclear
ionization | planet, physic
ionized | radiation, therapy, machine
ionizing | radiation, healthandsafety, physicist
ionzing | radiation, biology, organism
ipado | system, architecture, mobile
ipconfig | data
iphone | system, architecture, mobile
iphoneo | system, architecture, mobile
iplan | software, digital
irfanview | photo, graphic, adobe
iridiagnosis | science, medicine, therapy
iridient | photo, graphic, adobe
iridodiagnosis | science, medicine, therapy
iridologist | medicine, therapist, physician
iridology | science, medicine, therapy
iris | ophthalmology, science, beer
iron | metal
ironed | textile, fabric, clothing
ironer | clothe, garment, clothing
ironing | clothe, apparel, textile
ironwork | structural, construction
ironworker | structural, construction, bridge
ironworking | structural, construction
irpc | atsea, regulation, signalling
irradiation | mineral, mining
irrational | behavioural
irregular | band, migration, building
irregularity | quality, fraud, tester
irrespective | gaming, advocacy, game
irreversible | brain, patient
irrigate | dress, soil
irrigated | soil, plant
irrigating | delivery, soil, system
irrigation | system, water, soil
irrigator | system, agricultural, soil
isbl | language, logic, database
ischemia | system, vessel
isconf | software, management, accounting
ishihara | pathology, photography, testing
isis | network, communication, software
islam | religion, history, content
islamic | meat, animal, religion
islamism | religion, history, system
isochromatic | pathology, photography, testing
isolate | electricity, crime, water
isolated | electrician, electrical, building
isolating | microbiology, infectiousdisease, analysis
isolation | homeless, environment, communication
isomerisation | structure
isometric | communication, automotive, designer
isopropyl | alcohol, quality, material
isotope | soil, chemistry, radio
issuance | bank, aircraft, banker
issued | record
issuer | financial, security, payment
issuing | travel
itemise | fashion, customer
itemize | archaeological, styling, music
iterate | creative, stage, design
iteration | game, computer, environment
iterative | model, software, design
itil | environment, operation, servicedesk
itinerant | photographer, teacher, school
itself | dance, curator, continuousimprovement
itworx | elearning, system, reporting
jack | scaffolding, material, civilengineering
jacket | vessel, glass, catering
jacketed | confectionery, cook
jackhammer | structure, operation, mobile
jackhammering | operation, mobile, material
jacquard | weaving, knitting, fabric
jail | prison, facility, operation
jailer | prison, facility, rehabilitation
janitor | building, maintenance, repair
janitorial | maintenance, repair, clothe
japanologist | linguistic, linguist, language
jargon | financial, laboratory, humanresource
jasmine | database, oracle, sqlserver
jaunt | horse
javanese | writing, speech, write
javelin | athlete, rugby, sport
jazz | singer, dancer, dance
jell | fruit, store
jelly | fruit, meat, store
jellyfish | fish, food, bird
jenkin | software, accounting, audit
jeopardise | analysis, risk, impact
jewel | jewellery, silversmith, goldsmith
jewelsmith | jeweller, jewellery, jewelry
jigger | pottery, machine, ceramic
jigsaw | glass, painter, design
jingle | singer, composer, music
jobber | departmentstore, supermarket, shop
jobcentre | helppeople, pension, operation
jobless | audit, analyse, research
jobseeker | contractor, literaryagent, conference
jockey | horse, music, presenter
joined | assembly, electrical, garment
joiner | carpenter, furniture, kitchen
joining | metal, welder, welding
jointer | electrical, technician, electricity
jointing | press, plumber, water
joist | pilot, number
joke | comedy, theatre, actor
joomla | website, smallbusiness, networking
joomlalm | elearning, system, reporting
joseph | teacher, exercise, customercare
joule | energy, food, protein
journal | editor, magazine, newspaper
journey | train, animal, travel
jsss | language, layout, computer
jtag | testing, circuit, optical
judaism | religion, history, system
judgement | court
judgemental | youngpeople, youth
judging | judge, athlete, sportcoach
judgment | estimating, nursing, customer
judicial | legal, court
judiciary | court, food, judge
judiciously | soil, material, mobile
judo | director, stage, coach
juggle | optical
juggler | artist, performer
juggling | artist, creative, teacher
juice | fruit, fermentation, press
juicing | drink, coffee, machine
jumbo | wind, mining, underground
jump | athlete, atsea, pilot
jumping | horse, performer, sport
juniper | network, procurement, product
junk | storemanager, shop, charity
juridical | gaming, legal, house
jurilinguist | legal, linguistic, lawyer
jurisdiction | justice, council, complianceofficer
jurist | legal, lawyer, judge
juristic | forensic, intelligence, data
juror | court, hearing, guide
jury | court, judge, justice
justification | legal, analyse
justified | management, organism, risk
justify | documentation, nursing, veterinary
juvenile | youth, aquaculture, judge
kaizen | lean, continuousimprovement, qualitycontrol
kali | linux, penetrationtesting, system
kanban | continuousimprovement, philosophy, leanmanufacturing
kanri | planning, strategy
kantianism | school, philosophy, history
kaolin | material
karate | director, stage, coach
kaspersky | security, digital, system
kayak | outdoor, teacher, animator
kayake | sport, teacher, tennis
kazoo | maker, builder, quality
kdevelop | code, userinterface, softwaredevelopment
kdevplatform | code, userinterface, softwaredevelopment
keeper | animal
kennel | animal, animalcare, operation
kept | animalcare, chiropractic, coldchain
kera | computervision, digital, imageprocessing
kerb | bricklayer, road, structure
kerbing | road
kerbside | waste, collection, lorry
kerbstone | road
kerf | machine, metal, technician
kerma | radiation, radiology, instrumentation
kernel | machine
kerosene | coating, metal
kettle | maker, machine
keyboard | maker, builder, computer
keyboarding | legalassistant, legalsecretary, legal
keyframing | motiongraphic, aftereffect, adobe
keying | dataentry, machine, data
keypad | mobile, technician, repair
keyword | content, translating, digital
kick | boxing, conference, logistic
kickboxing | boxing, defense, coach
kidnapping | security, cyber, digital
kidney | medical, patient, surgery
kill | animal, bird, organism
killed | bird, animal, sale
killing | animal, bird, wildlife
kiln | glass, product, ceramic
kilning | house, leadership, customer
kilnman | watch, product
kilnwoman | watch, product
kilogram | airline, pilot, aircraft
kimchi | fermentation, food, bacteria
kinanthropometric | movement, anatomy, data
kinanthropometry | movement, anatomy, data
kindergarden | community, olderpeople, building
kindergarten | earlyyear, teacher, nursery
kindling | machine, metal, building
kinematic | 3danimation, animation
kinesiatric | movement
kinesiologist | kinesiology, researcher, exercise
kinesiotherapy | movement
kinesitherapeutic | movement
kinesitherapist | movement
kinesitherapy | movement
kinetic | welder, movement, kinesiology
kineticast | software, adobe, google
kingsoft | software, google, microsoft
kiosk | shop, food, newspaper
kitchenware | ceramic, designer, maker
kite | sport, tidal, teacher
knead | machine, product, plastic
kneading | bakery, food, product
knee | examination, welding, orthopaedic
kneeling | weather, running, sport
knife | machine, plastic, builder
knitted | knitting, fabric, machine
knitter | knitting, weaving, machine
knive | meat, machine, kitchen
knob | hardware, coating, metal
knock | structure, animal, material
knocking | system
knockoutj | programming, computer, coding
knot | sewing, analyse, maintenance
knotted | knitting, machine, yarn
knotting | textile, weaving, wool
knowledgeable | guide, research, vehicle
knowledgevision | software, adobe, google
kodachrome | film, system
kohonen | data, machinelearning, algorithm
kolourpaint | photo, graphic, adobe
koranic | content, religion, book
koreanist | linguistic, linguist, language
korn | programming, computer, coding
kpis | digitalmarketing, processimprovement, callcentre
krausening | carbon, technology
kris | risk, impact, event
labeled | patient, legal, regulation
labeling | chemical, food, assembly
labelled | archive, audit, marketing
labeller | product, machine, material
labelling | product
labial | dental, teeth, manufacture
laborer | garden, bridge, construction
labourer | construction
lace | knitting, weaving, textile
lacemaker | knitting, yarn, designer
laceration | surgery, plastic, repair
lacing | electrical, jewellery, technician
lack | community, forecast, equity
lacquer | coating, maker, furniture
lacquering | coating, painting
lactation | physiology, counselling
lactic | fermentation, food, culture
ladder | scaffolding, building, artist
lading | ocean, shipping, vessel
ladle | metal, mineral, plant
ladleman | casting, metal, personnel
ladleperson | casting, metal, personnel
lady | council, house, apparel
lagger | insulation, material, energy
lagoon | water, waterquality, aquaculture
laid | grant, assembly, product
lamb | meat, painting, spirit
lame | horse, travel
lameness | horse, travel
laminate | material, coating, plastic
laminated | plastic, product, furniture
laminater | machine, coating, technician
laminating | machine, coating, textile
lamination | machine, boat, plastic
laminator | machine, coating, plastic
lamp | electrician, composite, event
lampshade | glass, painter, design
lance | army, police, marine
landbased | land, agricultural, farm
landfill | waste, technician, environmental
landlady | landlord, socialworker, government
landline | estimating, system, optical
landmark | landscape, designer, garden
landowner | landlord, land, property
landscaper | landscape, interior, garden
landscaping | landscape, garden, land
languedoc | writing, speech, write
lantern | technical, quality
lapel | garment, sewing, clothing
lapidarist | jewellery, machine
lapidary | jewellery, machine
lapped | footwear, technology
lapping | machine, yarn, robotic
lapse | fermentation, wine
lapsed | athlete, sportcoach, athletic
laquer | maker, product
larder | kitchen, store, material
larding | meat, sale, cooking
larger | tester
larvae | fish, growth, stock
larval | fish, nursery, growth
larynx | speech
lashing | freight, house, tree
lasso | artist, performer
lasted | assembly, footwear, qualitycontrol
lasting | footwear, machine, assembly
latch | repair, controlsystem, compliance
latency | media, performanceanalysis, system
lateral | system, vehicle, scaffolding
latex | machine, painter, soap
lathe | machine, metal
lather | technician, material, machine
lathing | machine
latinist | linguistic, linguist, language
latitude | elearning, system, reporting
latrine | house, tree, structure
laughter | comedy, share
launch | product, searchengineoptimisation, satellite
launcher | manufacture, fabrication, rocket
launching | satellite, water, operation
launder | house, vehicle, fabric
laundered | stock, store
launderer | machine, fabric, textile
launderette | customer, machine, budget
laundrette | machine, photo, maintenance
laundromat | customer, machine, budget
laundry | machine, clothe, fabric
lavatory | aircraft, interior, facility
lawbreaker | video
lawful | businessoperation, socialcare, legal
lawn | garden, landscape, plant
lawnsman | landscape, athletic, golf
lawnswoman | landscape, athletic, golf
lawsuit | lawyer, civil, legal
layed | marketing, sale, drawing
layering | coating, machine, artist
laying | bricklayer
lazpaint | photo, graphic, adobe
lazy | system, health
ldap | language, database, computer
leach | soap
leaching | mineral, soil, organism
leadingmachinist | assembly, machine, coach
leadpipe | wind, material
leadtool | microsoft, software, optical
leaf | crop, maker, event
leafler | product
leaflet | newspaper, shoe, payment
leak | system, aircraft
leakage | heatpump, management, water
leaked | vessel, operation
leaking | helicopter, pilot, clothe
leaning | videogame, movement, fashion
learnability | usability, software
lease | leasing, property, realestate
leased | property, tenant, realestate
leasehand | oilrig, painting, power
leaseholder | tenant, property, commercial
leatherware | maker, productdevelopment, developer
leatherwear | footwear
leaven | bakery
leavening | baking, fermentation, food
lecole | school, teacher, pedagogy
lecturing | lecturer, researchassistant, mining
ledge | scaffolding, property
leftover | transport
legacy | librarian, archivist, archive
legality | custom, realestate, urbanplanning
legally | legal, supportworker, legalservice
legend | drafting, accessible, write
legibility | road, airport
legible | road, airport, computer
legilibility | road, traffic, corrosion
legislating | food, regulation, foodmanufacturing
legislative | government, policy
legislator | localgovernment, government, enterprise
legislature | politicalparty, policy, trade
legitimacy | civil, logic, database
legitimate | customer, payment, insurance
lehr | glass, product, heating
lend | loan, lending, selling
lender | loan, lending, debt
lenght | product
length | machine, editor
lengthy | digital, graphicdesigner, technician
lepidopterist | biologist, biology, organism
lepidoptery | zoology
lesion | fish, clinical, dentistry
lessee | property
lessen | environment, pollution, environmental
lesser | energy, optical, optic
lessor | property
lethality | fish, infectiousdisease, swimming
lettering | design, glass, jewellery
letterpress | printing, press, media
leukaemia | research, clinical, stem
levelled | teacher, material
levelling | power, material, house
lever | material, branding, maker
leverage | dataengineer, intelligence, cyber
leveraging | running, programmemanager, management
levy | account, importexport, import
lexicographer | bilingual, editing, editor
lexicography | academic, language, editing
lexicologist | bilingual, editor, linguistic
lexicon | language, evolution, music
liability | insurance, financial, claim
liable | audit, taxation
liase | animalwelfare, regulation, animal
liberation | socialwork, community, socialworker
liberty | humanright, civil, analyse
libreoffice | software, adobe, google
libretist | composer, music, copywriter
libretto | theatre, artistic, language
lice | children
licencing | documentation, write, airport
licensed | lifeguard, trader, therapist
licensee | portfolio, compliance, trademark
licensing | brandmanager, government, intellectualproperty
lidar | drone, unmanned, pilot
lien | legal, court, judge
lieutenant | military, army, police
lifeboat | regulation, maritime, ship
lifecast | prosthetic, medicaldevice, casting
lifecasting | prosthetic, medicaldevice, casting
lifecycle | software, product, insurance
lifejacket | atsea, ship, craft
lifelike | acting, animation, behaviouralscience
lifelong | personnel, humanresource, counsellor
liferaft | atsea, ship, craft
lifesaver | lifeguard, swimming, facility
lifesaving | ship, water, teach
lifespan | physiotherapist, patient, stage
lifestock | animal, publichealth, economic
lifestyle | health, patient, medicine
lifetime | marketing, customer, model
lifter | warehouse, merchandise, shipping
lifting | operation
ligament | sport, orthopaedic, growth
lightboard | stage
lighten | laser, therapy, tattoo
lighter | product, manufacturing, building
lighthouse | water, maritime, vessel
lightly | press
lightness | property, wool, material
lightning | furniture, home, photography
lightproof | film, camera, darkroom
lightroom | adobe, photoshop, graphic
lightweight | machine, semiconductor, tennis
lightzone | photo, graphic, adobe
lignin | machine, chemical, chemistry
lignite | mining, operation, excavation
likeable | customer
likelihood | credit, underwriter, insurance
likely | pilot, ship
lima | plant, food
limb | tree, prosthetic, technician
limburgian | write, writing, speech
limburgic | write, writing, speech
limburgish | write, writing, speech
limestone | carbon, material, running
liming | operation, formulation, product
limiting | industrial, automobile, forest
limousine | concierge, hotel, airplane
limp | book, press, machine
lineage | genealogy, tree, history
linear | metal, machine, arch
linearly | machine, audit, manufacturing
lineboard | machine, material
lined | spirit
lineman | technician, electricity, maintenancetechnician
linen | textile, fabric
liner | ship, shipping, comedy
linesman | sport, power, electricity
linesperson | power, distribution, electricity
lineswoman | surveyor, electricity, survey
linesworker | power, distribution, electricity
linewoman | electricity, power, distribution
lineworker | power, electricity, distribution
lingerie | garment, sewing, clothing
lingo | beer, number, wine
lingual | dental, teaching, language
linguistically | culture
lining | footwear, machine, model
linkage | laboratory, laboratorytechnician, qualitycontrol
linked | artificialintelligence
linking | jewelry, jewellery, aviation
linoleum | material, illustration, selling
linoma | conference, editing, oracle
linotype | machine, graphicdesigner, designer
lint | film
lipid | alcohol, animal
lipreader | visualcommunication, language, speech
lipspeaking | hearing
lipstick | chemist, cosmetic, customer
liquefied | engineer, plant, fossilfuel
liquidity | treasury, broker, trader
liquor | distillery, chocolate, blender
lisp | programming, coding, softwaredevelopment
listed | freight, marine, microchip
listener | speech, television, actor
listening | drilling, customer, socialwork
listing | auction, data, drawing
lite | software, database, digital
literacy | teacher, learningsupport, numeracy
literate | graphic, computer, technology
lithographer | printmaking, illustrator, computer
lithographic | digital, printing, press
lithography | printing, press, technician
litigation | legal, business, court
litmo | elearning, reporting, education
litmus | testing, chemical
litre | solar, heating, design
liver | animal, surgery, biochemistry
loaded | freight, ceramic
loader | stage, operation, construction
loadrunner | testautomation, testing, software
loaned | exhibition, artwork, loan
loanee | bank, loan, financial
loaner | loan, broker, inventory
loaning | exhibition, artwork, loan
lobby | mining, lobbyist, mineral
locale | localisation, content, software
localise | brain, estimating, assessment
localiser | localisation, translation, culture
locality | maker, product, analysis
locator | intelligence, communication, system
lock | security, building, prison
lockable | repair, compliance, code
locked | press, security, property
locker | space, machine, sport
locking | prison, machine, cell
locksmith | maker, mechanical, machine
locksmithing | machine
locomotion | buse, therapy, animal
locum | pharmacist, hospital, pharmacy
loeil | painting, painter, artist
loft | insulation, material
logarithm | valuation, stock, mathematic
logbook | vessel, catering, record
logged | personnel, event
logger | geologist, forestry, forest
logging | tree, operation, forestry
logical | logic, database, copy
logically | pictureeditor, circuit, videoeditor
logician | mathematic, logic, mathematician
login | system, printing, network
logistical | logistic, parliamentary, wedding
logistician | logistic, analyst, distribution
logon | system, printing, network
logopaedic | language, speechtherapy, speech
logopaedist | language, speech, therapist
logopedia | speechtherapy, children, speech
logopedic | speechtherapy, children, speech
logotherapy | psychotherapy, behavioural, psychiatry
longevity | video
longitude | solarpanel, casting, account
longitudinal | vessel, ship, analyse
longshore | freight
longshoreman | freight, dock, road
longwall | mining, operation, mobile
lookalike | artist, performer, comedy
looked | drink, socialworker, children
lookout | watch, maritime, operation
loom | weaving, machine, fabric
loop | knitting, vessel, yarn
looping | circuit, metal
loose | wind, motorcycle, maker
loosely | yarn, machine, cloud
loosen | book, garment, fabric
loosened | mining, underground, rock
loosening | maker, power, airflow
loosing | military, socialworker, familysupport
lopping | tree, material
lord | council, court, justice
lose | consultant, electronic, nutrition
loser | gaming, interpreting, number
losing | economic, gaming, game
lost | rehabilitation, drilling, animal
lotion | cosmetic, skincare, beauty
lottery | game, gamedesigner
lotto | selling, machine, system
lotus | software, writer, google
loud | teeth, orchestra, music
loudness | maker, power, airflow
loudspeaker | engineer, designing, engineering
lounge | musicproducer, music, soundrecording
loupe | watch, repair, watchmaking
loved | counsellor, community, hospice
lower | metal
lowered | stage, electricity, water
lowering | store, vessel, mobile
lowest | ship, boat, maritime
loyalty | customer, painting, spirit
lube | technician, mechanic, machine
lubricant | inventory, airport, coating
lubricate | motor, farm, stock
lubricated | machine, technician, industrial
lubricating | bicycle, retail, machine
lubrication | maintenancetechnician, footwear, maintenance
lubricator | machine
lucent | network, procurement, product
luggage | airport, hotel, porter
lukewarm | animal
lumber | tree, product, quality
lumberjack | forestry, consumergood, woodland
lump | packaging, coating, regulation
lung | surgery, patient, cell
lustre | machine, beauty, textile
lustrous | machine, repair, maintenance
lute | maker, builder, quality
luthier | maker, builder, quality
luxembourgish | writing, write, speech
lview | photo, graphic, adobe
lying | therapy, patient, system
lymphadenopathy | clinical, assessment, management
lymphatic | system, drainage, vessel
lymphedema | system, vessel
lymphoma | clinical, technology, stem
lyric | singing, write, music
lyricist | composer, music, copywriter
macadam | property
macerating | fruit, property, material
maceration | spirit, forecast, wine
mache | machine, product, material
machined | press, metal, technician
machinist | machine
maco | linux, system, architecture
macro | photography, socialpolicy, economic
macromedia | photo, graphic, adobe
macromolecule | chemistry, polymer, chemical
maestro | director, advertising, creativework
magical | artist, performer, comedy
magician | artist, creative, performer
magistrate | judge, justice, court
magnesium | material, metal
magnet | engineer, designing, motor
magnetic | radiographer, nuclear
magnetism | watch, physicist, astronomy
magneto | mechanic, aircraft, aircraftmaintenance
magnification | rehabilitation, patient, strategy
magnified | camera, photography, landscape
magnifier | glass, watch, drawing
magnifying | jewellery, design, analyse
magnitude | number, laboratory, quantitative
mahout | animal, vehicle, parti
maid | housekeeping, wardrobe, house
mailbox | product, advertising, delivery
mailing | informationsystem, legal, legalsecretary
mailman | courier, bike, delivery
mailroom | technician, digital, archive
mailwasher | security, digital, system
mailwoman | courier, bike, delivery
maimed | legal, health
mainshore | freight, porter, warehouse
mainstream | teacher, tuition, teaching
mainstreaming | democracy, equality, socialjustice
maintainability | engineer, constructionengineering, engineering
maintainer | technician, mobile, mechanic
maitre | restaurant, frontofhouse, hospitality
maize | machine, product, cheese
majesty | diplomat, court, travel
majority | media, projectmanagement, machine
makeover | customer, makeup, cosmetic
maladaptive | behavioural, content
malady | surgical
malaria | health, community, clinical
male | artist, transportation, bird
malformation | genetic, prosthetic, geneticist
malfunctioning | builder, aircraft, repair
malice | engineering, security, networksecurity
malicious | cyber, software, security
malignant | laboratory, technology, data
malleable | heating, press, product
mallet | boat, furniture, repair
malocclusion | teeth, dental, orthodontic
malpositioned | teeth, dental, orthodontic
malpractice | healthcare, medical, patient
malt | house, brewing, machine
malted | beer, brewer, formulation
maltego | datamining, forensic, infrastructure
malting | house, brewing, productdevelopment
malware | software, computer, cyber
mammal | bird, curator, zoology
mammalogist | biologist, biology, organism
mammalogy | zoology, labtechnician, biology
mammographer | medical, radiation, patient
manageable | creditrisk, policy, credit
managed | governance, legalassistant, legalsecretary
managerial | court, defence, management
manamagent | risk, governance, riskmanagement
mandate | content, operation, regulation
mandolin | musician, orchestra, concert
mandrel | machine, composite, circuit
maneuver | flight, movement, vessel
maneuvering | wind, ship, environmental
maneuvre | fish, security, regulation
mangage | teeth
manganese | metal, coating, product
mange | horse, medical
manger | motorvehicle, coach, truck
manhole | wastewater, space, construction
mani | cosmetic
manic | healthcare, patient
manicure | cosmetic
manicurist | beauty, technician, teacher
manifest | freight, auction, ship
manifestation | haematology, hearing, medical
manikin | teach, material
manipulable | designer, artistic, maker
manipulate | property
manipulated | electrical, nanotechnology, data
manipulating | property, designer, glass
manipulation | osteopath, animal, designer
manipulative | physiotherapist, physiotherapy, therapist
manipulator | artist, product, video
manmade | yarn, manufacture
manned | security, operation
mannequin | plastic, clothing, simulation
manoeuver | machine, vessel, ship
manoeuvere | machine, vessel, ship
manoeuvering | machine, vessel, ship
manoeuvrability | flight, wind, ship
manoeuvrable | transport, environment, destination
manoeuvre | military, operation, vessel
manoeuvring | vessel, ship, traffic
manpower | manufacturing, quality, estimating
mantle | interior, mapping, movement
manuel | sewing, fabric, manufacture
manuever | mechanical, water
manufacturability | footwear, collection, designing
manufactured | product
manure | crop, aquaculture, tree
manuring | aquaculture
manuscript | author, archivist, book
mapped | machine, management, impact
mapper | technician, survey, surveying
mapreduce | analysis, data, system
marble | chip, sculptor, machine
marching | military, operation
margarine | machine, plant, product
marginalised | youth, children, tourism
maria | teaching, physician, philosophy
marie | bain, food
marimba | musician, orchestra, concert
marina | vehicle, shop, payment
marinating | food, meat, sale
mariner | sailor, ship, pilot
marionette | actress, actor, electronic
marionetteer | actress, actor, artist
marital | counsellor, familysupport, children
marked | glass, singing, businessdevelopment
marker | road, clothing, analyst
marketability | salerepresentative, medicaldevice, sale
marketable | mineral, footwear, plant
marketeer | product, network, marketing
marketplace | insurance, transportation, transport
marklogic | data, cloud, enterprise
marksmanship | wind, movement, environmental
markup | programming, html, language
marpol | pollution, ship, regulation
marquetry | laser
marriage | civil, community, counsellor
married | transit, talent, solar
marrow | stem, cell, analyse
marshal | aircraft, army, operation
marshall | airport, security, property
marshaller | aircraft, aeroplane, pilot
marshalling | aircraft, stock, healthandsafety
mart | data, datawarehouse, analyse
martial | director, defense, military
mascara | customer, makeup, cosmetic
mash | cider, fermentation, product
mashing | house, brewery, brewing
mask | skincare, craft, cosmetic
masking | drilling, film, printing
mason | power, heritage, coating
masonry | material, bricklayer, garden
massage | therapist, therapy, styling
massaging | haircare, stylist, beauty
massed | animal, neuro, physiology
masseur | therapist, animal, veterinary
masseuse | therapist, physiotherapist
massive | brain, patient
mast | motor, radio, sailing
mastectomy | surgery, plastic, surgical
mastered | artwork, structure, record
mastering | teacher, photography, drama
mastery | foreignlanguage, machinelearning, analyse
mastic | material, machine, coating
mastoid | machine
matched | testing, laser, space
matcher | textile, destination, warehouse
matching | sewing
matchmaker | consultant, broker, environment
matchmaking | consultant, broker, environment
mate | ship, vessel, operation
materialise | fruit, store
materiality | accounting, compliance, exercise
maternal | chiropractic, healthcare, research
mathocr | microsoft, software, optical
mating | animal, genetic, policy
matress | machine, maker
matrice | documentation, analysis, risk
matrimony | wedding, eventplanner, planner
matrix | analysis, system, data
matron | nurse, housekeeping, clinical
matrose | water, operation
matte | artist, painter, digital
mattockman | structure, building, operation
mattockwoman | structure, building, operation
mattress | machine, maker, furniture
maturation | fermentation, wine, beer
maturing | cheese, spirit, whisky
maturity | music, quality, management
matwork | teacher, exercise, personaltrainer
maven | software, accounting, audit
mavenlink | software, digital
maxillo | dental, surgery, technician
maxillofacial | surgery, dentist, dental
maximal | analysis, controlsystem, database
maximisation | strategy, share
maximising | education, school, mining
maximize | socialworker
maximizing | garment, leanmanufacturing, fabric
mayonnaise | manufacturing, cooking, manufacture
mayor | council, localgovernment, policy
mayoress | council, event, policy
mbse | systemengineering, model, modelling
mcafee | security, digital, system
meaning | language, spirit, claim
meaningful | userexperience, localisation, occupationaltherapist
meant | product, psychological
measle | children
measurable | scientificresearch, marketing, system
measured | logic
measurer | machine, invoicing, optical
meatcutter | meat, animal, machine
meatworker | meat, sale
mechanically | mechanical, machine, fish
mechanisation | metal, tech, automation
mechanised | mechanical, jewellery, machine
mechanized | mechanical
mechanotherapy | mechanical, medical, therapy
medal | manufacturing, metal
medallion | craft, workshop
medial | operation, healthcare, medical
mediashout | software, adobe, google
mediate | acting, employmentlaw, negotiation
mediated | system, business, supplychainmanagement
mediating | broker, waste, facility
mediation | community, justice, political
mediator | migrant, communication, education
medically | animal, medical, fitness
medicament | pharmacology, medicine, biomedical
medicate | drug, medical, patient
medicated | documentation, animal, transport
medicating | patient, pharmaceutical
medicaton | ward, pharmacy, drug
medico | pathology, podiatry, dentistry
mediterranean | delivery, food, destination
meeter | restaurant, frontofhouse, hospitality
meisner | acting
meld | product
melodic | guide, singer, musician
melody | music, write, singing
melt | machine, metal, welding
melted | semiconductor, metal, operationmanager
melter | metal, maker, fabrication
melting | welder, metal, glass
membrane | maker, hydrogen, water
membranophone | maker, plastic, builder
memo | accountreceivable, invoice, customer
memorabilia | antique, pottery, acquisition
memorial | counsellor, store, director
memorise | script, assembly, store
memorising | assembly, store, number
memorize | script, assembly, store
memory | microelectronic, firmware, translation
mend | repair, power
mended | sewing, garment, embroidery
mender | knitting, furniture, machine
mending | repair, dental
menopause | health
menstrual | medicine
mentality | entrepreneur, founder, socialenterprise
mentally | supportworker, guardian, midwifery
mention | reporting, examination
mentioned | medical, medicine, surgery
menu | drink, wine, event
menus | restaurant, food, event
meocr | microsoft, software, optical
mercantile | business, broker
mercaptan | product
mercer | textile, shop, fabric
merchandised | clothing, product, developer
mercurial | watch, maker, mechanical
mercury | casting, waste, carbon
merely | website, nature, communication
merge | data, banking, microsoft
merged | software
merging | legal, legaladviser, consultant
meridian | energy, therapist, health
merit | book, linguist, journalist
merkle | blockchain, crypto, defi
merox | product
mesh | weaving, printing, machine
meso | socialpolicy
mesoscale | fabrication, assembly, system
messaging | website, socialmedia, media
messenger | courier, bicycle, bike
metabolic | genome, patient, engineering
metabolite | testing
metadata | content, librarian, digital
metalforming | casting, press, operation
metallic | metal, composite
metallizing | metal, coating, machine
metallurgical | metallurgy, technician
metallurgist | metallurgy, mineral, engineer
metalogic | logic, system, property
metalware | printing, pottery, book
metalwork | structural, metal, drawing
metalworker | welder, jewellery, maker
metalworking | metal, machine
metaphor | author, writing
metaphysic | philosophy
metasploit | penetrationtesting, system, security
metastatic | oncology, patient
metateam | conference, editing, oracle
mete | realestate, taxation, community
meteorological | weather, meteorology, forecast
meteorologist | meteorology, weather, aviation
meter | electricity, utility
metered | data, material
metering | water, utility, electricity
methane | carbon, fossilfuel, heating
methanol | alcohol, chemical, hydrogen
methodical | informatic, structure, computerscience
methodically | send, translation
methodological | nursing, businessconsultant, research
methodologically | community, therapy, music
meticulously | aircraft, surgery, technical
metre | coral, marine, circuit
metric | analyse, quality, website
metro | traindriver, tram, railway
metrological | science, practical, scientific
metrologist | technician, meteorology, weather
metropolitan | locomotive, vehicle, road
mezzanine | loan, business, finance
mezzo | community
mfge | manufacturing, manufacturingengineer, engineering
mice | management, chemical, insect
microactuator | system, mechanical, microelectronic
microanatomy | cell, analysis, anatomy
microassembly | fabrication, assembly, system
microbial | chemical, organism, mineral
microbiological | food, waterquality, analysis
microblogging | socialmedia, marketing, facebook
microbolometer | optical, mechanic, microelectronic
microclimate | design, climate, building
microcredit | equity, enterprise, financial
microelectromechanical | system, microelectronic, engineering
microenvironment | building, climate, solar
microfabrication | system, fabrication, assembly
microfibre | furniture, fabrication, fabric
microfilm | curator, archivist, artgallery
microfinance | equity, enterprise, financial
microgeneration | technology, lowcarbon, energy
microgripper | fabrication, assembly, system
microlense | optic, optical
microlithography | fabrication, assembly, system
micromanagement | designing, callcentre, system
micromechanic | mechanic, optical, mechanical
micromechanism | mechanic, mechanical, electrical
micromechatronic | mechatronic, engineering, engineeringscience
micrometer | qualitycontrol, tester, analytical
micrometre | dental, compliance
micromirror | optic, optical
micron | water
micronutrient | nutritionist, nutrition, accountmanager
microoptic | optic, optical, mechanic
microoptoelectromechanic | optical, mechanic, microelectronic
microorganism | microbiology, bacteria, biodiversity
micropalaeontologist | researcher, planet, ecology
microphone | audio, auction, radio
microphotographer | photographer, photography
microprobe | environmental, examination, analysis
microprocessor | microelectronic, hardware, computer
microscale | microchip, circuit, computer
microscope | optical
microscopic | microbiology, anatomy, examination
microscopically | cell, examination
microscopy | immunology, electrical, machine
microseismicity | rock, movement, cell
microsensing | design, model, system
microsensor | mechanical, system, electrical
microstructure | system, mechanical, microelectronic
microsurgery | surgery
microsystem | system, engineering, engineer
microwave | food, radio, kitchen
middleware | game, infrastructure, videogame
middling | machine
midi | performingart, network, audio
midrib | maker, product, machine
midshipman | navy, army, traininganddevelopment
midsole | material, footwear, sustainable
migrate | cloud, data, computersystem
migrating | fish, cloud, migration
migratory | bird, habitat, animal
mild | teacher, earlyyear, primaryschool
mileage | vehicle, record, customer
milestone | productmanager, blockchain, child
milieu | therapist, historical, behavioural
milk | dairy, cheese, product
milking | farm, animal, reception
mill | machine, metal
milled | machine, soap, analyse
miller | distillery, machine, numerical
millimeter | semiconductor, optic, machine
milliner | custom, manufacture, garment
millinery | sewing, garment, embroidery
milling | machine
millionth | robotic, machine
mime | artist, actor, actress
mimic | artist, performer, actress
minced | meat, product
mindedness | foundation
minder | machine, fermentation, soap
mindful | cultural, community, environment
mindset | director, qualitycontrol, environmental
miner | mining, underground, plant
mineralisation | evolution, risk
mineralogical | geology, environmental, model
mineralogist | mineral, geologist, geology
mineralogy | technician, mineral, metal
minesweeper | technician, land, risk
mineworker | underground, mining, transport
mingle | spirit, fruit
mingw | code, environment, software
miniature | 3dprinting, designer, painter
miniaturisation | mechatronic, engineering, engineeringscience
miniaturised | mechanical, system, mechatronic
miniaturising | circuitdesign, darkroom, chemical
minibank | machine, system, banking
minicab | vehicle, customer, transportation
minimal | engineer, petroleum
minimalise | environmental, policy, food
minimalist | reuse, energy, recycling
minimally | surgery, robotic, risk
minimisation | energy, wastemanagement, data
minimising | shipping, animal, drug
minimize | environmental, compliance, dentistry
minimizing | sustainable, manufacturing, environmental
minister | religion, community, government
ministerial | speech, writer, write
miniture | machine, technician, printing
miniturized | surgery
minute | computer, system, watch
mirl | airport, system
mirror | glass, hardware, dental
mirrored | glass
misbehaving | veterinary, animal
misbehaviour | code, school
misbranding | plant, advocate, regulatory
miscellaneous | building
misconduct | regulation, scientificresearch, research
miscrocope | cell, medical, biomedicalscientist
misfire | engineer, reporting, mining
misfit | assembly
mislabelling | food, fraud, nature
mislead | interpreting, court, food
mismanagement | financial, bank, risk
mismatch | train
misregister | printing
missed | audit, compliance, fashion
missile | aerospace, aerospaceengineering, engineer
missing | sale, reporter, legal
mission | military
missionary | religion, community, humanitarian
misstatement | auditor, financial, finance
mist | soil, system, plant
mistake | assessment, legal, insulation
mistelle | alcohol
mistreatment | strategy, rehabilitation, operational
mistress | property, costume, actor
misunderstanding | doctor
misuse | drug, inventory, crop
mitigate | risk, riskmanagement, auditor
mitigating | security, cyber, consultant
mitigation | risk, railway
mitre | technician, machine, industrial
mixed | crop, water, farmer
mixer | machine, maker, blender
mixture | product
mmorpg | game, videogame, digital
mnemonic | number, store
mobilisation | patient
mobilise | socialworker, counsellor, planning
mobilising | spirit, ownbusiness, entrepreneurship
mobilization | chiropractic, neuro, system
mocassin | footwear, shoe, material
moccasin | footwear, technology
mocha | serverside, coding, softwaredevelopment
mock | webdesigner, architectural, userexperience
mockup | software, architectural, furniture
modal | logistic, psychotherapy, transportation
modality | surgery, therapy, transport
mode | transport, transportation
modelist | maker, design, material
modelled | sculptor, material, sculpture
modem | hardware, computer, estimating
moderate | teacher, earlyyear, primaryschool
moderating | exercise, civil, guide
moderation | strategy, conference, workshop
moderator | youth, presenter, broadcast
modernisation | fishery, biologist, marine
modernise | facility, building, engineering
modernize | cloud, softwaredeveloper, fullstack
modified | teacher, earlyyear, primaryschool
modulate | drug, system, behavioural
modulated | optical, optic, plastic
modulation | actor, translation, structure
modulator | optic, laser, optical
module | tester, battery, architect
moem | optical, mechanic, microelectronic
moist | technician, glass, green
moisten | maker, product, machine
moistening | operationmanager, chemical, management
moistness | content, water, material
moisture | content, machine
molass | product
moldable | machine, garment, fabric
moldavian | writing, speech, write
molding | machine, plastic, casting
moldmaker | casting, material, maker
moldmaking | machine
molecule | genetic, polymer, organism
molestation | children, strategy, security
mollusc | fish, aquaculture
mollusk | fish, importexport, distribution
molted | construction, structural, tube
molten | glass, metal, machine
momentary | mobile, mechanical
momentum | movement, structure, operation
momme | textile, fabric
monastery | community, religion, counselling
monastic | community
monasticism | material
monetary | bank, financial, intellectualproperty
moneylender | inventory, shop
moniter | system, event, plant
monitore | manufacture, product, machine
monitored | fermentation, mechanic, waiting
monitory | outdoor
monk | community, religion, counselling
monkey | water, mining, electrical
mono | heatpump, design, system
monocable | vehicle, transit, movement
monogram | machine, embroidery, printing
monolithic | circuit, electronic, microchip
monologue | drama, comedy, theatre
monomer | polymer, chemical
mononitrotoluene | chemical, product
monotype | machine, technology, system
monoxide | carbon, optical, quality
monte | simulation, mathematical, model
montessori | teaching, philosophy, teacher
monument | building, guide, museum
monumental | building, structure, trade
mood | designer, music, interiordesign
moodle | elearning, reporting, education
moon | astronomy, solar, evolution
moped | bicycle, mechanic, motorcycle
mopping | train, building, store
moral | ethic, religion, legal
morale | psychologist, psychiatrist, planning
moralist | philosophy, philosopher, logic
morality | ethic, theology, researcher
morbid | anatomy, pathology, medical
morbidity | nursing, animal, epidemiology
moreover | auctionhouse
morgue | home, transport
morphologic | pathology, hearing, clinical
morphological | nature, land, geography
morphology | anatomy, surveyor, surveying
mortality | demography, fish, growth
mortar | bricklayer, coating, building
mortem | examination, pathology, clothing
mortgagor | power, property
mortician | home, director, legal
mortiser | furniture, maker, model
mortuary | pathology, facility, documentation
mosaic | ceramic, operation, creative
mosque | operation, regulation, system
mosquitoe | water
motel | hotelmanager, hotel, hotelmanagement
moth | zoology
motherboard | hardware, computer, technician
motif | maker, jewellery, metal
motility | ophthalmology, system, quality
motivate | volunteer, tennis, teacher
motivated | outdoor, animated
motivating | cabincrew, sport, athlete
motivation | coach, psychologist, horticulture
motivational | personaltrainer, callcentre, counselling
motive | analyse, behaviouralscience, textile
motorbike | mechanic, motorcycle, builder
motorcar | truck, delivery, vehicle
motorcyclist | vehicle, motorcycle, traffic
motorhand | oilrig, drilling, maintenancetechnician
motoric | animal, therapist, healthcare
motorised | motorvehicle, vehicle, boat
motorized | motorcycle, bicycle, transport
moudling | machine, material
moulded | sculptor, machine, casting
moulder | machine, casting, metal
moulding | machine, plastic
mouldmaker | casting, material, maker
mouldmaking | machine, material, casting
mount | optical
mountain | guide, bike, bicycle
mountainbike | bicycle, bike, sale
mounted | mobile, police, motor
mounter | press, jewellery, printing
mounting | jewellery, photovoltaic, optical
mourner | home
mourning | stage
mouse | hardware, computer, data
moustach | haircare, styling, beauty
mouth | dental, dentist, teeth
mouthpiece | wind, material
movable | security, commodity, dock
moveable | road, dental, material
moved | machine, mobile, assembly
mover | porter, forestry, tree
moviecaptioner | software
mower | power, garden, maintenance
mowing | landscape, garden, vineyard
mozilla | software, digital
mris | engineer, engineering, technology
msculo | exercise, write
muck | building
mucking | building
mucous | wellbeing, doctor, therapist
mudlogger | analyse, geologist, drilling
mulberry | tree, nurse, nursing
mulch | landscape, garden, tree
mulching | maintenance, soil, plant
mullen | testing
multibinder | book, press, machine
multiblade | plant, press, machine
multichain | blockchain, infrastructure
multicolored | machine, product
multicultural | environment, youth, fishery
multidimensional | data, language, microsoft
multidirectional | video, streaming, software
multidisciplinary | patient, architect, research
multifactorial | genetic, medical, gene
multifunction | knitting, technology, machine
multilateral | strategy, designing, design
multimeter | electrical, battery, electronic
multimodal | logistic, transport, transportation
multinational | taxadvisor, taxation, consultant
multiplex | broadcasting, system, radio
multiplexing | computer, communication, electronic
multipoint | technology, communication, radio
multipointed | machine, drilling, press
multipurpose | machine, metal, content
multistorey | glass, truck, building
multitude | interpreting, exercise
multiwall | sewing, machine
municipal | realestate, surveyor, government
municipality | complianceofficer, council, debt
munition | acquisition, engineer, factory
muralist | artist, political, space
murder | security, cyber, digital
muscle | exercise, kinesiology, chiropractic
muscosceletal | anatomy, physiology, structure
muscular | chiropractic, anatomy, orthopaedic
musculo | orthopaedic, growth, analyse
musculoskeletal | osteopath, therapist, chiropractic
museumshop | selling, customer, museum
mushroom | product, garden, tree
mushy | wool, textile, material
musicality | material, stage, artistic
musicianship | technical, music
musicological | dance, evolution, delivery
mussel | fish, aquaculture, fishery
muster | atsea, ship, craft
musular | anatomy, system
mutable | programming, mathematical, code
mutilation | health, system, stage
mutually | machine, building, therapy
mycologist | biologist, biology, organism
mycology | biology, medical, clinical
myogram | analyse, cell, electrical
myrobalan | beauty, garment, stock
myrtle | software, data, google
mystery | marketresearch, shopping, recruiter
mystical | number, event
myth | political, philosophy, society
nail | cosmetic, podiatry, machine
nailed | machine, technician
nailing | machine, pilot, space
naked | examination, model, artistic
named | nurse, clinical, academic
naming | database, strategy, website
nanny | children, childcare, school
nano | nanotechnology, engineer, electronic
nanobiology | biology, molecularbiology, teach
nanocoating | sustainable, building, material
nanocrystal | photovoltaic, cell, solar
nanoelectronic | electronic, nanotechnology, quantum
nanoengineer | nanotechnology, engineer, materialengineering
nanomaterial | quantum, carbon, material
nanoparticle | quantum, carbon, material
nanoscale | nanotechnology, electronic, quantum
nanoscience | nanotechnology, engineer, materialengineering
nanoscientist | nanotechnology, engineer, materialengineering
nanosystem | nanotechnology, engineer, materialengineering
nanotechnologist | nanotechnology, engineer, materialengineering
nanotube | quantum, carbon, material
naphtha | cook, product
narcotic | drug, pharmacy, record
narrate | animation
narration | write, writing
narrative | journalistic, genealogy, tree
narrator | artist, actress, actor
narrow | ship, printing, boat
narrowboat | boat, vessel, ship
narrowing | humanresource, garment, recruitment
nasal | testing, tester, nurse
nash | game, socialscience, computerscience
nasoscope | machine
natal | health, community, child
nationally | volunteering, director, trade
nationwide | harbour, river
nato | defence, technical, programmemanager
naturalist | conservation, scientist, plant
naturally | mobility, hearing, fish
naturopath | medicine, therapist, health
naturopathic | therapist, medicine, therapy
navigability | aircraft, fitness, aviation
navigable | surveyor, maritime, water
navigate | pilot, aircraft, ship
navigating | ship, aircraft, flight
navigational | vessel, watch, ship
navigator | flight, aircraft, flying
nearest | medical, ambulance, paramedic
nearly | electrical, yarn, electrician
neat | fabric, event
neatly | stock, spirit, supermarket
nebula | game, videogame, digital
necessitate | artwork, material
necessity | bridge, land, farming
neck | skincare, maker, athletic
necklace | jewellery, jewelry, repair
neckwear | marketresearch, jewellery, jewelry
necromancer | spirit, claim
necropsy | examination, interpreting, history
needing | manualwork, network, nursing
needle | machine, sewing, footwear
negative | film
negatively | animal, nature, ethic
neglect | child, socialwork, children
neglected | animal, loan, payment
neglecting | material, design, indesign
negligence | landlord, tenant, healthcare
negotiated | supplier, building
negotiating | government
negotiator | energy, tourism, renewableenergy
neighbor | data, machinelearning, algorithm
neighborhood | community, countryside, ranger
neighbour | housing, tenant, housingassociation
neighbourhood | community, housing, outreach
neighbouring | communitywork, compliance, volunteering
neither | animal, medicine, publichealth
neoaxis | game, videogame, digital
neon | glass, machine
neonatal | midwife, nurse, examination
neonatology | paediatric, midwifery, medical
neopaint | photo, graphic, adobe
neoplasia | growth, transformation, genetic
neoplasm | growth, transformation, genetic
nerve | therapist, neuro, machine
nervous | system, anatomy, neuro
nessus | networksecurity, system, computer
nest | apparel, garment, aquaculture
nesting | maker, footwear, system
netbean | code, environment, software
netting | fabric, metal, manufacture
neuroanatomy | system, animal, anatomy
neurodevelopmental | physiotherapist, communication, therapist
neuroimaging | technology, neuro, brain
neurological | physiotherapist, physiotherapy, neuropsychology
neurologically | analyse, cell, electrical
neurologist | physicist, veterinary, physic
neuromarketing | marketing, technology, brain
neuromonitoring | structure, neuro, brain
neuromuscular | physiotherapist, physiotherapy, rehabilitation
neuromusculoskeletal | physiotherapist, physiotherapy, therapist
neuron | neuralnetwork, artificialintelligence, brain
neuropathology | system
neuropathy | sleep, brain, patient
neuropharmacology | drug, system, behavioural
neurophysiological | clinical, speech, property
neurophysiology | system, clinical, neuro
neuropsychiatric | psychiatry, brain, estimating
neuropsychiatry | psychiatry, neuro, medical
neuropsychological | neuropsychology, testing, psychological
neurosurgery | surgery, technical, surgeon
neurotransmitter | drug, system, behavioural
neurpsychiatric | brain, estimating, assessment
neutral | negotiation, management, testing
neutralisation | charging, water
neutralise | land, organism, safeguarding
neutralising | waste, water, stage
neutrality | exercise
neutron | nuclearenergy, nuclearphysic, physic
nevertheless | farmer, crop, forestry
newborn | midwifery, healthcare, nursing
newcomer | strategy, share
newer | clinicalresearch, radiography, recruitment
newest | innovation, examination
newly | simulation, child, personnel
newsagent | shop, newspaper, magazine
newscaster | news, presenter, television
newsletter | editorialassistant, editorial, analysis
newsreader | news, presenter, television
nexpose | system, computer, software
nfsbug | penetrationtesting, system, mobile
nibbler | metal, machine, technician
nibbling | metal, machine, technician
niche | artistic, analyse, product
nick | drilling, road, traffic
nickel | metallurgy, metal, coating
nickle | metal, material
nickname | number
nicomsoft | microsoft, software, optical
nicotine | content, fermentation, regulation
nightclub | event, comedy, theatre
nipah | infectiousdisease, animal
nitrate | pollution, soil, water
nitration | water
nitrator | chemical, store, product
nitro | chemical
nitrogen | plant, chemical, battery
nitrogenous | chemical, alcohol, fermentation
nitroglycerin | chemical, product, testing
nitrous | pollution, land, impact
nixo | software, management, accounting
nocking | plastic, manufacture
noisy | environment, facility, building
nomenclature | medicine, music, vehicle
nominate | code, recruiting, community
noncombustible | hydro, coating, material
noncompliance | environmental, publichealth, health
nondestructive | testing, metal, qualitycontrol
nonfiction | fiction, literature, beauty
nongovernmental | strategy, policy
nonmedical | radiation, radiology, instrumentation
nonprescription | medicine, supermarket, doctor
nonstop | database, oracle, sqlserver
nonverbally | language, speech, therapist
nonwoven | machine, textile, yarn
nook | layout
norm | regulation, informationmanagement, editorial
normal | animal
normalise | energy, data
normalize | data
normally | medical, health
normative | legal, research, policy
norton | security, digital, system
nose | machine, analyse, structure
nosebleed | machine
nosocomial | hospital, environment
nosql | cloud, data, database
notarial | civil
notarisation | civil
notary | civil, legal, legalassistant
notate | dance
notated | dance, historical
notating | dance
notation | music, composer, computer
notator | dance, movement, analyse
notch | machine, patterncutting, metal
notcher | machine
notching | machine
notebook | freight, machine
notice | legal, financialcrime, supplychain
notifiable | medical, doctor, patient
notification | taxation, survey, system
notified | grant, charity, community
notify | customer, casting, metal
notifying | animal, customer
noting | stock, dance, surveyor
notion | teacher, photography, drama
nourishment | nutrition, sport, adventure
novelist | writer, author, poetry
novelty | jewellery, layout, news
nowaday | machine, stock, computer
noxious | engineer, pollution, machining
nozzle | corrosion, chemical, machine
ntcrack | penetrationtesting, system, mobile
ntellect | penetrationtesting, system, mobile
nuance | interpreter, language, translation
nuclei | pharmacy, record, energy
nucleic | genome, research, gene
nude | model, artist, artistic
nuisance | water, consultant, compliance
nuissance | housing, tenant, housingassociation
nuke | motiongraphic, aftereffect, adobe
numbering | yarn, testing, qualitycontrol
numeric | gamedesigner, digital, website
numerically | machine, metal, garment
numerologist | event, forecasting, interpreting
numerology | number, event
numerous | fashion, baking, designengineering
nuptial | wedding, documentation, legal
nursemaid | children, childcare, nurse
nurture | growth, communication, plant
nurturing | plant, growth
nutrient | food, soil, crop
nutritional | nutrition, food, nutritionist
nutritionally | dietitian, nutritionist, dietician
nuxeo | digital, management, content
nvocc | ocean, vessel, freight
nylon | material, factory, maker
nynorsk | writing, write
nzeb | building, system, design
oakam | boat, marine, vessel
oakum | boat, ship, marine
oath | civil, interpreting, doctor
obedience | animal, horse, leisure
obesity | health, risk, nutrition
obey | code, defence, director
obituary | legal, health
objection | customer, buying, selling
objectively | judge, coffee
objectiveness | journalist, code, ethic
objectivity | exercise, accounting, assessment
objectstore | database, computer, software
obligated | taxation, government, regulation
obligation | government, legal
oblige | alcohol, selling, sale
oblique | optical, testing
oboe | musician, orchestra, concert
oboist | musician, orchestra, concert
obscuring | moneylaundering, taxation
observable | financialcrime, technology, engineering
observance | compliance, ship, aviation
observational | cosmology, datascientist, planet
observatory | scientificresearch, research, scientific
observed | election, testing, personnel
observer | election, fishery, product
obsession | behavioural
obsolete | librarian, archivist, archive
obsoleted | management, record, system
obstacle | publicadministration, airport, construction
obstetric | medical, midwife, animal
obstetrical | pathology, system
obstetrician | medical, surgeon, medicine
obstruct | communication, intelligence
obstruction | construction, civilengineering, building
obstructive | system, interpreting, laboratory
ocaml | programming, computer, coding
occam | programming, computer, coding
occasion | event, skincare, enterprise
occasional | porter, library, hotel
occasionally | material, data, businessmanagement
occitan | writing, speech, write
occlusion | teeth, therapy, surgery
occlusive | system, material, surgical
occult | number, religion, power
occultism | religion, power
occultist | spirit, claim
occupancy | hotel, forecast, receptionist
occupant | publictransport, train, building
occupationally | maritime, ship, boat
occupied | garden, horticulture, director
occupy | lecturer, ship, game
occured | aquaculture, facility, farm
occuring | food, risk, boat
occurred | reporting, crimescene, stage
occurrence | animal, reporting, medical
occurring | technical, fish, medicine
oceanic | ocean, oceanography, geology
oceanographer | oceanography, surveying, marine
oceanographic | surveying, surveyor, offshore
ocillation | vibration
ocrad | microsoft, software, optical
ocrfeeder | microsoft, software, optical
ocropus | microsoft, software, optical
ocrsdk | microsoft, software, optical
octane | structure
octavo | stock
octopus | cloud, software
ocular | health, fishery, patient
odor | mechanical, chemical, technician
odour | animal, food, chemical
oesophagus | patient, surgery
oestrus | animal
offal | shipping, meat, product
offence | justice, advocate, judge
offender | police, prison, probation
offending | youth, court, justice
offense | judge, court, military
offensive | vehicle, political, tester
offered | product
officially | regulation, trading, auction
officiate | sport, civil, wedding
officiated | documentation, power, legal
officiating | religion, community, athlete
officiator | wedding, documentation, legal
offline | strategy, analysis, customer
offload | freight, truck, delivery
offset | printing, press, newspaper
offsetting | tourism, sustainability, carbonfootprint
offspring | animalcare, genetic, gene
ofsted | education, school, regulation
ohsa | healthandsafety, management, system
oiled | machine
oiler | technician, train, railway
oilfield | oilandgas, drilling, projectmanager
oiling | antique, dental, knitting
oilseed | press
oily | system, technical, painting
ointment | therapy, drug, pharmacist
olap | data, analytical, database
olefin | transportation, security, hydrogen
oleo | machine
olfaction | system
olfactory | system
olive | fish, audit, meat
oltp | data, warehousing, analytical
ombudsman | claim, children, power
ombudsmen | claim, children, power
ombudswoman | claim, children, power
omitting | speech, translation, translating
omnifocus | software, digital
omnigraffle | photo, graphic, adobe
omnipage | computer, software, machine
onboard | unmanned, write, quality
oncological | oncology, medical, organism
oncologist | veterinary, medical, medicine
onedrive | digital, management, content
onenote | microsoft, software, optical
oneself | acting, physiotherapy, defence
onlooker | artist, performer, actress
onshore | windenergy, windfarm, windturbine
onsite | cheese, technician, vehicle
onstage | fabric, theatre, flying
ontology | artificialintelligence, system, engineer
onyx | game, videogame, digital
oocyte | cell, risk
opacity | quality
opal | jewellery, machine
opaque | film, printing
opath | language, logic, database
openchain | blockchain, infrastructure
opencv | programming, computervision, computer
opened | engineer, drilling
openedge | database, language, business
opener | repair, watch, controlsystem
openne | cultural, artistic, culturalheritage
openness | blockchain
openoffice | photo, graphic, adobe
openolat | elearning, system, reporting
openzeppelin | software, blockchain, infrastructure
opera | singer, performer, theatre
operability | simulation, accessibility, aircraft
operated | machine, waiting
operationality | planner, ship, system
ophthalmic | optical, optometrist, optician
ophthalmological | examination, patient
ophthalmologist | optician, optical, veterinary
opportunism | exercise, animal
opposing | mining, lobbyist, mineral
opposite | semiconductor, lake
oppositional | behavioural, child
oppresive | society, economy, acting
oppression | society, economy, acting
oppressive | society, economy, acting
optimally | teach, railway, maritime
optimised | agricultural, business, windturbine
optimiser | searchengineoptimisation, campaign, hacker
optimising | diet, distribution, business
optimitise | crop, soil, plant
optimize | chemical, plant
optimized | talent, cloud, network
optimizing | diet, vessel, drug
optimum | productionplanner
opting | artist, political, space
optional | water, aquarium, conservation
optionally | digital, teacher, computer
optoelectronic | electronic, engineering, optical
optoelectronical | engineering, engineer, electronicengineer
optomechanic | mechanic, physic, science
optomechanical | optical, engineering, mechanical
oration | writer
orbit | satellite, astronaut, spacecraft
orbital | satellite, surgery, machine
orchard | crop, forest, tree
orchestral | orchestra, makeup
orchestrate | vineyard, winery, music
orchestration | music, instrumentation, composer
orchestrator | music, composer, singer
ordain | regulation
ordained | religion, community, counselling
ordered | publisher, numerical, stock
orderly | traffic, dental, security
ordinance | regulation, airport, content
ordinary | boat, ship, vessel
ordinate | engineer, engineering, bridge
ordinating | electricity, engineering, reuse
ordnance | army, engineer, police
organ | animal, fish
organically | farming, agriculture, regulation
organist | musician, orchestra, concert
organogenesis | developmentstudy, genetic, history
organoleptic | property, chemical, food
organometallic | inorganicchemistry, synthesis, chemistry
orginal | tree, operation, risk
orientate | dance, fitness, technical
orientated | financialadviser, financial, financialplanning
orientation | customercare, solarpanel, ship
orienting | movement
originality | trademark, novel, creative
originally | graphicdesigner, machine, defense
originate | energy, geothermal, electronic
originated | medicine, biology, midwifery
originating | medicine, health, therapy
ornament | design, machine, craft
ornamental | sewing, metal
ornamentation | craft, shoe, workshop
ornemental | tree
ornithologist | biologist, biology, organism
orthodic | arch, tailor, patient
orthodontia | teeth, dental, orthodontic
orthodontician | dentist, dental, orthodontic
orthodontist | dental, teeth, dentist
orthohouse | orthopaedic, shop, surgical
orthoptic | therapy, ophthalmology, exercise
orthoptist | optician, optical, optometrist
orthose | manufacture, patient, orthopaedic
orthotic | prosthetic, arch, manufacture
orthotist | prosthetic, dental, patient
oscar | manufacturing
oscillating | waveenergy, tube, wavepower
oscillator | laser, electronic, circuit
oscilloscope | technician, optical, testing
osier | material, weaving, painting
osint | intelligence, cyber, socialmedia
osmosis | water, movement, material
ospf | network, communication, software
osteopathic | osteopath, animal, therapist
osteopathy | medicine, therapy, therapist
osteoporosis | health, evolution, elderly
ostepathic | osteopath, animal, veterinary
ostrich | animal, farmer, habitat
otolaryngologic | management
otolaryngology | analyse, pathology, chemical
otorhinolaryngologic | management
otorhinolaryngology | analyse, medicine, medical
otoscope | audiologist, audiology, hearing
ottoql | language, logic, database
ought | legal, army, crime
ouija | spirit
outage | power, electrical, system
outboard | boat, marine, tester
outbound | callcentre, callcenter, freight
outbreak | industrial, animal, healthandsafety
outdated | road, library, traffic
outer | material, space, camera
outfit | costume, semiconductor, sailing
outfitter | tailor, garment, custom
outfitting | architect, designer, naval
outflow | facility, content
outgoing | record, callcentre, computer
outing | statistic, acting, restaurant
outlet | supermarket, departmentstore, retail
outlined | programmer, garment, compliance
outlining | foreignaffair, conference, policy
outloading | material, procurement
outlook | microelectronic, copywriting, environment
outocome | chiropractic, acting, risk
outpatient | healthcare, psychological, therapy
outplacement | personnel, consultant, humanresource
outpost | security, digital, system
outputting | press, printing, electronic
outrigger | scaffolding, soil, structure
outsource | community, hospitality, product
outsourced | laboratory, laboratorytechnician, qualitycontrol
outsourcing | business, supplychain, communication
outstanding | mining, customer, customerservice
outward | distribution, transportation, transit
oval | machine
ovarian | pathology, elderly, medical
ovary | pathology, system
ovation | software, adobe, google
oven | bricklayer, glass, baking
overarching | operation, regulation, system
overboard | teach, boat, teaching
overburden | developmentengineer, operation, truck
overcoat | garment, sewing, clothing
overcome | counselling, psychological, reporting
overcrowding | transportation, customer, running
overdose | medical, patient
overdraft | loan, credit, analyse
overdue | payment, debt, poster
overflow | cybersecurity, informationsecurity, actor
overflowing | river, risk, drainage
overhaul | repair, technician
overhauling | aircraft, mechanic, aircraftmaintenance
overhead | power, technician, instrumentation
overheating | metal, welder, welding
overlap | poster, maintenance, metal
overlapping | metal, machine
overlay | printing, plastic, photo
overload | circuit, soil, transport
overloaded | buse, system, operation
overlook | product, animal, health
overman | mining, underground, technical
overnight | auditor, customercare, tourism
overrule | vehicle
overseer | assembly, factory, consumergood
overshoot | 3danimation, animation
oversight | management, qualitycontrol, curator
oversteering | road, transportation
overstock | auction, realestate, nature
overtime | payroll, waste, wageclerk
overtopping | waveenergy, wavepower
overview | teacher, operation, construction
overweight | diet
overwhelmed | waste, animal
overwoman | mining, underground, technical
owasp | security, testing, website
owed | court, debt, payment
owned | debt, retail, entrepreneur
ownership | property, leasing, share
owning | property, tenancy, propertylaw
oxidation | corrosion, metal, ship
oxide | machine, pollution, metal
oxidisation | metal, corrosion, tube
oxidised | diversity, metal, machine
oxidiser | animal, heating, waste
oxidising | corrosion, environment
oxidization | property, water
oxigen | surgery, machine, patient
oxyacetylene | welding, welder, hydrogen
oxygen | plant, waterquality
oxygenating | machining, machine, operation
oxygenation | aquaculture, system, water
oxygenoffice | software, data, google
ozone | pollution, land, impact
pace | tutor, movement, quality
pacemaker | medicaldevice, medical, biomedical
pacing | game, gaming, customer
pack | product, packaging, ecommerce
packaged | food, packaging
packager | warehouse, product
packed | packaging, ecommerce, porter
packer | warehouse, product, ecommerce
packet | motorcycle, delivery, numerical
packing | product, packaging
padded | operation, material, product
padding | maker, machine, builder
paddle | system, water
paddlesport | outdoor, teacher, animator
padlock | product, repair, parcel
paediatrician | medical, surgeon, medicine
paedodontist | dentist, dental, teeth
paedologist | geologist, geology, scientist
page | digital, searchengineoptimisation
pager | communication, system, satellite
paginate | content, digital, layout
pail | manufacture, metal, fabrication
painful | animal
painkilling | midwifery, nursing, nurse
painlessly | animal
painlessness | medical
paintbrush | design, corrosion, vehicle
painted | painting, coating, watch
paintwork | watch, building, painting
pair | footwear, metal, children
pairing | wine, beer, sommelier
palace | guide, museum, tourist
palaeoclimatology | climatechange, historical, rock
palaeoecologist | researcher, planet, ecology
palaeography | historical
palaeontologist | researcher, planet, ecology
palaeontology | researcher, planet, ecology
paleography | historical
paleontology | ecology, evolution, organism
palette | designer, collection, footwear
pallbearer | home
pallet | machine, warehouse, vehicle
pallete | glass, metal
palliative | nurse, socialworker, hospice
palm | event, liveevent, talent
palmist | liveevent, talent, claim
palpation | examination, chiropractic, animal
pamphlet | receptionist, machine, publicity
pancake | food, maker, restaurant
pandrol | rail, machine, operation
pane | glass, structural, transportation
panelling | aircraft, interior, carpenter
panicked | animal
panicky | healthcare, patient
panning | pastry, confectionery, baker
panoramic | photography, teacher, tutor
pansec | penetrationtesting, system, mobile
pantomime | artist, performer, comedy
pantry | kitchen, cook, stock
papanicolaou | cell
paperboard | machine, product
paperbound | machine, magazine, book
paperhanger | building, painter, interior
papering | material
paperless | digitalcommunication, data, digital
papermaking | plant, machine, startup
paperport | digital, management, content
paperwork | grant, insurance, inventory
papillary | optical, bridge, operation
parachute | pilot, fabric, advisory
paradigm | programming, softwaredevelopment, algorithm
paradigmatic | academic, language
paraffin | petroleum, plant, chemical
paragliding | outdoor, animator, flying
parallel | power, watch, vehicle
parallelized | system, printing, network
paramater | flight, system, aircraft
paramedical | medical, paramedic, health
parametric | system, testing
paraphernalia | horse
paraprofessional | teachingassistant, primaryschool, secondaryschool
parasite | immunology, fish, aquaculture
parasitic | scientific, medical, microbiology
parasitologist | microbiology, veterinary, healthmanagement
parasitology | medical, microbiology, organism
paratrooper | navy, military, police
parcelsand | product, selling, trade
parching | coffee, craft, science
parenteral | nutrition, patient
parenthood | midwife, nurse, psychological
parimutuel | system
paring | kitchen, food
parish | maintenance, community, charity
parity | advocate, researching
parked | security, operation, management
parker | policy, vehicle
parkerise | metal, coating, product
parkinson | sleep, elderly, brain
parkland | green, strategy, space
parlor | beauty, consultant, director
parlour | beauty, consultant, makeup
parole | probation, community, counsellor
parquet | laser, plumbing, insulation
parquetry | material, acoustic, insulation
parrafin | construction, structural, tube
parrot | security, linux, cloud
parse | language, translation, engineering
parsing | structural, data, language
partake | court, government, health
partial | hearing, technician, patient
participatory | community, healthcare, artist
particleboard | machine, quality, tester
particpant | movement, performer
particularity | pilot, history, trading
particularly | welding, ranger, woodland
partie | chef, souschef, culinary
partition | glass, bricklayer, number
partnering | realestate, property, propertymanagement
partridge | game, management, planning
partum | risk
parturition | child
pascal | programming, coding, softwaredevelopment
passage | welder, heating, corrosion
passed | aeronautical, electrical, sale
passementerie | weaving, textile, technician
passer | food, metal, machine
passersby | poster, trader, outdoor
passing | traffic, metal, waiter
passion | nature, spark
passivation | operation, hydrogen, collection
passive | movement, design, climate
passiviation | machine, metal, corrosion
password | penetrationtesting, security, system
pasta | maker, product, manufacture
paste | chocolate, artist, heritage
pastel | illustration, painting, painter
pasteurisation | product, dairy, microbiology
pasteurise | property, food, product
pasteurised | wine, culture, product
pasteuriser | wine, running
pasteurising | meat, plant, machine
pasteurization | property, food, product
pasteurize | machine, product, cheese
pasteurizing | cheese, dairy, maker
pasting | layout
pastor | religion, community, humanitarian
pastoral | community, education, mentor
pasture | animal, farm, crop
patch | repair, road, network
patching | sewing, shoe, material
patenting | pharmaceutical, drug, pharma
path | economic, road, pollution
pathogen | organism, food, microbe
pathogenesis | haematology, clinical, management
pathogenic | organism, behavioural, psychologist
pathogenicity | laboratory, biomedical, environment
pathological | anatomy, pathology, medical
pathologise | education, mentalhealth, advocate
pathologist | medical
pathophysiology | psychology, health, orthopaedic
pathway | landscape, train, railway
patience | waiting, exercise
patiently | customer
patio | bricklayer, structure, building
patisserie | bakery, pastry, shop
patissier | pastry, chef, sweet
patrimony | council, heritage
patrol | police, security, crime
patrolled | security, police, commercial
patroller | security
patrolling | security, prison, police
patrolman | lifeguard, security, traffic
patron | chef, airport, food
patter | assembly, makeup, casting
patterned | glass
patterning | knitting, technician, textile
patternmaker | maker, footwear, apparel
patternmaking | metal, machine, garment
pause | translation, language, translating
pave | road, content, construction
paved | road, airport, garden
pavement | road, drainage, airport
paving | road, landscape, building
paviour | road, construction, building
pawn | loan, broker, inventory
pawnbroker | loan, inventory, lending
pawning | debt, bank, lending
pawnshop | loan, inventory, broker
paycheck | pension, insurance, printing
payer | healthcare, supplier, delivery
payoff | procurement, quality
payout | share, forecast, payment
pbft | ledger, technology, blockchain
pccb | optical, camera, circuit
pdca | leanmanufacturing, manufacturing, operational
peacekeeping | ranger, humanitarian, defence
peanut | machine, plant, food
pearl | guide, jewellery, fish
pebble | material, chip, soil
pectin | fruit, cooking, food
peculiarity | jewellery, horse, metal
pecunary | taxation, policyanalyst, policy
pecuniary | financial, judge, bank
pedagogic | dance, creative, strategy
pedagogical | youth, advocate, sport
pedagogue | pedagogy, educationstudy, teaching
pedal | vehicle, maker, bicycle
pedalling | food, foodanddrink, truck
peddle | product, selling, cosmetic
peddler | trader, marketstall, outdoor
pedestal | product, manufacture
pedestrian | traffic, civil, bridge
pedicure | horse, regulatory, compliance
pedicurist | cosmetic, makeup, beauty
pedigree | analyse, gene
pedlar | food, marketstall, cinema
pedodontist | dentist, dental, orthodontic
pedorthic | footwear
peel | skincare, fruit, makeup
peeled | material, weaving, painting
peeler | machine, technician, mobile
peeling | food, fruit, kitchen
peer | blockchain, volunteer, mentor
peform | vessel, ship, regulation
pegbox | bridge, material
pellet | machine, optical, electronic
pelletiser | machine, technician, product
pelt | garment, machine, product
pelvic | examination, medicine, pathology
pelvis | examination, orthopaedic
penal | policy, facility, legal
penalty | probation, community, judge
pencil | drawing, newspaper, drafting
penciler | illustrator, book, artist
pending | customer, merchandising, communication
pendulum | guide, mechanical, watch
penetrant | testing, developer
penetrating | electrical, movement, power
penitentiary | prison, regulation, property
penny | metal, machine, jewelry
pentaho | data, structure, computer
pentaprism | camera, battery
pepper | food
perambulator | bicycle, mechanic, transport
perceivable | audio, software, digital
perceive | communication, interpreter, interpreting
perceived | coffee, cultural, publicrelation
perceiving | interpreter, interpreting
percentage | loan, statistical, sale
perception | marketing, userexperience, customerexperience
perceptive | healthcare, patient, cultural
perceptively | research, environment, leadership
perceptiveness | healthcare, sport, strategy
perceptron | deeplearning, neuralnetwork, networking
perceptual | teacher, specialneed, patient
percolation | movement, water, material
percussion | maker, foundation, chiropractic
percussionist | musician, orchestra, concert
perennial | system, landmanagement, naturalenvironment
perfectly | translation, translator, latin
perforate | machine, technician, media
perforated | weaving, press, machine
perforating | machine, technician, media
perforation | repair, water, property
perforator | machine, technician, product
perfumery | scientist, consumerresearch, science
perfusion | clinical, healthscience, scientist
perfusionist | clinical, scientist, medical
pergola | landscape, designer, structure
perhap | sport, event, athlete
peril | risk, humanitarian, military
perimeter | signalling
periodic | prison, watch, contactcentre
periodical | library, book
periodically | maintenancetechnician, maker, footwear
periodisation | researching, history
periodization | researching, history
periodontal | dental, dentalhygiene, dentist
periodontician | dentist, dental, orthodontic
periodontist | dental, teeth, dentist
periodontologist | dentist, dental, orthodontic
peripatetic | teacher, music, school
peripendicular | technician, machine, growth
peripheral | computer, software
perishable | food, foodanddrink, truck
perl | coding, softwaredevelopment, algorithm
permanency | customer, risk
permanently | tattoo, plastic, artist
permeation | polymer, technician, chemical
permethrine | corrosion, product
permissionless | blockchain
permitted | pharmacy, outdoor, pharmaceutical
peroxide | chemical
perpare | fish, cooking, cook
perpendicular | maintenance
perpendicularly | machine
perpetrator | humanright, police, psychological
perpetuating | religion, camp, conference
perpetuator | religion, camp, conference
persecution | asylum, refugee, structure
persevere | tuition, teacher, counselling
persist | advocate, researching
persistence | data, infrastructure
personalisation | sport, tailor, fitness
personalise | fitness, travel, exercise
personalised | mentalhealth, consultant
personality | psychological, psychologist
personalize | custom, tailor, sport
personalized | patient, dietetic, optical
personally | veterinary, entrepreneur, animal
perspective | dance
perspirative | fabric, nature
persuade | product, campaign, publicaffair
persuading | product, bartender, waiter
persuasive | activism, attorney, court
persuasively | negotiation, writer
persuation | software, adobe, google
pertaining | criminology, philosophy, anthropologist
pertinent | hospital, patient, engineering
peruse | drawing, engineering, technicaldrawing
pervasive | internetofthing, data, computing
pest | crop, management
pestel | coating, analysis, political
pesticide | chemical, crop, insect
petcock | store
pethordic | footwear
petition | fund, grant, sport
petitioner | insurance, claim, broker
petrified | mineral, jewellery, material
petrol | retail, biofuel, technician
petrology | rock, geology, scientific
petrophysicist | physicist, physic, scientist
petty | army, police, fund
phaenomena | coastal, management, strategy
phagocytic | patient, cell, system
pharmaceutic | lecturer, bioinformatic, pharmacy
pharmacognosy | drug, medicine, property
pharmacokinetic | drug, distribution, chemical
pharmacological | nursing, clinical, patient
pharmacologist | pharmacist, pharmacology, pharmacy
pharmacotherapy | drug, therapy, pharmaceutical
pharmacovigilance | medicine, pharmaceutical, drug
pharmavigilance | medicaldevice, reporting, system
phatch | photo, graphic, adobe
pheasant | game, management, planning
phenolic | chemical, alcohol, fermentation
phenomena | scientific, researcher
philanthropic | humanitarian, charitable, fundraiser
philasmico | code, environment, software
philip | machine
philologist | linguist, linguistic, language
philology | history, language, linguistic
philosophical | philosophy, anthropologist, ethic
phishing | security, engineering, cyber
phlebotomist | laboratory, patient, analysis
phlebotomy | patient, collection, laboratory
phone | mobile, businessoperation
phoneme | visualcommunication, language, speech
phonesweep | penetrationtesting, system, mobile
phonetic | linguistic, linguist, machine
phoniatric | speech
phonograph | press, record, plastic
phonologic | hearing, communication
phonotypist | audio, transcription, dataentry
phoropter | ophthalmology, beer, clinical
phosphate | welding, diversity, metal
phosphatic | chemical
phosphating | metal, coating, product
phosphatise | metal, coating, product
phosphoric | coating, metal, corrosion
photocopier | business, operation, running
photocopy | material, numerical, electronic
photocopying | invoice, proofreading, nature
photodiode | engineering, technician, engineer
photodynamic | therapy, drug
photoengraving | film, printing, metal
photogenic | photo, graphic, adobe
photogrammetric | surveyor, forest, forestry
photogrammetrist | surveyor, land, survey
photogrammetry | model, surveying, land
photographed | digital, copy
photographic | film, photography, camera
photographing | printing, copy, film
photogravure | photographer, cameraoperator, computer
photogravurist | film, digital, printing
photoimpact | photo, graphic, adobe
photoimpression | photo, graphic, adobe
photojournalist | photographer, journalist, photo
photolithographer | film, photographer
photolithography | circuitdesign, darkroom, chemical
photomechanical | film, printing, metal
photometer | optical, analysis, laboratorytechnician
photometry | plane, digital
photon | quantum, mechanic, physic
photopaint | photo, graphic, adobe
photoperfect | photo, graphic, adobe
photoplus | photo, graphic, adobe
photorealistic | wireframe, model, computer
photorejuvenation | technology
photoresistant | manufacturing, fabrication, coating
photoscape | photo, graphic, adobe
photosensitising | therapy, drug
photosensitive | circuitdesign, darkroom, chemical
photostudio | photo, graphic, adobe
phototype | machine, technology, system
phototypesetter | engineer, machine, technician
phototypesetting | machine, graphicdesigner, technician
phrase | linguistic, laboratory, language
phraseology | language, legal, translator
phrasing | hearing, music
phsa | healthandsafety, management, system
phthalate | regulation, material, plastic
phylogeny | plant, anatomy, botany
phyreengine | game, videogame, digital
physiatry | medicine, rehabilitation, medical
physicality | creative, performer, director
physically | supportworker, teacher
physiological | nature, clinical, physiology
physiologist | physiology, anatomy, researcher
physiotherapeutical | physiotherapy, write, physiotherapist
phytosanitary | crop, plant
pianist | musician, orchestra, concert
piano | technician, music, maker
picasa | photo, graphic, adobe
piccolo | musician, orchestra, concert
picked | fruit, interpreting, forecast
picker | warehouse, fruit, crop
picking | fruit, crop
pickle | fermentation, food, bacteria
pickled | metal, meat, tube
pickler | fruit, cooking, food
pickling | metal, tube, operation
pickup | truck, broadcasting, broadcast
picmonkey | photo, graphic, adobe
picnic | hotel, interior, painting
pictor | photo, graphic, adobe
pictorial | artist, graphic, surveyor
pierce | casting, drawing, manufacturing
pierced | metal, data, product
piercer | tattoo, artist, design
piercing | tattoo, artist, customer
piggybacking | system, transportation, transport
piglet | teeth, hearing
pigment | machine, structure, blender
pigmented | laser, therapy, tattoo
pikt | software, management, accounting
pilate | exercise, teacher, fitness
pile | structure, operation, productionline
piledriver | operation, vibration
piledriving | operation, vibration
piling | machine, material, freight
pill | machine, branding, maker
pillar | construction, subsea, haulage
pilling | machine, maker, material
pillow | textile, fabric, maker
pilotage | ship, pilot, vessel
piloted | pilot, unmanned, drone
piloting | maritime, teach, ship
pinchweld | motorvehicle, welding, glass
pine | boat
ping | tennis
pinhole | film, printing
pinion | hydro, metal, fabrication
pinpoint | statistical, financial, analyse
pinpointing | design, vessel, system
pinwheel | machine, invoicing, optical
pioneering | spirit, innovation
piped | footwear, technology
pipefitter | welder, industrial, metal
pipelayer | drainage, construction, system
pipette | glass, medicaldevice, medical
pipetting | chemical, testing
pipework | plumbing, plumber, maintenancetechnician
pipeworker | plumber, plumbing, system
pipeworking | plumbing, metal, plumber
piping | engineer, system
piracy | policy
pistol | optical, builder, custom
piston | aircraft, builder, aircraftmaintenance
pitch | sale, camp, creative
pitched | structure, carpenter, house
pitcher | product
pitchfork | operation
pitching | farm, crop, fruit
pitting | corrosion, environment, metal
pivot | vehicle, rail, railway
pixbuilder | photo, graphic, adobe
pixel | digital, photography, computer
pixelmator | photo, graphic, adobe
pixia | photo, graphic, adobe
pixlr | photo, graphic, adobe
pizza | food, cook, cooking
pizzaiolo | chef, cook, cooking
placarding | documentation, transportation
placenta | pathology, doctor, examination
placer | structure, building, repair
plagiarism | scientificresearch, research, code
plain | glass, manufacturing, wildlife
plaited | metal, manufacture, product
planer | machine, metal, maker
planification | manufacturing, manufacturingengineer, engineering
planing | machine, technician, plane
plank | technician, artist, boat
planking | ship, boat, marine
planmaker | software, data, google
plantation | tree, forestry, forest
planter | crop, tree, farm
planting | crop, tree, forest
plaque | oceanography, dentist, researcher
plasm | quality
plasma | machine, immunology, donation
plaster | sculptor, podiatry, material
plasterboard | material, building, interior
plastered | coating, material
plasterer | heritage, coating, building
plastering | mechanical, material, craft
plasterwork | craft, workshop
plasterworking | craft, workshop
plasticiser | coating, material, regulation
plastisol | printing, water
plat | marine, waveenergy, tidal
platen | welding, machine, band
platesetter | computer, printing, technician
plating | metal, machine, coating
platinum | metal, insulation, jewellery
platoon | police, exercise
plausibility | documentation, account, quality
playability | gametester, digital, game
playable | record, press, machine
playback | music, radio, broadcaster
playbook | script, literature, evolution
played | music, musician, broadcast
player | gaming, game, sport
playfield | gamedesigner, digital, videogame
playful | artist, performer, space
playground | wellbeing, children, teacher
playing | music, tennis
playlist | broadcast
plaything | maker, plastic, craft
plead | legal, court, lawyer
pleading | legal, court, lawyer
pleasant | customerexperience, pictureeditor, videoeditor
pleasing | machine, spirit, graphicdesigner
pleasure | marineengineering, naval, vessel
pleat | maker, fabric, garment
pleating | sewing, apparel, machine
pleausure | gaming, gamer, personnel
pledge | loan, lending, selling
pledged | loan, lending, selling
plenary | parliament, parliamentary, running
pleoptic | ophthalmology, glass, optometry
pliable | glass, drawing
plinth | structure, building, composite
plodder | soap, machine
plodding | soap, machine
plot | filming, scriptwriter
plotted | data, property, analyse
plotter | printing, digital, laser
plotting | coastal, stage, fishery
plough | truck, farm, mining
plougher | truck
ploughing | road, excavation, plant
plucked | maker, builder, ceramic
plug | battery, solarenergy, technician
plugging | hardware, maintenance, plastic
plugin | software, audio, editing
plumb | carpenter, furniture, structure
plurality | society, humanity, socialscience
plywood | plant, quality, tester
pmic | testing, circuit, analyse
pmprojectteam | software, digital
pmutil | penetrationtesting, system, mobile
pmview | photo, graphic, adobe
pneudraulic | aircraft, mechanic, aircraftmaintenance
pneumatic | drilling, system
pneumatically | material, operation, system
pneumonia | health, community, system
poaching | cooking, cook, cookery
pocket | event, flight, aircraft
podiatrist | podiatry, therapist, careassistant
poem | historical, history, writing
pointbase | database, oracle, sqlserver
pointed | plastic, metal
pointer | laser, photonic, semiconductor
pointing | mobile, machine
pointsman | rail, railway, traffic
pointswoman | rail, railway, traffic
poisining | medical, patient
poison | drug, pharmacy, organism
poisoning | teachfirst, medicine, food
poisonous | plant, animal
poissonnier | fish, cook, chef
poker | sport, athlete, event
polar | tide, earthscience, mathematic
polarimeter | optical, data
polaris | software, writer, google
polariscope | jewellery, design, optical
pole | artist, athlete, structure
policeman | police, crime, highway
policewoman | police, crime, highway
policyholder | claim, insurance
policymaker | policy, foodpolicy, lobbying
poliqarp | language, logic, database
polished | glass, machine, property
polisher | machine, shoe, metal
polite | customer, civil, code
politely | customer, motorvehicle, policy
politeness | conference, workshop, guide
politically | risk, humanitarian, military
poll | survey
pollen | property, researcher, planet
polling | surveying
pollutant | pollution, waste
polluted | strategy, restoration, soil
polluting | soil, material, operation
polo | sport, teacher, tennis
polycarbonate | optical, machine, plastic
polyethylene | plastic, operation, material
polygon | modelling, model
polygonal | modelling, model
polygraph | analyst, testing, write
polygraphist | analyst, testing, write
polygraphy | printing
polymerase | biotechnology, aquaculture, bioscience
polymeric | hydrogen, polymer, chemical
polymerisation | polymer, chemical
polyphony | music, composer, consultant
polysilicon | semiconductor, lake
polysomnography | sleep, airflow, brain
polystyrene | insulation, material, structure
polytrauma | medicine
polyuethane | sport, plastic, material
polyurethane | insulation, space
pomace | press, operation, startup
pond | water, aquaculture, fish
ponded | water, tube
pong | tennis
ponie | coding, softwaredevelopment, algorithm
pony | horse, equine, technician
poojari | religion, community, wellbeing
popcorn | snack, drink, cinema
pope | ceramic, product
popular | cultural, marketresearch, jewellery
popularity | optical, optic, plastic
populate | database, write
population | demography
porcelain | pottery, ceramic, maker
porcine | veterinary, healthmanagement, medicine
pore | oilandgas, water, consultant
pork | meat, animal, product
porosity | painting, content, property
porotype | sculpture, model
porous | material, airport, coating
portable | machine, broadcasting, product
portal | streaming, broadcast, audio
portering | hospital, porter, healthcareassistant
portion | sewing, customer, cooking
portioning | food, culinary, foodanddrink
portlight | vessel, marine
portrait | photographer, photography, teacher
portray | beer, wine, liveevent
portraying | television, actor, stage
portrayist | photographer, photography
pose | model, healthandsafety, waste
posed | infrastructure, manufacturing, website
posing | model, fashion, sale
positioned | brandmanager, marketingmanager, hospital
positively | coach, business, mining
positiveness | strategy, youth, children
positivity | youth, children, youngpeople
positron | medical, nuclear, mobile
poss | train, transport, transportation
possess | graphic, shipping, intelligence
possession | football, number, acquisition
postage | bank, parcel, payment
postal | courier, bike, debt
posted | documentation, product
postedit | editing, translation, language
postediting | editing, translation, language
postflight | aircraftmaintenance, engineer, aircraft
posting | payroll, account, invoice
postman | delivery, porter, courier
postmen | courier, bike, delivery
postmortem | clothing, guide
postnatal | child, risk, legal
postoperative | surgical, diet, surgery
postpartum | midwife, nurse, midwifery
postproduction | postproduction, budget, account
postscript | programming, computer, coding
posture | golf, examination, watch
postwoman | courier, bike, delivery
postwomen | courier, bike, delivery
potable | waterquality, water, energy
potassium | chemical
potato | crop, snack, farmer
potatoe | material, reception, crop
potentiality | psychologist, psychiatrist, planning
potentially | lifeguard
potentiate | meat
pothole | road, maintenance, building
potted | soil, selling, trade
potter | pottery, ceramic, modeller
potting | garden, plant, tree
pouch | chemical, plastic, heating
poultry | farm, meat, animal
poured | chip, operation, machine
pourer | metal, casting
pouring | runner, metal, construction
powder | soap, coating, machine
powdered | machine, pharmaceutical, medicine
powdering | machine, metal, additivemanufacturing
powderman | mining, electrical, regulation
powercenter | informatica, data, structure
powerfloat | power
powerful | laser, machine, operation
powering | oilrig, drilling, maintenancetechnician
powerline | power, electricity, rail
powershell | programming, computer, coding
powertrain | technician, propulsion, automotive
powtoon | software, adobe, google
ppap | productdevelopment, system, qualityassurance
practicability | informatic, structure, computerscience
practicable | property, food
practicality | property, artistic, design
practically | school, teacher, pedagogy
practicing | event, practical, defense
practise | sport, singing, numeracy
practising | singing, singer, musician
pragmatic | advertising, supplychain, linguistic
pragmatically | coffee, commercial, guide
praise | continuousimprovement, assessment
pratice | vineyard, technical, winery
praxis | radiography, clinical, research
preach | religion, community, wellbeing
preacher | religion, humanitarian, community
preaching | religion, community, education
prearrange | pharmacist, drug
precarious | aircraft, probation, facility
precast | machine, product, plant
precautionary | construction, film, product
precedent | regulation, animal, industrial
preceding | data, record, assembly
precept | language, translating
precious | jewellery, metal
precipitate | machine, wine, metal
precipitating | mineral, rock, plant
precipitation | weather, forecast, climate
precipitator | mineral, rock, plant
precise | welder, machine, metal
precisely | laser, machine, metal
preconception | cultural, building, culture
precondition | home, customer, technology
preconditioning | manufacture
precribing | medical, environment, patient
precursor | quality, account, model
precut | golf, boat, glass
predator | sitesupervisor, plant, aquaculture
predefined | helpdesk, ithelpdesk, qualitymanager
predetermined | textile, foodproduction, machine
predetermining | stage, write
predicate | database, store, data
predict | forecast, forecasting
predictability | geologist, geophysic, nature
predictable | apparel, product
predicted | testautomation, testing, software
predicting | forecast, forecasting, model
prediction | model, technology, energy
predictor | risk, statistical, forecast
predisposition | analysis, business, health
predominant | composite, planet, physic
predominantly | lecturer, teacher
predominate | midwifery, nursing, nurse
predough | bakery
prefab | building, furniture, house
prefabricated | builder, assembly, material
prefect | localgovernment
preflight | aircraftmaintenance, engineer, aircraft
preform | examination, signalling, machine
pregrowing | technician, aquaculture, fish
preheat | fish, ceramic, heating
preheated | machine, material
preheating | ceramic, product, heating
prehistoric | structure, plant, animal
prejudice | assessment, environment, accessibility
prejudicial | education, mentalhealth, advocate
prelim | artwork, press, electronic
preliminary | artwork, vehicle
premade | product, builder, assembly
premature | maintenance, system, film
premium | insurance, actuarial, underwriter
premixed | machine, plastic, press
prenatal | health, genetic, patient
preoccupied | earthscience, oceanography, planet
preoperative | surgical, surgery, diet
preparator | exhibition, curator, museum
preparatory | fund, kitchen, museum
preparedness | audit, risk, charity
preparer | food, kitchen, cook
prepper | machine, corrosion, chemical
prepping | machine, corrosion, chemical
prepress | press, printing, electronic
preprimary | teacher, earlyyear, school
preprocessor | coding, softwaredevelopment, algorithm
preproduction | design, product, designing
prerequisite | psychotherapy, foodsafety, product
presale | engineer, sale, businessdevelopment
preschool | nursery, school, childcare
prescribe | exercise, optometrist, optometry
prescriber | drug, pharmacist, medicine
prescribing | medical, health, patient
prescription | doctor, optician
presentable | customer
presented | voluntary, artist, election
presenting | fish
preseria | software, adobe, google
preservation | food, environmental, conservation
preservative | product, food, coating
preserved | fruit, archive, video
preserver | fruit, food, restoration
preset | machine, stage, press
preside | court, judge, legal
president | business, political, director
presiding | legal, government, court
prespotting | garment, fabric, product
pressed | printing, machine, press
presser | press, machine, clothe
pressing | press, machine
pressman | press, printing, newspaper
pressurisation | aircraft
pressurised | turbine, mechanical, circuit
pressurizing | design, machine
presswoman | press, printing, technician
prestige | bank, sport, event
pretexting | engineering, cybersecurity, security
prevailing | healthcare, aviation, regulation
prevalent | buying, analyse, analysis
preventative | lifeguard, maintenancetechnician, microelectronic
prevented | controlsystem, road, automobile
preventively | machine, branding
preview | advertising, interiordesign, drawing
previously | footwear
prey | nutrition, nursery, stage
prezi | software, material, adobe
priced | merchandise, shop, shopkeeper
pricinciple | energy
pricing | strategy, marketing
priest | religion, maintenance, community
primarily | teacher, fineart, music
prime | government, political, forestry
primer | coating, material, mining
priming | footwear, carbon, technology
primitive | computervision, technology, adventure
principal | school, education, teacher
principally | therapy, patient
printmaker | printmaking, illustrator, artist
printout | metal, glass, video
prioritisation | ambulance, destination, fashion
prioritise | sale, strategy, management
prioritised | waiting, veterinary, destination
prioritising | planning, ambulance, physiotherapy
prioritize | ambulance, physiotherapy, fashion
prism | therapy, ophthalmology, surveying
prisoner | prison, cell, socialworker
pristine | usability, regulation
privacy | data, policy, record
privately | lecturer, delivery, dance
privatisation | investmentbanker, investment, investmentbanking
privilege | software, system, database
prize | game, retailer, moneylaundering
proactive | waiting, spirit, charitable
proactively | sale, facilitymanagement, callcentre
probability | risk, statistical, model
probable | donor, mathematic, analysis
probationary | police, military, defense
probe | dental, orthodontic, dress
probing | legal, research, analysis
problematic | counsellor, behavioural, animalbehaviour
proce | yarn, manufacture
proceduce | payment, claim, insurance
procedural | police, procurement, civil
proceed | regulation, operation, acting
proceedin | legal, animal
proceeding | court, legal
processed | machine
procession | vehicle
proceudre | strategy, rehabilitation, operational
proctor | examination, policy, material
procure | space, electrical, library
procurer | procurement, buyer, purchaser
procuring | film, network, electrical
productionise | translating, simulation, laboratory
productionising | translating, simulation, laboratory
productive | diplomat, negotiation, windenergy
professed | religion, camp, conference
profession | teacher, travelandtourism
professionalism | customercare, communication, sport
professionally | frontofhouse, healthcare, grant
professor | lecturer, teacher, education
proffer | machine, wine, legal
proficiency | packaging, microsoft, dance
proficient | microsoft, auto, software
profiler | publicrelation, communication, mediarelation
profiling | laser, data, power
profitability | investment
profitable | investment, supplier, marketing
profitably | customer
profiting | tidal, turbine, tidalenergy
progesterone | animal, analyse, assessment
prognose | patient, dental, layout
prognosis | economic, forecast, evolution
programmable | motorvehicle, programmer, logic
programmed | accounting, power, software
programmertechnician | knitting, technician, textile
progressed | transit, talent, solar
progression | sport, legal, election
progressive | nursing, technology, vessel
progressively | assembly, mobile
prohibit | policy, camera, drug
prohibited | running, custom, government
prohibition | camera, import, drug
projected | video, economic, designer
projectile | factory, sport, propulsion
projecting | property, software, repair
projection | film, video, optical
projectionist | movie, cinema, film
projector | film, camera, movie
prolog | programming, computer, code
prolong | sustainability, society
prominence | drilling, metal, manufacture
prominent | electronic, circuit, energy
promise | academic, customer, governance
promising | marketresearch, analyse
promo | drink, customer
promoted | code, artistic, media
promoter | energy, event, sale
promotional | advertising, campaign, material
promotor | event, eventorganiser, tour
prompt | performer, campaign, theater
prompter | theater, theatre, performer
prompting | performer
promptly | digitalmarketing, train, behavioural
prone | therapy, patient, energy
pronged | vehicle
pronounce | coach, train
pronouncing | legal, court, lawyer
pronunciation | language, audio, material
proofer | quality, tester, press
proofing | corrosion, bakery, machine
proofread | editorialassistant, technicaldrawing, editorial
prop | stage
propaedeutic | clinicalscience, veterinary, medicine
propagate | plant, religion, community
propagated | ledger, blockchain, building
propagating | religion, garden, plant
propagation | vineyard, plant, winery
propane | plant, product
propel | metal, vehicle, truck
propelled | vehicle, aquaculture, fish
propeller | vessel, marine, propulsion
propelling | press, satellite, vehicle
propensity | property, material
prophylactic | teeth, dentalhygienist, machine
prophylaxis | health, counsellor, medical
propolis | property, water
proportion | material, copy, space
proposing | parliament, artist, network
proposition | regulation, research, marketresearch
propotype | model
proprietor | house, hotel, landlord
proprietry | trader, financial, trading
prose | drama, teacher, historical
prosecuting | legal, attorney, court
prosecution | legal, court, socialworker
prosecutor | lawyer, court, attorney
prospect | geologist, secondaryschool, creative
prospecting | store, customer
prospector | geologist, geology, scientist
prosperity | historical, political, economic
prostaglandin | animal, analyse, assessment
prostate | system, elderly, examination
prosthese | prosthetic, dental, patient
prosthesis | dental, prosthetic, repair
prosthodontic | dentist, dental, teeth
prosthodontist | dental, teeth, dentist
prostitute | buying, transportation, legal
protected | diplomat, porter
protecting | forest, intellectualproperty
proteome | protein, organism, cell
proteomic | protein, organism, cell
prothese | patient, medicaldevice, medical
proton | nuclearenergy, nuclearphysic, physic
prototyper | digital, clothing, machine
protozoa | microbiology, microbiologist, researcher
protuberance | material, metal, building
prove | mathematic, compliance, logic
proven | radiography, nursing, clinical
provenance | food, animal, system
provencal | writing, speech, write
provenience | fabric, buyer, valuer
province | localgovernment
proving | risk, safeguarding, patient
provisioning | cloud, vessel, infrastructure
provoke | patient, digital, design
proximity | microchip, chemical, chemicalengineer
proxy | shipping, port, ship
prudent | watch, ship, bridge
prune | tree, surgeon, plant
pruned | material
pruner | tree, surgeon
pruning | tree, landscape, crop
prying | glass
psalm | singing
pseudo | pathology, photography, testing
psoriasis | customer
psyche | manufacturing, psychological, mentalhealth
psychiatric | medical, psychiatry, psychotherapy
psychic | liveevent, talent, claim
psycho | sociology, communication, behavioural
psychoacoustic | acoustic, hearing, psychological
psychoanalysis | psychological, patient, psychotherapy
psychoanalytic | psychological, psychotherapy, therapy
psychoanalytical | psychotherapy, behavioural, psychiatry
psychodrama | psychotherapy, behavioural, psychiatry
psychodynamic | therapy, psychotherapy, behavioural
psychoeducation | education, mentalhealth, psychotherapy
psycholinguistic | cognitivescience, language, linguistic
psychologically | psychological, impact, animal
psychometric | psychological, assessment, patient
psychomotor | therapist, therapy, kinesiology
psychopathology | system
psychopharmacological | system
psychopharmacology | medicine, patient, psychological
psychophysical | quantitative, testing, examination
psychose | music, behavioural, therapist
psychosis | psychologist, counselling, psychology
psychosocial | healthcare, medicine, psychotherapy
psychosociology | sociology, psychology
psychosomatic | behavioural, psychological, psychotherapy
psychotherapeutc | psychotherapy, physician, psychologist
psychotherapeutic | psychotherapy, patient, behavioural
psychotherapeutical | psychotherapy, quality
psychotherapist | psychotherapy, psychologist, behavioural
publically | publictransport, transportation, system
publicise | advertise, broadcast, travelling
publicizing | curator, archivist, artgallery
publicly | scientific, debt, stockmarket
publish | lecturer, teacher
published | book, musicproducer, publisher
pudding | sweet, pastry, cook
puddle | drainage, airport, system
puddling | planning, water
puerperal | risk, legal, child
puerperium | risk, legal, child
puff | footwear, arch, press
puja | religion
pull | machine, forestry, ceramic
pulled | machine, orthopaedic, maker
puller | vehicle, machine, heating
pulley | motor, climbing, structure
pulling | material, sewing, model
pulmonary | system, interpreting, laboratory
pulmonology | medicine, medical
pulp | machine, technician
pulper | blender, water, product
pulping | technician, tester, material
pulse | laser, health, product
pulsed | technician, technology, laser
pulsing | media, advertising, model
pultruded | machine, maker, material
pultrusion | polymer, machine, maker
pulverise | meat, product, system
puma | microsoft, software, optical
pumped | scaffolding, solarenergy, system
pumper | press, chemical
pumphouse | product, house
pumping | system, water, operation
punch | press, boxing, drilling
punched | metal, material
puncher | embroidery, machine, technician
punching | machine, press, metal
punchpress | press, laser, plastic
punctual | children, cultural, school
punctuation | reporter, court, medical
puncture | paramedic, jewellery, patient
pundit | political, researcher, scientist
pungent | food
punishment | court, justice, judge
pupil | teacher, examination, number
puppet | maker, stopmotion, designer
puppeteer | artist, creative, actress
puppy | security, leisure, entertainment
purchased | warehouse
puree | baking, confectionery, cook
purgative | property, material
purging | manufacture, water
purification | waterquality, water, wastewater
purifier | packaging, machine, transport
purify | water, chemical, rock
purifying | product, water, recycle
purity | plant, product, testing
purse | shoe, footwear, orthopaedic
purser | cabincrew, director, plane
pursuant | school, record, regulation
pursue | police, manualwork
pursuing | teach, police, petroleum
pursuit | outdoor, facility, operational
purveyor | shop, product, food
purview | financial, finance, regulatory
push | press, machine, growth
pushcart | food, transport, cinema
pushed | material
pusher | drilling, oilandgas, oilrig
pushing | food, branding, foodanddrink
putaway | warehouse, inventory, movement
putty | glass, boat, coating
puzzle | animal, environmental, environment
pvsyst | photovoltaic, cell, solar
pylon | electricity, power, energy
pyramid | journalistic, news, writing
pyramidal | director, reporting, structure
pyrographic | illustrator, book, artist
pyrometer | maintenance
pyrometric | product
pyrometry | technician, electricalandelectronic, electrical
pyrotechnic | maker, visualeffect, factory
pyrotechnical | visualeffect, designer, artistic
pyrotechnician | designer, performer, artistic
pyrotechnist | performer, creative, designer
pyscho | education, mentalhealth, advocate
qigong | yoga
qlik | structure, computer, software
qlikview | structure, computer, software
quad | outdoor, teacher, animator
quadbase | database, oracle, sqlserver
qualified | optician, dental, personnel
qualify | publicservice, utility, government
quantifiable | operational
quantification | scientific, animal, environment
quantify | geologist, chemistry, analyticalchemistry
quantifying | accounting, compliance, exercise
quantitatively | data, energy, property
quantized | quantum, optic, physic
quantrix | software, data, google
quarantine | regulation, infectiousdisease, stock
quarried | building, structure, trade
quarry | mining
quarrying | mining, operation
quarterly | mining, budget, business
quartermaster | army, police
quarto | stock
quartz | watch, glass, coating
quasi | equity, enterprise, financial
quaternary | geologist, geology, scientist
quattlebaum | graphic, editing, digital
quattor | software, management, accounting
qubit | quantumcomputing, quantum, computerscience
queen | artist, performer, actress
quench | material, structure, water
quenched | industrial, transport, water
quencher | industrial, transport, water
quenching | transport, water
query | language, database, searchengineoptimisation
quest | analytic, trade, commercial
questionable | manufacturing, hardware, material
questioned | court, examination, hearing
questioning | assessment, hearing, sport
questionmark | elearning, system, reporting
questionnaire | survey, research, surveying
queue | waiting, customer
quickdraw | climbing, rock
quickinspector | penetrationtesting, system, mobile
quicklime | water
quickly | event, security, google
quickoffice | software, writer, google
quieter | operation, vibration
quilt | knitting, fabric, machine
quota | import, shipping, fish
quotation | researching, security, estimating
quote | insurance, researching, estimating
quoted | food, manufacturing, manufacture
quoting | salerepresentative, sale, selling
quran | content, religion, book
rabbi | religion, community, counselling
rabbinical | court, civil
rabbit | habitat, growth, scientific
racehorse | horse, racing, health
racer | vehicle, sport, bicycle
racetrack | dataentry, horse, communication
rachp | heatpump, network, electrical
racial | youth, youngpeople, economic
rack | stock, supermarket, hydro
racket | sport, tennis, repair
racking | wine, corrosion, operation
racquet | sport
radar | remotesensing, electronic, vessel
radial | machine, drilling
radiant | system, home, energy
radiate | auction
radiating | laser, welder, welding
radiator | heating, locomotive, energy
radical | inorganicchemistry, synthesis, chemistry
radioactive | nuclear, radiation, waste
radioactivity | nuclear, medicinal, drug
radiobiology | radiation, biology, organism
radiochemistry | chemistry, technician, chemical
radiocommunication | aeronautical, communication, mobile
radiocompound | medicinal, pharmaceutical, patient
radioimmunoassay | immunology, enzyme, protein
radioisotope | drug, medical, radiation
radiological | radiation, radiology, medical
radiologist | medical, radiation, physicist
radiometric | diet, structure, environment
radiometry | plane, digital
radiopaque | medical, cell, material
radiopharmaceutical | nuclear, drug, medicinal
radiotherapy | patient, radiation, therapy
radius | welding, computing, system
radmind | software, management, accounting
radtor | heating, energy, environment
raft | vessel, catering, regulation
rafter | construction, house, builder
rafting | outdoor, climbing, teacher
rage | game, digital, software
railcam | cameraoperator, camera, video
railed | impact, vehicle, railway
railing | structural, metal, welder
railroad | railway, rail, signalling
railtrack | rail, railway, construction
raima | database, oracle, sqlserver
rain | weather, clothing, wildlife
rainfall | water, structure, planning
rainlendar | software, digital
rainwater | water, conservation, urbandesign
raised | fermentation, contactcentre, crop
raisin | science, regulation, system
rake | space, landscape, structure
raking | farm, crop, fishery
ramming | press, mechanical, watch
ramp | airport, operation, aircraft
ranch | forestry, agricultural, farmer
random | drug, mathematic, analysis
randomly | construction, material, testing
rang | waiter, waitress, waiting
ranging | painter
rank | police, military, custom
ranked | ship, boat, maritime
ranking | searchengineoptimisation, director, campaign
rape | counsellor, children, supportworker
rapidly | brain, animator, fishery
rapper | singer, musicaltheatre, theater
rapport | communication, cultural, customer
rare | book, conservator, jewellery
rarely | parliamentary, draughtsman, researcher
rarity | guide
rasp | plastic, metal
raster | graphic, adobe, editing
ratcheting | water, operation
rater | insurance, tester, quality
ratify | government, localgovernment, community
ratifying | government, localgovernment, parliament
rating | credit, insurance, treasury
ratio | metal, analytical
ration | diet, growth, animal
rational | philosophy, philosopher, medicine
rationality | theology, researcher, religion
rationally | theology, religiousstudy, religion
rattan | furniture, material, maker
rattle | maker, builder, ceramic
rattling | motorvehicle, glass
rawtherapee | photo, graphic, adobe
rayon | machine, polymer, material
razor | styling, haircare, coral
rdbm | database, management, software
rdql | language, logic, database
reablement | rehabilitation, supportworker, socialworker
reached | business, marketresearch, reporting
reaching | youth, court, justice
reachout | communitymanager, socialmedia, socialmediamanager
reacquire | system
reactice | chemical
reacting | mining, hospitality, risk
reactive | traffic, waste, chemical
reactivity | nuclear, technician, startup
reactolite | optical, product, selling
reactor | nuclear, marine, plant
readability | road, airport, coding
readable | reporter, court, road
readily | police, crime, foodindustry
readiness | medicaldevice, technician, biomedical
readjust | forestry, operational, operation
readsoft | microsoft, software, optical
readying | maintenance, power
reagent | chemical, laboratory, laboratoryassistant
realign | dental, teeth, patient
realigning | teeth, patient
realisation | humanresource, energy, security
realise | factory, lean, system
realised | planninganddevelopment, record, fabric
realising | director, artistic, network
realistic | nutrition, interiordesign, humanresource
realistically | postproduction, budget, account
reality | philosophy, philosopher
realization | advocacy, projectmanagement, campaign
realize | fish, realestate, podiatry
realizing | grant, strategy, artistic
reallocating | network, system
reamer | drilling, press, machine
reaming | press, boat, plastic
rear | game, truck, fish
rearing | fish, aquaculture, game
rearrange | windowdisplay, videoediting, structure
rearranging | traffic, impact, airtrafficcontrol
reasonably | acquisition, compliance, radiation
reasoning | numeracy, logic, clinical
reassemble | turbine, system, painting
reassembled | machine, inventory
reassembling | copy, motorvehicle, mechanic
reassess | casework, court, audit
reassessment | literature, academic
rebalancing | plastic, customer
rebar | structural, construction, structure
rebol | programming, computer, coding
rebooting | hardware, operation, digital
rebuff | material
rebuffing | material
rebuild | rehabilitation, machine, material
rebuilding | mechanic, motorvehicle, aircraft
recall | script, assembly, store
recap | creative
receipt | record
receiver | grant, communication, product
recently | book, government, watch
receptacle | machine, despatch, fabric
receptive | therapy, music
receptor | dental, patient, film
recess | press, design, machine
recharge | design, climate, horticulture
recipe | product, cook, maker
reciped | food, product
recipient | grant, interpreter, communication
reciprocating | machine, plastic, metal
recipy | fish, cooking, cook
recirculation | system, aquaculture, water
recite | animation, filming, health
reckon | government
reclaim | drilling, debt, naturalenvironment
reclaimed | property, mortgage, bank
reclaiming | heatpump, technician, garment
reclamation | recycling, geology, waste
reclusion | environment
recognisable | trademark, design, product
recognised | animalwelfare, record, foodsafety
recognising | socialpolicy, academic, intelligence
recognize | intelligence, behavioural, teeth
recognized | veterinary, animalwelfare, health
recognizing | midwifery, nursing, health
recoil | optical
recollect | script
recomandation | climate, crop, healthandsafety
recombinant | genomic, genome, bioinformatic
recon | filming, photo, film
reconcile | payroll, kitchen, accounting
reconciliate | acting
reconciliation | insurance, supplychain, business
reconciling | bank, data, payment
recondition | antique, vehicle, qualityassurance
reconditioning | glass, material
reconnecting | surgery
reconstituted | property
reconstruct | repair, surgery, dance
reconstructed | dance, historical
reconstructing | legal, health, examination
reconstruction | taxadvisor, technical, civil
reconstructive | surgery, plastic, medicine
reconstructve | surgery, pathology, operation
recontouring | dental, restoration, cosmetic
recorded | soundrecording
recorder | court, reporter, judge
recordkeeping | repair, reporting, record
recount | event, account, mathematical
recoupling | medicine
recover | supportworker
recovered | water
recovering | animal, water, veterinary
recreate | furniture, antique, restoration
recreating | architectural, architecture, conservation
recreation | facility, sport
recreational | sport, facility, teacher
recreationally | fishery, swimming, teach
recruit | volunteer, recruiting, personnel
recruited | coaching, coach, train
recrystallisation | casting, watch, metal
rectangular | tennis
rectification | sale, technician, customer
rectifier | powerelectronic, power, system
rectify | blender, spirit, cosmetic
rectifying | cosmetic, quality, product
rector | education, school, curriculum
recuperate | reuse, store, material
recuperation | energymanagement, strategy, design
recur | philosophy, philosopher, logic
recurrence | railway, genetic, risk
recurrent | deeplearning, neuralnetwork, networking
recurrently | insurance, payment, claim
recurring | analyse, numerical, movement
recyclable | recycling, waste, material
recycleable | metallurgy, chemical, researcher
recycled | technician, waste, metal
redact | write, content
redecoration | hospitality, fabric, textile
redeem | financial, finance, risk
redeeming | realestate, underwriting, property
redefine | dance, analyst, system
redemption | chip, gaming, trade
redesign | searchengineoptimisation, website, running
redesigning | syntheticbiology, engineering, agriculture
redirect | loan, system, analyse
redistribute | gaming, game, computer
redistribution | food, waste, policy
redsmith | metal, craft, material
reduced | optician, optical, health
reduction | waste, recycling
redundancy | consultant, data, system
reed | weaving, material, maker
reef | port, vessel, movement
reel | film, machine, baking
reeling | machine, yarn, maintenance
refactor | cloud, infrastructure, code
refactoring | cloud, migration, infrastructure
referee | sport, event, athlete
referencing | digitaltechnology, share, content
referential | data, quality, historical
referral | animal, health
referred | patient, chiropractic, genetic
referring | patient
refill | facility, machine, plant
refiller | plant, industrial, technician
refilling | shopassistant, shop, vehicle
refinancing | portfolio, credit, mortgage
refine | mineral
refined | mineral, scientific, material
refinement | electricalengineer, survey, civil
refiner | system
refinery | petroleum, plant, material
refining | plant, chemical, machine
refinish | machine, maker, product
refinisher | furniture, painter, automotive
reflect | school, teacher
reflectance | road, traffic, regulation
reflected | design, content, shipping
reflection | acoustic, exercise, talent
reflective | road, solarpower, coating
reflectivity | metal, quality, electrical
reflex | brain, camera, examination
reflexive | community, learningsupport, physiotherapist
reflexology | therapist, therapy, medical
reflux | patient, surgery
reforestation | forest, tree, forestry
reform | government, analyst, academic
reformation | rehabilitation, facility
reformatory | prison, regulation, property
reformulate | programmer, creative, performer
refract | ophthalmology, glass, optometry
refraction | camera, clinical, examination
refractive | optical, rehabilitation, power
refractometer | jewellery, metal, design
refractory | bricklayer, product, structure
refraining | energy, conservation, sustainable
refresh | hospitality, water, workshop
refreshment | frontofhouse, travel, food
refrigerant | heatpump, system, technician
refrigerated | soap, water
refrigerating | fishery, engineer, engineering
refrigeration | heating, hvac, heatpump
refrigerator | electrical, food, kitchen
refueller | aircraft, system, plane
refuelling | aircraft, system, mechanic
refund | railway, customerservice, accountant
refurbish | antique, technician, scientific
refurbished | antique
refurbishing | technician, strategy, repair
refurbishment | carpenter, kitchen, furniture
refurnish | stock, product
refusal | patient, operation
refuse | waste, recycling, recycle
regain | rehabilitation, patient
regaining | occupationaltherapist, rehabilitation, occupationaltherapy
regarded | legal, documentation, analyse
regardless | health, dance, tutor
regauge | blender, spirit, drink
regenerated | forestry, forest, tree
regenerating | forestry, tree, forest
regenerative | mineral, carbon, material
reggae | rock, music
regime | exercise, animalbehaviour, animal
regimen | fitness
regimental | army, marine
region | localgovernment
register | record
registered | dentalhygienist, sale, patient
registering | warehouse, travel, hotel
registrar | civil, museum, court
registration | civil, record
registry | record, pharmacy, medical
regreen | forest, restoration, number
regrind | plastic, machine, reuse
regularity | aeronautical, facility, operational
regularly | maintenance
regulated | curator, security, collection
regulating | regulation, fermentation, police
regulator | instrumentation, drink, electrical
rehab | therapist, animal, rehabilitation
rehabilitate | psychologist, psychology, counselling
rehabilitating | restoration, habitat, regeneration
rehabilitative | therapist, patient, therapy
reharse | material, movement, stage
rehearsal | stage, dance, artistic
rehearse | movement, singing, actor
rehearsing | actor, movement, singer
reheat | bain, food
reheating | food, bain, marketstall
reiki | energy, medicine, therapy
reimbursement | payment, coder, security
rein | horse, coach
reinforce | teachingassistant, primaryschool, secondaryschool
reinforced | structure, tunnelling, structural
reinforcing | helpdesk, sewing, structure
reinsert | socialworker, criminaljustice, community
reintegration | prison, probation, rehabilitation
reinvent | innovation, creative, food
reinvest | business, socialenterprise, society
reject | builder, court, aircraft
rejected | battery, plastic, machine
rejecting | assembly, loan, credit
rejection | loan, credit, financial
rejuvenate | merchandise, customer, chemical
rejuvenation | restoration, drawing, account
relapse | patient, strategy, risk
relate | blogger, vlogger, share
relational | database, data, oracle
relative | mapping
relatively | medicine, retail
relax | therapist, yoga
relaxation | therapist, yoga, wellbeing
relaxing | facility, environment
relay | instrumentation, claim, communication
relaying | patient, dental, dentist
relearn | rehabilitation, therapy, brain
released | rehabilitation, fermentation, packagingdesign
releasing | content, airport, vehicle
relevance | research, veterinary, video
reliable | network, acting
reliably | acting, model, quality
reliance | pedagogy, children, youth
relic | archaeology, archaeologist, marine
relied | acting
relief | press, printing
relieve | patient, osteopath, physiotherapist
relieving | energy, patient, quality
relish | product, food
relocate | transport, warehouse, truck
relocated | porter, transport, truck
relocating | truck, lorry, movement
relocation | planner, movement, industrial
rely | statistical, insulation, system
relying | beer, wine, systemengineering
remaining | inventory, machine, rehabilitation
remark | quality
remarkable | intelligence
remedial | physiotherapist, physiotherapy, education
remediate | healthcare, cloud, environmental
remediating | waste, environmental, chemical
remediation | waste, environmental, flood
remedied | wastewater, water, management
remedy | medicine, lawyer, therapist
remember | script, assembly, store
remembering | website, database, computer
remind | send
reminding | building
remittance | credit, payment
remnant | event, forecasting, interpreting
remodel | jewellery, design, jewelry
remodeler | architect, interiordesigner, interior
remodeling | anatomy, material
remotely | drone, unmanned, instrumentation
remount | video
removable | power, orthodontic, patient
removed | material, fish
remover | truck, building, restoration
remuneration | personnel, humanresource, babysitting
renaissance | language, maya, latin
renal | nurse, children, medical
render | 3dprinting, animation
rendered | language, translator, interpreter
rendering | animal, share, graphic
renew | shoe, machine, windowdisplay
renewal | patent, motorvehicle, compliance
renewing | artistic
rennet | cheese
renovate | sewing, garment, landscape
renovater | furniture, antique, restoration
renovating | glass, realestate, investor
renovation | tenant, property, construction
renovator | power
rental | sale, servicedesk, vehicle
rented | tenant, inventory, customer
renter | property, tenant, landlord
reoffending | youth, socialworker, probation
reoffense | probation, prison, rehabilitation
reorder | inventory, stock, material
reordering | distribution, transportation, transit
reorganisation | investmentbanker, investment, investmentbanking
reorganise | script, audio, playwright
reorganize | pictureeditor, script, videoeditor
reorient | designer, stagemanager, dancer
repackage | medical, medicaldevice
repackaging | medical, technician, medicaldevice
repaid | debt, property
repaired | jewellery, repair, motorvehicle
repairman | technician, repair, mechanic
repararing | repair, motor, electrical
reparation | maker, fishery, drawing
repay | credit, loan, debt
repayment | loan, debt, payment
repeal | government, localgovernment, community
repealing | government, localgovernment, parliament
repeat | fermentation, plastic, product
repeatable | engineering, transformation, engineer
repeated | animal, medical, environment
repeatedly | spirit, machine, distilling
repeater | communication, reception, system
repeating | hearing, circuitdesign, teaching
repel | management, defence, insect
repellence | property, textile, fabric
repellent | chemical, mechanical, swimming
repelling | printing, water
repercussion | cosmetic, investment, risk
repertoire | teacher, music, drama
repertory | dancer, singer, dance
repetiteur | music, dance, artist
repetition | teaching, teach, content
repetitive | communication
rephrase | communication, patient
repipe | vessel, welding, metal
repiper | vessel, welding, metal
replaceable | impact, plastic, energy
replaced | bridge, food, transport
replacement | repair, carpenter, vehicle
replacing | repair, machine
replant | tree, operation, risk
replenish | stock, machine, purchasing
replenished | factory, productionline, machine
replenishing | housekeeping, vehicle, stock
replenishment | stock, ambulance, maintenance
replicate | design, energy, software
replication | scientificresearch, account, digital
reply | foreignlanguage, journalist, correspondent
replying | testing, security
reportage | photographer, journalist, journalism
reported | weaving, network
reposition | jewellery, stock, metal
repositioning | stock, product
repository | devop, data, cloud
repossess | debt, claim, court
repossessed | loan, property, mortgage
repossession | auction, debt, property
representability | testing, material
representational | painting, drawing, cartoon
represented | councillor, investment, outreach
representing | enterprise
reprinting | graphic, photography, mechanical
reprocessing | nuclear, engineer, waste
reproduce | printing, maker, broadcast
reproduced | artistic, drawing, copy
reproducer | furniture, antique, maker
reproducible | casting, press, mechanical
reproducing | copy, 3dprinting
reproduction | aquaculture
reproductive | cell, health, planning
reprographic | technician, physic, gallery
reprography | technician, photography, digital
reptile | curator, bird, zoology
repulper | startup, plant, wind
repurchase | share, payment, distribution
repurposed | microcontroller, tailor, circuit
reputation | academic, bank, actor
reputational | management
requested | delivery, optician
requesting | loan, documentation, judge
requestor | artefact, management, projectmanager
requiring | health, midwifery
requisite | game, surgery, technical
requisition | designing, stock, system
resale | purchasing, auction, nature
resaw | band, plant, press
rescue | lifeguard, operation
rescued | operational, healthandsafety, event
rescuer | lifeguard, swimming, facility
rescuing | lifeguard, regulation, property
reseal | medical, medicaldevice
researched | community, research, dance
resection | surgical, surgery
resell | audit, antique, pottery
resemble | movement, animated, multimedia
reservation | travel, customer, hotel
reserve | bank
reserved | merchandise, customer
reserving | merchandise, customer
reservoir | petroleum, oilandgas, geographicinformation
reset | jewellery, repair, microsoft
resettlement | youth, probation, socialworker
reshape | jewellery, surgery, shoe
reshaping | legal, health, jewellery
residence | water, energy, electricity
residential | home, careworker
residual | water, machine, circuit
residue | fruit, wine, press
resilience | cybersecurity, analyst
resilient | material, ceramic, repair
resin | machine, plastic, material
resist | road, environment, facility
resistance | welding, metal, welder
resistant | machine
resistor | semiconductor, electronic, technology
resize | jewellery, repair, photo
resizing | apparel, garment, clothing
reslut | biomedical, analysis
resold | nature, account
resolution | management
resolved | environmental, audit
resolverone | software, data, google
resolving | contactcentre
resonance | radiographer, nuclear, radiography
resonator | wind, maker, builder
resourced | youth, youngpeople, consultant
resourceful | artistic, food
respected | video, loan, children
respectful | assessment, psychotherapy, crime
respectfully | cultural, risk, healthandsafety
respecting | communication, traindriver, waste
respective | lecturer
respectively | teacher, tuition, primaryschool
respiration | system, patient
respiratory | physiotherapist, physiotherapy, medicine
respondent | travel, survey, customerservice
responder | community, cyber, security
responding | lifeguard
responsibly | outdoor, climbing, game
responsive | governance, political, website
restart | artistic, testing, chemical
resting | home, hospital, transport
restitch | shoe, repair
restitution | impact, account, energy
restlessness | intelligence
restock | housekeeping, library, librarian
restocking | facility, housekeeping, hotel
restorative | dentist, justice, domesticabuse
restored | conservation, restoration, nature
restorer | restoration, conservator, museum
restoring | nurse, physiotherapist, antique
restrain | regulation, animal, machine
restraining | branding, animal, veterinary
restraint | defence, machine, veterinary
restrict | running, forest, crimescene
restricting | facility, shelter, operation
restriction | export
restroom | facility, operational, entertainment
restructure | script, engineering, playwright
restructuring | business, analyst, valuation
restyling | jewellery, garment, furniture
resulted | wine, sport, medicine
resume | workshop, actor, artistic
resupply | stock, product
resurfacing | yarn, machine, drawing
resuscitating | ambulance, medical, patient
resuscitation | teach, medicine, medical
resuscitator | environment
retailing | selling, retail, payment
retain | record, interpreter
retained | physiotherapy, history, language
retainer | landscape, dental, teeth
retaining | camera, optical, record
retake | debt, claim, court
retaking | debt, property
retanning | machine, chemical, wool
retard | legal, health
retardance | machine, coating, property
retardant | regulation, material, plastic
retention | risk, cloud, data
retina | biostatistic, researcher, science
retinopathy | system, health
retort | product, glass, watch
retouch | mechanical, editing, software
retouche | photo, editing, software
retoucher | photographer, digital, developer
retouching | printing, film, copy
retract | dentist, dental, teeth
retracting | construction, workforce, robotic
retraction | surgical, surgery
retractor | surgery, material
retraining | occupationaltherapy, patient, rehabilitation
retread | material
retreading | material
retreat | religion, camp, conference
retrieval | language, database, computer
retrieve | record, data
retrieved | scientific, machine, healthcare
retrieving | personnel, handon, record
retroactively | blockchain, record, ledger
retrofitting | retrofit, building, design
retrograde | surgical, doctor, interior
retube | vessel, welding, metal
retuber | vessel, welding, metal
returned | jewellery, vehicle, fashion
returning | wastewater, military, lending
reusable | packaging, software, recycling
reused | metal, material
revamp | antique
reveal | quality, diplomacy, spirit
revealing | data, quality, assessment
reverse | restoration, movement, tram
revert | system
reviewed | therapy, music, website
reviewer | television, architecture, blogger
revised | regulation, analyst, system
reviser | translator, language, interpreter
revisionist | artist, illustrator, television
revisit | community
revitalisation | restoration, drawing, account
revitaliser | fabric, vehicle
revival | restoration, drawing, account
revoking | nature, compliance
revolution | fabric, machine
revolver | manufacture, selling, trade
revolving | band, turbine, pottery
reward | analyst, humanresource, quality
rewarding | humanresource, leadership, nursing
rewind | machine
rewinder | machine, quality, metal
rewinding | machine, technician
rewire | electronic
rewiring | electronic
rework | music, changemanagement, costume
reworking | repair, manufacturing
rewrite | script, instrumentation, space
rewriting | space, music, composer
rexine | sewing, furniture, material
rexx | programming, computer, coding
rhei | game, videogame, digital
rheostat | operation, water, machine
rhetoric | writer
rhetorical | coach, delivery, tailor
rheumatic | medical
rheumatology | medical
rhyme | children, structure, earlychildhood
rhyming | number
rhythm | singing, music, instrumentation
rhythmic | singer, musician, music
ribbon | clothing, yarn, garment
rice | crop, material, farm
rich | data, datascientist, researchscientist
richer | localisation, translation, culture
rickshaw | bicycle, vehicle, motorcycle
rider | horse, bicycle, technical
ridge | material
riding | horse, motorcycle, athletic
rifle | animal, wildlife, builder
rifleman | military, defence, army
rift | animal, policy, analyse
rigger | outdoor, structure, boat
rigging | operation
rigid | truck, structure, building
rigidity | arch, makeup, number
rigorously | packaging, truck
ring | jewellery, jewelry, silversmith
rinse | haircare, stylist, beauty
rinsing | film, glass, water
ripeness | fruit
ripening | cheese, quality, enzyme
ripped | sewing, printing, garment
ripper | sewing, operation, garment
ripping | sewing, furniture, material
ripple | blockchain, infrastructure
rise | trading, buying, trader
riser | account, assembly, power
risking | ambulance, technical, vehicle
risky | risk, riskmanagement, operation
rite | religion, community, singing
ritual | animal, religion, event
riverspeak | nautical, technical
rivet | metal, machine, manufacturing
riveter | metal, structural, machine
riveting | machine, metal, mechanic
rivetter | metal, machine, drilling
rivetting | metal, machine, drilling
roach | chemical, crop, insect
roadie | technician, musician, road
roadmap | blockchain, product, productmanagement
roadside | compliance, technician, road
roadway | mining, locomotive
roadworthiness | ambulance, technical, vehicle
roadworthy | horticulture, vehicle, maintenance
roast | cook, coffee, code
roasted | coffee, content, chemical
roaster | coffee, product, stem
roasting | coffee, operation, chocolate
robbery | security, truck, bank
robe | stock, product
robert | graphic, editing, digital
robusta | coffee
robustness | quality, qualityinspector, qualitycontrol
rockery | garden, tree, nursery
rodent | biology, management, insect
rodenticide | machine, blender
rolled | ceramic
roller | machine, printing, road
rollerform | machine, impact
rolling | stock, metal, machine
rolltender | press, printing, technician
roman | culture, history
romany | writing, write, language
roof | structure, building, material
roofer | house, carpentry, building
roofing | metal, material, house
rooftop | water, drainage, structure
root | cloud
rooted | neurology, neuroscience, behavioural
rope | climbing, ship, outdoor
rosette | costume, jewellery
rosin | water, welding, chemical
roster | game, customer
rota | customer, operation, changemanagement
rotary | aircraft, machine, textile
rotate | branding, windturbine, aero
rotated | movement, stock, inventory
rotating | machine, tunnelling, metal
rotation | machine, stock
rotifer | nutrition
rotisserie | cook, chef, meat
rotissery | cook, chef, meat
roto | excavation, plant, chemical
rotogravure | press, printing
rotor | yarn, electricity, energy
rotten | repair
rouge | aquaculture, quality, product
roughen | machine, wool, cell
rougher | film, mechanical
roughing | machine, footwear, shoe
roughly | software, design
roughneck | drilling, delivery, repair
roughness | robotic, machine
roulette | gaming, interpreting, number
rounder | manufacture, guide, press
rounding | machine, metal, engineer
roundsman | kitchen, catering, food
roustabout | oilrig, painting, power
routed | content, shipping, record
router | machine, network, industrial
routing | machine, network
rove | textile, knitting, weaving
roving | yarn, machine, drawing
royalty | director, stage, television
rubberised | fabric, builder, machine
rubberized | fabric, machine, product
rubbing | machine, metal, heating
rubble | construction, plant, vehicle
rubella | infectiousdisease, organism, testing
rudder | watch, software, management
rudiment | music, system
ruled | payment, auction, debt
ruler | glass, drawing, drafting
ruling | structure, judge, court
ruminant | veterinary, healthmanagement, medicine
rundeck | software, management, accounting
runetek | game, videogame, digital
runtime | infrastructure, environment
runway | airport, aircraft, model
rupture | socialwork
ruptured | surgical, orthopaedic, growth
rusting | corrosion, metal, coating
rustproof | machine, corrosion, chemical
rustproofer | machine, corrosion, chemical
rustproofing | machine, corrosion, chemical
rythmic | music, teacher, singing
sack | machine, drilling, chemical
sacred | religion, camp, conference
saddle | machine, athletic, shoe
saddler | shoe, footwear, orthopaedic
saddlery | machine, product, sewing
sadness | share
safekeeping | prison, archivist, curator
safer | forestry, medicine, researcher
safest | airport, event, account
sail | canva, ship, sewing
sailfish | mobile, system, android
sakai | elearning, reporting, education
salad | food, plant, cooking
salesclerk | sale, saleassistant, accountassistant
salespeople | technical, industrial, salerepresentative
saleswoman | salerepresentative, technical, sale
saline | controlsystem, water, maintenance
salinity | waterquality, migration, aquaculture
saliva | dentist, dental, teeth
salivary | dental, teeth, dentist
salmon | river, habitat
salon | beauty, therapist, consultant
salt | truck, aquaculture, water
salted | cheese, meat, drainage
salting | meat, fish, fishery
saltwater | fish, aquaculture, fishery
salvage | water, repair, engineer
salve | cosmetic, manufacture, soap
sameday | motorcycle, delivery, courier
samping | mineral, rock, analysis
sampler | freight, technician, tester
sampling | collection
samurai | testing, linux, penetrationtesting
sanction | migration, regulation, recycling
sand | maker, builder, material
sandal | footwear, stock, product
sandblast | machine, corrosion, chemical
sandblaster | building, material, water
sandblasting | metal, material, machine
sandbox | blockchain, regulation, legal
sandcarving | glass, metal, material
sander | furniture, glass, machine
sanding | machine, painting, consumergood
sandpaper | machine, mechanical, film
sandstone | drilling, machine
sanitarian | environmental, health, healthandsafety
sanitary | plumber
sanitation | health, food, chef
sanitise | winery, farm, chemical
sanitising | winery, farm, collection
sanitize | winery, risk, environment
sanitizer | chemical, swimming, children
sanitizing | haircare, styling, beauty
sanskrit | language, write
sapling | crop, garden, tree
sapper | technician, land, risk
sardinian | write, writing, speech
sardu | write, writing, speech
sargeant | army, police
sartor | tailor, garment, custom
sass | language, layout, computer
satin | garment, sewing, clothing
satirical | political, event, economic
satisfaction | customer
satisfactory | planner
satisfied | customer, drink, customerservice
satisfy | hospitality, defence, design
satisfying | design, technical, architecture
satisifaction | personnel, management
saturate | glass, plastic, press
saturated | boat, vessel, glass
saturation | commercial, construction, property
sauce | cook, fish, plant
saucemaker | cook, kitchen, chef
saucer | pottery, exhibition, ceramic
saucier | cook, fish, chef
sauerkraut | fermentation, food, bacteria
sauna | health, reception, selling
sausage | meat, food, product
saute | cook, kitchen, chef
saving | energy, lifeguard, bank
savoury | sweet, pastry, cook
sawbench | technician, machine, industrial
sawdust | fabrication, casting, assembly
sawed | quality
sawing | machine
sawmill | machine, tree, quality
sawyer | machine, technician, band
saxophone | musician, orchestra, concert
saxophonist | musician, orchestra, concert
scaffold | scaffolding, construction, glass
scaffolder | scaffolding, construction, building
scalability | analyse, design, cloud
scalable | cloud, architecture, softwaredeveloper
scaled | clothing, footwear, apparel
scaling | dentalhygienist, copy, fermentation
scalp | styling, haircare, beauty
scalpel | branding, tattoo, machine
scalper | metal, train
scan | microchip
scandinavist | linguistic, linguist, language
scanned | animated, material, digital
scanner | computer
scanning | computer, humanresource, copy
scantron | microsoft, software, optical
scaphandrier | commercial, construction, structure
scar | glass, surgery, plastic
scarcity | environment, food, technology
scarification | forestry, forest, tree
scarring | branding
scatter | numerical, material, waste
scattering | glass, coating
scavenging | teach, animalbehaviour, camp
scenario | usability, shipping, mathematical
scenery | stage, theater, theatre
scenic | stage, workshop, designer
scenographer | designer, theater, carpenter
scent | perfume, grant
scheduled | resourcing, flight, impact
scheduler | productionplanner, aircraftmaintenance, oilandgas
schema | data, structure
schematic | electrical, circuit, drawing
schizophrenic | music, behavioural, therapist
schmooze | film, network, finance
scholar | researcher, researchscientist, scientist
scholarly | research
scholarship | grant, charity, payment
scholastic | teaching, teacher, school
schoolbus | busdriver, coach, publicservice
schoolbuse | school, transportation, children
schoolchildren | tour, guide, themepark
schooling | horse, school, train
schoology | elearning, reporting, education
schoolteacher | teacher, secondaryschool, school
sciatica | orthopaedic, growth, analyse
scientifically | linguistic, linguist, dentistry
scimitar | game, videogame, digital
scissor | styling, builder, haircare
sclipo | elearning, system, reporting
scoliosis | orthopaedic, growth, analyse
scoop | medicinal, machine
scooping | medicinal, material, machine
scooptram | operation, machine, underground
scooter | mobility, bicycle, bike
scoping | personnel, stage, community
scopist | reporter, court, legal
scorch | interior
scorching | coffee, craft, science
score | music, composer, orchestra
scoring | tennis, judge, government
scorm | elearning, content, model
scour | footwear, machine
scourer | property, material
scout | film, filming, budget
scrambling | operation, data, radio
scrap | waste, metal, material
scrape | machine, motor, garment
scraped | motor, mobile, machine
scraper | motor, mobile, maker
scraping | fish, ship, painting
scratch | glass, consumergood, painting
scratching | glass, metal, material
screed | mechanical
screeding | power
screenplay | scriptwriter, script, television
screw | machine, metal, tunnelling
screwdriver | repair, watch, battery
screwing | material, welding, numerical
screwjack | scaffolding, structure, metal
scribble | software, design
scribe | write, interpreting, design
scriber | design, sketching, layout
scripted | write, speech, writer
scripture | singing, theology, researcher
scroll | band, bridge, technician
scrub | skincare, house, makeup
scrubber | soap, plant, water
scrubbing | ship, vessel
scrubing | furniture
scrutineer | election, democracy
scrutinise | analyse, audit
scrutinize | analyse, healthandsafety, security
scrutiny | intelligence, account, examination
scuba | outdoor, animator, water
scudding | operation, formulation, product
sculpt | chocolate, sculpture, fashion
sculpted | sculpture, operation, model
sculpting | sculptor, teacher, artandcraft
sculptress | sculptor, material, sculpture
sculptural | designer, jewellery, artist
sculpturing | fineart, practical
scupltress | digital, artist, computer
sdcp | aviation, data, operation
seabed | aquaculture, fish, farm
seafloor | restoration, habitat, regeneration
seafood | fish, shop, fishery
seal | machine
sealant | boat, marine, material
sealed | circuitdesign, spirit, taxation
sealer | semiconductor, machine, material
sealing | machine, material
seam | boat, machine, sewing
seaman | ship, boat, operation
seamanship | ship, maritime, vessel
seamen | ship, boat, maritime
seaming | press, sewing, garment
seamless | knitting, technician, machine
seamstress | sewing, tailor, garment
seance | spirit
seaport | harbour, river, port
sear | crop, product
searcher | legal, court, judge
seasonality | supplier, nature, account
seasoned | police, handon, diversity
seaspeak | english, maritime, port
seat | aircraft
seated | restaurant, machine, tunnelling
seating | scaffolding, event, aircraft
seaweed | animal, fish, coastal
seawoman | ship, water, operation
secquence | airflow
secret | property, record, copyright
secretariat | fund, fundmanager, policyofficer
secretion | physiology, animal, counselling
sectional | machine, press, operation
sectionalizing | electrical, underground, power
sectorial | humanitarian, actor, environmental
secular | prison, hospital, counselling
secured | porter, loan, band
securely | freight, power, water
securing | loan, projectmanager
sedated | animal, surgery, surgical
sedation | animal, medical
sedative | animal, surgical, surgery
sediment | wine, climatechange, soil
sedimentologist | geologist, geology, scientist
seed | tree, crop
seedbed | facility, plastic, glass
seeding | landscape, agricultural, land
seedling | tree, forestry, forest
seeing | guide, hearing, mobility
seem | write, writing
seeping | water, property, structure
segment | machine, business, textile
segmentation | customer, computervision, planning
segregate | material
segregating | material
segue | stage, structure, financial
seismic | data, survey, mapping
seismicity | petroleum, consultant, structure
seismological | geologist, geophysic, nature
seismologist | petroleum, consultant, structure
seismology | scientific, mapping, researcher
seismometer | risk, operation, data
seizing | court, custom, tribunal
selective | structure, regulation, healthcare
selectively | plant, structure, database
selector | music, pictureeditor, editor
selenium | testautomation, testing, software
sellable | product, food
semantic | linguistic, artificialintelligence, language
semen | animal, technician, cell
semi | textile, semiconductor
semiautomatic | watch, sewing, garment
semifinished | property, chemical
semiotic | linguistic, communication, communicationstudy
semitist | linguistic, linguist, language
senator | government, parliament, localgovernment
sendback | quality, product, packaging
sender | communication
sending | consultant, invoice, proofreading
sensation | wine, coffee, interiordesign
sensibility | cultural, artistic, culturalheritage
sensible | infrastructure, buildingsite, sustainable
sensitising | socialworker, hospital, patient
sensitivity | food, cultural, mechanical
sensivity | food, ethic, animalwelfare
sensor | system
sensorial | audit, testing, judge
sensorimotor | healthcare
sentence | court, probation, judge
sentenced | probation, socialworker, community
sentiment | communication, news, analytic
sentinel | security, system, computer
separate | machine, chemical
separated | supportworker, locomotive, space
separately | food, teacher, school
separating | mineral
separation | plant, mineral, cheese
separatist | education, mentalhealth, advocate
separator | chemical, dairy, mineral
seperate | metal, geoscience, chemical
septic | system, machine, repair
sequel | language, database, computer
sequela | brain, estimating, assessment
sequelae | brain, estimating, assessment
sequenced | animator, animation, artist
sequencing | numerical, patient, computer
sequential | stage
sergeant | police, military, army
serial | record, metal, number
sericulturist | insect, animal, product
serif | photo, graphic, adobe
serious | counselling, construction, spirit
sermon | singing, religion, camp
serological | biomedicalscience, laboratory, medical
serology | haematology, technician, lifescience
serum | drug, pharmacist, medicine
served | food, children, drink
serverless | cloud, code, softwaredeveloper
serviceability | facility, airport, maintenance
serviceable | mining, house, builder
serviced | themepark, technician, repair
servicing | mechanic
serving | food
servomotor | robotic, circuit, electronic
sessoin | counselling
setback | reporting, statistical, risk
setscrew | machine, material, book
settee | maker, furniture, furnituredesign
settle | sale, legal, publisher
settler | textile, machine, coating
settling | government, community, fermentation
settlor | property, fund
setup | technician
severe | patient, mentalhealth, surgery
severely | airport
severity | forensic, record, assessment
sewage | wastewater, kitchen, construction
sewer | sewing, garment
sewerage | system, wastewater, network
sexer | bird, farm, tester
sexology | evolution, teenager, elderly
sextant | water, optical, watch
sexton | maintenance, building, tenant
sexual | counsellor, counselling, socialworker
sexuality | impact, education, planning
sexualized | counsellor, supportworker, careworker
sexually | medicine, medical, examination
sfprotect | penetrationtesting, system, mobile
shackle | vessel, jewellery, industrial
shade | sewing, garment, footwear
shading | home, automation, auction
shadow | solarpanel, electronic, animation
shadowed | glass, painter, design
shaft | motor, construction, carbon
shafting | marine, system, controlsystem
shake | plant, press, machine
shaken | metal, material
shaker | machine, blender, metal
shallow | coastal, water, fishery
shallower | camera, photography, landscape
shampoo | haircare, stylist, beauty
shampooer | haircare, stylist, beauty
shampooing | styling, train, interior
shank | assembly, metal, footwear
shaped | metal, machine, insulation
shaper | jewellery, furniture, machine
shaping | metal
sharable | elearning, content, model
shareholder | investment, business, share
sharing | mobility, share
sharp | metal, mechanical, film
sharpen | metal, machine, repair
sharpener | metal, machine
sharpening | metal, machine, trade
sharper | camera, photography, landscape
sharpshooting | wind, movement, environmental
shave | haircare, plane, beauty
shaving | styling, machine, beauty
shaw | swimming, teacher, coach
shear | metal, wool, material
shearer | health, machine, wool
shearing | farm, animal, wool
sheath | store
sheathe | computer, communication, data
sheathing | plastic, structure, construction
sheen | machine, coating, technician
sheep | health, meat, movement
sheepdog | security, leisure, entertainment
sheer | machine, food, technician
sheerness | material
sheeting | machine
sheetster | software, data, google
shelf | stock, product
shellfish | fish, aquaculture, animal
shelling | machine, material, operation
shelterwood | tree
shelve | library, stock
shepherd | movement, animal, farm
shepherding | plant, animal
sheriff | police, crime, operational
shiatsu | therapist, medicine, therapy
shield | insulation, metal, material
shielded | welding, vessel, metal
shielding | welding, dental, engineer
shifter | stage, technician, flying
shifting | energy, business, data
shim | glass, plastic
shine | chip, jewellery, shoe
shingle | plant, weather, account
shinier | water
shininess | chocolate, operation, metal
shipboard | marine, ship, maintenance
shipbuilder | boat, ship, naval
shipfitter | naval, vessel, ship
shipload | shipping, maritime, sailing
shipmaster | ship, vessel, wellbeing
shipmen | freight, transport, transportation
shipment | freight, shipping
shipowner | ship, trade, customer
shipped | coach, packaging, transit
shipper | warehouse, ecommerce, rail
shipwrecked | ship, vessel, atsea
shipwright | carpenter, boat, ship
shipyard | mechatronic, technician, nautical
shirt | garment, sewing, clothing
shiva | game, digital, videogame
shock | system, teachfirst, tree
shoeing | horse, shoe
shoemaker | footwear, shoe, orthopaedic
shoemaking | machine, footwear, shoe
shoesmith | horse, shoe, regulatory
shone | circuitdesign, darkroom, chemical
shoot | photo, camera, cameraoperator
shooter | electronic, technician, repair
shooting | film, photographer, costume
shoplifter | video, policy, store
shoplifting | store, policy, security
shopper | buying, clothing, marketresearch
shore | ship, vessel
shoreline | habitat, aquaculture, organism
shortage | manufacturing, mining
shortcoming | construction, qualitymanager, quality
shortcut | train, rail, network
shorten | surgery, chemical, risk
shortening | machine, climbing, manufacture
shortest | destination, weather, traffic
shorthand | reporter, court, computer
shortlist | recruitmentconsultant, headhunter, consultant
shot | script, camera, video
shotblasting | metal, material
shotcrete | operation, system
shotcreter | operation, system
shotfirer | mining, material, craft
shotfiring | mineral, drilling, construction
shotgun | handon, actor, builder
shoulder | examination, orthopaedic
shovel | material, excavation, winery
shovelling | airport, farm, crop
showcase | impact, vehicle, manufacture
showcasing | artist, coffee
shower | glass, maintenance, vehicle
shown | plant, running, mining
showroom | antique, shop, storemanager
shred | number, material, power
shredded | machine, technician, chip
shredder | metal, recycling
shredding | maker, product, repair
shrink | machine, textile, yarn
shrinkage | casting, designing, account
shrinking | metal, welder, welding
shrub | crop, garden, tree
shunning | maintenance, technician, network
shunt | freight, train, stock
shunter | train, freight, locomotive
shunting | train, locomotive, stock
shut | plant, startup, chemical
shutdown | operation, energy, startup
shutter | camera, locomotive, metal
shuttering | structure, road, repair
shutting | aircraft, hardware, metal
shuttle | astronaut, spacecraft, pilot
shuttlecock | sport
shylock | inventory, shop
sickle | dental, laser, material
sickness | familysupport, children, underwriter
sideline | football, footballcoach, coach
sideloader | operation, truck
sidewalk | truck, road, traffic
siding | train, railway, locomotive
sieve | packaging, transport, machine
sieving | machine, product, cheese
sift | machine, packaging, tester
sifter | tester, mechanical, blender
sighting | survey, forest, forestry
sigint | intelligence, electronic, military
signage | road, conference, rail
signalisation | signalling
signaller | traffic, train, signalling
signalman | traffic, safeguarding, train
signalpeople | traffic, safeguarding, regulation
signalperson | traffic, safeguarding, regulation
signalwoman | traffic, safeguarding, regulation
signature | gaming, book, sewing
signboard | maker, road, writer
signed | language, transportation, interpreting
significance | number, account, collection
significantly | printing, network, press
signify | analyse, product
signifying | glass, code
signing | civil, insurance, language
signoff | system, technical
signposting | community, data, analyse
signwriter | painter, maker, painting
silent | clinical, examination, neuro
silica | press, plastic, machine
silico | biomedical, laboratory, genetic
silicon | machine, semiconductor, microelectronic
silicone | material, glass, soap
silk | textile, printing, artist
silkworm | insect, purchasing, investing
sill | structure, system
silo | system, structure, transport
silver | metal, jewellery, jewelry
silvering | glass, coating, machine
silverware | cooking, glass, machine
silvicultural | forest, forestry, tree
silviculture | forest, forestry, woodland
silviculturist | forestry, forest, tree
silvo | system, landmanagement, naturalenvironment
silvopastoral | system, landmanagement, naturalenvironment
similarity | literature, comparativeliterature, culture
similarly | crop, animal, farmer
similitude | model
simmer | water, baking, confectionery
simplecv | computervision, digital, imageprocessing
simpleocr | microsoft, software, optical
simpler | elearning, developer, content
simplified | model, electrical, circuit
simplify | management, software, education
simulate | modelling, model, system
simulated | environment, engineering, computer
simulating | modelling, model, system
simultaneous | interpreter, interpreting, language
simultaneously | programmemanager, therapist, audio
sing | singing, fineart, acting
singular | medicine, imageprocessing, therapy
sink | drilling, facility, water
sinker | drilling, rock, operation
sinking | developmentengineer, drilling, tunnelling
sintering | ceramic
sinuse | analyse, pathology, chemical
sinusitis | machine
siphon | wine, product, vessel
siphoning | wine, vessel
sitter | children, house, childcare
situ | technician, material
situate | news, artistic, machine
situated | radio, aircraft, energy
situational | leadership, healthcare, simulation
sivadoc | digital, management, content
sixteen | stock
sizable | nature, quality
sized | machine, enterprise, manufacture
sizing | footwear, patterncutting, yarn
skateboard | mobility, bicycle, vehicle
skater | athlete, rugby, sport
skating | coach, sport, teach
skeletal | structure, osteology, fish
skeleton | model, osteology, animal
sketchbook | graphic, editing, photo
sketcher | illustrator, book, artist
skid | property, truck, transport
skidder | tree, forestry, forest
skidding | content, property
skier | athlete, coach, sport
skiff | vessel, inventory, writing
skiing | outdoor, climbing, guide
skilfully | bricklayer, camera, industrial
skim | waste, water, repair
skimmer | machine
skimming | strategy, teaching, teach
skinning | animal, bird, farmer
skipper | fishery, coastal, ship
skirt | garment, sewing, clothing
skirting | space, construction, building
skis | customer, sport, tennis
skiver | machine, builder, painting
skiving | machine, footwear, painting
skull | surgery, technical, dental
skydiving | outdoor, animator, education
skylight | glass, vehicle, boat
slab | machine, road, building
slabbing | road, guide
slack | artist, climbing
slag | machine, metal, technician
slaked | water
slang | cultural, analyse, culture
slate | drilling, machine, material
slater | carpenter, house, structure
slating | carpentry, house, building
slaughter | animal, fish, meat
slaughtered | animal, organism, meat
slaughterer | animal, meat, distribution
slaughterhouse | animal, distribution, foodmanufacturing
slaughtering | animal, food, meat
slaughterman | animal, meat, distribution
slaughterperson | animal, meat, distribution
slaughterwoman | animal, meat, distribution
slavist | linguistic, linguist, language
sleeper | rail, railway, machine
sleeve | electrical, technician, impact
sleight | artist, creative, animal
sleuth | fraud, photo, child
slice | quality, machine, tester
sliced | press, machine
slicer | meat, machine, bakery
slicing | fruit, food, motor
slid | machine, heating, film
slide | machine, wind, cell
slidedog | software, adobe, google
slider | machine
slideshare | software, adobe, google
slideshark | software, adobe, google
sliding | chocolate, climbing, product
slight | account, movement, material
slightly | drilling, material
slimming | makeup, beauty, diet
sling | orthopaedic, customer, selling
slip | pottery, payment, store
slippage | guide, glass
slipping | machine, drilling, construction
slipway | boat, ship, naval
slit | machine, plant, startup
slitter | machine, quality, metal
slitting | machine, power, repair
sliver | yarn, machine, textile
slogan | copywriter, writer, copy
sloop | motorvehicle, vehicle, motor
slope | engineering, planning, account
slot | jewelry, jewellery, operationmanager
slotting | machine
slovakian | language
slovene | writing, speech, write
slow | movement, water, material
slowing | aircraft, aeroplane, pilot
slowly | metal, semiconductor, content
sludge | reuse, plant, energy
slug | metal, material, waste
slugger | boxing, defense, sport
sluice | water, waterquality, aquaculture
slump | quality
slurry | machine, water, manufacture
slush | manufacture
smallest | operation
smallholder | farmer, enterprise, farm
smalltalk | programming, coding, softwaredevelopment
smarter | developer, autonomous, machinelearning
smartfrog | software, management, accounting
smartphone | microelectronic, network, manufacturingengineer
smartscore | microsoft, software, optical
smash | fermentation
smear | heritage, ship, motor
smeared | bicycle, bike, corrosion
smearing | cheese, dairy, maker
smell | perfume, product, audit
smelling | food, system, product
smelly | wellbeing, health
smelter | metal, machine, risk
smelting | metal, heating, operationmanager
smith | metal, silversmith, maker
smmd | optical, camera, circuit
smoke | regulation
smoked | product, meat, manufacturing
smokehouse | meat, fish, food
smokeless | product, manufacturing
smoker | shop, storemanager, product
smokestack | bricklayer, structure, building
smoking | meat, health, fish
smoothed | heritage, coating, water
smoothen | machine, metal
smoothening | glass, pottery, jewellery
smoother | motorvehicle, yarn, mechanic
smoothing | machine, power, metal
smoothly | running, operation
smoothness | chip, metal, yarn
smuggling | running
snag | glass, drawing
snagit | software, adobe, google
snail | animal, farmer, habitat
snake | material, animal, farmer
snap | water, selling, sale
snapshot | ship, operation, analyse
sniffing | penetrationtesting, software, microsoft
snip | metal, fabric, machine
snipe | technician, plane, machine
sniper | ranger, humanitarian, defence
sniping | machine, material
snoring | laser, surgery, medical
snowblower | mechanical, risk
snowboard | teach, teacher, coach
snowboarder | athlete, rugby, sport
snowboarding | outdoor, teach, climbing
snowmobile | mechanic, technician, vehicle
snuff | machine, stem, maker
snugly | insulation, material, space
soak | layout, glass, film
soaked | boat, water, beauty
soaking | operation, film, weaving
soapmaker | soap, maker, factory
socialcare | socialcare, risk
socialisation | communication
socialise | horse, teaching, teach
socialising | horse, event, building
socialization | communication
socially | communitydevelopment, music, education
societal | nonprofit, society, anthropologist
socio | economic, pedagogy, internationaldevelopment
sociocultural | anthropologist, scientist, leisure
socioeconomic | design, society, humanity
sociological | dance, movement, trendforecasting
sociologically | dance, movement, society
sociospatial | spatialplanning, socialscience, economic
sock | electronic, animal, knitting
socket | electricity, environment, machine
soda | charging, cook, water
sodipodi | photo, graphic, adobe
sodium | chemistry, property, structure
soft | maker, drink
soften | metal, machine, repair
softened | furniture, material, maker
softening | sewing, machine, garment
softness | destination, warehouse, quality
softwood | machine, quality, maker
soiled | building, painting, drawing
soilless | horticulture, soil, mineral
solarium | consultant, beauty, payment
sold | sale
solder | electronic, jewellery, metal
solderer | metal, machine, electronic
soldering | welding, metal, electronic
soldier | army, military, acquisition
sole | footwear, shoe, scaffolding
solely | nuclear, technician, startup
solenoid | electronic, chip, controlsystem
solicit | port, government, sale
soliciting | sale, salerepresentative, customer
solid | waste
solidification | casting, material, plastic
solidified | casting, fabrication, metal
solidify | optical, watch, machine
solidity | programming, language, bitcoin
soling | footwear, construction, technology
solo | singer, musician, dancer
soloist | dancer, musician, singer
solubility | property, food
soluble | soap, water, plant
solved | manufacturing, blockchain, technical
solvency | financial, bank, analyst
solvent | printing, chemical, product
somatic | music, behavioural, therapist
somebody | translation, growth, interpreting
sometime | designer, director, volunteering
sonar | ocean, remotesensing, technology
sonata | music, write
song | music, musicproducer, singing
songwriter | singer, composer, music
sonic | artist, designer, physicist
sonographer | medical, radiation, patient
sonography | medical, patient, growth
soot | building, regulation, structure
sooth | system, drainage, vessel
soothe | chocolate
soothing | babysitting, children
soothsaying | religion, power
sophisticated | ceramic, medical, medicaldevice
sophrologist | wellbeing, doctor, exercise
sophrology | exercise, wellbeing, doctor
soprano | singer, musicaltheatre, theater
sore | welder, industrial, plumber
sorter | recycling, number, waste
souffleur | theater, theatre, performer
sought | stock, animal, supermarket
soundcheck | event, eventorganiser, tour
sounder | ocean, watch, ship
soundforge | audio, editing, software
sounding | ocean, management
soundness | aircraft, horse, account
soundproofing | security, system, planning
soundtrack | music, editor, translating
sour | sweet, hydrogen, bakery
sourced | mineral, supplychain, plant
sourcer | textile, sourcing, merchandiser
souring | cheese
soutach | textile, yarn, apparel
souvenier | museum, selling, customer
souvenir | museum, selling, customer
sovereign | harbour, river, invention
sowing | crop, farmer, tree
soybean | machine, watch, plant
spaced | metal
spacer | glass, structural, space
spaceship | spacecraft, technician, engineering
spacial | interiordesigner, interior, designer
spacing | planning, settingout
spam | software, searchengineoptimisation, website
spamfighter | security, digital, system
span | customer, bridge, transportation
spanner | jewellery, maintenance, metal
spanning | structure, assembly, drawing
spare | kitchen, stock, technician
sparkling | wine, drink, machine
sparql | language, database, data
spat | animal, collection, aquaculture
spatially | space, environment
spatula | pastry, confectionery, baker
spawn | fish, food, commercial
spawned | fish, aquaculture, stock
spawning | aquaculture, fish, fishery
spec | textile, welder, machine
specialisation | nursing, geographer, ecologist
specialising | music, history, operation
specialism | medical, physiotherapy, system
speciality | animal, health, coffee
specialization | medical, dance, patient
specializing | medical, software
specially | teacher, earlyyear, primaryschool
specificity | pilot, manufacturing, horse
specifier | home, automation, engineer
specify | system
specifying | designing, design
specimen | technician, laboratory
spect | medical, nuclear, mobile
spectacle | optician, optometrist, optical
spectacular | artist, creative, animal
spectator | election, event, healthandsafety
spectra | nursing, radiation, scientific
spectral | technology, military, satellite
spectroanalysis | analysis, optical, chemical
spectrograph | mineral, mining
spectrometer | optical, mineral, mechanicalengineering
spectrometry | analytical, technician, chemical
spectrophotometer | printing, analysis, laboratorytechnician
spectroscopy | analyticalchemistry, chemistry, radiation
speculate | trading, buying, trader
speculative | security, developer, propertydeveloper
speechwriter | speech, writer, write
speechwriting | speech, writer, write
speeding | vehicle, traffic
speedometer | bicycle, watch, bike
spelling | proofreader, copy, editor
spend | grant, gaming, welding
spending | budget, policyofficer, policy
spent | chemical, store, budget
sperm | cell, laboratory, analysis
sphere | material, fashion, healthcare
sphygmic | software, data, google
spic | customer
spice | coffee, meat, fruit
spill | waste, mining, collection
spilled | collection, vessel, operation
spilt | collection
spin | machine, yarn, vibration
spinal | patient, analysis, surgery
spindle | machine, drilling, branding
spine | examination, book, chiropractic
spinet | material
spinner | yarn, textile, machine
spinning | yarn, machine, textile
spiral | mineral, carbon, technology
spire | building, trade, buildingsite
spiritist | spirit, claim
spiritual | community, religion, counselling
spiritualism | spirit, religion, power
spiritualist | spirit, claim
spirituality | theology, researcher, religion
spiritually | teaching, helpother, content
spirometry | system, interpreting, laboratory
splash | vessel, ship, boat
splashing | painting
splatter | analyse, crimescene, event
splice | machine, band, plant
splicer | optic, builder, film
splicing | optic, machine, plant
splint | environment, dental, exercise
splinter | meat, animal
splinting | occupationaltherapy, patient, rehabilitation
splitting | machine
spoilage | food, biotech, product
spoiled | wine, quality, supplier
spoiling | food, warehousing, account
spokesman | publicrelation, mediarelation, communicationofficer
spokespeople | publicrelation, mediarelation, communicationofficer
spokesperson | publicrelation, communication, mediarelation
spokeswoman | publicrelation, mediarelation, communicationofficer
sponge | coral, pottery, collection
spongelab | elearning, system, reporting
spongiform | infectiousdisease, animal
sponging | surgery, material
spontaneous | heatpump, delivery, child
spontaneously | music, write, writing
spontanteous | delivery, child, risk
spool | yarn, machine, product
spoon | material, weaving, construction
spore | researcher, planet, heating
sporting | sport, event
sportive | outdoor, footwear, sport
sportsman | athlete, rugby, sport
sportsmanship | sport, sportcoach, ethic
sportsmen | diet, sport, fitness
sportsperson | diet, athlete, sportcoach
sportswoman | athlete, rugby, sport
sportswomen | diet, sport
spot | welding, welder
spotless | glass
spotlight | performer, documentation, stage
spotter | stage, runner, entertainment
spotting | climbing, restoration, guide
spout | runner, metal, casting
sprain | sport, orthopaedic, growth
spray | glass, coating, machine
sprayed | coating, painting, vehicle
sprayer | painter, furniture, mechanical
spraying | machine, chemical, coating
spreader | trading, buying, mechanical
spreading | crop, soil
sprinkle | system, technician, water
sprinkler | system, technician
sprinkling | maintenance
sprinter | system, transportation, transport
sprititual | community
spruce | furniture, weaving, painting
sprue | runner, metal, casting
sprung | arch, operation
spud | vessel, ship
spun | semiconductor, lake
spunding | carbon, technology
spur | campaign
sputum | pathology, cell, examination
sqlbase | database, oracle, sqlserver
squad | army, police, network
squadron | flight, army, military
square | structure, carpenter, marketstall
squarely | machine, material
squareness | quality, machine, material
squaring | structure
squash | 3danimation, animation
squeegee | printing, photo
squeeze | fruit, mechanical, sport
squeezed | printing, system
squeezer | fruit, press, power
squeezing | press, mechanical, wine
squid | fish, food, bird
squint | ophthalmology, system, glass
squirrel | programming, computer, coding
srpp | procurement, green, publicpolicy
ssis | sqlserver, microsoft, structure
sslearn | elearning, system, reporting
ssti | system, textile, underground
ssto | system, textile, underground
stabbing | stage
stabilisation | structure, medicine, operation
stabilise | socialworker, structure, material
stabiliser | surgical, surgery, patient
stabilising | road, construction, medicine
stabilization | medicine
stabilize | chemical, patient, transport
stable | horse, animal, aquaculture
stacked | press, machine, material
stacker | product, departmentstore, supermarket
stadium | sport, security, accountant
staffed | game, watch
staffing | foodproduction, resourcing
staged | civil, guide
stagehand | stage, technician, theatre
staging | cultural, artistic, technical
stagnant | product, commodity, merchandise
stain | furniture, machine, fabric
stained | glass, pathology, painter
stainer | furniture, soap, painter
staining | machine, fabric, furniture
stainless | metal, property, coating
staircase | glass, carpenter, structural
stairway | carpenter, building, builder
stake | practical, ledger, blockchain
staking | operationmanager, machine, chemical
stalk | maker, product, machine
stalker | animal, wildlife, trade
stallholder | trader, food, marketstall
stallion | purchasing, acquisition
stamina | fabric, clothe, textile
stamp | machine, press, branding
stamped | sewing, garment, embroidery
stamper | machine, technician, printing
stamping | press, branding, machine
stanag | defence, technical, programmemanager
stance | boxing, defense, animal
standalone | procurement, buyer, drawing
standardisation | businessstrategy, businessanalyst, data
standardise | linguistic, technical, operational
standardization | foodsafety, regulation, businessstrategy
standardize | health, animal, commerce
standardized | machine, metal, machining
standardizing | analysis, laboratorytechnician, pathology
standby | stagemanager, stylist, battery
stander | gaming, gamer, personnel
standing | ship, bank, watch
standpoint | dance, foodsafety, podiatry
staple | yarn, machine
stapler | film, fabrication, repair
stapling | machine, material, metal
star | cosmology, science, planet
starch | product, material, machine
starchy | plant, food
stargazing | movement
starr | assessment
starter | cheese, metal, dairy
startle | recruiting, game
stash | food, warehousing, account
stated | animal, footwear, meat
statement | financial, accounting
static | artist, vibration, analyst
stating | system
stationary | plant
stationed | correspondent, handon, crimescene
stationer | bookshop, book, storemanager
stationery | bookshop, shop, magazine
statistically | biostatistic, qualitycontrol, science
stator | electricity, energy, mechanical
statue | material, press, weaving
statute | regulation, legal
statutory | mining
stave | manufacture, guide, press
staying | socialwork, fashion, socialmedia
steadicam | cameraoperator, camera, video
steady | welding, watch, tram
steakhouse | cook, chef, meat
steal | policy
stealth | technology, military, satellite
steamer | clothe, clothing, press
steaming | bain, food
steamship | port, operation, policing
stearin | watch
steelwork | structural, construction
steep | vessel, brewer, brewery
steeping | house, vessel, brewer
steeplejack | building, structure, technician
steer | performer, vehicle
steering | ship, vessel, motorvehicle
steersman | ship, pilot, vessel
steersperson | pilot, ship, maritime
steerswoman | ship, pilot, vessel
steiner | foundation, school, teaching
stellar | analysis, business, health
stemware | painter, glass, designer
stencil | printing, artist
stenciling | painter, designer, ceramic
stencilled | sewing, garment, embroidery
stenographer | reporter, court, medical
stenography | transcription, supportworker, numerical
stenotype | machine
stereo | examination, audio, system
stereoplotter | technician, survey, surveying
stereotype | education, teaching, environment
stereotyped | system, anatomy
sterile | fruit, medical, medicaldevice
sterilisation | dairy, organism, product
sterilise | fish, chemical, fermentation
sterilised | medical, medicaldevice
steriliser | technical
sterilising | doctor, animal, veterinary
sterilization | dental, medical, surgical
sterilize | machine, fermentation, animal
sterilized | medical, collection, tube
sterilizing | dental, careworker, healthservice
stern | watch, ship, bridge
stevedore | freight, dock, road
stevedoring | freight, fishery, vessel
stewardess | train, flightattendant, customerservice
stewardship | financial, forensicaccounting, management
stich | book, sewing, machine
stick | artist, coating, film
sticker | artist, metal, fruit
sticking | machine, casting, industrial
sticky | quality, plastic
stiff | weaving, material, yarn
stiffener | footwear, arch, press
stiffening | yarn, machine, drawing
stiffness | carbon, plastic, quality
stigmatise | education, mentalhealth, advocate
stimulae | patient, therapy, artistic
stimulant | vaccine
stimulated | laser, examination, patient
stimulating | specialneed, teacher, creative
stimulation | electrical, brain, collection
stimuli | animal, physiology, anatomy
stipulate | distribution, humanright, commercial
stipulated | watch, maker, mechanical
stipulation | hardware, operation
stir | behaviouralscience, creative, spirit
stirrup | horse
stitch | welding, sewing, welder
stitched | machine, product, numerical
stitcher | machine, shoe, sewing
stitching | machine, footwear, sewing
stochastic | data, machinelearning, algorithm
stockbroking | stockbroker, investment, stock
stocked | stock, bartender, waiter
stocker | departmentstore, supermarket, shop
stockholding | accountant, accounting, financial
stocking | stock, food, transport
stockman | animal, farmanimal, health
stockpile | store, film, packaging
stockpiling | food, warehousing, account
stockroom | inventory, stock, warehouse
stoker | ship, engineer, vessel
stolen | nature, quality, claim
stomach | cheese, animal
stomatologist | medical, dental, teeth
stomatology | medical, dental, medicine
stonemason | building, bricklayer, mineral
stoneware | ceramic, pottery, modeller
stonework | oldbuilding, design, drilling
stoneworker | heritage, architectural, craft
stool | growth, material
stoppage | knitting, machine, yarn
stopper | metal, technician, account
stopping | horse, machine, aircraft
stored | freight
storefront | glass
storekeeper | shop, storemanager, multimedia
storeroom | stock, record, estimating
storm | drainage, estimating, astronomy
storyboard | artist, animation, illustrator
storyboarder | artist, illustrator, television
storyline | write, novel, film
storytelle | library, artistic, workshop
storyteller | artist, actor, actress
stove | fish, cooking, ceramic
stow | freight, sailor, merchandise
stowage | freight, watch, vessel
stowed | truck, transport, lorry
stowing | ship, freight, store
strabismus | assessment, system, management
strabology | ophthalmology, glass, optometry
straddle | vessel, dock, shipping
straighten | machine, haircare, teeth
straightener | machine, chemical, wool
straightening | press, machine, metal
straightforward | contactcentre, patient, statistic
straightness | quality, qualityinspector, qualitycontrol
strain | osteopath, renewableenergy
strainer | machine
straining | water, metal
strait | ship, pilot, vessel
strand | yarn, garment, wind
strap | artist, watch, athletic
strapping | packaging, transportation, plastic
strategical | businessconsultant, business, structure
strategically | business, ship, strategy
stratification | fitness, risk, assessment
stratigrapher | geologist, mineral, consultant
stratigraphy | archaeology, archaeologist, marine
straw | farm, material, crop
strawberry | fruit, farmer, crop
stray | animal, traffic, lifeguard
streak | startup, plant, wind
streamed | audio, software, digital
streamline | supplychain, processimprovement, logistic
streamlined | maritime, communication, management
strech | material
streetlight | advertising, vehicle, furniture
streetwork | utility, turbine, system
strenghten | healthcare, strategy, machine
strengthen | glass, therapist
strengthened | strategy, economic
strengthening | security, communication, health
stressed | dock, animal
stressing | plastic, customer
stretch | machine, teacher, maker
stretchability | fabric, material
stretcher | hospital, porter, patient
stretching | machine, osteopath, branding
strewn | fabrication, casting, assembly
strictly | assembly, product, plastic
strike | model, printing, fashion
striking | glass, coating
string | maker, builder, material
stringed | maker, builder, tester
stringer | structure, assembly, property
stringing | sport
strip | machine, chip
stripe | industrial, machine, factory
stripped | machine, animal, technician
stripper | technician, machine, electrical
stripping | machine, quality, printing
striving | acting, waste, quality
stroke | tennis, marine, tester
stronger | parliamentary, painting, yarn
strop | metal, plastic, tube
struck | welding, metal, electricity
structurally | construction, structure, building
structured | productmanager, language
structuring | documentation, structure, knowledgemanagement
struggle | socialworker, teaching, clinical
struggling | economy, humanitarian, trade
stucco | heritage, coating, water
stud | horse, animal, health
stuffed | animal, repair, documentation
stuffing | medicaldevice, prosthetic, wool
stun | animal, machine, product
stunning | animal, animalwelfare, meat
stunt | performer, script, television
stuntwoman | performer, film, television
sturdy | machine, technician, packaging
stuttering | speech, speechtherapy, brain
styled | styling, artist, drafting
stylesheet | language, layout, computer
stylistic | language, layout, computer
stylus | glass, design, machine
styrofoam | metal, material, machine
subaquatic | survey, construction, marine
subassembly | assembly, product, aircraft
subatomic | quantumcomputing, quantum, computerscience
subcategory | vibration, acoustic, number
subclass | system, programming, computer
subconscious | psychotherapy, patient
subcontracting | building, constructionmanager, construction
subcontractor | construction, contractor, constructionmanager
subcutaneous | surgical, cosmetic
subdiscipline | mathematic, engineering, controlengineering
subdivision | commodity, geography, maritime
subfield | deeplearning, machinelearning
subgrade | road, construction, traffic
subjected | radiation, medicalphysic, medical
subjecting | repair, material
subjective | physiotherapy, assessment, examination
subletting | landlord, tenant, renting
sublieutenant | army, navy, military
submarine | marineengineering, vessel, ship
submerge | film, water
submerged | aquaculture, fish, water
submerging | material, structure, water
submersible | aquaculture, system, facility
submission | legal, enterprise, procurement
submit | bridge, patent, pilot
submitted | port, government, publicrelation
submitting | record, loan
subordinate | personnel, socialwork, enterprise
subordinating | drilling, metal, manufacture
subpar | qualitycontrol, quality, philosophy
subpoena | court, legal, hearing
subquery | language, database, computer
subscription | library, sale, documentation
subsection | animal
subsequent | welder, forestry, forest
subsequently | teacher, practical
subservience | lecturer, researchassistant, academic
subset | optical, mechanic, mechanicalengineering
subsidence | drainage, railway
subsidiary | share, strategy, footwear
subsidize | volunteer, fund
subsidized | government
subsidy | government, grant, school
subsistence | crop, farmer, shelter
substanse | drug, alcohol, socialworker
substantial | news, management
substation | engineering, engineer, windfarm
substitute | footwear, actor, stagemanager
substituting | football, maintenancetechnician, footballcoach
substitution | sport, baking, sustainable
substrata | technology, coating, operation
substrate | chip, printing, digital
substructure | road, construction, highway
subsurface | mineral, data, system
subsystem | engineer, controlsystem, ship
subtext | screenwriting, structure, script
subtitle | subtitler, software, translating
subtraction | transportation, customer, running
subtype | windturbine, aero, content
subversion | programming, software, management
subvocalization | teaching, teach, train
succeeding | genetic, data, patient
succesfully | clinicalresearch, clinical, software
successfactor | elearning, system, reporting
successful | planner
successfully | mineral, dock, humanresource
succession | planning, financial, recruitment
successive | traffic, vehicle
succinate | diversity
suck | product, machine, space
sucker | vineyard, waste, record
suction | machine, fish, operation
suctioning | surgery, material
sudden | innovation, strategy, artwork
suede | maker, builder, heritage
suffer | therapist, psychological, shopping
suffered | brain, rehabilitation, payment
suffering | animal, animalwelfare, military
sufficiency | farmer, enterprise, farm
sufficient | community, ship
sufficiently | airport, powerplant, scaffolding
suffocation | heating, system
sugar | confectionery, chocolate, fruit
sugaring | makeup, beauty, diet
suggested | retailer, natureconservation, risk
suggesting | author, drawing, personnel
suggestion | customer
suicidal | healthcare, patient
suicide | facility, psychotherapy, risk
suitabilty | medical, analyse, planning
suitably | animal, surgical, veterinary
suitcase | flight, operation, cinema
suited | golf, stage, buyer
sulci | patient
sulfide | hydrogen, chemistry, property
sulfur | product
sulfuric | soap, machine
sulfurous | chemistry, property, structure
sulphur | product, water
sulphurarised | press, drilling, model
sulphuric | product
summarise | compliance, election, creative
summariser | record, medical, health
summarising | creative, write, accounting
summarize | creative, economic, youth
summarizing | legal, accounting, financial
summary | sale, literature, credit
summative | simulation, examination, assessment
summing | energy, food, protein
summon | court, send, hearing
summonse | legal, court, judge
sump | operation, management, industrial
sumtotal | elearning, system, reporting
sunbed | risk, health, customer
sunbird | software, digital
sunburn | quality
sunglass | coating, optical, product
sunlight | solarenergy, solarpower, solar
sunrise | aeronautical, operational, data
sunset | aeronautical, operational, data
sunshade | textile, maker, apparel
suntan | beauty, product, health
super | building, coffee, energystorage
supercomputer | aerodynamic, quantum, nuclear
supercomputing | aerodynamic, quantum, nuclear
superficial | aircraft, repair, corrosion
superfluous | technician, material, energy
superheater | manufacture, heating, plant
superintend | civil, legal, military
superintendant | freight, engineer, processengineer
superintendent | police, freight
superior | maintenance, audit, police
supernatant | plant, analyse
supernatural | religion, power
superpave | property
superposition | quantum, technology, mechanic
supersede | machine
superstore | shop, storemanager, interior
superstructure | naval, marine, assembly
supervised | ship, carework, boat
supervisory | airportoperation, operation, reporting
supplement | magazine, editor, chemist
supplemental | animal, layout, energy
supplementary | tutor, tutoring, learningsupport
supplied | machine, water, hydrology
supplying | hotel, receptionist
supporter | campaign, network, engineering
supposed | soap, number, event
suppress | forest, property, risk
suppression | mining, forest
suppressor | vaccine
supra | dentalhygienist, nanotechnology, teeth
supramolecular | nanotechnology, technology, science
supreme | court, justice, judge
suprtool | language, logic, database
surf | sport, teacher, tennis
surfaced | machine, material
surfacing | road, construction, structure
surfactant | chemical
surfboard | sport, manufacture, manufacturing
surfer | athlete, rugby, sport
surge | waveenergy, wavepower
surgerier | surgery, pathology, operation
surgically | surgery, animal, surgical
surmise | jewellery, jewelry, creative
surpass | cabincrew, director, plane
surplus | shop, community, drainage
surpluse | analysis, analyse
surprise | comedy, share
surround | painting, analysis, drawing
surtitle | theatre, artistic, language
surveil | security, watch, property
surveillance | security
surveilling | camera, security
survival | ship, engineer, craft
survive | atsea, ship, craft
surviving | atsea, ship, craft
survivor | ship, craft, boat
susceptibility | crop, genetic, medical
susceptible | protein, animal, structure
suspect | police, crime, criminology
suspected | police, crime, regulation
suspend | animal, building, construction
suspended | water, building, commercial
suspending | animal, food
suspension | technician, outdoor, structure
suspicion | drug, claim, clinical
suspicious | security, government, insurance
suspiciously | customer
sustain | inventory, record, maintenance
sustainably | personnel, model, planning
sustained | growth, strategy
sustaining | biodiversity, battery, simulation
sustainment | maintenance, impact, management
suture | surgery, anatomy, medical
suturing | medical, surgery, doctor
svhc | regulation, customer, chemical
swab | testing, customer, tester
swad | elearning, system, reporting
swager | machine, metal, material
swaging | machine, metal, casting
swallow | patient
swallower | artist, performer, dance
swallowing | patient, speech, communication
swap | documentation, financial, lending
swapping | metal, train
swarf | material, waste
swarmer | boxing, defense, sport
swat | analysis, risk, impact
swatch | textile, makeup, manufacture
sway | product
swazzle | maker, builder, quality
swearing | doctor, veterinary
sweat | athletic, fermentation, analyst
sweatband | machine
sweating | patient, surgery
sweep | airport, hotel
sweeper | airport, building, recycling
sweeping | building, airport, hotel
sweeten | product
sweetener | machine, drink, blender
sweetening | hydrogen, product
sweetness | coffee, drink, material
swell | machine, film, water
swept | heating, system
swimmer | lifeguard, swimming, water
swimthrough | aquaculture, fish, stock
swimwear | fashiondesigner, fashion, designer
swing | artist, plant, mobile
swinging | golf, artist, glass
switch | railway, rail, electrical
switchboard | receptionist
switcher | locomotive, train, rail
switchgear | electrical, mechanic, bicycle
switching | railway, train, locomotive
switchman | rail, railway, traffic
switchmen | rail, railway, traffic
switchperson | rail, railway, traffic
switchwoman | rail, railway, traffic
switchwomen | rail, railway, traffic
switchyard | powerstation, electricity, plant
swivel | vessel, marine
sword | artist, sport, performer
sworn | interpreter, voluntary, translator
syllabe | machine
syllabi | curriculum, teaching
syllabus | curriculum, material, teaching
syllabuse | curriculum, analyse, localgovernment
symbol | mathematical, publicity, code
symbolic | communication, model, engineering
symbolise | painting, spirit, artist
symbolism | screenwriting, structure, script
symmetric | algorithm, infrastructure, electronic
symmetry | unity, design, space
sympathetically | clothing, guide
sympathise | healthcare, patient, cultural
symphonist | composer, music, write
symphony | music, write, design
symposia | scientific, academicresearch, conference
symptom | medical, patient, health
symtom | medical, patient, quality
synaptic | animal, neuro, physiology
synastry | transit, talent, solar
sync | robot, broadcast, industrial
synchronicity | product, house
synchronisation | media, drug, animal
synchronise | operational, music, movement
synchronised | subtitler, actress, editor
synchronising | movement, product, house
synchronization | blockchain, design, userinterface
synchronize | circuit, movement, product
synchronizing | circuit, operation
syncsort | data, informatica, transformation
synctool | software, management, accounting
syndicated | investment, economic, financialanalyst
syndrome | therapist, patient, health
synergy | youthwork, consultant, traffic
synfig | graphic, editing, digital
synonym | property, motor, electrical
synopsise | creative
syntactic | hearing, communication
syntactically | language, html, layout
syntagmatic | academic, language
syntax | linguistic, structural, language
synthesise | synthesis, clothing, financial
synthesising | planning, clothing, financial
synthesizer | digital, music, computer
synthesizing | chemist, chemistry, microbiologist
synthetically | furniture, painting
syringe | fish, collection, quality
syrup | product, food, wine
systematically | education, stage, impact
systematise | wine, stock
systemic | therapy, psychotherapy
systemise | ethic, crime, artistic
sythenthetic | repair, store, environment
tabletting | chemical, plant, machine
tableware | ceramic, painter, glass
tabular | statistical, actuarial, mathematical
tabulate | survey, statistic, statistical
tabulating | survey
tabulation | humanresource, recruitment, survey
tachometer | watch, maker, mechanical
tack | welding, welder, metal
tacking | sewing, machine, garment
tackling | environmental, philanthropy, donation
tacl | programming, computer, coding
tactful | diplomacy
tactic | football, strategy, activism
tactical | football, army, military
tactically | football, sport, sportperformance
tactile | digital
tagging | machine, branding, metal
taiji | defense, medicine, health
taijiquan | defense, medicine, health
tail | dock, fish, animal
tailing | plant, waste, design
tailored | garment, tailor
tailoress | tailor, garment, custom
tainted | security, data, computer
takeaway | food, marketstall
takeoff | aircraftmaintenance, engineer, aircraft
takeover | mergerandacquisition, analyst, merger
taker | inventory, callcentre, survey
tale | airport, security
talented | teacher, talent, artistic
taleo | elearning, reporting, education
talking | sport, laboratory, signalling
talky | radio, mobile, system
tall | radio, motor, building
taller | building, interior, glass
tallow | yarn, machine, drawing
tally | sale, debt, government
tamazight | writing, speech, write
tamer | artist, performer
tamp | machine, railway, train
tamper | building, train, machine
tampered | crime, content, documentation
tamping | mining, machine, electrical
tampon | machine, technician
tandem | motor, layout, vehicle
tangential | machine, watch
tangible | sale, servicedesk, humanitarian
tanker | ocean, coating, freight
tanned | machine, chemical, wool
tanner | machine, wool, garment
tannery | machine, destination, manufacturing
tannin | cider, protein, diet
tanning | chemical, machine, consultant
tanyard | manufacturing, chemical, quality
tape | video, press, fabric
taper | styling
tapered | press
tapering | garment, sewing, clothing
tapestry | textile, knitting, weaving
taping | press, logistic, electronic
tapioca | material
tapper | metal, press, machine
tapping | machine, bartender, waiter
targeted | research, leisure
targeting | sale, education, community
tariff | import, port, energy
tarmac | property, airport
tarnishing | metal, tube, mechanical
tarot | event, liveevent, talent
tarpaulin | sewing, garment, product
tart | pastry, baking, cook
tartrate | winery, chemical, water
tasking | planning, management
tasktome | software, digital
taste | coffee, food, beer
tasting | coffee, product, food
tasty | dietitian, beer, dietician
tattooer | tattoo, artist, design
tattooing | tattoo, artist, customer
tattooist | tattoo, artist, broadcasting
taught | teacher, primaryschool, artwork
taut | machine
taxi | vehicle, motorcycle, pilot
taxidermist | museum, animal, gallery
taxidermy | animal, bird, museum
taxiing | airport, operation
taxing | taxation, accountreceivable, accounting
taxis | vehicle, truck, delivery
taxiway | facility, aviation, aircraft
taxonomist | engineer, artificialintelligence, biologist
taxonomy | naturalscience, organism, tree
taxpayer | complianceofficer, council, debt
taylor | orthopaedic, footwear, tailor
teambuilding | coach
teamleader | printing, printproduction, book
teamster | vehicle, delivery, courier
teamtalk | conference, editing, oracle
teamviewer | conference, editing, oracle
teamworking | drilling
teamwox | elearning, system, reporting
tear | quality, repair, sewing
tearing | machine, yarn, testing
techhnique | patterncutting, technical
techique | horse, school, train
technic | computervision, technician, theatre
technicality | mechanic, legal, linguistic
technically | community, manualwork, system
technologically | medical, nuclear, mobile
tectonic | ocean, interior, researcher
teeterboard | artist, performer
telecom | communication, technician, infrastructure
telecommunication | electronic
telehandler | environment, construction, material
telemarketer | callcentre, sale, contactcentre
telemarketing | callcentre, contactcentre, callcenter
telematic | traffic, maintenance, road
telemetry | computer, electronic
telepath | liveevent, talent, claim
telepathist | liveevent, talent, claim
telephone | receptionist
telephonic | communication, digital
telephoning | payment, charity, debt
telephony | computer, electrician, system
telephoto | camera, photography, landscape
telescope | optical, remotesensing, engineering
telescopic | structure, aquaculture, operation
telestream | software
teller | bank, event, security
telling | artist, creative, housekeeping
telpher | vehicle, operation, transport
tempature | machine, product
temper | chocolate, glass, plastic
temperament | animal, analysis, business
temperate | animal
temperator | heating, press, product
tempered | chocolate, press, machine
tempering | chocolate, grant, glass
tempo | music, instrumentation, orchestra
temporal | laser, demography, geography
temporarily | tattoo, artist, babysitting
temporomandibular | teeth, patient
tenable | networksecurity, system, computer
tenaciously | customerservice, quality, customer
tendency | security, broker, financial
tendering | projectmanager, machine, deliverymanager
tendon | anatomy, orthopaedic, surgery
tenet | foodsafety, policymaking, internationalrelation
tenor | singer, musicaltheatre, theater
tense | acting, risk, humanitarian
tensile | scaffolding, building, property
tension | maker, machine, metal
tensorflow | computervision, digital, imageprocessing
tent | canva, textile, outdoor
teradata | database, datawarehouse, computer
terae | vineyard, technical, winery
terminal | airport
terminate | hospital, patient, animal
terminating | operation, computer, communication
termination | securitystudy, counselling, contractlaw
terminological | evolution, language
terminologist | linguistic, linguist, language
terminology | medical, database
termite | chemical, crop, insect
terrace | construction, landscape, buildingsite
terrain | scaffolding, surveying, mobile
terrarium | insect, animal, growth
terrazzo | chip, operation, structure
terrestrial | ecologist, conservationist, survey
territorial | strategy, planning, structure
territory | horse, warehousing, commercial
terrorism | intelligence, security, risk
terrorist | risk, intelligence
tertiary | healthandsafety, medical, doctor
tesseract | microsoft, software, optical
testability | analysis, engineering, teach
testamentary | accountexecutive, financialadvisor, investment
testbed | testing, operation, maintenance
tested | engineer, engineering, infectiousdisease
testicle | cell, risk
testify | hearing, court, event
testifying | police, crime, custom
testimony | civil, auditor, analyst
tetryl | chemical, product
texmac | software, writer, google
textedit | software, writer, google
textual | news, theatre, analytic
textural | model, rock, mining
texture | cheese
textured | animated
texturing | modeller, 3dartist, animated
texturised | yarn, manufacture
texturiszed | yarn, manufacture
tgea | game, videogame, digital
thanatological | researcher, psychology, anthropology
thanatologist | researcher, psychology, anthropology
thanatology | researcher, psychology, anthropology
thanksgiving | sale
thatch | construction, material
thatched | construction, material
thatcher | material, metal, building
thatching | material, construction, metal
theatrical | theatre, stage
theft | security, property
thematic | impact, mapping, geospatial
themed | craft, painting, event
theodolite | surveying, settingout, optical
theologian | theology, researcher, religion
theological | religion, teach, teaching
theoretically | healthcare, clinical, nursing
therapeutical | therapy
therapuetic | patient, therapy, music
thereby | store, transportation, strategy
therefore | designer, performer, artistic
therein | translator, political, businessintelligence
theremin | musician, orchestra, concert
thereof | share, comedy
theriogenologist | veterinary, healthmanagement, medicine
thermal | geothermal
thermally | material, instrumentation, energy
thermic | product, naturalscience, laboratory
thermite | welding, welder, metal
thermo | machine, thermodynamic, plastic
thermocompression | system, robot, mechanical
thermoforming | machine, casting, plastic
thermohydraulic | electricity
thermometer | watch, alcohol, weather
thermoplastic | material, plastic, machine
thermosetting | plastic, prosthetic, material
thermostat | tester, heating, maker
thermostatic | flooding, buildingservice, solar
thermotherapy | heating
thesauri | tree, system
thesaurus | librarian, library, accessible
theyll | assembly, technical, metal
thick | sewing, machine, garment
thickening | mineral, patient, rock
thickness | machine, metal, technician
thicknesser | technician, plane, machine
thieving | security, management
thin | machine, coating, technician
thinkfree | software, writer, google
thinned | diversity
thinner | pottery, exhibition, ceramic
thinning | tree, crop, forest
thinset | account, movement, material
thiosulfate | film, chemical
thirst | animal, environment, space
thoracic | surgery, patient, paediatric
thoracoscope | surgery, video, surgical
thoracoscopic | surgery, video, surgical
thorax | surgery, video, surgical
thorough | assembly, examination, dramaproduction
thoroughly | rail
thought | psychotherapy, psychologist, education
thoughtful | regulation, policy
thousand | press
thrash | lawyer, artistic, broker
thread | machine, yarn, sewing
threaded | machine, camera, optical
threader | textile, knitting, weaving
threading | startup, machine, water
threaten | animal, analysis, risk
threatened | risk, riskmanagement, patient
threatening | airport, risk, custom
threshold | quantitative, testing, tailoring
thrift | shop, clothe, storemanager
thriller | writer, poetry, poet
throat | testing, tester, machine
thromboembolic | system, vessel
thrombosis | surgery, risk, layout
throttle | instrumentation, operation
throughput | network, statistic, plant
throw | waste, food, software
thrower | metal, machine, drilling
throwing | artist, waste, food
thru | circuit, electronic, technology
thrust | press, material, building
thumb | pottery, product, exhibition
thus | metal, teacher, learningsupport
thwart | technical, moneylaundering, flying
tibetologist | linguistic, linguist, language
ticktick | software, digital
tidy | housekeeping, train, hotel
tidying | maintenance, packaging, furniture
tied | structure, event, eventorganiser
tight | artist, quality, rail
tighten | guide, power, maintenance
tightening | maker, power, airflow
tightly | impact, plastic, energy
tightness | power, maintenance, circuit
tightrope | artist, teacher, costume
tile | ceramic, press, material
tiled | repair, maintenance
tilefitter | creative, artistic
tiler | operation, creative, carpenter
tilesetter | creative, artistic
tiling | operation, creative, carpentry
tillage | agricultural, technician, sustainable
tiller | excavation, plant, chemical
tilling | crop, excavation, plant
tilt | rail, space, system
tilting | material
timbre | music, actor, analyse
timecode | performingart, network, audio
timed | motorcycle, delivery, courier
timedoctor | software, digital
timekeeper | sport, judge, court
timeline | projectmanager, account, documentation
timeliness | quality, operation, product
timepiece | watch, mechanical, electronic
timer | design, system, energyefficiency
timescale | socialwork, cycle, environmentalmanagement
timesheet | language, layout, computer
timespan | retirement, fund, pension
timesten | database, oracle, sqlserver
timetabling | planning, train, railway
timing | designer, aeronautical
tinder | building, rock, tree
tinkering | children, sport, child
tinnitus | audiologist, audiology, machine
tinsmith | house, carpentry, carpenter
tint | fabric, costume
tinted | coating, optical, optic
tinting | haircare, beauty, stylist
tiny | optic, maker, jewellery
tipped | model, drilling, hydro
tipper | plant, mineral, truck
tipping | industrial, truck, lorry
tire | vehicle, coating, painting
titanium | quantum, carbon, material
title | lecturer, property, realestate
tizen | mobile, system, android
tmql | language, logic, database
toasting | kitchen, food, cooking
tobacco | product, crop, fermentation
tobacconist | shop, product, storemanager
todoist | software, digital
toeboard | scaffolding
toenail | cosmetic, makeup, beauty
toffee | machine, product, cheese
toggl | software, digital
toggle | press, mechanical, casting
toil | foodmanufacturing, foodproduction, alcohol
toileting | nursing, veterinary, hospital
toiletry | cosmetic, perfume, chemical
token | chip, banker, gaming
tole | painter, glass, artist
tolerance | machine, metal
tolerancing | model, engineering, language
tolerant | youngpeople, waiting, exercise
tolerate | weather, running, cloud
toll | departmentstore, supermarket, payment
tomato | cheese, cook, meat
tombstone | heritage, architectural, craft
tomcat | environment, system
tomography | medical, nuclear, mobile
tonal | hearing, structure, music
tone | music, singing, send
toner | printing, machine
tonewood | material, bridge
tong | drilling, glass, welding
tonnage | ship, vessel, pilot
tonometer | ophthalmology, beer
tonometry | risk, patient
tonsillectomy | machine
toodledo | software, digital
took | eventmanager, record, liveevent
toolgrinder | metal
tooling | machine, metal, numerical
toolkit | laboratory, dental
toolmaker | metal, engineering, trade
toolpath | metal, machine, material
toolpusher | drilling, operation, oilandgas
tooth | dental, teeth, structure
toothed | metal, machine, power
toothless | patient, teeth
topical | political, anthropologist, chemist
topman | structure, building, operation
topographic | survey, surveyor, surveying
topographical | mapping, civil, civilengineer
topography | surveyor, mapping, surveying
topological | transport, transportation, database
topology | network, architect, hardware
topped | vibration, acoustic, number
topper | apparel, garment, material
topping | cook, pastry, cheese
topwoman | structure, building, operation
topyx | elearning, system, reporting
torah | teaching, religion, culture
torch | welding, metal, machine
torching | metal, fabrication, machine
torn | sport, numerical, copy
torpedo | manufacture, fabrication, rocket
torpedoe | manufacture, fabrication, rocket
torque | tunnelling, machine, electrical
torsion | maker, metal, machine
torso | dental, prosthetic, medical
tort | familylaw, legal, contractlaw
tortoisesvn | software, management, accounting
tosser | metal, machine, drilling
totalise | accounting, taxation, claim
totality | economy
totara | elearning, system, reporting
tote | event, hardware, horse
touch | osteopath
touching | patient, selling, marketing
touchpoint | product
touring | guide, tour, athlete
touristic | tourism, tourist, tour
tourniquet | collection, tube, alcohol
tourpusher | drilling, rock, operation
towed | motor, mobile, machine
towel | hotel, weaving, kitchen
towercam | cameraoperator, camera, video
towing | truck, power, police
towtruck | vehicle, destination, movement
toxic | toxicology, waste, chemical
toxicant | chemist, chemistry, microbiologist
toxicity | risk, food, animal
toxicological | chemical, enzyme, drug
toxicologist | toxicology, chemist, veterinary
toxin | forestry, agricultural, organism
toymaker | metal, maker, plastic
trace | historian, laser
traceable | informationsystem, system, analyse
tracer | blender, chemical, maker
tracheobronchial | tree
tracing | debt
tracked | excavation, foundation, operation
trackersuite | software, digital
tract | animal, cell, developer
traction | electrical, assembly, stock
tractor | agricultural, farm, land
tradable | security, trading, equity
traded | investment, security, financial
tradesperson | mining, manufacturing, construction
tradition | religion, dance, history
traditionally | material, boat
trafficking | running
tragedy | drama, teacher, poetry
trail | road, guide, ranger
trailer | truck, bike, rail
trained | election, legalservice, news
trait | genetic, waste, forensic
trajectory | business, sale, flight
tramcar | buse, tram, truck
tramline | power, tram, network
trampolinist | artist, performer
tramway | tram, rail, traffic
transactional | psychotherapy, behavioural, psychiatry
transcranial | brain
transcribe | computer, musician, translator
transcriber | reporter, court, medical
transcribing | computer, transcription, proofreading
transcript | reporter, court, legal
transcriptionist | medical, transcription, clinical
transducer | environment, mechatronic, pollution
transferability | material, materialscience, materialengineering
transference | localisation, property, conveyancing
transfering | water, animal, fish
transferred | system, cell, chemical
transferring | store, press
transform | welder
transformational | lean, continuousimprovement, business
transformed | procurement, manufacturing, director
transformer | electrical, entrepreneur, retail
transforming | digital, model, chemicalengineer
transfusion | testing, donor, biomedical
transient | environmental, power, technical
transistor | electronic, circuit, technology
transition | airport, transformation, security
translate | language, translation, translating
translated | translation, language, translator
transliterate | write
translocation | genetic
transmissible | animal, publichealth, economic
transmit | power, performer
transmittable | broadcast, infectiousdisease, technician
transmitted | communication, intelligence, medicine
transmitter | broadcast, record, instrumentation
transmitting | radio
transmixer | operation, system
transnational | literature, comparativeliterature, culture
transom | scaffolding, structure, property
transparency | election, code, parliament
transparent | data, investment, financial
transparently | transport, communication, code
transpersonal | psychological, psychology, psychotherapy
transpiration | export, transport, transportation
transplant | surgery, stem, clinical
transplantation | procurement, patient, stem
transplanting | crop, garden, tree
transportable | model, controlsystem, welding
transported | vehicle, waste, porter
transporter | museum, animal, forestry
transporting | transport
transportship | water, operation
transpose | design, video, computer
transposing | music, structure
transposition | translation, teach, translator
transversal | vessel, ship, analyse
trap | animal, bird
trapeze | teacher, costume, history
trapezist | artist, performer
trapped | bird, property, regulation
trapper | bird, animal, fishery
trapping | animal, farmer, fish
trash | maintenance, building, aircraft
trasmission | heatpump, design, system
trauma | surgery, patient, prosthetic
traumatic | audiologist, psychologist, medicine
traumatised | children, patient, assessment
traumatising | children
travelled | sailor, ship, repair
traveller | tourist, travel, customer
traversal | operation, bridge, water
traverse | surveying, survey, technical
trawler | fishery, ship, vessel
trawlerman | fishery, vessel, sailor
trawlerwoman | fishery, vessel, sailor
tray | food, glass
tread | builder, stock, casting
treading | material
treadle | machine, quality, material
treasurer | treasury, bank, financial
treated | waste, fish
treatement | sport, medicine, exercise
treaty | humanright, diplomacy, internationallaw
treeing | footwear, chemical, antique
treework | operation, tree
trek | horse, practical, coach
trellis | vineyard, repair, physiology
trellising | maintenance
trello | software, digital
tremie | guide, construction, water
tremor | sleep, brain, patient
trench | construction, material, excavation
trencher | construction, operation, frontend
trenchless | maintenancetechnician, technician, system
trendwatch | evolution, nature
trendwatching | evolution, nature
trespassing | security, system, regulation
tressel | system, culture, technical
tretment | rehabilitation, animal, surgeon
triage | physiotherapy, patient, healthcare
triangular | construction, structure, stage
triangulation | movement
trichinellosis | infectiousdisease, animal
trick | artist, comedy, creative
tricycle | motorcycle, transport, material
trigger | therapist, dataanalysis, corrosion
triggered | system, home, design
triglyceride | chemical, system
trigonometry | mathematic
trimester | risk
trimmed | building
trimmer | machine, fish, horse
trimming | meat
trinitario | chocolate, property
triple | database, store, data
triplestore | database, store, data
tripod | audio, digital, photography
tripped | drilling, repair
trojan | penetrationtesting, system, mobile
trolley | buse, tram, busdriver
trolleybus | busdriver, buse, transit
trombonist | musician, orchestra, concert
trompe | painting, painter, artist
troop | military, army, police
trooper | police, crime, highway
trophy | silversmith, game, animal
tropical | medicine, clinical, assessment
trot | horse, account
trotting | horse
trouble | mechanic, electronic, repair
troubleshoot | network, technician, helpdesk
troubleshooting | plant, network
trough | water, aquaculture, fish
trouser | garment, sewing, clothing
trout | river, habitat
trowel | bricklayer, material, cell
truancy | tuition, teacher, counselling
trucker | truck, vehicle, transport
truckie | vehicle, delivery, courier
trucking | transportation, transport, ocean
truffle | software, blockchain, infrastructure
truly | culture, research, analyse
trumpet | musician, orchestra, concert
trunk | tree, forest, water
trunking | number, circuit, network
truss | building, house, construction
trusted | laboratory, analyse, survey
trustee | property, documentation, accountexecutive
trustless | blockchain, crypto, defi
trustworthiness | customer, claim, risk
truth | research, mathematic, logic
truthful | communication, socialmedia, send
tuberculosis | infectiousdisease, animal, system
tubing | glass, wind, system
tubular | maker, tube, manufacturing
tuck | space, product
tucker | product, press
tuft | machine, maker, startup
tufted | machine, quality, fabric
tufter | machine, quality, startup
tufting | textile, weaving, maker
tugboat | ship, pilot, port
tumble | clothe, machine
tumbling | machine, metal, machining
tumour | growth, system, orthopaedic
tune | maker, builder, technician
tuned | event, maker, power
tuner | maker, technician, stage
tungsten | welding, machine, vessel
tuning | machine, stage, bicycle
tunnel | product, mining, machine
tunneller | tunnelling, machine, operation
turbidity | waterquality, aquaculture
turbulence | food, machine
turf | management, sport, soil
turfing | land, soil
turing | programming, computer, coding
turn | machine, soap
turned | machine, video, television
turner | machine, numerical
turning | machine
turnkey | prison, facility, rehabilitation
turnover | operation, businessdevelopment, finance
turntable | music, radio, broadcaster
turret | machine, press, manufacture
turtle | fish, food, bird
tutorial | education, teacher, traininganddevelopment
tvpaint | photo, graphic, adobe
tweak | guide, machine, stock
tweezer | watch, microelectronic, system
twig | machine
twilled | manufacturing
twin | power, beer, food
twine | machine, metal, repair
twist | machine, yarn, jewelry
twisted | weaving, yarn, maker
twister | machine, yarn, industrial
twisting | yarn, machine, circuit
twitter | socialmedia, marketing, facebook
tyco | security, digital, system
tying | meat, water
typed | computer, software, audio
typereader | microsoft, software, optical
typeset | digital, copy
typesetter | graphicdesigner, machine, digital
typesetting | machine, printing, graphicdesigner
typewriter | computer, electronic, software
typical | crime, biomechanic, defence
typically | artist, warehouse, comedy
typist | copy, transcription, send
typographic | publishing, layout, quality
typographical | proofreader, proofreading, magazine
tyre | vehicle, repair, technician
ubiart | game, videogame, digital
ubiquitous | internetofthing, computing, system
ubuntu | mobile, system, android
udder | farm, collection, animal
ufraw | photo, graphic, adobe
ultimate | cosmology, sixsigma, ship
ultimately | visualdesign, interior, assessment
ultra | printing, machine, growth
ultrasonic | welding, welder, metal
ultrasonography | medical, growth, examination
ultrasound | medical, radiographer, testing
ultraviolet | therapist, radio, water
umbrella | sewing, manufacturing, garment
umpire | sport, judge, court
unacceptable | glass, organism, drawing
unaddressed | network, infrastructure, operational
unadulterated | organism, product
unadvisable | accessible, children, content
unaffected | vehicle, fleet, operation
unaged | spirit, whisky, manufacture
unambiguous | assessment, simulation, structure
unani | medicine, therapist, patient
unapproved | food, fraud, nature
unauthorised | security, system, penetrationtesting
unavailability | artistic, technical
unavailable | childcare, earlychildhood, nursery
unbalance | vibration
unbalanced | system, vehicle, send
unbind | book, content, repair
unbinding | book, content, repair
unbleached | quality, plastic
unblock | material
unblocking | energy
unbolting | soap, machine
unborn | examination, analyse
unbound | numerical, copy
uncertain | clinical, simulation, examination
uncertainty | risk, governance, riskmanagement
unclear | flight, regulation, communication
unclipped | computer, material, store
unclog | machine
uncluttered | waste
uncoated | plastic, machine, optic
uncomfortable | industrial
uncommon | medical, forensic, examination
unconscious | psychological, animal, patient
unconsciousness | teachfirst, system, teaching
uncontaminated | fish, culture
uncontrolled | landscape, tree, property
unconventional | medicine, intelligence, marine
uncooperative | examination, assessment, patient
uncoupling | medicine, locomotive, operation
uncover | analyse, research, data
uncovering | philosophy
uncut | computer, numerical, copy
undamaged | qualitycontrol, reporting, content
undeclared | custom, government, immigration
undelivered | customer
underage | children, recruiting, child
undercarriage | designing, mechanicalengineer, industrial
undercoat | customer
undercover | nature, operation
underfloor | heating, circuit
undergo | counsellor, teaching, road
undergoing | veterinary, patient, rehabilitation
undergone | drawing, energy, veterinary
undergrowth | tree, forestry, forest
underlay | water
underlayment | water, metal
underlie | occupationaltherapy, foundation, model
underline | teaching, strategy, practical
underlying | foodscience, architecture, procurement
undermanager | mining, underground, contractor
undermine | therapy, model
underneath | engineer, petroleum, road
underperformance | contractor, compliance
underperforming | mentor, learningsupport, mentoring
underpin | paramedic, movement, science
underpinned | socialwork, humanity, socialscience
underpinning | model
underscore | editing, digital
undersecretary | governmentdepartment, planning, policy
underserved | outreach, customer, strategy
understable | community, dance, artistic
understandability | accounting, compliance, account
understandable | destination, localisation, analysis
understandably | sale, delivery
understeering | road, transportation
understood | communication, blockchain, ledger
understudy | actor, filming, movie
undertage | examination, doctor, patient
undertaker | legal, director, record
underwater | photographer
underway | watch, ship, bridge
undesirable | water, spirit, watch
undesired | drawing, sounddesign, health
undetected | operation
undifferentiated | patient, emergencymedicine, stem
undissolved | protein, operation
undocking | vessel, ship, operation
undomesticated | wildlife, forest, organism
unearth | plant, animal
unedited | computer, material, store
uneffective | metal, operation, material
unemployed | socialworker, consultant, supportworker
unemployment | socialworker, security, policy
unequal | orthopaedic, growth, analyse
uneven | road, machine, fabric
unexpected | event, railway, train
unfavourable | risk, weather, running
unfilled | maker, metal, casting
unfinished | brewing, productdevelopment, product
unforeseen | vehicle, veterinary, operation
unformity | casting, press
unhairing | operation, formulation, product
unhealthy | health, advocate, footwear
unicyclist | artist, performer
unidata | database, oracle, sqlserver
unidentified | operation
unified | code, softwaredevelopment, userinterface
uniform | machine, inventory, yarn
uniformity | quality, casting, veterinary
uniformly | glass, film, drawing
unify | financial, finance, account
unifying | director, stage, theater
unigine | game, videogame, digital
uninfluenced | crimescene, crime, safeguarding
uninstalling | maintenance, vehicle
uninsulated | metal, manufacture, product
unintended | medicine, medicalphysic, radiation
uninterrupted | apparel, engineering, technology
unique | chef, maker, performer
unisql | database, oracle, sqlserver
unitization | copy
universal | microbe, sustainability, bacteria
universality | fiction, literature, beauty
universally | animalwelfare, system, diet
universe | cosmology, physicist, physic
unix | programming, scripting, computer
unjust | humanright, advocate
unlawful | intellectualproperty, nature, legal
unlawfully | security
unleaven | bakery
unlicensed | yacht, game, boat
unlike | buse, mechanical, mechanic
unload | technician, transport
unloaded | freight, record, porter
unloader | coating, machine, power
unlocking | sport, cricket, olympic
unmarried | legal, children, property
unmoor | vessel, ship, boat
unmount | structure, solarpanel
unnecessarily | water
unnecessary | assembly, motorvehicle
unneeded | structure, solarpanel
unpack | store, vehicle, transportation
unpacking | kitchen, stock, museum
unpaved | airport, maintenance, maintenancetechnician
unplanned | train, vessel, ship
unplugging | flight, aircraft
unpredictable | physiotherapist, technician, industrial
unprinted | machine, technician, printing
unprocessed | insect, mineral, rock
unrecognisable | laser, space, environment
unrefined | movement, material
unreliable | metal, nature, risk
unruly | airport, security, write
unsafe | helicopter, outdoor, mining
unsatisfactory | security, patient, animal
unscheduled | emergencymedicine, medical, patient
unscrew | power, maintenance
unsecured | loan, business, finance
unseen | operation, translation, translator
unshelled | waste
unsolicited | software
unstable | cosmetic, water
unstaged | civil, guide
unstowing | store, mechanical, product
unstructured | data, digital, number
unsuitable | recycling, material, crop
unsupervised | agriculture, landscape, machinelearning
unsuspected | clinical, examination, neuro
unsweetened | chocolate
untangle | machine, despatch, fabric
untapped | productdevelopment, productdesigner, product
untie | ship, vessel, land
untreated | drainage, system, property
unused | water, vehicle, drilling
unusual | youth, drilling, facility
unusually | academic
unwanted | skincare, technician, beauty
unwarranted | clinical, medicine, system
unwind | machine, water
upbringing | wellbeing, youth, school
upcoming | event, tour, layout
updated | event, inventory
updating | database
updraft | arch, solarpanel, solarenergy
upgrade | auditor, system
upgraded | network, computer, software
upgrading | engineer, software, website
uphold | socialwork, quality, dataentry
upholding | athlete, quality, youth
upholster | furniture, maker, builder
upholstered | furniture, swimming, fabric
upholsterer | furniture, maker
upholstering | furniture, sewing, material
upholstery | furniture, vehicle, interior
upholstrer | aircraft, interior, technician
upkeep | ship, vessel, repair
upload | film, news, content
uppercut | boxing, defense, sport
upright | material, weaving, painting
upsell | product, drink, customer
upset | machine, flight, press
upsetter | machine, press, metal
upsetting | machine, press, technology
upside | animal, diet, food
upskill | train, qualityassurance, recycling
uptime | themepark, technician, repair
upturn | cycle, quality
urbanisation | wildlife, habitat, animal
urchin | coral, marine, circuit
ureter | surgery, paediatric, children
urethane | motorvehicle, glass, vehicle
urethral | system
urge | growth
urgency | motorcycle, delivery, estimating
urgentcare | environment, patient
urinalysis | examination, analysis, analyse
urinary | medicine, anatomy, medical
urine | analysis, analyse, enzyme
urogenital | system, medicine, medical
urogential | system
urogynaecology | medicine, surgery
urogynecology | medicine, surgery
urological | medicine, medical
urology | medicine, medical, examination
usable | technician, tree, building
useable | metallurgy, chemical, researcher
useage | pharmaceutical, medicinal, patient
usefulness | textile, usability, technician
usher | court, restaurant, tribunal
usual | community, property, material
utensil | kitchen, food, farmer
uterine | animal, analyse, assessment
utero | examination, analyse
uterus | doctor, examination
utilisation | space, mining, operation
utilised | strategy, signalling, inventory
utilising | economy, distilling
utilitarian | property, food
utilized | sciencecommunication, communication, journalistic
utilizing | cloud, data, reporting
utilse | boat, material
utlise | music, patient
utter | customer
utterance | transcription, translating
vacant | contractor, literaryagent, machine
vaccinate | fish, medicine
vaccinating | fish, delivery, sale
vaccination | fish, medical, animal
vaccinator | animal, veterinary, examination
vacuuming | building, furniture, vehicle
vaginal | pathology, system
vagrant | accounting, audit, software
valet | vehicle, wardrobe, policy
valeter | vehicle, automotive, motorvehicle
valeting | restaurant, travel, house
valgrind | microsoft, code, software
valid | claim, flight, survey
validate | data, dataanalyst, medicine
validating | data, material, textile
validation | testengineer, battery, engineer
validity | bank, fraud, historical
valorisation | research, publicsector, intellectualproperty
valorise | conservator, conservation, furniture
valuable | mineral, security
valuate | valuation, property, business
valued | socialcare, helppeople, community
valuing | estimating, property, valuation
valuta | trade, bank, financial
vamp | footwear, recycling, material
vanadium | manufacturing, fabrication, coating
vandalism | security, property, regulation
vaneer | technician, machine, growth
vapor | solar, system, energy
vaporisation | analysis, analyse
vaporised | powergeneration, utility, heating
vaporising | maintenance
vapour | manufacture, heating, plant
vapourisation | analysis, analyse
variable | analyst
variance | accounting, finance, footwear
variant | maker, footwear, fuelcell
variation | fish, quality
variaty | chocolate, property
varied | nursing, midwifery
varietal | wine, vineyard, quality
varifocal | optical, product, selling
varnish | maker, painter, building
varnisher | furniture, painter, structure
varnishing | painter, coating, maintenance
vary | optician, nursing, midwifery
varying | embroidery, teacher
vascular | surgery, nurse, system
vase | product, ceramic, material
vast | ship, network
vault | bank, athlete, financial
veal | meat, product
vector | graphic, adobe, editing
vegetal | fruit, property, material
vegetation | tree, road, forest
vehicular | design, climate, horticulture
vein | surgery, paramedic, patient
velocis | database, oracle, sqlserver
velocity | welder, vehicle, port
vend | insurance, retail, advertise
vending | machine
veneer | machine, quality, plant
venepuncture | patient, collection, tube
venereal | medical
venereology | medical, medicine
venipuncture | patient, nutrition, paediatric
venipuncturist | laboratory, patient, doctor
venous | nutrition, system, patient
vent | heating, mining, fossilfuel
ventilated | content, sweet
ventilating | structure, system
ventilation | heating, system, hvac
ventilator | turbine
ventriloquist | artist, actress, creative
venue | event, cultural
veracity | voluntary, aeronautical, doctor
verb | digital, design
verbal | communication, script
verbalise | health
verbally | communication, english, language
verbatim | drafting, court, reporter
verge | road, material, forest
verger | maintenance
verifiable | model, digital, data
verified | digital, powerplant, store
verifier | pharmaceutical, quality, qualitycontrol
vermin | chemical, crop, insect
vermouth | spirit, wine, forecast
vernacular | music, language
verruca | podiatry, wellbeing, health
versa | interpreter, language, machine
versant | database, oracle, sqlserver
verse | teach, content, translation
version | podcast, software, system
versus | teaching, sport, softwaretesting
vertebral | fish, infectiousdisease, swimming
vertebrate | researcher, planet, ecology
vertex | optical, bridge, operation
vertical | machine, band, drilling
vertice | modelling, model
vestibular | audiologist, audiology, physiology
veteran | police, military, socialworker
veterinarian | veterinary, animal
viabile | financial, finance, risk
viability | financial, modelling
viable | geologist, invention, geology
vibraphonist | musician, orchestra, concert
vibrate | machine, rock, casting
vibrating | road, material, transportation
vibrator | metal, material
vibratory | vibration, foodproduction, waste
vice | business, interpreter, language
viceroy | localgovernment
vicinity | wastewater, traffic, airtrafficcontrol
victim | crime, humanright, police
victime | domesticabuse, road, socialworker
victimisation | psychological
victimised | police, crime, highway
victimization | crime, psychological
victimology | psychological
videogame | editor, soundeditor, music
videotape | film, medical, radiation
videotaping | director, stage, television
videotelemetry | video, camera, surgery
viewed | analyst, system, design
viewer | subtitler, vlogger, broadcasting
viewfinder | camera, battery
viewing | property, realestate, clothing
viewpoint | dance, philosophy, plane
vigilance | security, pharmaceutical, medicaldevice
vigilant | operation, store, security
vigour | quality
village | community, medicine
vine | vineyard, growth, quality
vinegar | fermentation, fruit, food
viniculture | wine, vineyard, agriculture
viniculturist | wine, vineyard
vintage | shop, classic, vehicle
vintner | vineyard, winery, stage
vinyl | material, record, repair
viola | maker, builder, quality
violate | humanright, regulation, code
violated | patent, engineer, invention
violation | humanright, immigration
violator | code, record, traffic
violence | humanright, counsellor, security
violent | police, healthcare, medical
violet | printing, fabrication, laser
violin | maker, material, builder
violinist | musician, orchestra, concert
violist | musician, orchestra, concert
viral | dental, virology, evolution
virgin | circulareconomy, economy, cycle
virologist | microbiology, microbiologist, researcher
virtualisation | docker, kubernete, environment
virtualization | docker, kubernete, environment
virtually | travelling, technology, hotel
virus | immunology, computer, software
viruse | computer, bacteria, software
visbreaking | product
viscera | fish, cooking, cook
visceral | system, vessel
viscometer | testing, analyse, analysis
viscosimeter | chemical
viscosity | chemical, audit, soil
viscous | soap, plastic, machine
vise | metal, operation, product
visibility | accessibility, clothing, website
visible | makeup, film, developer
visionary | businessmanagement, planning, operation
visitation | prison, clothing, guide
visited | travel, manufacturing
visualbee | software, adobe, google
visualise | tree, programming, healthcare
visualising | genetic, growth, medical
visualize | data, dataanalysis, interpreting
visualizing | metal, stock, sport
vitae | curriculum, building
vital | patient, medical, customerservice
vitalect | elearning, system, reporting
vitalise | digital, animation, movement
vitality | structure, conservation, forest
vitamin | chemical, fermentation, bakery
viticulture | wine, vineyard, growth
viticulturist | wine, vineyard, quality
vitreous | material, manufacturing, ceramic
vmware | docker, kubernete, environment
vocabulary | language, veterinary, technical
vocal | musician, music, singer
vocalisation | teeth, write, writing
vocalist | singer, musician, musicaltheatre
vocally | signalling, music, guide
vocation | teacher, foreignlanguage, charity
vocational | teacher, education
vodka | spirit, whisky
voice | music, actress
voicemail | system, engineering, communication
voicing | democracy, equality, socialjustice
voip | security, conference, penetrationtesting
vojta | therapy, patient, system
volatile | formulation, operation, destination
volatility | broker, trader, marketing
volcanic | geologist, geology, geography
volcanologist | geologist, geology, scientist
volleyball | athlete, rugby, sport
volt | power, electronic, optical
voltage | electrical, electricity, power
voltaic | solarenergy, battery, technician
voltmeter | electrical, technician, testing
volumetric | truck, testing, assessment
vote | campaign, election, political
voting | election, fraud, campaign
voucher | accountant, payment, ticketing
voyage | ship, vessel, tour
vueminder | software, digital
vulcanisation | repair, building, bicycle
vulcanised | model, computeraideddesign, designing
vulcaniser | builder, technician, casting
vulcanising | repair, machine, bicycle
vulcanization | building, repair, machine
vulcanize | machine, product, fabric
vulcanized | machine, product, fabric
vulcanizer | machine, casting, repair
vulcanizing | machine, product
vulcanology | geology, science, physicalgeography
vulnerability | security, cybersecurity, homeless
vulnerable | home, careworker, paramedic
vulva | pathology, system
vyper | programming, language, bitcoin
wade | bridge, water
wafer | semiconductor, chip, circuit
wagered | gaming, game
wagering | sport, system, website
wagon | stock, rail, locomotive
waist | footwear, machine, model
waiver | aviation, legal, operation
wakeboard | sport, teacher, tennis
waldorf | foundation, school, teaching
walk | animal, road, trip
walker | artist, television, actor
walkie | radio, mobile, system
walkway | electrical, landscape, rail
wallboard | glass, painter, design
wallet | canva, blockchain, maker
walling | machine, product, plant
walloon | language, writing, speech
wallpaper | interior, building, shop
wallpapering | material, building, painter
wand | semiconductor, chemical
wanted | fashion, model, advertising
warden | game, maintenance, traffic
ware | pottery, ceramic, jewellery
warehoedition | data, informatica, transformation
warfare | defence, electronic, intelligence
warmer | heatpump, environment, outdoor
warmth | socialwork
warn | signalling, freight, ship
warning | signalling, forecast, event
warp | knitting, yarn, fabric
warping | weaving, tester, quality
warrant | police, military, court
warranty | mobile, technician
wash | kitchen
washboard | musician, orchestra, concert
washed | water, beer, industrial
washer | kitchen, building, machine
washroom | facility, operational, policy
wast | mining, operation
wastage | environment, pollution, environmental
wasted | plastic, powergeneration, reuse
wastepaper | blender, water, product
waster | waste, plant, tester
watcher | maker, mechanical, watch
watchful | event, plant, animal
watching | security, brain, pilot
watchkeeper | watch, operational, operation
watchmaker | watch, maker, mechanical
watchman | watch, lifeguard, security
watchstander | water, operation, watch
waterbased | aquaculture, facility, structure
watercolour | illustration, drawing, artistic
watercourse | construction, building, rock
watercraft | marineengineering, engineering, oceanengineering
waterfall | software, projectmanagement, model
watering | farm, crop, animal
waterjet | water, machine, technician
waterless | media, water, metal
waterproof | machine, chemist, cosmetic
waterproofing | technical, water, painting
waterproofness | machine, coating, property
watershed | management, sustainable, distribution
waterski | water, boat, sport
waterslide | regulation, swimming, foodanddrink
waterstop | construction, building, rock
watertight | boat, carpenter, ship
waterway | water, traffic, ship
waterwell | water, drilling, geotechnical
waveform | communication, electronic, digital
wavelenght | radio, energy
wavelength | radio, energy
wavelet | imageprocessing, digital
waving | haircare, styling, beauty
waxing | growth, technician, beauty
waxy | technical, product, painting
waybill | content, shipping, record
wayside | signalling, design, highway
weak | artistic, reporting, property
weaken | structural, product
weaker | machine, maker, technician
weakness | productmanager, teacher, security
wealthy | philanthropy, donation, charity
weaning | aquaculture, technician, nursery
weapon | stage, military, shop
weaponary | defence, engineer, engineering
weaponry | army, acquisition, military
wearable | designer, jewellery, artist
wearer | maker, designer, costume
wearing | apparel, clothing, garment
weathering | geologist, rock, engineer
weatherproof | structure, carpenter, house
weave | weaving, furniture, material
weaved | weaving, machine, yarn
weaver | weaving, furniture, textile
webbing | maker, builder, weaving
webcast | radio, news, newspaper
webcenter | conference, editing, oracle
webcm | archiving, publishing, editing
webex | conference, editing, oracle
webinspect | penetrationtesting, system, mobile
weblogic | oracle, backend, database
webpage | dataanalysis, searchmarketing, marketing
websphere | infrastructure, environment
webwork | elearning, system, reporting
wedge | scaffolding, machine, oldbuilding
weed | crop, forestry, tree
weeding | crop, maintenance, farm
weft | knitting, fabric, technology
weigh | machine, product
weighed | stock, record, estimating
weighing | distillery
weighted | analyse
weighting | chemical, machine, account
weighty | product, machine
weir | design, budget
welcome | hotel, restaurant, receptionist
welcoming | receptionist, train, youth
weld | welding, welder, metal
welded | sculptor, weaving, welding
wellhead | stock, operation, system
wellness | fitness, consultant, health
welted | footwear, technology
wench | press
wetland | soil, infrastructure, airport
wetness | machine, coating, technician
wetsuit | water, boat, sport
wettability | testing, product
wetting | film, water, tube
whatsoever | counselling
wheat | material, commodity, crop
wheelbarrow | construction, civilengineering, building
wheeled | operation, vehicle, motorcycle
wheeler | mechanic, bicycle, bike
wheelwork | watch, battery
wheelwright | carpenter, furniture, maker
whereabout | animal, interpreting, environment
whereby | cheese, airport, biomass
wherein | payment, freight, custom
whey | cheese
whilst | interpreter, gaming, businessanalyst
whip | politicalparty, political, publicrelation
whirlpool | accessible, protein, operation
whisker | material, weaving, painting
whispered | interpreting, translating, language
whistle | construction, operation, guide
whiteness | stock, technician, machine
whiteware | ceramic, pottery
wholesaler | businesstobusiness, buyer, consultant
wick | machine, maker, factory
wicker | furniture, weaving, material
wicket | machine, product
widely | nursing, midwifery, nurse
wider | food, academic, community
width | builder, machine, printing
wield | sport, metal, practical
wiggle | system
wikicalc | software, data, google
wikis | communitymanager, socialmedia, socialmediamanager
wild | wildlife, fishery, game
wilderness | technology, regulation, adventure
wildfly | linux, website
willing | finance, network, risk
willingness | acting, spirit, ownbusiness
willow | furniture, weaving, material
winch | mechanical, structure, aquaculture
windbg | microsoft, code, software
winder | machine, tube, wind
winding | machine, tube, yarn
windowsill | furniture, structure, system
windschield | motorvehicle, glass, vehicle
windscreen | glass, motorvehicle, vehicle
windshield | motorvehicle, glass, repair
windsoft | machine, material
windsurf | sport, teacher, tennis
windsurfing | sailing, wind, teach
winemaker | vineyard, winery, stage
winemaking | winery, wine, literature
winner | gaming, number, game
winning | game, gaming, accountant
winnower | machine, material, system
wipe | film, facility, collection
wiped | machine, model, footwear
wiper | repair, vehicle, motorvehicle
wiping | strategy
wired | battery, home, system
wiredrawing | machine, drawing, metal
wireless | network, smartgrid, system
wireman | electrical, tester, electrician
wirer | product, electronic, electrical
wireshark | analysis, penetrationtesting, network
wirewoman | electrical, electrician, maintenance
wiring | electrical, electronic
wish | stockbroker, customer, publicaffair
witch | medicine, community, religion
withdraw | boat, film, flood
withdrawal | bank, payment, business
withdrawn | semiconductor, guide, analyse
withheld | audit, taxation
withstand | quality, maker, material
witness | court, civil, police
witnessed | domesticabuse, socialworker, caseworker
witnessing | wedding, documentation, legal
wiziq | elearning, reporting, education
wolve | plant
woman | police, porter
womb | medical, risk, growth
woodcarver | heritage, craft, composite
woodcarving | machine, product, furniture
woodchip | tree, property, machine
woodcutter | forestry, consumergood, woodland
wooded | plastic, material
woodman | forestry, consumergood, woodland
woodturner | technician, material
woodwind | maker, wind, builder
woodwork | carpenter, televisionproduction, manufacturing
woodworker | heritage, machine, carpenter
woodworking | product, machine, material
woody | system, landmanagement, naturalenvironment
woollen | yarn, machine, drawing
wordgraph | software, writer, google
wordpad | software, writer, google
workability | programmemanager, management, director
workable | layout, customer, customerservice
workbench | carpenter, workshop, space
workbook | stage, theatre, director
worked | assembly, ship, number
workfloor | electrical, regulation, manufacture
workflow | postproduction, welding, dataentry
workgroup | enterprise, database, computer
workload | cloud, devop, lecturer
worksheet | software, data, google
worksite | semiconductor, microchip, circuit
workspace | fermentation, waste, performingart
workstation | network, number, systemadministrator
workstraight | software, digital
worktable | property, machine
worktop | machine
world | spirit
worldly | material
worldview | philosophy, cultural, diversity
worldwide | tourism, internationaldevelopment, military
worm | scientific
worn | shoe, machine, maintenance
worship | religion, community, singing
wort | fermentation, cider, protein
worthiness | credit, loan, mortgage
worthy | credit, analyst, loan
wound | nursing, medical, nurse
wounded | patient, surgery, operation
woven | weaving, fabric, machine
wrap | skincare, fabric, machine
wrapped | crop, product, machine
wrapper | machine, quality, branding
wrapping | food, product
wreath | design, designing, model
wreck | recycling, waste, repair
wrecked | water, repair, ship
wrecker | building, construction, trade
wrecking | structure, operation, environment
wrench | instrumentation, tube, electrical
wrestler | athlete, sport, hockey
wrinkle | startup, fabric, quality
wrist | marketresearch, examination, orthopaedic
wristwatch | watch, antique, battery
writ | send, negotiation, hearing
wrong | code, ethic, sewing
wrought | sculptor, material, sculpture
wsdl | language, programming, software
wunderlist | software, digital
wushu | director, stage, coach
wxhatch | code, environment, software
xerography | graphic, photography, mechanical
xlpe | operation, material
xnview | photo, graphic, adobe
xpaint | photo, graphic, adobe
xpath | language, logic, database
xquery | language, database, computer
xsparql | language, logic, database
xtreme | photo, graphic, adobe
yahoo | google, software, digital
yard | recycling, railway, train
yardage | machine, quality, startup
yardhand | plant, industrial, technician
yarding | operation, tree, planning
yeast | fermentation, cider, brewing
yesteryear | chocolate, history, trading
yield | hospitality
yielded | operation, infrastructure, distribution
yoghurt | maker, dairy, cheese
yogurt | dairy, fermentation, farm
yoke | hydro, coating, material
youngster | youngpeople, coach, train
yourself | hardware, shop
yugoslav | language
zeus | code, environment, software
zinc | metal, coating, machine
zipper | costume, sewing, garment
zoning | code, building, civilengineering
zookeeper | animal, management, zoology
zoological | animal, curator, record
zoonose | infectiousdisease, policy, animal
zoonosis | infectiousdisease, animal
zoonotic | veterinary, infectiousdisease, animal
zootechnologist | agricultural, business, agriculture
`;
