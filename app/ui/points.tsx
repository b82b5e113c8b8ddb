/** A list of points; nothing where there are none. */
export const Points = ({ points }: { points: readonly string[] }) =>
	points.length > 0 && (
		<ul className="list-disc pl-5">
			{points.map((point) => (
				<li key={point}>{point}</li>
			))}
		</ul>
	);
