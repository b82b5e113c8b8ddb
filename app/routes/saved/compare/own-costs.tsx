import { useState } from 'react';
import { storeCosts } from '#app/routes/internship/panels/own-costs.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { type Costs, costIn } from '#schema/internships/take-home.ts';

const FIELDS = [
	['room', 'My rent for a month, in pounds', 'In place of a typical room.'],
	['travel', 'My travel for a month, in pounds', 'Where no ticket is published.'],
] as const;

/** A person's own rent and travel, which count in every column; kept on the device only. */
export function OwnCosts({ own, onChange }: { own: Costs; onChange: (own: Costs) => void }) {
	const [errors, setErrors] = useState<Partial<Record<keyof Costs, string>>>({});
	const take = (cost: keyof Costs, typed: string) => {
		const read = costIn(typed, cost);
		setErrors({ ...errors, [cost]: typeof read === 'string' ? read : undefined });
		if (typeof read === 'string') return;
		const costs = { ...own, [cost]: read };
		storeCosts(costs);
		onChange(costs);
	};
	return (
		<section
			aria-label="Your own costs"
			className="grid gap-3 rounded-card border border-line bg-card p-inset"
		>
			<div className="flex flex-wrap gap-x-8 gap-y-4">
				{FIELDS.map(([cost, label, hint]) => (
					<div key={cost} className="min-w-0 flex-[1_1_14rem]">
						<TextField
							label={label}
							name={cost}
							hint={hint}
							optionalSaid
							inputMode="decimal"
							autoComplete="off"
							maxLength={20}
							defaultValue={own[cost]?.toString() ?? ''}
							error={errors[cost]}
							onInput={({ currentTarget }) => take(cost, currentTarget.value)}
						/>
					</div>
				))}
			</div>
			<p className="text-small text-muted">What you type is kept on this device only.</p>
		</section>
	);
}
