import { folded } from '#server/cv/reading/cv-text.ts';

/** What a section of a CV is about. `top` is what stands before the first heading. */
export type Kind =
	| 'top'
	| 'contact'
	| 'summary'
	| 'education'
	| 'experience'
	| 'projects'
	| 'skills'
	| 'languages'
	| 'other';

/** Headings as CVs have them, folded, in English and the languages of many applicants. */
const HEADINGS: Record<Exclude<Kind, 'top'>, string> = {
	contact:
		'contact|contacts|contact me|contact details|contact information|contact info|personal details|personal information|personal info|personal data|personliche daten|kontakt|coordonnees|contacto|datos personales|contatti|dati personali|contato|dane osobowe|kisisel bilgiler|личные данные|контакты|联系方式|个人信息|基本信息',
	summary:
		'summary|profile|about me|about|personal profile|personal statement|professional summary|professional profile|career summary|executive summary|objective|career objective|career profile|profil|a propos|perfil|sobre mi|profilo|resumo|o mnie|hakkimda|о себе|自我评价|个人简介',
	education:
		'education|education and training|education and qualifications|education and qualification|education and certifications|academic background|academic history|academic qualifications|academic qualification|academic profile|academics|educational background|educational qualifications|educational qualification|qualifications|education history|ausbildung|bildung|bildungsweg|studium|formation|formations|diplomes|etudes|educacion|formacion|formacion academica|istruzione|istruzione e formazione|educacao|formacao academica|formacao|wyksztalcenie|edukacja|egitim|opleiding|образование|освіта|εκπαιδευση|教育背景|教育经历|学歴',
	experience:
		'experience|experiences|work experience|work experiences|professional experience|professional experiences|relevant experience|relevant work experience|employment|employment history|employment experience|work history|career history|internship experience|internships|internship|industry experience|other experience|other work experience|additional experience|additional work experience|part time work|part time experience|volunteering|volunteer experience|volunteer work|voluntary work|voluntary experience|volunteering experience|work and volunteering|work and volunteer experience|berufserfahrung|praktische erfahrung|praktika|arbeitserfahrung|experience professionnelle|experiences professionnelles|stages|experiencia|experiencia laboral|experiencia profesional|esperienza lavorativa|esperienze lavorative|esperienza professionale|experiencia profissional|doswiadczenie|doswiadczenie zawodowe|is deneyimi|deneyim|werkervaring|опыт работы|досвід роботи|εργασιακη εμπειρια|工作经历|实习经历|工作经验|职歴',
	projects:
		'projects|project|personal projects|academic projects|selected projects|key projects|relevant projects|technical projects|university projects|side projects|project experience|projects and research|projekte|projets|proyectos|progetti|projetos|projekty|projeler|проекты|项目经历|项目经验',
	skills:
		'skills|skill|key skills|technical skills|technical skill|core skills|it skills|computer skills|digital skills|professional skills|hard skills|soft skills|skills and tools|skills and technologies|skills summary|technologies|tools|tools and technologies|programming skills|software|software skills|skills and languages|languages and skills|technical proficiencies|core competencies|competencies|technical expertise|areas of expertise|expertise|kenntnisse|fahigkeiten|edv kenntnisse|competences|competences techniques|habilidades|competenze|competenze digitali|competencias|umiejetnosci|beceriler|yetenekler|vaardigheden|навыки|навички|δεξιοτητες|技能|专业技能|スキル',
	languages:
		'languages|language|language skills|languages spoken|spoken languages|foreign languages|language proficiency|sprachen|sprachkenntnisse|langues|idiomas|lingue|linguas|jezyki|jezyki obce|yabanci diller|diller|talen|языки|мови|γλωσσες|语言|语言能力',
	other:
		'references|reference|referees|interests|hobbies|interests and hobbies|hobbies and interests|personal interests|activities|activities and interests|extracurricular activities|extra curricular activities|extracurriculars|extracurricular|leadership|leadership and activities|leadership experience|positions of responsibility|position of responsibility|responsibilities|awards|honours|honors|awards and honours|honours and awards|honors and awards|achievements|achievements and awards|awards and achievements|scholarships|certifications|certification|certificates|certifications and awards|licenses and certifications|licences and certifications|courses|courses and certifications|relevant coursework|coursework|relevant modules|modules|relevant courses|publications|research|research interests|research experience|teaching|teaching experience|conferences|presentations|training|trainings|training and courses|workshops|memberships|professional memberships|affiliations|additional information|further information|other information|other|miscellaneous|strengths|declaration|driving licence|driving license|portfolio|links|social media|networks|societies|sports|interessen|hobbys|engagement|zertifikate|centres d interet|loisirs|interets|intereses|aficiones|certificaciones|interessi|certificazioni|interesses|zainteresowania|ilgi alanlari|sertifikalar|referanslar|referenzen|referencias|интересы|достижения|сертификаты|荣誉奖项|获奖情况|证书|兴趣爱好',
};

const kinds = new Map(
	Object.entries(HEADINGS).flatMap(([kind, names]) =>
		names.split('|').map((name) => [folded(name).normalize('NFC'), kind as Kind] as const),
	),
);

/** The longest heading, in letters. */
const LONGEST = 45;

/** What a line is the heading of, whatever its capitals, accents and signs; null if it is none that is known. */
export function headingKind(text: string): Kind | null {
	if (text.length > 2 * LONGEST) return null;
	const spread = /^(?:[\p{L}&] ){3,}[\p{L}&]$/u.test(text.trim()) ? text.replace(/ /g, '') : text;
	const words = folded(spread)
		.normalize('NFC')
		.replace(/&|\+/g, ' and ')
		.replace(/[^\p{L}]+/gu, ' ')
		.trim();
	return kinds.get(words) ?? null;
}

/** Whether all its letters are capitals. */
export const isInCapitals = (text: string): boolean =>
	/\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** Whether a line may be a heading that is not known, if it looks like one. */
export const mayBeHeading = (text: string): boolean =>
	text.length <= LONGEST && text.split(' ').length <= 5 && /^[\p{L}\s&/’'-]+:?$/u.test(text);
