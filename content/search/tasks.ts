/**
 * What people say they want to do, as verbs with their objects: "fixing up old houses", "talk to customers". A line: verbs as
 * people write them | objects, in the singular | sectors, as in concepts.ts | other words for such work.
 */
export const tasks = `
fix, fixing, fixes, repair, repairing, mend, mending, restore, restoring, renovate, renovating, refurbish, refurbishing, convert, converting, save, saving | house, home, building, church, chapel, barn, tenement, castle, roof, cottage | Architecture, Construction, Property | retrofit, conservation, chapel, tenement, building survey, timber frame, joinery, heritage
fix, fixing, fixes, repair, repairing, mend, mending, restore, restoring, tinker, tinkering | bike, bicycle, motorbike, scooter, car, engine, van, lorry, tractor, truck, exhaust | Automotive, ~Manufacturing, ~Charity | workshop, restoration, repair, diagnostics, reuse, technician
fix, fixing, fixes, repair, repairing, mend, mending, build, building, tinker, tinkering | computer, laptop, phone, pc, gadget, electronics, tv, circuit, radio, amp | Technology, Engineering | embedded, control panel, diagnostics, test
fix, fixing, fixes, repair, repairing, mend, mending, build, building | plane, aircraft, aeroplane, jet, helicopter | Aerospace | composite, maintenance, airworthiness
fix, fixing, fixes, repair, repairing, mend, mending, restore, restoring | clothes, clothing, garment, shoe, jean, jacket, dress | Fashion, ~Charity | repair room, garment
fix, fixing, fixes, repair, repairing, mend, mending, restore, restoring | furniture, chair, table, clock, instrument, violin, piano | Culture & Heritage, Charity, ~Maritime | furniture reuse, joinery, conservation
repair, repairing, mend, mending, restore, restoring, conserve, conserving, preserve, preserving | book, painting, paper, picture, document, statue, fabric, tapestry, photo, photograph, manuscript | Culture & Heritage | conservation, archive, textile collections
fix, fixing, fixes, repair, repairing, mend, mending, restore, restoring, tinker, tinkering, operate, operating, run, running, service, servicing | thing, stuff, machine, machinery, equipment, whatever | Manufacturing, Engineering, Automotive, ~Energy | repair, maintenance, workshop, technician, restoration, process
make, making, create, creating, produce, producing | film, video, documentary, movie, programme | Media | documentary, film, edit, production
make, making, create, creating, produce, producing, mix, mixing, record, recording | music, beat, song, track, noise | Media | sound, audio, podcast, radio, music
make, making, create, creating, build, building, develop, developing | app, website, site | Technology | web developer, mobile app, frontend
make, making, build, building | robot, drone | Engineering, ~Aerospace | robotics, uncrewed, embedded
make, making, create, creating, design, designing | poster, leaflet, logo, flyer, sign, menu, label | Design, Marketing | graphics, packaging, wayfinding, illustration
make, making, brew, brewing, bake, baking, cook, cooking, distil, distilling, taste, tasting | beer, cider, whisky, wine, gin, food, bread, cake, cheese, meal, chocolate, dinner | Food & Drink, Hospitality | kitchen, product development, ciderhouse, distillery
make, making, develop, developing, mix, mixing | soap, perfume, medicine, drug, tablet, vaccine, cream, chemical | Life Sciences, Manufacturing | formulation, assay, soap, process
draw, drawing, sketch, sketching, draught, draughting | plan, building, house, elevation, floorplan | Architecture, ~Construction | architectural, revit, cad
draw, drawing, sketch, sketching, paint, painting, doodle, doodling, illustrate, illustrating | thing, people, person, picture, cartoon, comic, character, animal, stuff, face, anything | Design, Media | illustration, animation, stop motion, exhibition
talk, talking, speak, speaking, chat, chatting, meet, meeting, deal, dealing, serve, serving, greet, greeting, welcome, welcoming, help, helping, advise, advising, look, looking, show, showing | customer, guest, visitor, tourist, client, public, traveller, shopper, holidaymaker | Hospitality, Retail, Tourism, ~Property | front of house, member services, lettings, customer
talk, talking, speak, speaking, chat, chatting, meet, meeting, look, looking, help, helping, work, working, care, caring, see, seeing | patient, sick, ill, injured | Healthcare | patient, clinic
help, helping, support, supporting, care, caring, work, working, volunteer, volunteering, looking | elderly, old people, older people, disabled people, pensioner, homeless, mother, family, baby, woman, veteran, prisoner, migrant, lonely, poor, vulnerable, disabled, carer, newcomer | Charity, Healthcare | casework, volunteer, community, clinic
look, looking, work, working, care, caring, help, helping, train, training | animal, dog, horse, cat, livestock | Environment, ~Media, ~Food & Drink | wildlife, ecology, bat, habitat
handle, handling, manage, managing, count, counting, balance, balancing, sort, sorting, understand, understanding | money, cash, budget, tax, invoice, wage, bill | Accounting, Finance | accounts, payroll, bookkeeping, audit
write, writing, set, setting, mark, marking | exam, quiz, textbook, worksheet | Education | question writer, assessment, maths question
write, writing, tell, telling | story, article, news, script, play, poem, blog | Media, Marketing | reporter, script, copywriter, customer stories
write, writing | manual, instruction, documentation | Technology, ~Manufacturing | technical writer
read, reading, check, checking, review, reviewing, draft, drafting, write, writing | contract, agreement, lease, will | Law | contract review, paralegal, conveyancing
check, checking, sort, sorting, file, filing, keep, keeping | record, document, certificate, paperwork, file | ~Culture & Heritage, ~Aerospace, ~Life Sciences, ~Finance, ~Human Resources | records, archive, compliance, quality, pensions
check, checking, correct, correcting, spot, spotting, find, finding | spelling, grammar, typo, comma | Media, Marketing | editor, subtitler, copywriter, proofreading
spot, spotting, catch, catching, stop, stopping, fight, fighting, find, finding | fraud, scammer, scam, hacker, criminal | Finance, Technology, ~Data & AI | fraud, security, threat, compliance
organise, organising, organize, organizing, plan, planning, arrange, arranging, run, running, put, putting | event, party, festival, race, trip, tour, wedding, conference, match, concert, outing | Hospitality, Tourism, Sport | events, organiser, tours, group visits, conference
plan, planning, run, running, organise, organising, arrange, arranging | route, timetable, bus, train, journey, traffic | Transport, ~Logistics | timetable, network planner, transport modeller
plan, planning, design, designing, improve, improving | street, town, city, neighbourhood, road, park | Transport, Architecture, Property, Public Policy | wayfinding, cycle network, land and planning, mass transit
organise, organising, plan, planning, move, moving, load, loading, ship, shipping, pack, packing, deliver, delivering, unload, unloading, drive, driving, track, tracking | delivery, lorry, truck, parcel, box, goods, container, pallet, freight, cargo, shipment | Logistics, ~Transport, ~Maritime | freight, planning, warehouse, port
hire, hiring, interview, interviewing, recruit, recruiting, manage, managing | people, staff, employee, candidate | Human Resources | recruitment, people operations
test, testing, break, breaking, try, trying | app, software, website, bug | Technology | test, testing, quality
test, testing, break, breaking, tune, tuning, design, designing, build, building, strip, stripping | engine, gearbox, battery, brake, suspension, motor | Automotive, Engineering | gearbox, battery test, vehicle, ride and handling
test, testing, measure, measuring, survey, surveying, sample, sampling, clean, cleaning | water, soil, river, air, sea | Environment, ~Public Policy | river, ecology, clean air, urban water, survey
grow, growing, plant, planting, pick, picking, farm, farming | plant, vegetable, veg, crop, flower, tree, food, fruit, herb | Environment, Food & Drink | tree survey, rhubarb, crop, ecology
count, counting, survey, surveying, watch, watching, identify, identifying, protect, protecting, save, saving, study, studying, spot, spotting | bird, bat, insect, bug, wildlife, animal, fish, whale, dolphin, newt, river, wood, planet, sea, ocean, forest, tree, bee, butterfly, nature | Environment | ecology, wildlife, habitat, tree survey, peatland
sell, selling, buy, buying, stock, stocking, display, displaying | clothes, thing, stuff, product, shoe, toy, book, online, shop | Retail, ~Fashion, ~Marketing | merchandising, online trading, market stall
sell, selling, let, letting, rent, renting, show, showing, value, valuing | house, flat, home, property | Property | lettings, property, conveyancing
sew, sewing, knit, knitting, stitch, stitching, cut, cutting | clothes, dress, garment, jumper, fabric, pattern, scarf | Fashion | garment, knitwear, worsted, textile
film, filming, record, recording, edit, editing, mix, mixing, shoot, shooting, cut, cutting | video, film, podcast, sound, interview, footage, audio, vlog, gig, drama | Media | edit, sound, podcast, documentary, post production
take, taking, measure, measuring, check, checking | blood, pulse, temperature, heartbeat | Healthcare, ~Life Sciences | clinic, patient, gait
change, changing, improve, improving, make, making | law, policy, society, government | Public Policy, Charity | policy, parliamentary, housing policy
answer, answering, solve, solving, analyse, analysing, crunch, crunching, play, playing | number, figure, spreadsheet, statistic, stat, puzzle, equation | Data & AI, Finance, Accounting | analyst, data, actuarial, modelling
`;
