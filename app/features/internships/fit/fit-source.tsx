import { UserRound } from 'lucide-react';
import { Link } from '#app/ui/link.tsx';
import { longDate } from '#schema/london-day.ts';
import type { FitPerson } from '#schema/students/fit.ts';
import { permissionLabels } from '#schema/students/permission-kinds.ts';
import { usePersonFit } from './fit-context.ts';

/** Says from what the fit on the cards is worked out; nothing for visitors. */
export function FitSource() {
	const fitting = usePersonFit();
	return (
		fitting && (
			<p className="mt-4 flex gap-2.5 rounded-card bg-wash px-4 py-3 text-small">
				<UserRound aria-hidden="true" className="mt-1 size-4 shrink-0" />
				<span>
					<b>Fits are worked out from your profile.</b> {saidIn(fitting.person)}. General
					information, not advice.{' '}
					<Link to="/account/profile" className="link inline-block py-1.5">
						Change<span className="sr-only"> your profile</span>
					</Link>
				</span>
			</p>
		)
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
