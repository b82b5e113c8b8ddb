/**
 * Welsh words, beside the English ones for them, with the mutations of their first letters: Caerdydd is "Nghaerdydd" behind
 * "yng" and "Gaerdydd" behind "o". Written for this site.
 */
export const welsh = `
internship | interniaeth, interniaethau
work | swydd, swyddi, gwaith, waith, profiad gwaith, brofiad gwaith, cyfle, cyfleoedd, gyfle
student | myfyriwr, myfyrwraig, myfyrwyr, fyfyriwr, fyfyrwyr
in | yn, yng, ym, mewn, o fewn
looking for | chwilio am, dwi'n chwilio am, rwy'n chwilio am, rydw i'n chwilio am, yn chwilio am
want | eisiau, dwi eisiau, rwyf eisiau, dwi isio, hoffwn, hoffwn i
the | yr, y
and | ac
or | neu
wales | cymru, nghymru, gymru, chymru
south wales | de cymru, ne cymru
north wales | gogledd cymru, ngogledd cymru, ogledd cymru
cardiff | caerdydd, nghaerdydd, gaerdydd, chaerdydd
swansea | abertawe
newport | casnewydd, nghasnewydd, gasnewydd
wrexham | wrecsam
bangor | mangor, fangor
carmarthen | caerfyrddin, nghaerfyrddin, gaerfyrddin
london | llundain, lundain
bristol | bryste, mryste, fryste
manchester | manceinion, fanceinion
liverpool | lerpwl
edinburgh | caeredin, nghaeredin, gaeredin
england | lloegr
scotland | yr alban
remote | o bell, gweithio gartref, o gartref
part time | rhan amser, rhan-amser, ran amser, ran-amser
full time | llawn amser, llawn-amser, lawn amser
summer | haf, yr haf, dros yr haf
paid | â thâl, cyflogedig
placement year | blwyddyn lleoliad, blwyddyn ar leoliad
placement | lleoliad, lleoliad gwaith, leoliad, lleoliadau
student visa | fisa myfyriwr
finance | cyllid, gyllid
accounting | cyfrifeg, gyfrifeg, cyfrifydd
economics | economeg
business | busnes, fusnes
law | cyfraith, gyfraith, y gyfraith, chyfraith
human resources | adnoddau dynol
marketing | marchnata, farchnata
journalism | newyddiaduraeth, newyddiadurwr
media | cyfryngau, y cyfryngau, gyfryngau
film | ffilm
television | teledu, deledu
music | cerddoriaeth, gerddoriaeth
publishing | cyhoeddi, gyhoeddi
technology | technoleg, dechnoleg
computer science | cyfrifiadureg, gyfrifiadureg, cyfrifiadura
software | meddalwedd, feddalwedd
data science | gwyddor data
maths | mathemateg, fathemateg
physics | ffiseg
chemistry | cemeg, gemeg
biology | bioleg, fioleg
science | gwyddoniaeth, wyddoniaeth
engineering | peirianneg, beirianneg, peiriannydd
civil engineering | peirianneg sifil
mechanical engineering | peirianneg fecanyddol
construction | adeiladu
architecture | pensaernïaeth, bensaernïaeth, pensaer
design | dylunio, ddylunio
graphic design | dylunio graffig
fashion | ffasiwn
healthcare | gofal iechyd, iechyd
nursing | nyrsio
psychology | seicoleg
education | addysg
teaching | addysgu, dysgu
translation | cyfieithu, gyfieithu, cyfieithydd
welsh | cymraeg, gymraeg, siarad cymraeg
history | hanes
museum | amgueddfa, amgueddfeydd
art | celf, gelf
politics | gwleidyddiaeth, wleidyddiaeth
charity | elusen, elusennau
environment | amgylchedd, yr amgylchedd
energy | ynni
agriculture | amaethyddiaeth, amaeth
food | bwyd, fwyd
tourism | twristiaeth, dwristiaeth
hospitality | lletygarwch
sport | chwaraeon
transport | trafnidiaeth
`;
