/** What a calendar program makes of a file: its method, uid, number and start. */
export function readCalendar(calendar: string | null | undefined) {
	const lines = (calendar ?? '').replaceAll('\r\n ', '').split('\r\n');
	const read = (name: string) =>
		lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
	return {
		method: read('METHOD'),
		uid: read('UID'),
		sequence: read('SEQUENCE'),
		start: read('DTSTART'),
	};
}
