/**
 * What students from abroad write in their own language, beside the English words for it. Twelve languages: those of the
 * countries that send most students to the UK (China, India, Pakistan, Nigeria, the Gulf, Bangladesh, Turkey) and of its
 * largest European groups: Chinese, Hindi, Urdu, Bengali, Arabic, Turkish, French, German, Spanish, Italian, Portuguese and
 * Polish. Written for this site. A word that English has too ("stage") counts only beside another foreign one.
 */
export const otherLanguages = `
internship | 实习, 實習, 实习生, 實習生, इंटर्नशिप, इंटर्न, انٹرنشپ, انٹرن, ইন্টার্নশিপ, ইন্টার্ন, تدريب, متدرب, staj, stajı, stajyer, stage, stagiaire, praktikum, pflichtpraktikum, praxissemester, praktika, praktikant, praktikantin, pasantía, pasantia, prácticas, practicas, becario, beca, tirocinio, tirocinante, estágio, estagio, estagiário, estágios, praktyki, praktyka, staż, stażysta
work | 工作, 职位, नौकरी, काम, کام, نوکری, ملازمت, চাকরি, কাজ, عمل, وظيفة, وظائف, iş, işi, emploi, travail, job étudiant, arbeit, stelle, trabajo, empleo, lavoro, trabalho, emprego, praca, pracy
student | 学生, 大学生, छात्र, विद्यार्थी, طالب علم, طلبہ, ছাত্র, শিক্ষার্থী, طالب, طلاب, öğrenci, öğrencisi, étudiant, étudiante, estudiante, studente, studentessa, estudante, studentka, studia
uk | 英国, 英國, 英格兰, ब्रिटेन, यूके, इंग्लैंड, برطانیہ, یوکے, انگلینڈ, যুক্তরাজ্য, ইংল্যান্ড, بريطانيا, المملكة المتحدة, انجلترا, إنجلترا, ingiltere, birleşik krallık, royaume uni, angleterre, grande bretagne, vereinigtes königreich, grossbritannien, großbritannien, reino unido, inglaterra, gran bretaña, regno unito, inghilterra, gran bretagna, wielka brytania, wielkiej brytanii, anglia, anglii
in | 在, में, میں, في, bei, dans, nell, nella, nel, nello, em, na, nas, dla, pour, für, para, per, için, এ
looking for | suche, je cherche, cherche, à la recherche, busco, estoy buscando, buscando, cerco, sto cercando, cercando, procuro, estou à procura, procurando, szukam, poszukuję, arıyorum, 找, 寻找, 求职, أبحث عن, ابحث عن, تلاش, तलाश, খুঁজছি
want | möchte, ich möchte, je veux, je voudrais, je souhaite, souhaite, quiero, quisiera, me gustaría, vorrei, voglio, quero, gostaria, chcę, chciałbym, chciałabym, istiyorum, 想, 我想, 希望, أريد, चाहता हूँ, चाहती हूँ, چاہتا ہوں, چاہتی ہوں, চাই
i am | ich bin, bin, je suis, suis, soy, estoy, sono, sou, estou, jestem, ben, 我是, أنا, मैं, میں ہوں, আমি
the | ich, ein, eine, einen, einem, einer, der, das, dem, den, im, am, zum, zur, beim, mein, meine, meinem, als, mit, von, nach, auf, bereich, le, les, un, une, du, des, dans le, domaine, secteur, mon, ma, mes, au, aux, sur, el, los, las, unos, mi, mis, con, por, sobre, ámbito, il, lo, gli, uno, una, della, dello, dei, delle, mio, mia, presso, settore, um, uma, os, dos, das, meu, minha, com, branży, branża, moja, mój, się, na, oraz, bir, olarak, alanında, bölümü, bölümünde, okuyorum, 的, 在找, 专业, 行业, कर रहा हूँ, कर रही हूँ, का, की, के, کا, کی, کے
and | 和, 与, और, اور, এবং, و, ve, et, und
or | 或, 或者, या, یا, অথবা, أو, veya, oder, oppure, ou, lub, albo
abroad | 国外, 海外, विदेश, بیرون ملک, বিদেশ, الخارج, yurtdışı, à l étranger, ausland, extranjero, all estero, exterior, za granicą
london | 伦敦, 倫敦, लंदन, لندن, লন্ডন, londra, londres, londyn, londynie
manchester | 曼彻斯特, 曼城, मैनचेस्टर, مانچسٹر, ম্যানচেস্টার, مانشستر
birmingham | 伯明翰, बर्मिंघम, برمنگھم, বার্মিংহাম, برمنغهام, برمنجهام
edinburgh | 爱丁堡, 愛丁堡, एडिनबर्ग, ایڈنبرا, এডিনবরা, এডিনবার্গ, إدنبرة, ادنبره, edimbourg, edimburgo, edinburg, edynburg, edynburgu, edinburgo
bristol | 布里斯托, 布里斯托尔, ब्रिस्टल, برسٹل, ব্রিস্টল, بريستول
leeds | 利兹, लीड्स, لیڈز, লিডস, ليدز
liverpool | 利物浦, लिवरपूल, لیورپول, লিভারপুল, ليفربول
scotland | 苏格兰, स्कॉटलैंड, سکاٹ لینڈ, স্কটল্যান্ড, اسكتلندا, iskoçya, écosse, ecosse, schottland, escocia, scozia, escócia, szkocja, szkocji
wales | 威尔士, वेल्स, ویلز, ওয়েলস, ويلز, galler, pays de galles, gales, galles, walia, walii
oxford | 牛津, ऑक्सफोर्ड, آکسفورڈ, أكسفورد, oksford
cambridge | 剑桥, कैम्ब्रिज, کیمبرج, كامبريدج
remote | 远程, 遠程, 线上, 在线, 在家, रिमोट, घर से, ऑनलाइन, ریموٹ, گھر سے, آن لائن, রিমোট, অনলাইন, عن بعد, عن بُعد, uzaktan, evden, à distance, a distance, télétravail, teletravail, fernarbeit, homeoffice, von zu hause, remoto, a distancia, teletrabajo, desde casa, da remoto, da casa, à distância, teletrabalho, zdalna, zdalne, zdalnie, z domu
part time | 兼职, 兼職, पार्ट टाइम, अंशकालिक, پارٹ ٹائم, পার্ট টাইম, খণ্ডকালীন, دوام جزئي, yarı zamanlı, temps partiel, mi temps, teilzeit, medio tiempo, media jornada, tiempo parcial, tempo parziale, meio período, tempo parcial, pół etatu, niepełny etat
full time | 全职, 全職, पूर्णकालिक, फुल टाइम, فل ٹائم, ফুল টাইম, دوام كامل, tam zamanlı, temps plein, vollzeit, tiempo completo, jornada completa, tempo pieno, tempo integral, pełny etat
summer | 夏天, 夏季, 暑期, 暑假, गर्मी, गर्मियों, گرمیوں, موسم گرما, গ্রীষ্ম, صيف, صيفي, الصيف, yaz, été, sommer, sommerpraktikum, verano, estate, estivo, verão, lato, letni, letnie, wakacje
winter | 冬天, 冬季, 寒假, सर्दी, شتاء, kış, hiver, invierno, inverno, zima
with visa sponsorship | 签证担保, 签证赞助, वीज़ा स्पॉन्सरशिप, ویزا سپانسر, ভিসা স্পনসর, كفالة التأشيرة, كفالة, vize sponsorluğu, parrainage de visa, visumsponsoring, patrocinio de visa, patrocinio de visado, sponsorizzazione visto, patrocínio de visto, sponsorowanie wizy
student visa | 学生签证, 学签, छात्र वीज़ा, स्टूडेंट वीज़ा, اسٹوڈنٹ ویزا, طالب علم ویزا, স্টুডেন্ট ভিসা, تأشيرة طالب, öğrenci vizesi, visa étudiant, studentenvisum, visa de estudiante, visado de estudiante, visto per studenti, visto de estudante, wiza studencka
paid | 带薪, 有薪, वेतन, तनख्वाह, تنخواہ, বেতন, مدفوع, مدفوعة الأجر, ücretli, maaşlı, rémunéré, rémunérée, bezahlt, bezahltes, remunerado, remuneradas, pagado, retribuito, pagato, pago, płatny, płatne, płatna
finance | 金融, 财务, 财经, वित्त, फाइनेंस, فنانس, مالیات, অর্থায়ন, ফাইন্যান্স, مالية, المالية, تمويل, finans, finanzas, finanzen, finanza, finanças, finanse, finansach, finansów
banking | 银行, 銀行, 投行, बैंकिंग, बैंक, بینکنگ, بینک, ব্যাংকিং, ব্যাংক, بنك, مصرفية, bankacılık, banque, bankwesen, banca, banco, bancario, bankowość
investment | 投资, निवेश, سرمایہ کاری, বিনিয়োগ, استثمار, yatırım, investissement, inversión, inversiones, investimenti, investimento, investimentos, inwestycje
accounting | 会计, 會計, लेखांकन, अकाउंटिंग, اکاؤنٹنگ, হিসাববিজ্ঞান, محاسبة, المحاسبة, muhasebe, comptabilité, buchhaltung, rechnungswesen, contabilidad, contabilità, contabilidade, księgowość, rachunkowość
audit | 审计, 審計, ऑडिट, آڈٹ, নিরীক্ষা, تدقيق, denetim, wirtschaftsprüfung, auditoría, revisione contabile, auditoria, audyt
insurance | 保险, बीमा, انشورنس, বীমা, تأمين, sigorta, versicherung, seguros, assicurazioni, ubezpieczenia
economics | 经济, 经济学, 經濟, अर्थशास्त्र, معاشیات, অর্থনীতি, اقتصاد, الاقتصاد, ekonomi, iktisat, économie, wirtschaft, volkswirtschaft, vwl, economía, economia, ekonomia
business | 商业, 商科, व्यवसाय, बिज़नेस, کاروبار, بزنس, ব্যবসা, أعمال, işletme, gestion, betriebswirtschaft, bwl, negocios, administración de empresas, economia aziendale, negócios, administração, biznes
management | 管理, प्रबंधन, انتظام, ব্যবস্থাপনা, إدارة, ادارة, yönetim, gestión, gestione, gestão, zarządzanie
consulting | 咨询, 諮詢, परामर्श, مشاورت, পরামর্শ, استشارات, danışmanlık, conseil, beratung, unternehmensberatung, consultoría, consulenza, consultoria, doradztwo
law | 法律, 法学, 律师, कानून, विधि, قانون, আইন, القانون, محاماة, hukuk, hukuku, avukat, droit, avocat, recht, jura, rechtswissenschaften, anwalt, derecho, abogado, abogacía, giurisprudenza, diritto, avvocato, direito, advogado, advocacia, prawo, prawnik, prawnicze
human resources | 人力资源, 人资, मानव संसाधन, انسانی وسائل, মানবসম্পদ, موارد بشرية, الموارد البشرية, insan kaynakları, ressources humaines, rh, personalwesen, personalabteilung, recursos humanos, risorse umane, zasoby ludzkie, kadry
marketing | 市场营销, 营销, 市场, 行销, मार्केटिंग, विपणन, مارکیٹنگ, মার্কেটিং, বিপণন, تسويق, التسويق, pazarlama, mercadotecnia, mercadeo
advertising | 广告, विज्ञापन, اشتہارات, বিজ্ঞাপন, إعلان, إعلانات, reklam, reklamcılık, publicité, werbung, publicidad, pubblicità, publicidade, reklama
journalism | 新闻, 新聞, 记者, पत्रकारिता, صحافت, সাংবাদিকতা, صحافة, الصحافة, gazetecilik, journalisme, journalismus, periodismo, giornalismo, jornalismo, dziennikarstwo
media | 媒体, 传媒, मीडिया, میڈیا, মিডিয়া, إعلام, الإعلام, medya, médias, medien, medios de comunicación, medios, mezzi di comunicazione, mídia
film | 电影, 影视, फिल्म, فلم, চলচ্চিত্র, سينما, أفلام, sinema, cinéma, filme, cine, cinema, kino
music | 音乐, संगीत, موسیقی, সঙ্গীত, موسيقى, müzik, musique, musik, música, musica, muzyka
publishing | 出版, प्रकाशन, اشاعت, প্রকাশনা, نشر, yayıncılık, édition, verlag, verlagswesen, editoria, editora, wydawnictwo
technology | 技术, 科技, तकनीक, प्रौद्योगिकी, ٹیکنالوجی, প্রযুক্তি, تكنولوجيا, تقنية, teknoloji, technologie, tecnología, tecnologia, technologia
computer science | 计算机, 计算机科学, 電腦, कंप्यूटर विज्ञान, कंप्यूटर, کمپیوٹر سائنس, کمپیوٹر, কম্পিউটার বিজ্ঞান, কম্পিউটার, علوم الحاسوب, حاسوب, bilgisayar, bilgisayar mühendisliği, bilişim, informatique, informatik, informática, informatica, informatyka, informatyk
software | 软件, 软件开发, 软件工程, 軟體, सॉफ्टवेयर, سافٹ ویئر, সফটওয়্যার, برمجيات, yazılım, logiciel, logiciels, softwareentwicklung, softwareentwickler, desarrollo de software, desarrollador, sviluppo software, sviluppatore, desenvolvimento de software, desenvolvedor, oprogramowanie
programming | 编程, 程序员, 程序, प्रोग्रामिंग, پروگرامنگ, প্রোগ্রামিং, برمجة, البرمجة, programlama, programmation, développeur, programmierung, programmierer, programación, programador, programmazione, programmatore, programação, programowanie, programista
data | 数据, 數據, 数据分析, डेटा, ڈیٹا, ডেটা, تحليل البيانات, بيانات, البيانات, veri, veri analizi, données, analyse de données, daten, datenanalyse, datos, análisis de datos, dati, analisi dei dati, dados, análise de dados, dane, analiza danych
artificial intelligence | 人工智能, कृत्रिम बुद्धिमत्ता, مصنوعی ذہانت, কৃত্রিম বুদ্ধিমত্তা, الذكاء الاصطناعي, ذكاء اصطناعي, yapay zeka, intelligence artificielle, künstliche intelligenz, inteligencia artificial, intelligenza artificiale, inteligência artificial, sztuczna inteligencja
cyber security | 网络安全, साइबर सुरक्षा, سائبر سیکیورٹی, সাইবার নিরাপত্তা, أمن سيبراني, الأمن السيبراني, siber güvenlik, cybersécurité, cybersicherheit, it sicherheit, ciberseguridad, sicurezza informatica, segurança cibernética, cibersegurança, cyberbezpieczeństwo
statistics | 统计, 统计学, सांख्यिकी, شماریات, পরিসংখ্যান, إحصاء, istatistik, statistiques, statistik, estadística, statistica, estatística, statystyka
maths | 数学, 數學, गणित, ریاضی, গণিত, رياضيات, matematik, mathématiques, mathematik, matemáticas, matematica, matemática, matematyka
physics | 物理, 物理学, भौतिकी, طبیعیات, পদার্থবিজ্ঞান, فيزياء, fizik, physique, physik, física, fisica, fizyka
chemistry | 化学, 化學, रसायन, रसायन विज्ञान, کیمسٹری, রসায়ন, كيمياء, kimya, chimie, chemie, química, chimica, chemia
biology | 生物, 生物学, जीव विज्ञान, حیاتیات, জীববিজ্ঞান, أحياء, biyoloji, biologie, biología, biologia, biologia
engineering | 工程, 工程师, इंजीनियरिंग, अभियांत्रिकी, انجینئرنگ, ইঞ্জিনিয়ারিং, প্রকৌশল, هندسة, الهندسة, mühendislik, mühendisliği, ingénierie, ingénieur, ingenieurwesen, ingenieur, ingeniería, ingeniero, ingegneria, ingegnere, engenharia, engenheiro, inżynieria, inżynier
mechanical engineering | 机械, 机械工程, मैकेनिकल इंजीनियरिंग, मैकेनिकल, مکینیکل انجینئرنگ, যন্ত্রপ্রকৌশল, هندسة ميكانيكية, الهندسة الميكانيكية, makine mühendisliği, makine, génie mécanique, mécanique, maschinenbau, ingeniería mecánica, mecánica, ingegneria meccanica, meccanica, engenharia mecânica, mecânica, mechanika, inżynieria mechaniczna, budowa maszyn
electrical engineering | 电气, 电气工程, 电子, इलेक्ट्रिकल इंजीनियरिंग, الیکٹریکل انجینئرنگ, তড়িৎ প্রকৌশল, هندسة كهربائية, elektrik mühendisliği, elektrik elektronik, génie électrique, électronique, elektrotechnik, ingeniería eléctrica, electrónica, ingegneria elettrica, elettronica, engenharia elétrica, eletrônica, elektrotechnika, elektronika
civil engineering | 土木, 土木工程, सिविल इंजीनियरिंग, سول انجینئرنگ, পুরকৌশল, সিভিল ইঞ্জিনিয়ারিং, هندسة مدنية, الهندسة المدنية, inşaat mühendisliği, génie civil, bauingenieurwesen, bauingenieur, ingeniería civil, ingegneria civile, engenharia civil, inżynieria lądowa
construction | 建筑工程, 施工, निर्माण, تعمیرات, নির্মাণ, بناء, inşaat, bâtiment, bauwesen, bau, construcción, costruzioni, edilizia, construção, budownictwo
architecture | 建筑, 建筑学, 建筑设计, वास्तुकला, आर्किटेक्चर, فن تعمیر, স্থাপত্য, هندسة معمارية, الهندسة المعمارية, معماري, عمارة, mimarlık, mimar, architektur, arquitectura, architettura, arquitetura, architektura
design | 设计, 設計, डिज़ाइन, डिजाइन, ڈیزائن, ডিজাইন, تصميم, tasarım, conception, gestaltung, diseño, progettazione, projektowanie
graphic design | 平面设计, ग्राफिक डिजाइन, ग्राफिक डिज़ाइन, گرافک ڈیزائن, গ্রাফিক ডিজাইন, تصميم جرافيك, تصميم الجرافيك, grafik tasarım, graphisme, design graphique, grafikdesign, diseño gráfico, grafica, progettazione grafica, design gráfico, projektowanie graficzne, grafika, التصميم الجرافيكي
fashion | 时尚, 服装, फैशन, فیشن, ফ্যাশন, أزياء, moda, mode, moda
textiles | 纺织, कपड़ा, ٹیکسٹائل, টেক্সটাইল, বস্ত্র, نسيج, منسوجات, tekstil, textilien, textil, tessile, têxtil, włókiennictwo
medicine | 医学, 医生, चिकित्सा, मेडिकल, طب, ডাক্তারি, চিকিৎসা, الطب, tıp, doktor, médecine, médecin, medizin, arzt, medicina, médico, medico, medycyna, lekarz
healthcare | 医疗, 健康, 卫生, स्वास्थ्य, صحت, স্বাস্থ্য, صحة, الصحة, رعاية صحية, sağlık, santé, gesundheit, gesundheitswesen, salud, sanidad, salute, sanità, saúde, zdrowie, opieka zdrowotna
nursing | 护理, 护士, नर्सिंग, नर्स, نرسنگ, নার্সিং, تمريض, التمريض, hemşirelik, hemşire, infirmier, infirmière, soins infirmiers, krankenpflege, pflege, enfermería, infermieristica, infermiere, enfermagem, pielęgniarstwo
pharmacy | 药学, 药房, 制药, फार्मेसी, औषधि, فارمیسی, ফার্মেসি, صيدلة, الصيدلة, eczacılık, pharmacie, pharmazie, apotheke, farmacia, farmácia, farmacja
psychology | 心理学, 心理, मनोविज्ञान, نفسیات, মনোবিজ্ঞান, علم النفس, نفس, psikoloji, psychologie, psicología, psicologia, psychologia
laboratory | 实验室, प्रयोगशाला, لیبارٹری, পরীক্ষাগার, مختبر, laboratuvar, laboratoire, labor, laboratorio, laboratório, laboratorium
research | 研究, 科研, शोध, अनुसंधान, تحقیق, গবেষণা, بحث, أبحاث, araştırma, recherche, forschung, investigación, ricerca, pesquisa, investigação, badania
education | 教育, शिक्षा, تعلیم, শিক্ষা, تعليم, التعليم, eğitim, éducation, enseignement, bildung, pädagogik, educación, istruzione, educação, edukacja
teaching | 教学, 老师, शिक्षण, अध्यापन, تدریس, শিক্ষকতা, تدريس, öğretmenlik, öğretmen, enseignant, lehramt, unterricht, enseñanza, profesor, insegnamento, insegnante, ensino, nauczanie, nauczyciel
languages | 语言, भाषा, زبان, ভাষা, لغات, dil, langues, sprachen, idiomas, lenguas, lingue, línguas, języki
translation | 翻译, अनुवाद, ترجمہ, অনুবাদ, ترجمة, tercüme, çeviri, traduction, übersetzung, traducción, traduzione, tradução, tłumaczenie, tłumacz
history | 历史, इतिहास, تاریخ, ইতিহাস, تاريخ, tarih, histoire, geschichte, historia, storia, história
museum | 博物馆, संग्रहालय, عجائب گھر, জাদুঘর, متحف, müze, müzesi, musée, museo, museu, muzeum
art | 艺术, कला, آرٹ, শিল্পকলা, فن, فنون, sanat, kunst, arte, sztuka
politics | 政治, राजनीति, سیاست, রাজনীতি, سياسة, siyaset, politique, politik, politikwissenschaft, política, politica, polityka
international relations | 国际关系, अंतर्राष्ट्रीय संबंध, بین الاقوامی تعلقات, আন্তর্জাতিক সম্পর্ক, علاقات دولية, العلاقات الدولية, uluslararası ilişkiler, relations internationales, internationale beziehungen, relaciones internacionales, relazioni internazionali, relações internacionais, stosunki międzynarodowe
charity | 慈善, 公益, दान, खैरात, خیراتی, দাতব্য, خيرية, hayır kurumu, association caritative, wohltätigkeit, beneficencia, organización benéfica, beneficenza, volontariato, caridade, charytatywna
environment | 环境, 环保, पर्यावरण, ماحولیات, পরিবেশ, بيئة, البيئة, çevre, environnement, umwelt, umweltschutz, medio ambiente, ambiente, meio ambiente, środowisko, ochrona środowiska
energy | 能源, ऊर्जा, توانائی, শক্তি, জ্বালানি, طاقة, الطاقة, enerji, énergie, energie, energía, energia
renewable energy | 可再生能源, 新能源, अक्षय ऊर्जा, नवीकरणीय ऊर्जा, قابل تجدید توانائی, নবায়নযোগ্য শক্তি, طاقة متجددة, الطاقة المتجددة, yenilenebilir enerji, énergies renouvelables, énergie renouvelable, erneuerbare energien, erneuerbare energie, energías renovables, energía renovable, energie rinnovabili, energias renováveis, energia odnawialna, odnawialne źródła energii
agriculture | 农业, कृषि, زراعت, কৃষি, زراعة, tarım, landwirtschaft, agricultura, agricoltura, rolnictwo
food | 食品, 餐饮, भोजन, खाद्य, خوراک, খাদ্য, غذاء, أغذية, gıda, alimentation, agroalimentaire, lebensmittel, alimentos, alimentación, cibo, alimentare, alimentação, żywność
hospitality | 酒店, 酒店管理, होटल, ہوٹل, হোটেল, فندق, فنادق, ضيافة, otel, otelcilik, hôtellerie, gastgewerbe, hotellerie, hotelería, hostelería, hotelaria, hotelarstwo
tourism | 旅游, पर्यटन, سیاحت, পর্যটন, سياحة, turizm, tourisme, tourismus, turismo, turystyka
sport | 体育, 运动, खेल, کھیل, ক্রীড়া, খেলাধুলা, رياضة, spor, deporte, deportes, esporte, desporto
football | 足球, फुटबॉल, فٹ بال, ফুটবল, كرة القدم, futbol, fußball, fussball, fútbol, calcio, futebol, piłka nożna
logistics | 物流, लॉजिस्टिक्स, رسد, লজিস্টিকস, لوجستيات, لوجستية, lojistik, logistique, logistik, logística, logistica, logistyka, logistyce
transport | 交通, 运输, परिवहन, ٹرانسپورٹ, পরিবহন, نقل, ulaşım, transports, verkehr, transporte, trasporti
retail | 零售, खुदरा, ریٹیل, খুচরা, تجزئة, perakende, vente, commerce de détail, einzelhandel, venta al por menor, comercio minorista, vendita al dettaglio, varejo, retalho, handel
sales | 销售, बिक्री, فروخت, বিক্রয়, مبيعات, satış, ventes, vertrieb, verkauf, ventas, vendite, vendas, sprzedaż
property | 房地产, 地产, अचल संपत्ति, जायदाद, جائیداد, রিয়েল এস্টেট, عقارات, gayrimenkul, emlak, immobilier, immobilien, inmobiliaria, bienes raíces, immobiliare, imobiliário, imóveis, nieruchomości
automotive | 汽车, ऑटोमोबाइल, آٹوموبائل, অটোমোবাইল, سيارات, otomotiv, automobile, fahrzeugtechnik, autoindustrie, automoción, automotriz, automobilistica, automotivo, motoryzacja
aerospace | 航空航天, 航空, अंतरिक्ष, विमानन, ہوا بازی, মহাকাশ, طيران, فضاء, havacılık, uzay, aérospatiale, aéronautique, luftfahrt, raumfahrt, aeroespacial, aeronáutica, aerospaziale, aeronautica, lotnictwo
manufacturing | 制造, 生产, विनिर्माण, مینوفیکچرنگ, উৎপাদন, تصنيع, imalat, üretim, industrie, fertigung, fabricación, manufactura, produzione, manifattura, fabricação, produkcja
hospital | 医院, 醫院, अस्पताल, ہسپتال, হাসপাতাল, مستشفى, hastane, hastanesi, hôpital, krankenhaus, klinik, ospedale, szpital, szpitalu
school | 学校, 學校, स्कूल, विद्यालय, سکول, اسکول, স্কুল, বিদ্যালয়, مدرسة, okul, okulu, école, schule, escuela, scuola, escola, szkoła, szkole
restaurant | 餐厅, 餐廳, रेस्टोरेंट, ریستوران, রেস্তোরাঁ, مطعم, restoran, restauracja, restauracji, restaurante, ristorante
catering | gastronomia, gastronomii, hostelería y restauración, ristorazione, restauração
warehouse | 仓库, गोदाम, گودام, গুদাম, مستودع, entrepôt, lagerarbeit, almacén, magazzino, armazém, magazyn, magazynie
cleaning | 保洁, सफाई, صفائی, تنظيف, temizlik, nettoyage, reinigung, limpieza, pulizie, limpeza, sprzątanie
library | 图书馆, 圖書館, पुस्तकालय, کتب خانہ, গ্রন্থাগার, مكتبة, kütüphane, bibliothèque, bibliothek, biblioteca, biblioteka
theatre | 剧院, 戏剧, रंगमंच, تھیٹر, থিয়েটার, مسرح, tiyatro, théâtre, teatro, teatr
radio | 广播, रेडियो, ریڈیو, রেডিও, إذاعة, radyo, rundfunk
machine learning | 机器学习, मशीन लर्निंग, مشین لرننگ, মেশিন লার্নিং, تعلم الآلة, التعلم الآلي, makine öğrenmesi, makine öğrenimi, apprentissage automatique, maschinelles lernen, aprendizaje automático, apprendimento automatico, aprendizado de máquina, uczenie maszynowe
robotics | 机器人, रोबोटिक्स, روبوٹکس, রোবোটিক্স, روبوتات, robotik, robotique, robótica, robotica, robotyka
biotechnology | 生物技术, जैव प्रौद्योगिकी, بائیوٹیکنالوجی, জীবপ্রযুক্তি, تقنية حيوية, biyoteknoloji, biotechnologie, biotecnología, biotecnologia
geography | 地理, भूगोल, جغرافیہ, ভূগোল, جغرافيا, coğrafya, géographie, geographie, geografía, geografia
sociology | 社会学, समाजशास्त्र, سماجیات, সমাজবিজ্ঞান, علم الاجتماع, sosyoloji, sociologie, soziologie, sociología, sociologia, socjologia
apprenticeship | 学徒, प्रशिक्षुता, çıraklık, apprentissage, ausbildung, apprendistato, przyuczenie
final year | fin d études, fin d étude, pfe
6 months | six mois, sechs monate, seis meses, sei mesi, sześć miesięcy, 6 mois, 6 monate, 6 meses, 6 mesi, altı ay
3 months | trois mois, drei monate, tres meses, três meses, tre mesi, trzy miesiące, 3 mois, 3 monate, 3 meses, 3 mesi, üç ay
from january | à partir de janvier, dès janvier, ab januar, a partir de enero, desde enero, da gennaio, a partir de janeiro, od stycznia
from february | à partir de février, dès février, ab februar, a partir de febrero, desde febrero, da febbraio, a partir de fevereiro, od lutego
from march | à partir de mars, dès mars, ab märz, a partir de marzo, desde marzo, da marzo, a partir de março, od marca
from april | à partir d avril, dès avril, ab april, a partir de abril, desde abril, da aprile, od kwietnia
from may | à partir de mai, dès mai, ab mai, a partir de mayo, desde mayo, da maggio, a partir de maio, od maja
from june | à partir de juin, dès juin, ab juni, a partir de junio, desde junio, da giugno, a partir de junho, od czerwca
from july | à partir de juillet, dès juillet, ab juli, a partir de julio, desde julio, da luglio, a partir de julho, od lipca
from september | à partir de septembre, dès septembre, ab september, a partir de septiembre, desde septiembre, da settembre, a partir de setembro, od września
from october | à partir d octobre, dès octobre, ab oktober, a partir de octubre, desde octubre, da ottobre, a partir de outubro, od października
`;
