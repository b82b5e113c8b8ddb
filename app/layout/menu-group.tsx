import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import { NavLink } from '#app/ui/link.tsx';
import { account, allPrograms, type Group } from './navigation.ts';

/** Links under a title in the menu of small screens, in two columns, with large text in one; those that people come for are bolder. */
export const MenuGroup = ({ title, links, strong, children }: Group & { children?: ReactNode }) => (
	<ul
		aria-label={title}
		className={cn(
			'-mx-4 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] border-b border-line px-1.5 pt-4 pb-2 text-small last:border-0',
			strong && 'font-semibold',
		)}
	>
		<li aria-hidden="true" className="col-span-full px-2.5 font-normal text-muted">
			{title}
		</li>
		{links.map(({ to, label }) => (
			<li key={to}>
				<NavLink
					to={to}
					end={[allPrograms.to, account.to].includes(to)}
					className="block min-h-11 p-2.5"
				>
					{label}
				</NavLink>
			</li>
		))}
		{children}
	</ul>
);
