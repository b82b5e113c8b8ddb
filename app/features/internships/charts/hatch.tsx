/** A pattern of slanting lines, for what no colour alone should tell apart; one in each drawing that uses it. */
export const Hatch = ({ id }: { id: string }) => (
	<defs>
		<pattern
			id={`hatch-${id}`}
			width="6"
			height="6"
			patternUnits="userSpaceOnUse"
			patternTransform="rotate(45)"
		>
			<path d="M0 0v6" strokeWidth="3" className="stroke-data-2" />
		</pattern>
	</defs>
);

/** The `fill` of a shape that shows the pattern. */
export const hatched = (id: string) => `url(#hatch-${id})`;
