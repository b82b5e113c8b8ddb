/** What a command is doing, for a person who waits. */
type Progress = {
	/** @param text what is being done now; it is shown at the next interval */
	say(text: string): void;
	close(): void;
};

type Stream = { isTTY?: boolean; write(text: string): unknown };

const TERMINAL_MS = 200;
const LINES_MS = 5_000;

/** On a terminal one line that changes; elsewhere, as in a log, a line every five seconds. */
export function showProgress(stream: Stream): Progress {
	let text = '';
	const [before, after] = stream.isTTY ? ['\r\x1b[K', ''] : ['', '\n'];
	const show = () => {
		if (text !== '') stream.write(before + text + after);
	};
	const timer = setInterval(show, stream.isTTY ? TERMINAL_MS : LINES_MS).unref();
	return {
		say: (now) => {
			text = now;
		},
		close: () => {
			clearInterval(timer);
			if (stream.isTTY) stream.write(before);
		},
	};
}

export const counted = (number: number) => number.toLocaleString('en-GB');

export const megabytes = (bytes: number) => `${counted(Math.round(bytes / 1e6))} MB`;
