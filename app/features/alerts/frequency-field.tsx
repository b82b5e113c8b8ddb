import type { ComponentProps } from 'react';
import { Select } from '#app/ui/forms/field.tsx';

/** Daily or weekly. */
export const FrequencyField = (props: Omit<ComponentProps<typeof Select>, 'label' | 'name'>) => (
	<Select label="How often" name="frequency" required {...props}>
		<option value="daily">Daily</option>
		<option value="weekly">Weekly, on Mondays</option>
	</Select>
);
