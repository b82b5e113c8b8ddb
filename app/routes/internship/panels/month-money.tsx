import { type ReactNode, useId } from 'react';
import { Hatch, hatched } from '#app/features/internships/charts/hatch.tsx';
import { at, span } from '#app/lib/chart-scale.ts';
import { cn } from '#app/lib/cn.ts';
import { fieldLook } from '#app/ui/forms/field.tsx';
import type { LivingCosts } from '#content/pages/living-costs.ts';
import { amountText } from '#content/pay.ts';
import { type Costs, leftOf, type TakeHome, type TaxCode } from '#schema/internships/take-home.ts';
import { leftTerm, taken } from './month-words.ts';
import { ratesWords, TAX_CODES, taxWords } from './pay-rules.ts';

type MonthMoneyProps = {
	homes: Record<TaxCode, TakeHome>;
	/** Null where the work is done from home: one travels nowhere. */
	city: string | null;
	costs: LivingCosts | null;
	/** What is paid, in words: of hours that vary, which. */
	paid: string;
};

/**
 * A month's pay, line by line, down to what is left: each bar hangs where the last one ended. One's own rent takes
 * the place of the typical one; where no figure is published, the field is the line. app/page/listing/month-money.ts works it out
 * anew for one's own figures and for another tax code.
 */
export function MonthMoney({ homes, city, costs, paid }: MonthMoneyProps) {
	const id = useId();
	const home = homes.first;
	const { pay, incomeTax, nationalInsurance, net } = home;
	const typical = costs?.room?.pounds ?? null;
	const ticket = city === null ? 0 : (costs?.travel?.pounds ?? null);
	const expenses = { room: typical, travel: ticket };
	const left = leftOf(net, expenses);
	const afterRoom = net - (expenses.room ?? 0);
	return (
		<div
			data-month={JSON.stringify({
				pay,
				typical,
				ticket,
				taken: { first: takenIn(homes.first), other: takenIn(homes.other) },
			} satisfies Month)}
			className="mt-5 border-t border-dashed border-line pt-5"
		>
			<h3 className="mb-3 text-body">{city === null ? 'In a month' : `In a month in ${city}`}</h3>
			<svg className="absolute size-0" aria-hidden="true">
				<Hatch id="tax" />
			</svg>
			<dl className="gap-x-6 even-figures print:grid print:grid-cols-3">
				<Line term={paid} amount={amountText(pay)}>
					<Bar from={0} to={pay} pay={pay} className="fill-data-3" />
				</Line>
				<Line of="tax" term="Income tax" amount={taken(incomeTax)}>
					<Bar
						from={pay - incomeTax}
						to={pay}
						pay={pay}
						fill={hatched('tax')}
						className="stroke-data-2"
					/>
				</Line>
				<Line of="insurance" term="National Insurance" amount={taken(nationalInsurance)}>
					<Bar
						from={net}
						to={net + nationalInsurance}
						pay={pay}
						fill={hatched('tax')}
						className="stroke-data-2"
					/>
				</Line>
				<Line
					id={`${id}-rent`}
					of="room"
					term={typical === null ? 'My rent' : `Typical room in ${city}`}
					amount={taken(expenses.room)}
				>
					{typical === null ? (
						<OwnCostField cost="room" label={`${id}-rent`} />
					) : (
						<Bar from={afterRoom} to={net} pay={pay} className="fill-data-2" />
					)}
				</Line>
				{city !== null && (
					<Line
						id={`${id}-travel`}
						of="travel"
						term={ticket === null ? 'My travel' : 'Travel in the city'}
						amount={taken(expenses.travel)}
					>
						{ticket === null ? (
							<OwnCostField cost="travel" label={`${id}-travel`} />
						) : (
							<Bar from={left} to={afterRoom} pay={pay} className="fill-data-2" />
						)}
					</Line>
				)}
				<Line of="left" term={leftTerm(left, expenses)} amount={amountText(Math.abs(left))}>
					<Bar from={0} to={left} pay={pay} className="fill-data-1" />
				</Line>
			</dl>
			{homes.other.incomeTax > 0 && (
				<fieldset className="mt-3 flex flex-wrap gap-x-5 noscript:hidden print:hidden">
					<legend className="sr-only">How you are taxed</legend>
					{(['first', 'other'] as const).map((one) => (
						<label key={one} className="flex min-h-11 items-center gap-2">
							<input type="radio" name="tax-code" value={one} defaultChecked={one === 'first'} />
							{TAX_CODES[one]}
						</label>
					))}
				</fieldset>
			)}
			<p className="mt-2 text-small text-muted">
				{ratesWords(home)} <span data-tax-words="first">{taxWords('first', home)}</span>
				<span data-tax-words="other" hidden>
					{taxWords('other', homes.other)}
				</span>
				<span className="hidden noscript:inline print:inline">
					{' '}
					{TAX_CODES.other}: {taxWords('other', homes.other)}
				</span>
			</p>
			{typical === null ? (
				<p className="mt-1 text-small text-muted noscript:hidden print:hidden">
					What you type is kept on this device only.
				</p>
			) : (
				<div className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-control bg-wash px-4 py-3 noscript:hidden print:hidden">
					<b id={`${id}-own`}>My rent</b>
					<OwnCostField
						cost="room"
						label={`${id}-own`}
						hint="Takes the place of the typical room. Kept on this device only."
						placeholder={typical}
					/>
				</div>
			)}
		</div>
	);
}

