import { ArrowRight } from 'lucide-react';
import { cn } from '#app/lib/cn.ts';
import { useMe } from '#app/lib/me.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Role } from '#schema/me.ts';

const ways: Record<Role, { to: string; label: string }> = {
	student: { to: '/account/applications', label: 'Your applications' },
	employer: { to: '/employer-dashboard', label: 'Your dashboard' },
	staff: { to: '/staff', label: 'Staff' },
};

/**
 * The first thing that a signed-in person sees: what needs them, one tap away. The page is the same for everybody: its
 * room is kept from the first paint on where a session is stored (app/document/starter.ts), and there is none without.
 */
export function NeedsYou() {
	const me = useMe();
	const way = me && ways[me.role];
	return (
		<div className={cn('page pt-5', !me && 'for-users')}>
			<div className="needs-you flex flex-wrap items-center justify-between gap-3 rounded-card bg-wash px-4 py-2.5">
				{way && me.title !== '' && (
					<>
						<p role="status" className="flex min-w-0 flex-[1_1_10rem] flex-wrap gap-x-1 text-small">
							<b>{me.title}</b> <span>{me.detail}</span>
						</p>
						<ButtonLink to={way.to} look="secondary" aria-label={way.label}>
							<span className="max-sm:hidden">{way.label}</span>
							<ArrowRight aria-hidden="true" className="size-4.5" />
						</ButtonLink>
					</>
				)}
			</div>
		</div>
	);
}
