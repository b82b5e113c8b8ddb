/** What to do about a clock that is wrong. @param late by how many seconds it is behind; negative: ahead */
export function clockWords(late: number): string {
	const minutes = Math.abs(late) / 60;
	const off = minutes < 2 ? `${Math.abs(late)} seconds` : `${String(Math.round(minutes))} minutes`;
	return `The clock of your device is about ${off} ${late > 0 ? 'slow' : 'fast'}, so that its codes are not right. Let it set its clock by itself, in its settings, and type the next code.`;
}