/** Pounds a month: what the script of the page needs to work the sum out anew. */
export type Month = {
	pay: number;
	typical: number | null;
	ticket: number | null;
	taken: Record<TaxCode, Pick<TakeHome, 'incomeTax' | 'nationalInsurance' | 'net'>>;
};

const takenIn = ({ incomeTax, nationalInsurance, net }: TakeHome) => ({
	incomeTax,
	nationalInsurance,
	net,
});

type LineProps = {
	id?: string;
	/** Which of the lines that change with a choice of the reader. */
	of?: 'tax' | 'insurance' | 'room' | 'travel' | 'left';
	term: string;
	amount: string;
	children: ReactNode;
};

const Line = ({ id, of, term, amount, children }: LineProps) => (
	<div
		data-line={of}
		className={cn(
			// Large text: the amount stands below its name.
			'flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-[0.35rem] font-semibold',
			'sm:not-print:grid sm:not-print:grid-cols-[13.5rem_1fr_5rem]',
			of === 'left'
				? 'border-t-2 border-ink text-body'
				: 'border-dashed border-line not-first:border-t',
		)}
	>
		<dt id={id} className={of === 'left' ? undefined : 'font-normal'}>
			{term}
		</dt>
		<dd className="text-right whitespace-nowrap">{amount}</dd>
		<dd className="basis-full sm:not-print:[grid-area:1/2]">{children}</dd>
	</div>
);

type BarProps = { from: number; to: number; pay: number; fill?: string; className?: string };

/** From one amount to another, on a scale from nothing to the whole pay. */
const Bar = ({ from, to, pay, ...look }: BarProps) => (
	<svg className="chart h-3 border-b border-line sm:not-print:h-5" aria-hidden="true">
		<rect x={at(from, [0, pay])} width={span(from, to, [0, pay])} height="100%" rx="3" {...look} />
	</svg>
);

/**
 * Takes one's own figure (app/page/listing/month-money.ts). Without scripts it is not there: nothing would read it.
 * @param label the id of its name
 */
function OwnCostField({
	cost,
	label,
	hint,
	placeholder,
}: {
	cost: keyof Costs;
	label: string;
	hint?: string;
	placeholder?: number | undefined;
}) {
	const id = useId();
	return (
		<div className="noscript:hidden print:hidden">
			<label className="flex flex-wrap items-center gap-2">
				£
				<input
					data-cost={cost}
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					aria-labelledby={label}
					aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
					placeholder={placeholder?.toString()}
					className={cn(fieldLook, 'max-w-28 min-w-20 flex-1 even-figures')}
				/>
				<span className="text-nowrap">a month</span>
			</label>
			{hint && (
				<p id={`${id}-hint`} className="mt-1 text-small text-muted">
					{hint}
				</p>
			)}
			<p id={`${id}-error`} role="status" className="text-small font-semibold text-hot" />
		</div>
	);
}
