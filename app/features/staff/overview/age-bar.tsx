import { useStaffOverview } from '#app/features/staff/staff-context.tsx';
import { agesWords, OLD } from '#app/features/staff/waiting-words.ts';
import { cn } from '#app/lib/cn.ts';
import { daysBetween, londonDay } from '#schema/london-day.ts';

/** Where the bar ends, in days. */
const MOST = 2 * OLD;
const [WIDTH, LEAST] = [72, 8];
const AT = (OLD / MOST) * WIDTH;

/**
 * How long something has waited, up to 14 days, with a red line where it is too long; the words stand beside it.
 * @param late whether it has been too long from the first day on
 */
const AgeBar = ({ days, late }: { days: number; late: boolean }) => (
	<svg width={WIDTH} height="14" aria-hidden="true" className="shrink-0">
		<rect y="2" width={WIDTH} height="10" rx="5" className="fill-data-3" />
		<rect
			y="2"
			width={Math.max(LEAST, (Math.min(days, MOST) / MOST) * WIDTH)}
			height="10"
			rx="5"
			className={late || days >= OLD ? 'fill-data-1' : 'fill-data-2'}
		/>
		<path d={`M${late ? 1 : AT} 0v14`} strokeWidth="2" className="stroke-data-line" />
	</svg>
);

/** How long something has waited, as a bar and in words. */
export const Waited = ({
	days,
	before,
	isOverdue = false,
}: {
	days: number;
	before?: string;
	/** Whether it is counted from the day that was promised. */
	isOverdue?: boolean;
}) => (
	<span className="flex flex-wrap items-center gap-x-2.5">
		<AgeBar days={days} late={isOverdue} />
		<span
			className={cn(
				'min-w-[min(4rem,100%)] text-small',
				(isOverdue || days >= OLD) && 'font-semibold text-hot',
			)}
		>
			{before && <span>{`${before} `}</span>}
			{agesWords(days)}
		</span>
	</span>
);

/** @param since ISO, with the time */
export function WaitedSince({ since }: { since: string }) {
	const { today } = useStaffOverview();
	return <Waited days={daysBetween(londonDay(new Date(since)), today)} />;
}
