import { TextField } from '#app/ui/forms/field.tsx';
import { workplaceLabels } from '#schema/employers/draft-words.ts';
import {
	DEADLINE_DAYS,
	type DraftContent,
	WEEKS_RANGE,
} from '#schema/employers/internship-draft.ts';
import { CITIES } from '#schema/internships/places.ts';
import { limits } from '#schema/limits.ts';
import { daysAfter } from '#schema/london-day.ts';
import { Choices, Comment, fieldOf, type StepFields } from './fields.tsx';

const workplaces = Object.entries(workplaceLabels).map(([value, label]) => ({ value, label }));

/** @param remote the choice as it stands: without it, or with a place of work, a town is required */
export function PlaceStep({
	today,
	remote,
	...fields
}: StepFields & { today: string; remote: DraftContent['remote'] }) {
	const { start, errors, comments } = fields;
	return (
		<>
			<Choices
				name="remote"
				legend="Where is the work done?"
				choices={workplaces}
				start={start.remote}
				error={errors.remote}
			/>
			<Comment of="remote" comments={comments} />
			<TextField
				{...fieldOf(fields, 'city')}
				hint={
					remote === 'remote'
						? 'Not needed: all of the work is done from home'
						: 'Students search by it'
				}
				required={remote !== 'remote'}
				list="cities"
				autoComplete="off"
				maxLength={limits.city}
			/>
			<datalist id="cities">
				{CITIES.map((city) => (
					<option key={city} value={city} />
				))}
			</datalist>
			<Comment of="city" comments={comments} />
			<TextField
				{...fieldOf(fields, 'location')}
				hint="District and town, such as Leeds Dock, Leeds; or Remote, UK. No street"
				autoComplete="off"
				maxLength={limits.location}
				required
			/>
			<Comment of="location" comments={comments} />
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<TextField
					{...fieldOf(fields, 'starts_on')}
					type="date"
					min={daysAfter(today, 1)}
					max={daysAfter(today, 730)}
					required
				/>
				<TextField
					{...fieldOf(fields, 'weeks')}
					label={`Weeks, ${WEEKS_RANGE.least} to ${WEEKS_RANGE.most}`}
					inputMode="numeric"
					autoComplete="off"
					required
				/>
			</div>
			<Comment of="starts_on" comments={comments} />
			<Comment of="weeks" comments={comments} />
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<TextField
					{...fieldOf(fields, 'deadline')}
					type="date"
					min={daysAfter(today, DEADLINE_DAYS)}
					hint="Empty: you read applications as they come"
				/>
				<TextField
					{...fieldOf(fields, 'spots')}
					hint="How many interns you take"
					inputMode="numeric"
					autoComplete="off"
				/>
			</div>
			<Comment of="deadline" comments={comments} />
			<Comment of="spots" comments={comments} />
		</>
	);
}
