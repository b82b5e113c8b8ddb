/** Words with dates, each of which stays in one line. The spaces are plain: so a date is copied and looked for. */
export const WholeDays = ({ words }: { words: string }) =>
	words.split(/(\d+ [A-Z][a-z]+ \d{4})/).map((part, index) =>
		index % 2 === 1 ? (
			<span key={part} className="whitespace-nowrap max-[11rem]:whitespace-normal">
				{part}
			</span>
		) : (
			part
		),
	);
