/** Countries by the names that remote internships give to the regions they are open to, with the word for who comes from there. */
export const countries = `
UK | United Kingdom=British, England=English, Scotland=Scottish, Wales=Welsh, Northern Ireland=Northern Irish
Ireland, Europe | Ireland=Irish
Nordics, Europe | Sweden=Swedish, Norway=Norwegian, Denmark=Danish, Finland=Finnish, Iceland=Icelandic
Europe | France=French, Germany=German, Spain=Spanish, Italy=Italian, Portugal=Portuguese, Netherlands=Dutch, Holland=Dutch, Belgium=Belgian, Luxembourg, Switzerland=Swiss, Austria=Austrian, Poland=Polish, Czech Republic=Czech, Czechia=Czech, Slovakia=Slovak, Hungary=Hungarian, Romania=Romanian, Bulgaria=Bulgarian, Greece=Greek, Croatia=Croatian, Serbia=Serbian, Slovenia=Slovenian, Bosnia=Bosnian, Albania=Albanian, Kosovo=Kosovan, North Macedonia=Macedonian, Montenegro=Montenegrin, Ukraine=Ukrainian, Russia=Russian, Belarus=Belarusian, Moldova=Moldovan, Estonia=Estonian, Latvia=Latvian, Lithuania=Lithuanian, Cyprus=Cypriot, Malta=Maltese, Turkey=Turkish, Turkiye=Turkish, Andorra, Liechtenstein, Monaco, San Marino, Faroe Islands, Gibraltar, Guernsey, Jersey, Isle of Man
South Asia, Asia | India=Indian, Pakistan=Pakistani, Bangladesh=Bangladeshi, Sri Lanka=Sri Lankan, Nepal=Nepali, Nepal=Nepalese, Bhutan=Bhutanese, Maldives=Maldivian, Afghanistan=Afghan
Asia-Pacific, Asia | China=Chinese, Hong Kong=Hongkonger, Taiwan=Taiwanese, Japan=Japanese, South Korea=Korean, Korea=Korean, Singapore=Singaporean, Malaysia=Malaysian, Indonesia=Indonesian, Philippines=Filipino, Philippines=Filipina, Vietnam=Vietnamese, Thailand=Thai, Cambodia=Cambodian, Myanmar=Burmese, Mongolia=Mongolian, Brunei=Bruneian, Laos=Laotian, Macau, Macao, Papua New Guinea
Asia-Pacific | Australia=Australian, New Zealand, Fiji=Fijian
Asia | Kazakhstan=Kazakh, Uzbekistan=Uzbek, Kyrgyzstan=Kyrgyz, Tajikistan=Tajik, Azerbaijan=Azerbaijani, Georgia, Armenia=Armenian, Iran=Iranian, Turkmenistan=Turkmen
Middle East | UAE=Emirati, United Arab Emirates=Emirati, Saudi Arabia=Saudi, Qatar=Qatari, Kuwait=Kuwaiti, Oman=Omani, Bahrain=Bahraini, Jordan=Jordanian, Lebanon=Lebanese, Syria=Syrian, Iraq=Iraqi, Yemen=Yemeni, Palestine=Palestinian, Israel=Israeli
Africa | Nigeria=Nigerian, Ghana=Ghanaian, Kenya=Kenyan, Uganda=Ugandan, Tanzania=Tanzanian, Rwanda=Rwandan, Ethiopia=Ethiopian, Somalia=Somalian, Eritrea=Eritrean, Sudan=Sudanese, Egypt=Egyptian, Morocco=Moroccan, Algeria=Algerian, Tunisia=Tunisian, Libya=Libyan, South Africa=South African, Zimbabwe=Zimbabwean, Zambia=Zambian, Malawi=Malawian, Botswana, Namibia=Namibian, Mozambique=Mozambican, Angola=Angolan, Cameroon=Cameroonian, Senegal=Senegalese, Ivory Coast=Ivorian, Sierra Leone=Sierra Leonean, Gambia=Gambian, Liberia=Liberian, Mauritius=Mauritian, Madagascar, Mali=Malian, Congo=Congolese, Benin=Beninese, Burkina Faso=Burkinabe, Burundi=Burundian, Cape Verde=Cape Verdean, Central African Republic, Comoros, Djibouti, Equatorial Guinea, Eswatini=Swazi, Gabon=Gabonese, Guinea=Guinean, Lesotho, Mauritania=Mauritanian, Seychelles, South Sudan=South Sudanese, Swaziland, Togo=Togolese
Americas | USA=American, United States=American, America=American, Canada=Canadian, Mexico=Mexican, Brazil=Brazilian, Argentina=Argentinian, Chile=Chilean, Colombia=Colombian, Peru=Peruvian, Ecuador=Ecuadorian, Venezuela=Venezuelan, Bolivia=Bolivian, Uruguay=Uruguayan, Paraguay=Paraguayan, Costa Rica=Costa Rican, Panama=Panamanian, Guatemala=Guatemalan, Cuba=Cuban, Jamaica=Jamaican, Trinidad=Trinidadian, Barbados=Barbadian, Dominican Republic=Dominican, Antigua, Bahamas=Bahamian, Belize, Bermuda=Bermudian, Cayman Islands, El Salvador=Salvadoran, Grenada=Grenadian, Guyana=Guyanese, Haiti=Haitian, Honduras=Honduran, Nicaragua=Nicaraguan, Puerto Rico=Puerto Rican, Saint Lucia=Saint Lucian, Suriname=Surinamese, Trinidad and Tobago
`;

