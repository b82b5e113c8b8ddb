/**
 * The same words in further languages of students: Indonesian and Malay, Vietnamese, Russian, Ukrainian, Dutch, Korean,
 * Japanese, Thai, Romanian, Greek, Persian, Swedish, Czech and Hungarian. Written for this site. At the end, months,
 * seasons and ways of working in all of the languages.
 */
export const furtherLanguages = `
internship | magang, pemagang, latihan industri, latihan amali, praktik kerja, thực tập, thực tập sinh, kỳ thực tập, стажировка, стажировку, практика, практику, стажер, стажування, практики, stageplek, stageplaats, stagiair, meewerkstage, afstudeerstage, 인턴, 인턴십, 인턴쉽, インターン, インターンシップ, インターンシップを, 見習い, ฝึกงาน, นักศึกษาฝึกงาน, stagiu, stagii, internat, πρακτική, πρακτική άσκηση, کارآموزی, کارورزی, praktikplats, praktik, stáž, stáže, praxe, szakmai gyakorlat, gyakornok, gyakornoki, gyakorlat
work | pekerjaan, kerja, lowongan, lowongan kerja, công việc, việc làm, работа, работу, вакансия, вакансии, робота, роботу, вакансія, werk, baan, vacature, vacatures, bijbaan, 일자리, 채용, 취업, 仕事, 求人, 就職, งาน, หางาน, loc de muncă, loc de munca, εργασία, δουλειά, کار, شغل, jobb, arbete, arbetet, práce, munka, állás
student | mahasiswa, pelajar, sinh viên, студент, студентка, студентов, студентів, 대학생, 유학생, 留学生, นักศึกษา, φοιτητής, φοιτήτρια, دانشجو, hallgató
uk | inggris, britania raya, nước anh, vương quốc anh, англия, англии, великобритания, великобритании, англія, англії, великобританія, великобританії, engeland, groot brittannië, verenigd koninkrijk, 영국, イギリス, 英国, อังกฤษ, สหราชอาณาจักร, anglia, marea britanie, αγγλία, ηνωμένο βασίλειο, انگلستان, انگلیس, بریتانیا, storbritannien, anglie, velká británie, egyesült királyság
in | di, pada, dalam, tại, ở, 에서, में, в, во, στο, στη, στην, στον, σε, در, ใน, で, の
looking for | mencari, saya mencari, cari, sedang mencari, tôi đang tìm, tìm kiếm, tìm, ищу, шукаю, ik zoek, zoek, op zoek naar, 찾습니다, 찾고, 구합니다, 구해요, 探しています, 探す, กำลังหา, หา, caut, ψάχνω, αναζητώ, دنبال, به دنبال, söker, jag söker, hledám, keresek
want | saya ingin, ingin, mau, tôi muốn, muốn, хочу, хотел бы, хотела бы, хотів би, ik wil, wil graag, 싶어요, 원합니다, したい, อยาก, vreau, aș vrea, θέλω, می خواهم, jag vill, chci, szeretnék
the | untuk, dengan, dan, yang, cho, và, với, về, ngành, для, и, і, та, на, по, от, voor, het, een, bij, naar, met, en, van, pentru, și, cu, și, για, και, με, το, η, ο, برای, و, för, och, på, pro, és, egy, a nyári
london | luân đôn, лондон, лондоне, лондоні, londen, 런던, ロンドン, ลอนดอน, londra, λονδίνο, لندن, londýn, londýně, londonban
manchester | манчестер, манчестере, манчестері, 맨체스터, マンチェスター, แมนเชสเตอร์, μάντσεστερ, منچستر
birmingham | бирмингем, бирмингеме, бірмінгем, бірмінгемі, 버밍엄, バーミンガム, เบอร์มิงแฮม, μπέρμιγχαμ, بیرمنگام
edinburgh | эдинбург, эдинбурге, единбург, единбурзі, 에든버러, エディンバラ, เอดินบะระ, εδιμβούργο, ادینبورگ, ادینبرو
bristol | бристоль, бристоле, брістоль, брістолі, 브리스톨, ブリストル, บริสตอล, μπρίστολ, بریستول
leeds | лидс, лидсе, лідс, лідсі, 리즈, リーズ, ลีดส์, λιντς, لیدز
liverpool | ливерпуль, ливерпуле, ліверпуль, ліверпулі, 리버풀, リバプール, ลิเวอร์พูล, λίβερπουλ, لیورپول
scotland | skotlandia, шотландия, шотландии, шотландія, шотландії, schotland, 스코틀랜드, スコットランド, สกอตแลนด์, scoția, σκωτία, اسکاتلند, skottland, skotsko, skócia
remote | jarak jauh, kerja dari rumah, từ xa, làm việc từ xa, удаленно, удаленная, удалённо, удалённая, дистанційно, віддалено, віддалена, thuiswerk, vanuit huis, op afstand, 재택, 재택근무, 원격, リモート, 在宅, ทำงานที่บ้าน, ออนไลน์, la distanță, de acasă, εξ αποστάσεως, από το σπίτι, دورکاری, از راه دور, på distans, hemifrån, na dálku, z domova, otthonról, távmunka
part time | paruh waktu, separuh masa, bán thời gian, неполный день, подработка, частичная занятость, неповний день, підробіток, deeltijd, 파트타임, 시간제, 아르바이트, パートタイム, アルバイト, พาร์ทไทม์, timp parțial, μερική απασχόληση, پاره وقت, نیمه وقت, deltid, částečný úvazek, részmunkaidő, részmunkaidős
full time | penuh waktu, sepenuh masa, toàn thời gian, полный день, повний день, voltijd, 풀타임, フルタイム, เต็มเวลา, normă întreagă, πλήρης απασχόληση, تمام وقت, heltid, plný úvazek, teljes munkaidő
summer | musim panas, liburan musim panas, mùa hè, лето, летом, летняя, літо, влітку, літня, zomer, zomerstage, 여름, 여름방학, 夏, 夏休み, ฤดูร้อน, vară, de vară, καλοκαίρι, καλοκαιρινή, تابستان, sommar, sommaren, léto, letní, nyár, nyári
finance | keuangan, kewangan, tài chính, финансы, финансах, финансов, фінанси, фінансах, financiën, financieel, 금융, 재무, 金融, ファイナンス, การเงิน, finanțe, χρηματοοικονομικά, χρηματοοικονομική, امور مالی, مالی, finansiering, pénzügy, pénzügyi
banking | perbankan, ngân hàng, банк, банке, банковское дело, банківська справа, bankwezen, 은행, 銀行, ธนาคาร, τραπεζική, τράπεζα, بانکداری, بانک, bankovnictví, banki
accounting | akuntansi, akuntan, perakaunan, kế toán, бухгалтер, бухгалтерия, бухгалтерский учет, бухгалтерія, бухгалтерський облік, boekhouding, boekhouder, 회계, 회계사, 会計, 経理, บัญชี, contabilitate, λογιστική, λογιστής, حسابداری, حسابدار, redovisning, bokföring, účetnictví, účetní, könyvelés, könyvelő, számvitel
audit | kiểm toán, аудит, аудитор, 감사, 監査, สอบบัญชี, έλεγχος, حسابرسی, revision, könyvvizsgálat
insurance | asuransi, insurans, bảo hiểm, страхование, страхування, verzekeringen, verzekering, 보험, 保険, ประกันภัย, asigurări, ασφάλειες, بیمه, försäkring, pojištění, pojišťovnictví, biztosítás
economics | ilmu ekonomi, ekonomi, kinh tế, kinh tế học, экономика, экономист, економіка, економіст, economie, 경제, 경제학, 経済, 経済学, เศรษฐศาสตร์, οικονομικά, اقتصاد, ekonomie, közgazdaságtan, közgazdász
business | bisnis, perniagaan, kinh doanh, бизнес, бізнес, bedrijfskunde, 경영, 경영학, 経営, 経営学, ビジネス, ธุรกิจ, บริหารธุรกิจ, afaceri, διοίκηση επιχειρήσεων, بازرگانی, مدیریت بازرگانی, företagsekonomi, üzleti, üzlet
law | hukum, undang undang, luật, ngành luật, юриспруденция, юрист, право, юридическая, юридична, правознавство, rechten, rechtsgeleerdheid, juridisch, 법, 법학, 변호사, 法学, 法律, 弁護士, กฎหมาย, นิติศาสตร์, drept, νομική, δικηγόρος, حقوق, وکالت, juridik, juristprogrammet, právo, právník, jog, jogász, jogi
human resources | sumber daya manusia, sdm, sumber manusia, nhân sự, кадры, управление персоналом, кадри, управління персоналом, personeelszaken, 인사, 인적자원, 人事, ทรัพยากรบุคคล, resurse umane, ανθρώπινο δυναμικό, منابع انسانی, personalvetare, lidské zdroje, emberi erőforrás
marketing | pemasaran, tiếp thị, маркетинг, маркетинге, маркетингу, маркетолог, 마케팅, マーケティング, การตลาด, μάρκετινγκ, بازاریابی, marknadsföring
advertising | periklanan, iklan, quảng cáo, реклама, рекламе, рекламі, reclame, 광고, 広告, โฆษณา, publicitate, διαφήμιση, تبلیغات, reklám
journalism | jurnalistik, jurnalisme, kewartawanan, báo chí, журналистика, журналист, журналістика, журналіст, journalistiek, 언론, 저널리즘, 기자, ジャーナリズム, 記者, วารสารศาสตร์, นักข่าว, jurnalism, jurnalistică, δημοσιογραφία, روزنامه نگاری, خبرنگاری, journalistik, žurnalistika, újságírás
media | truyền thông, медиа, сми, медіа, 미디어, 방송, メディア, マスコミ, สื่อ, μέσα ενημέρωσης, رسانه, médiá, média
film | phim, điện ảnh, кино, кіно, фильм, 영화, 映画, ภาพยนตร์, κινηματογράφος, سینما, فیلم
music | musik, muzik, âm nhạc, музыка, музика, muziek, 음악, 音楽, ดนตรี, muzică, μουσική, موسیقی, hudba, zene
publishing | penerbitan, xuất bản, издательство, видавництво, uitgeverij, 출판, 出版, สำนักพิมพ์, editură, εκδόσεις, انتشارات, förlag, nakladatelství, könyvkiadás
technology | teknologi, công nghệ, технологии, технології, 기술, テクノロジー, 技術, เทคโนโลยี, tehnologie, τεχνολογία, فناوری, teknik, technika, technológia
information technology | teknologi informasi, teknologi maklumat, công nghệ thông tin, cntt, айти, ит, іт, информационные технологии, інформаційні технології, informatica, 정보기술, 情報技術, เทคโนโลยีสารสนเทศ, ไอที, tehnologia informației, πληροφορική, فناوری اطلاعات, informační technologie, informatika
computer science | ilmu komputer, sains komputer, khoa học máy tính, информатика, інформатика, 컴퓨터공학, 컴퓨터, コンピュータサイエンス, 情報工学, วิทยาการคอมพิวเตอร์, informatică, επιστήμη υπολογιστών, علوم کامپیوتر, کامپیوتر, datavetenskap, számítástechnika
programmer | pemrogram, pengaturcara, lập trình viên, lập trình, программист, программирование, програміст, програмування, розробник, разработчик, programmeur, 프로그래머, 프로그래밍, 개발자, プログラマー, エンジニア, โปรแกรมเมอร์, เขียนโปรแกรม, programator, programare, προγραμματιστής, προγραμματισμός, برنامه نویسی, برنامه نویس, programmerare, programátor, programozó, programozás
software | perangkat lunak, perisian, phần mềm, программное обеспечение, програмне забезпечення, 소프트웨어, ソフトウェア, ソフトウエア, ซอฟต์แวร์, λογισμικό, نرم افزار, mjukvara, mjukvaruutveckling, szoftver, szoftverfejlesztő
data | dữ liệu, phân tích dữ liệu, данные, данных, анализ данных, аналитик данных, аналитика данных, дані, даних, аналіз даних, аналітик даних, аналітика даних, data analyse, gegevens, 데이터, 데이터분석, データ, データ分析, ข้อมูล, analiza datelor, δεδομένα, ανάλυση δεδομένων, داده, تحلیل داده, dataanalys, datová analýza, adatelemzés, adatelemző
artificial intelligence | kecerdasan buatan, trí tuệ nhân tạo, искусственный интеллект, штучний інтелект, kunstmatige intelligentie, 인공지능, 人工知能, ปัญญาประดิษฐ์, inteligență artificială, τεχνητή νοημοσύνη, هوش مصنوعی, artificiell intelligens, umělá inteligence, mesterséges intelligencia
cyber security | keamanan siber, keselamatan siber, an ninh mạng, кибербезопасность, кібербезпека, 사이버보안, 보안, サイバーセキュリティ, ความปลอดภัยไซเบอร์, securitate cibernetică, κυβερνοασφάλεια, امنیت سایبری, cybersäkerhet, kybernetická bezpečnost, kiberbiztonság
statistics | statistika, statistik, thống kê, статистика, 통계, 통계학, 統計, 統計学, สถิติ, statistică, στατιστική, آمار, statisztika
maths | matematika, matematik, toán, toán học, математика, wiskunde, 수학, 数学, คณิตศาสตร์, matematică, μαθηματικά, ریاضی, matematiikka
physics | fisika, fizik, vật lý, физика, фізика, natuurkunde, 물리, 물리학, 物理, 物理学, ฟิสิกส์, fizică, φυσική, فیزیک, fysik, fyzika, fizika
chemistry | ilmu kimia, hóa học, химия, хімія, scheikunde, chemie, 화학, 化学, เคมี, chimie, χημεία, شیمی, kemi, kémia
biology | biologi, sinh học, биология, біологія, biologie, 생물, 생물학, 生物, 生物学, ชีววิทยา, βιολογία, زیست شناسی, biológia
engineering | teknik, kejuruteraan, kỹ thuật, kỹ sư, инженер, инженерия, інженер, інженерія, techniek, werktuigkunde, 공학, 엔지니어, 工学, วิศวกรรม, วิศวกร, inginerie, inginer, μηχανική, μηχανικός, مهندسی, ingenjör, inženýrství, inženýr, mérnök
mechanical engineering | teknik mesin, kejuruteraan mekanikal, kỹ thuật cơ khí, cơ khí, машиностроение, инженер механик, машинобудування, werktuigbouwkunde, 기계공학, 기계, 機械工学, 機械, วิศวกรรมเครื่องกล, inginerie mecanică, μηχανολογία, μηχανολόγος, مهندسی مکانیک, maskinteknik, strojírenství, gépészmérnök, gépészet
electrical engineering | teknik elektro, kejuruteraan elektrik, kỹ thuật điện, điện tử, электротехника, электроника, електротехніка, електроніка, elektrotechniek, 전기공학, 전자공학, 전기전자, 電気工学, 電子工学, วิศวกรรมไฟฟ้า, inginerie electrică, ηλεκτρολόγος, مهندسی برق, elektroteknik, elektrotechnika, villamosmérnök
civil engineering | teknik sipil, kejuruteraan awam, xây dựng dân dụng, kỹ thuật xây dựng, гражданское строительство, цивільне будівництво, civiele techniek, 토목, 토목공학, 土木, 土木工学, วิศวกรรมโยธา, inginerie civilă, πολιτικός μηχανικός, مهندسی عمران, عمران, väg och vatten, stavební inženýrství, építőmérnök
construction | konstruksi, pembinaan, xây dựng, строительство, будівництво, bouw, bouwkunde, 건설, 건축시공, 建設, ก่อสร้าง, construcții, κατασκευές, ساخت و ساز, byggbranschen, stavebnictví, építőipar
architecture | arsitektur, arsitek, seni bina, kiến trúc, kiến trúc sư, архитектура, архитектор, архітектура, архітектор, architectuur, 건축, 건축학, 건축가, 建築, 建築学, สถาปัตยกรรม, สถาปนิก, arhitectură, arhitect, αρχιτεκτονική, معماری, arkitektur, arkitekt, architektura, építészet, építész
design | desain, reka bentuk, thiết kế, дизайн, дизайнер, ontwerp, vormgeving, 디자인, 디자이너, デザイン, デザイナー, ออกแบบ, σχέδιο, طراحی, formgivning, návrhář, tervezés
graphic design | desain grafis, reka bentuk grafik, thiết kế đồ họa, графический дизайн, графічний дизайн, grafisch ontwerp, grafische vormgeving, 그래픽디자인, 시각디자인, グラフィックデザイン, กราฟิกดีไซน์, design grafic, γραφιστική, γραφίστας, طراحی گرافیک, گرافیک, grafisk design, grafický design, grafikus
fashion | busana, tata busana, fesyen, thời trang, мода, моде, моді, 패션, ファッション, แฟชั่น, modă, μόδα, مد, مد و لباس, móda, divat
textiles | tekstil, dệt may, текстиль, textiel, 섬유, 繊維, สิ่งทอ, κλωστοϋφαντουργία, نساجی, textilier, textilipar
medicine | kedokteran, perubatan, dokter, y khoa, bác sĩ, медицина, врач, лікар, geneeskunde, 의학, 의사, 医学, 医者, แพทย์, medicină, ιατρική, پزشکی, läkare, medicína, lékař, orvos
healthcare | kesehatan, kesihatan, y tế, chăm sóc sức khỏe, здравоохранение, охорона здоров я, gezondheidszorg, zorg, 의료, 보건, 医療, สาธารณสุข, sănătate, υγεία, بهداشت, sjukvård, zdravotnictví, egészségügy
nursing | keperawatan, perawat, kejururawatan, điều dưỡng, y tá, медсестра, сестринское дело, медична сестра, verpleegkunde, verpleegkundige, 간호, 간호학, 看護, 看護師, พยาบาล, asistent medical, νοσηλευτική, پرستاری, sjuksköterska, ošetřovatelství, ápoló
pharmacy | farmasi, apoteker, dược, dược sĩ, фармация, фармацевт, фармація, farmacie, apotheek, 약학, 제약, 약사, 薬学, 薬剤師, เภสัชกรรม, เภสัช, φαρμακευτική, داروسازی, apotekare, gyógyszerész
psychology | psikologi, tâm lý học, tâm lý, психология, психолог, психологія, psychologie, 심리, 심리학, 心理学, จิตวิทยา, psihologie, ψυχολογία, روانشناسی, psykologi, pszichológia
laboratory | laboratorium, makmal, phòng thí nghiệm, лаборатория, лаборант, лабораторія, 실험실, 연구실, 実験室, ห้องปฏิบัติการ, laborator, εργαστήριο, آزمایشگاه, laboratoř
research | penelitian, penyelidikan, nghiên cứu, исследование, исследования, дослідження, onderzoek, 연구, 研究, วิจัย, cercetare, έρευνα, پژوهش, forskning, výzkum, kutatás
education | pendidikan, giáo dục, образование, освіта, onderwijs, 교육, 教育, การศึกษา, educație, εκπαίδευση, آموزش, utbildning, vzdělávání, oktatás
teacher | guru, pengajar, giáo viên, учитель, преподаватель, вчитель, викладач, leraar, 교사, 선생님, 教師, 先生, ครู, profesor, învățător, δάσκαλος, καθηγητής, معلم, lärare, učitel, tanár
translation | penerjemahan, penerjemah, terjemahan, biên dịch, phiên dịch, dịch thuật, перевод, переводчик, переклад, перекладач, vertalen, vertaler, 번역, 통역, 翻訳, 通訳, แปลภาษา, นักแปล, traducere, traducător, μετάφραση, μεταφραστής, ترجمه, مترجم, översättning, překlad, překladatel, fordítás, fordító
history | sejarah, lịch sử, история, історія, geschiedenis, 역사, 歴史, ประวัติศาสตร์, istorie, ιστορία, تاریخ, dějiny, történelem
museum | muzium, bảo tàng, музей, музее, музеї, 박물관, 미술관, 博物館, 美術館, พิพิธภัณฑ์, muzeu, μουσείο, موزه, muzeum, múzeum
art | kesenian, seni, nghệ thuật, mỹ thuật, искусство, мистецтво, kunst, 미술, 예술, 芸術, 美術, ศิลปะ, artă, τέχνη, هنر, konst, umění, művészet
politics | politik, chính trị, политика, політика, politiek, 정치, 政治, การเมือง, รัฐศาสตร์, politică, πολιτική, سیاست, statsvetenskap, politologie, politika
international relations | hubungan internasional, hubungan antarabangsa, quan hệ quốc tế, международные отношения, міжнародні відносини, internationale betrekkingen, 국제관계, 国際関係, ความสัมพันธ์ระหว่างประเทศ, relații internaționale, διεθνείς σχέσεις, روابط بین الملل, internationella relationer, mezinárodní vztahy, nemzetközi kapcsolatok
charity | amal, lembaga amal, từ thiện, благотворительность, благодійність, goede doelen, 자선, 비영리, 慈善, การกุศล, caritate, φιλανθρωπία, خیریه, välgörenhet, charita, jótékonyság
environment | lingkungan, alam sekitar, môi trường, экология, окружающая среда, екологія, довкілля, 환경, 環境, สิ่งแวดล้อม, mediu, περιβάλλον, محیط زیست, miljö, životní prostředí, környezetvédelem
energy | tenaga, năng lượng, энергетика, енергетика, 에너지, エネルギー, พลังงาน, ενέργεια, انرژی
renewable energy | energi terbarukan, tenaga boleh diperbaharui, năng lượng tái tạo, возобновляемая энергия, відновлювана енергія, hernieuwbare energie, duurzame energie, 신재생에너지, 재생에너지, 再生可能エネルギー, พลังงานทดแทน, energie regenerabilă, ανανεώσιμες πηγές ενέργειας, انرژی تجدیدپذیر, förnybar energi, obnovitelné zdroje, megújuló energia
agriculture | pertanian, nông nghiệp, сельское хозяйство, сільське господарство, landbouw, 농업, 農業, การเกษตร, เกษตร, agricultură, γεωργία, γεωπονία, کشاورزی, jordbruk, lantbruk, zemědělství, mezőgazdaság
food | makanan, pangan, thực phẩm, пищевая промышленность, харчова промисловість, voeding, levensmiddelen, 식품, 식품공학, 食品, อาหาร, industria alimentară, τρόφιμα, صنایع غذایی, غذا, livsmedel, potravinářství, élelmiszer, élelmiszeripar
hospitality | perhotelan, khách sạn, nhà hàng khách sạn, гостиница, гостиничный бизнес, готель, готельна справа, horeca, hotelmanagement, 호텔, 호텔경영, ホテル, 旅館, โรงแรม, การโรงแรม, ospitalitate, hotelărie, ξενοδοχείο, ξενοδοχειακά, هتلداری, هتل, hotell, hotelnictví, vendéglátás, szálloda
tourism | pariwisata, pelancongan, du lịch, туризм, туризме, туризмі, toerisme, 관광, 여행, 観光, ツーリズム, การท่องเที่ยว, ท่องเที่ยว, turism, τουρισμός, گردشگری, cestovní ruch, turizmus
sport | olahraga, sukan, thể thao, спорт, спорте, спорті, 스포츠, 체육, スポーツ, 体育, กีฬา, αθλητισμός, ورزش, idrott
football | sepak bola, bola sepak, bóng đá, футбол, voetbal, 축구, サッカー, ฟุตบอล, fotbal, ποδόσφαιρο, فوتبال, fotboll, labdarúgás
logistics | logistik, hậu cần, chuỗi cung ứng, логистика, логістика, logistiek, 물류, 物流, ロジスティクス, โลจิสติกส์, logistică, εφοδιαστική, لجستیک, logisztika
shipping | perkapalan, pelayaran, vận tải biển, hàng hải, судоходство, судноплавство, морской, scheepvaart, zeevaart, maritiem, 해운, 선박, 海運, 造船, พาณิชยนาวี, เรือ, maritim, ναυτιλία, ναυτιλιακά, کشتیرانی, sjöfart, lodní doprava, hajózás
transport | transportasi, pengangkutan, vận tải, giao thông, транспорт, vervoer, 교통, 운송, 交通, 運輸, ขนส่ง, transporturi, μεταφορές, حمل و نقل, doprava, közlekedés
trains | kereta api, đường sắt, железная дорога, поезд, залізниця, spoorwegen, treinen, 철도, 鉄道, รถไฟ, căi ferate, σιδηρόδρομος, راه آهن, قطار, järnväg, železnice, vasút
retail | ritel, eceran, peruncitan, bán lẻ, розничная торговля, роздрібна торгівля, detailhandel, 유통, 소매, 小売, ค้าปลีก, comerț, λιανικό εμπόριο, خرده فروشی, detaljhandel, maloobchod, kiskereskedelem
sales | penjualan, jualan, bán hàng, продажи, продажі, verkoop, 영업, 판매, 営業, 販売, ขาย, vânzări, πωλήσεις, فروش, försäljning, prodej, értékesítés
property | properti, hartanah, bất động sản, недвижимость, нерухомість, vastgoed, makelaardij, 부동산, 不動産, อสังหาริมทรัพย์, imobiliare, ακίνητα, املاک, fastigheter, nemovitosti, ingatlan
automotive | otomotif, automotif, ô tô, автомобили, автомобильная, автомобілі, автомобільна, autotechniek, 자동차, 自動車, ยานยนต์, αυτοκίνητα, αυτοκινητοβιομηχανία, خودرو, خودروسازی, fordonsteknik, automobily, autóipar
aerospace | dirgantara, penerbangan, aeroangkasa, hàng không, vũ trụ, авиация, космос, авиакосмическая, авіація, аерокосмічна, luchtvaart, ruimtevaart, 항공, 항공우주, 우주, 航空, 宇宙, การบิน, อวกาศ, aeronautică, spațial, αεροναυπηγική, αεροδιαστημική, هوافضا, flygteknik, rymdteknik, letectví, repülőmérnök
manufacturing | manufaktur, pembuatan, sản xuất, производство, виробництво, productie, maakindustrie, 제조, 생산, 製造, 生産, การผลิต, producție, παραγωγή, βιομηχανία, تولید, tillverkning, výroba, gyártás
hospital | rumah sakit, bệnh viện, больница, лікарня, ziekenhuis, 병원, 病院, โรงพยาบาล, spital, νοσοκομείο, بیمارستان, sjukhus, nemocnice, kórház
school | sekolah, trường học, школа, 학교, 学校, โรงเรียน, școală, σχολείο, مدرسه, skola, iskola
biotechnology | bioteknologi, công nghệ sinh học, биотехнология, біотехнологія, 생명공학, 바이오, バイオテクノロジー, 生物工学, เทคโนโลยีชีวภาพ, biotehnologie, βιοτεχνολογία, بیوتکنولوژی, زیست فناوری, bioteknik
robotics | robotika, robot học, робототехника, робототехніка, 로봇, 로봇공학, ロボット, ロボット工学, หุ่นยนต์, robotică, ρομποτική, رباتیک
game development | pengembang game, lập trình game, разработка игр, геймдев, розробка ігор, 게임, 게임개발, ゲーム, ゲーム開発, เกม, พัฒนาเกม, jocuri video, بازی سازی, spelutveckling, herní vývoj, játékfejlesztés
animation | animasi, hoạt hình, анимация, анімація, 애니메이션, アニメーション, アニメ, แอนิเมชัน, animație, انیمیشن, animace, animáció
communications | komunikasi, ilmu komunikasi, komunikasi massa, коммуникации, комунікації, communicatie, 커뮤니케이션, 신문방송, コミュニケーション, นิเทศศาสตร์, comunicare, επικοινωνία, ارتباطات, kommunikation, komunikace, kommunikáció
social work | pekerjaan sosial, kerja sosial, công tác xã hội, социальная работа, соціальна робота, maatschappelijk werk, 사회복지, 社会福祉, สังคมสงเคราะห์, asistență socială, κοινωνική εργασία, مددکاری اجتماعی, socialt arbete, sociální práce, szociális munka
supply chain | rantai pasok, rantai pasokan, rantaian bekalan, цепочка поставок, ланцюг постачання, toeleveringsketen, 공급망, サプライチェーン, ซัพพลายเชน, lanț de aprovizionare, εφοδιαστική αλυσίδα, زنجیره تامین, försörjningskedja, dodavatelský řetězec, ellátási lánc
geography | geografi, địa lý, география, географія, aardrijkskunde, 지리, 地理学, ภูมิศาสตร์, γεωγραφία, جغرافیا, geografie, földrajz
sociology | sosiologi, xã hội học, социология, соціологія, 사회학, 社会学, สังคมวิทยา, κοινωνιολογία, جامعه شناسی, szociológia
urban planning | kentsel planlama, şehir planlama, şehir ve bölge planlama, şehir plancısı, urbanisme, aménagement du territoire, urbanismo, planificación urbana, planejamento urbano, stadtplanung, raumplanung, pianificazione urbana, urbanistica, planowanie przestrzenne, urbanistyka, 城市规划, 城乡规划, quy hoạch đô thị, perencanaan kota, شهرسازی, تخطيط عمراني, 도시계획, 都市計画
industrial engineering | endüstri mühendisliği, endüstri mühendisi, génie industriel, ingeniería industrial, engenharia de produção, engenharia industrial, wirtschaftsingenieurwesen, wirtschaftsingenieur, ingegneria gestionale, inżynieria produkcji, 工业工程, kỹ thuật công nghiệp, teknik industri, مهندسی صنایع, هندسة صناعية, 산업공학
chemical engineering | kimya mühendisliği, génie chimique, ingeniería química, engenharia química, chemieingenieurwesen, verfahrenstechnik, ingegneria chimica, inżynieria chemiczna, 化学工程, 化工, kỹ thuật hóa học, teknik kimia, مهندسی شیمی, هندسة كيميائية, 화학공학
environmental engineering | çevre mühendisliği, génie de l environnement, ingeniería ambiental, engenharia ambiental, umwelttechnik, ingegneria ambientale, inżynieria środowiska, 环境工程, kỹ thuật môi trường, teknik lingkungan, هندسة بيئية
aerospace engineering | havacılık ve uzay mühendisliği, uçak mühendisliği, aéronautique, génie aérospatial, ingeniería aeroespacial, aeronáutica, engenharia aeroespacial, luft und raumfahrttechnik, ingegneria aerospaziale, lotnictwo, 航空航天, 航空工程, هندسة طيران
french | français, en français, francuski, francuskim, französisch, francés, francese, francês, fransızca, 法语, tiếng pháp, bahasa prancis, الفرنسية, فرانسیسی
french speaking | français courant, francophone, parle français, langue française
polish | polski, polskim, po polsku, językiem polskim, język polski, języka polskiego, polonais, polnisch, polaco, lehçe
spanish | español, espagnol, spanisch, spagnolo, espanhol, ispanyolca, hiszpański, hiszpańskim, 西班牙语, tiếng tây ban nha, الإسبانية
german | deutsch, allemand, alemán, tedesco, alemão, almanca, niemiecki, niemieckim, 德语, tiếng đức, الألمانية
italian | italiano, italien, italienisch, italyanca, włoski, włoskim, 意大利语, الإيطالية
portuguese | português, portugais, portugiesisch, portugués, portoghese, portekizce, portugalski, 葡萄牙语
arabic | arabe, arabisch, árabe, arapça, arabski, 阿拉伯语, العربية, اللغة العربية
chinese | chinois, chinesisch, cinese, chinês, çince, chiński, 中文, 汉语, 普通话, tiếng trung
television | televizyon, télévision, fernsehen, televisión, televisione, televisão, telewizja, 电视, 電視, truyền hình, televisi, تلفزيون, ٹیلی ویژن, 방송국
documentary | belgesel, documentaire, dokumentarfilm, documental, documentario, documentário, film dokumentalny, 纪录片, phim tài liệu, وثائقي
video editing | video kurgu, montage vidéo, videoschnitt, edición de vídeo, montaggio video, edição de vídeo, montaż filmowy, 剪辑, 视频剪辑, dựng phim
photography | fotoğrafçılık, photographie, fotografie, fotografía, fotografia, 摄影, nhiếp ảnh, fotografi, تصوير
quant | 量化, 量化金融, 量化交易, finance quantitative, finanzas cuantitativas
events | etkinlik, événementiel, organisation d événements, eventmanagement, veranstaltungen, eventos, organización de eventos, eventi, organização de eventos, organizacja imprez, 活动策划, 会展, tổ chức sự kiện, فعاليات
customer service | müşteri hizmetleri, service client, kundenservice, kundendienst, atención al cliente, servizio clienti, atendimento ao cliente, obsługa klienta, 客服, 客户服务, chăm sóc khách hàng, layanan pelanggan, خدمة العملاء
administration | idari işler, ofis işi, assistant administratif, assistante administrative, secrétariat, bürokauffrau, verwaltung, administrativo, auxiliar administrativo, segreteria, secretariado, administracja, praca biurowa, 行政, 文员, hành chính, administrasi, إدارية, سكرتارية
hotel | otel, otelcilik, hôtel, hôtellerie, hotellerie, hotelería, albergo, alberghiero, hotelaria, hotelarstwo, 酒店, 酒店管理, khách sạn, perhotelan, فنادق, ہوٹل
dentistry | diş hekimliği, dentaire, zahnmedizin, odontología, odontologia, stomatologia, 口腔医学, 牙医, nha khoa, طب أسنان
physiotherapy | fizyoterapi, fizyoterapist, kinésithérapie, kiné, physiotherapie, krankengymnastik, fisioterapia, fizjoterapia, 物理治疗, 康复, vật lý trị liệu, fisioterapi, علاج طبيعي
veterinary | veteriner, veterinerlik, vétérinaire, tiermedizin, tierarzt, veterinaria, veterinário, weterynaria, 兽医, thú y, kedokteran hewan, بيطري
nutrition | beslenme, diyetetik, diététique, ernährungswissenschaft, nutrición, nutrizione, nutrição, dietetyka, 营养学, dinh dưỡng, gizi, تغذية
food science | gıda mühendisliği, génie alimentaire, agroalimentaire, lebensmitteltechnologie, tecnología de alimentos, scienze alimentari, engenharia de alimentos, technologia żywności, 食品科学, 食品工程, công nghệ thực phẩm, teknologi pangan, علوم الغذاء
materials science | malzeme mühendisliği, metalurji, sciences des matériaux, werkstofftechnik, ciencia de materiales, scienza dei materiali, inżynieria materiałowa, 材料科学, 材料, khoa học vật liệu
translation | çeviri, çevirmen, mütercim tercümanlık, traduction, traducteur, traductrice, übersetzung, übersetzer, traducción, traductor, traduzione, tradução, tłumacz, tłumaczenia, 翻译, 口译, dịch thuật, phiên dịch, biên dịch, penerjemah, ترجمة, مترجم
international law | uluslararası hukuk, droit international, völkerrecht, derecho internacional, diritto internazionale, direito internacional, prawo międzynarodowe, 国际法
public health | halk sağlığı, santé publique, gesundheitswissenschaften, salud pública, sanità pubblica, saúde pública, zdrowie publiczne, 公共卫生, y tế công cộng, kesehatan masyarakat, صحة عامة
anywhere | peu importe, peu importe la ville, n importe où, n importe quelle ville, partout, farketmez, fark etmez, şehir fark etmez, egal wo, ort egal, da igual, cualquier ciudad, da igual la ciudad, qualsiasi città, non importa dove, qualquer cidade, tanto faz, obojętnie gdzie, dowolne miasto, 哪里都可以, 城市不限, 不限城市, 地点不限, ở đâu cũng được, di mana saja, أي مدينة
city | şehir, ville, stadt, ciudad, città, cidade, miasto, mieście, 城市, thành phố, مدينة, شہر
not | 不要, 不想, 不是, istemiyorum, değil, pas de, pas du, kein, keine, keinen, nicht, bez, nie chcę, không muốn, không phải, bukan, tidak mau, نہیں چاہیے, नहीं चाहिए, لا أريد
i can | maîtrise, je maîtrise, je sais, sé usar, znam, biliyorum, kullanabiliyorum, ich kann, kenne, 会用, 熟悉, 掌握, biết dùng, menguasai
please | lütfen, s il vous plaît, bitte, por favor, per favore, proszę, 请, 谢谢, tolong, من فضلك
hello | bonjour, bonsoir, salut, merhaba, selam, hola, buenas, ciao, olá, cześć, dzień dobry, guten tag, 你好, 您好, xin chào, chào, halo, مرحبا, السلام عليكم, नमस्ते, سلام, 안녕하세요, こんにちは
masters degree | yüksek lisans, maîtrise universitaire, masterstudium, máster, laurea magistrale, mestrado, magisterka, studia magisterskie, 硕士, 硕士在读, 研究生, thạc sĩ, ماجستير
no experience | deneyimsiz, tecrübesiz, sans expérience, ohne erfahrung, sin experiencia, senza esperienza, sem experiência, bez doświadczenia, 没有经验, 无经验, không kinh nghiệm, tanpa pengalaman, بدون خبرة
well paid | iyi maaş, bien payé, bien rémunéré, gut bezahlt, bien pagado, ben pagato, bem pago, dobrze płatna, 高薪, 工资高, lương cao, gaji tinggi
an hour | saatlik, saatte, de l heure, par heure, pro stunde, die stunde, por hora, all ora, za godzinę, 每小时, mỗi giờ, في الساعة
at least | en az, au moins, mindestens, al menos, por lo menos, almeno, pelo menos, ao menos, co najmniej, przynajmniej, 至少, ít nhất, على الأقل
pounds | sterlin, livres, livres sterling, pfund, libras, sterline, funtów, 英镑, bảng anh, جنيه
hours | saat, heures, stunden, horas, godzin, godziny, 小时, giờ, ساعة, ساعات, گھنٹے, घंटे
weeks | hafta, haftalık, semaines, wochen, semanas, settimane, tygodni, 周, 星期, tuần, minggu, أسابيع
months | aylık, mois, monate, meses, mesi, miesięcy, miesiące, 个月, tháng, bulan, أشهر, شهور
internship | stażu, staże, stażem, praktyk, praktykę, stajlar, prácticum, pasantías, stages
manchester | manchesterze, manchesteru, manchesterda
birmingham | birminghamie
liverpool | liverpoolu
january | janvier, januar, jänner, enero, gennaio, janeiro, styczeń, stycznia, styczniu, ocak, ocakta, januari, ianuarie, январь, января, январе, січень, січня, січні, leden, ledna, lednu, január, januárban, ιανουάριος, ιανουάριο, 一月, 1月, 1월, يناير, जनवरी, جنوری, জানুয়ারি
february | février, februar, febrero, febbraio, fevereiro, luty, lutego, lutym, şubat, februari, februarie, февраль, февраля, феврале, лютий, лютого, лютому, únor, února, února, február, februárban, φεβρουάριος, φεβρουάριο, 二月, 2月, 2월, فبراير, फरवरी, فروری, ফেব্রুয়ারি
march | mars, märz, marzo, março, marzec, marca, marcu, mart, maart, martie, maret, март, марта, марте, березень, березня, березні, březen, března, březnu, március, márciusban, μάρτιος, μάρτιο, 三月, 3月, 3월, مارس, मार्च, مارچ, মার্চ
april | avril, abril, aprile, kwiecień, kwietnia, kwietniu, nisan, nisanda, aprilie, апрель, апреля, апреле, квітень, квітня, квітні, duben, dubna, dubnu, április, áprilisban, απρίλιος, απρίλιο, 四月, 4月, 4월, أبريل, ابريل, अप्रैल, اپریل, এপ্রিল
may | mai, mayo, maggio, maio, maj, maja, maju, mayıs, mayısta, mei, май, мая, травень, травня, травні, květen, května, květnu, május, májusban, μάιος, μάιο, 五月, 5月, 5월, مايو, मई, مئی, মে মাসে
june | juin, juni, junio, giugno, junho, czerwiec, czerwca, czerwcu, haziran, haziranda, iunie, июнь, июня, июне, червень, червня, червні, červen, června, červnu, június, júniusban, ιούνιος, ιούνιο, 六月, 6月, 6월, يونيو, जून, جون, জুন
july | juillet, juli, julio, luglio, julho, lipiec, lipca, lipcu, temmuz, temmuzda, iulie, июль, июля, июле, липень, липня, липні, červenec, července, červenci, július, júliusban, ιούλιος, ιούλιο, 七月, 7月, 7월, يوليو, जुलाई, جولائی, জুলাই
august | août, agosto, sierpień, sierpnia, sierpniu, ağustos, ağustosta, augustus, augusti, agustus, август, августа, августе, серпень, серпня, серпні, srpen, srpna, srpnu, augusztus, augusztusban, αύγουστος, αύγουστο, 八月, 8月, 8월, أغسطس, अगस्त, اگست, আগস্ট
september | septembre, septiembre, setiembre, settembre, setembro, wrzesień, września, wrześniu, eylül, eylülde, septembrie, сентябрь, сентября, сентябре, вересень, вересня, вересні, září, szeptember, szeptemberben, σεπτέμβριος, σεπτέμβριο, 九月, 9月, 9월, سبتمبر, सितंबर, ستمبر, সেপ্টেম্বর
october | octobre, oktober, octubre, ottobre, outubro, październik, października, październiku, ekim, ekimde, octombrie, октябрь, октября, октябре, жовтень, жовтня, жовтні, říjen, října, říjnu, október, októberben, οκτώβριος, οκτώβριο, 十月, 10月, 10월, أكتوبر, اكتوبر, अक्टूबर, اکتوبر, অক্টোবর
november | novembre, noviembre, novembro, listopad, listopada, listopadzie, kasım, kasımda, noiembrie, ноябрь, ноября, ноябре, листопада, листопаді, listopadu, novemberben, νοέμβριος, νοέμβριο, 十一月, 11月, 11월, نوفمبر, नवंबर, نومبر, নভেম্বর
december | décembre, dezember, diciembre, dicembre, dezembro, grudzień, grudnia, grudniu, aralık, aralıkta, decembrie, desember, декабрь, декабря, декабре, грудень, грудня, грудні, prosinec, prosince, prosinci, decemberben, δεκέμβριος, δεκέμβριο, 十二月, 12月, 12월, ديسمبر, दिसंबर, دسمبر, ডিসেম্বর
autumn | automne, herbst, herbstpraktikum, otoño, autunno, autunnale, outono, jesień, jesienią, jesieni, jesienny, sonbahar, sonbaharda, güz, güz dönemi, musim gugur, mùa thu, осень, осенью, осенняя, осінь, восени, herfst, najaar, 가을, 秋, 秋学期, toamnă, φθινόπωρο, پاییز, höst, hösten, podzim, ősz, ősszel, 秋天, 秋季, خريف, الخريف, शरद, خزاں, শরৎ
spring | printemps, frühling, frühjahr, primavera, primaverile, wiosna, wiosną, wiosny, wiosenny, ilkbahar, ilkbaharda, bahar dönemi, musim semi, mùa xuân, весна, весной, весенняя, навесні, lente, voorjaar, 봄, 春, 春学期, primăvară, άνοιξη, بهار, vår, våren, jaro, tavasz, tavasszal, 春天, 春季, ربيع, الربيع, वसंत, موسم بہار, বসন্ত
winter | winterpraktikum, invernale, zimą, zimowy, kışın, musim dingin, mùa đông, зима, зимой, зимняя, взимку, 겨울, 겨울방학, 冬, 冬休み, iarnă, χειμώνας, زمستان, vinter, vintern, zimní, tél, télen
weekends | wochenende, wochenenden, am wochenende, fin de semana, fines de semana, fine settimana, fim de semana, fins de semana, weekendy, w weekendy, hafta sonu, hafta sonları, akhir pekan, hujung minggu, cuối tuần, выходные, по выходным, вихідні, 주말, 週末, 周末, víkend, hétvége, hétvégén, عطلة نهاية الأسبوع, सप्ताहांत
remote | zdalny, zdalna, zdalnie, zdalne, praca zdalna, heimarbeit, homeoffice, teletrabajo, télétravail, smart working, lavoro agile, trabalho remoto, uzaktan çalışma, 居家办公, 远程办公, 在宅, リモート, 재택, 재택근무
looking for | chahiye, chahie, chaiye, mujhe chahiye, dhundh raha, dhoondh raha, dhund raha hu, talash hai, sedang cari
work | kaam, kam karna, naukri, nokri, rozgar
the | mujhe, mein, hai, karna, karne, ke liye, wala, wali, koi, aur, bhi
`;
