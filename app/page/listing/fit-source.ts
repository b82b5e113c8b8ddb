import { fetchPersonFit } from '#app/features/internships/fit/person-fit.ts';
import { element, lines } from '#app/lib/element.ts';
import { londonDay, longDate } from '#schema/london-day.ts';
import type { FitPerson } from '#schema/students/fit.ts';
import { permissionLabels } from '#schema/students/permission-kinds.ts';

/** Says from what the fit on the cards is worked out; nothing where the profile is not filled in. */
export async function showFitSource(place: Element): Promise<void> {
	const fitting = await fetchPersonFit(londonDay(new Date()));
	if (!fitting) return;
	place.replaceChildren(
		element(
			'p',
			{ class: 'mt-4 flex gap-2.5 rounded-card bg-wash px-4 py-3 text-small' },
			lines('mt-1 size-4 shrink-0', 'M17 8A5 5 0 1 1 7 8a5 5 0 0 1 10 0', 'M20 21a8 8 0 0 0-16 0'),
			element(
				'span',
				{},
				element('b', {}, 'Fits are worked out from your profile.'),
				element('span', {}, ` ${saidIn(fitting.person)}. General information, not advice. `),
				element(
					'a',
					{ href: '/account/profile', class: 'link inline-block py-1.5' },
					'Change',
					element('span', { class: 'sr-only' }, ' your profile'),
				),
			),
		),
	);
}

/** "Student visa, last term until 11 June 2027, at most 20 hours a week" */
function saidIn({ permission, weekly_hours, earliest_start }: FitPerson): string {
	return [
		permissionLabels[permission.kind],
		...endOf(permission),
		...(weekly_hours === null ? [] : [`at most ${weekly_hours} hours a week`]),
		...(earliest_start === null ? [] : [`from ${longDate(earliest_start)}`]),
	].join(', ');
}

function endOf(permission: FitPerson['permission']): string[] {
	if ('ends_on' in permission)
		return permission.ends_on ? [`until ${longDate(permission.ends_on)}`] : [];
	if (!('terms' in permission)) return [];
	const last = permission.terms.at(-1);
	return [last ? `last term until ${longDate(last.to)}` : 'no term dates yet'];
}