/** Large cities outside the UK in which people live who look for remote work. */
export const foreignCities = `
India | Mumbai, Delhi, New Delhi, Bangalore, Bengaluru, Hyderabad, Chennai, Kolkata, Pune, Ahmedabad, Chandigarh, Jaipur, Kochi, Lucknow, Surat
Pakistan | Karachi, Lahore, Islamabad, Rawalpindi, Faisalabad, Peshawar
Bangladesh | Dhaka, Chittagong, Sylhet
Sri Lanka | Colombo
Nepal | Kathmandu
China | Beijing, Shanghai, Shenzhen, Guangzhou, Chengdu, Wuhan, Hangzhou, Chongqing, Nanjing, Suzhou, Tianjin, Xian
Japan | Tokyo, Osaka, Kyoto
South Korea | Seoul, Busan
Malaysia | Kuala Lumpur, Penang
Indonesia | Jakarta, Bali
Philippines | Manila
Vietnam | Hanoi, Ho Chi Minh City
Thailand | Bangkok
Australia | Sydney, Adelaide, Brisbane, Canberra
Nigeria | Lagos, Abuja, Ibadan, Port Harcourt, Enugu, Kano
Ghana | Accra, Kumasi
Kenya | Nairobi, Mombasa
Uganda | Kampala
Egypt | Cairo, Alexandria
Morocco | Casablanca, Rabat
South Africa | Johannesburg, Durban
Turkey | Istanbul, Ankara, Izmir
Saudi Arabia | Riyadh, Jeddah, Mecca
Qatar | Doha
Lebanon | Beirut
Jordan | Amman
Canada | Toronto, Vancouver, Montreal, Ottawa, Calgary
United States | Chicago, Los Angeles, San Francisco, Seattle, Washington DC, Miami, Atlanta, Dallas, Houston, Philadelphia, California, Florida, Texas, Silicon Valley
Mexico | Mexico City
Brazil | Sao Paulo, Rio de Janeiro
Argentina | Buenos Aires
Colombia | Bogota
France | Paris, Lyon, Marseille, Toulouse
Germany | Berlin, Munich, Frankfurt, Cologne, Dusseldorf, Leipzig, Stuttgart
Spain | Madrid, Barcelona, Valencia, Malaga, Seville
Italy | Rome, Milan, Turin, Bologna, Naples
Portugal | Lisbon, Porto
Netherlands | Amsterdam, Rotterdam, Eindhoven, The Hague
Poland | Warsaw, Krakow, Gdansk, Wroclaw
Sweden | Stockholm
Denmark | Copenhagen
Norway | Oslo
Greece | Athens
Ukraine | Kyiv, Kiev, Lviv
Romania | Bucharest
Hungary | Budapest
Taiwan | Taipei
UAE | Abu Dhabi, Sharjah
New Zealand | Auckland, Wellington
Ethiopia | Addis Ababa
Tanzania | Dar es Salaam
Zambia | Lusaka
Zimbabwe | Bulawayo, Harare
Rwanda | Kigali
Senegal | Dakar
Cameroon | Douala, Yaounde
Sudan | Khartoum
Algeria | Algiers
Tunisia | Tunis
Iraq | Baghdad
Iran | Tehran
Peru | Lima
Ireland | Galway, Limerick
Belgium | Antwerp, Brussels
Switzerland | Basel, Geneva, Zurich
Austria | Vienna
Czechia | Prague
Finland | Helsinki
Iceland | Reykjavik
Serbia | Belgrade
Latvia | Riga
Lithuania | Vilnius
Estonia | Tallinn
Cyprus | Nicosia
Croatia | Zagreb
Malta | Valletta
Russia | Moscow
`;

/** Languages that an internship may ask for: found by their own names only, of which some have several. */
export const spoken =
	'Arabic, Urdu, Hindi, Punjabi=Panjabi, Bengali=Sylheti=Bangla, Gujarati, Tamil, Telugu, Malayalam, Kannada, Marathi, Sinhala, Nepali, Pashto, Farsi=Persian=Dari, Kurdish, Turkish, Polish, Romanian, Russian, Ukrainian, Lithuanian, Latvian, Estonian, Czech, Slovak, Hungarian, Bulgarian, Greek, Albanian, Serbian, Croatian, Bosnian, French, German, Spanish, Portuguese, Italian, Dutch, Swedish, Norwegian, Danish, Finnish, Icelandic, Chinese=Mandarin=Cantonese, Japanese, Korean, Vietnamese, Thai, Malay, Indonesian, Tagalog=Filipino, Burmese, Khmer, Swahili, Yoruba, Igbo, Hausa, Twi, Akan, Somali, Amharic, Tigrinya, Zulu, Xhosa, Afrikaans, Shona, Welsh, Gaelic, Irish, Scots Gaelic, Hebrew, Yiddish, Catalan, Basque, BSL, British Sign Language, sign language, Makaton';
