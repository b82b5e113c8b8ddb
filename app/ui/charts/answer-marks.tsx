/** More than these are counted in words only. */
const MOST_SHOWN = 40;

/** A mark for each application of a record, hollow without an answer; from edge to edge. */
export const AnswerMarks = ({ asked, answered }: { asked: number; answered: number }) =>
	asked > MOST_SHOWN ? null : (
		<svg className="chart h-6" aria-hidden="true">
			{Array.from({ length: asked }, (_, index) => (
				<rect
					// biome-ignore lint/suspicious/noArrayIndexKey: the marks are alike and keep their order
					key={index}
					x={`${(100 * index) / (asked - 0.3)}%`}
					width={`${70 / (asked - 0.3)}%`}
					y="1"
					height="22"
					rx="3"
					strokeWidth="1.5"
					strokeDasharray={index < answered ? undefined : '3 2'}
					className={index < answered ? 'fill-data-1' : 'fill-card stroke-data-line'}
				/>
			))}
		</svg>
	);
