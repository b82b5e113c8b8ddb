/** Messages of a rejection by whether they are at least one sentence. */
export const SENTENCES = [
	'We chose others.',
	'Thank you. We have chosen somebody else this time.',
	'Dear {name}, all places are filled.',
	'谢谢你的申请，但这次我们选择了别人。',
	'ขอบคุณสำหรับใบสมัครของคุณ',
	'Спасибо, но мы выбрали другого.',
	'शुक्रिया, हमने किसी और को चुना है।',
	'지원해 주셔서 감사합니다만 어렵습니다',
];
export const NO_SENTENCES = [
	'',
	'ab',
	' \n\t ',
	'No.',
	'a b c',
	'Dear {name},',
	'{name} {name} {name} no',
	'nononononononononono',
	'......... ......... .........',
	'1234567 1234567 1234567',
	'不行',
];
