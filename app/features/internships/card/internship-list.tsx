import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/**
 * Cards one under the other.
 * @param three beside each other on a wide screen; on a phone they can be moved sideways
 */
export const InternshipList = ({ three, children }: { three?: boolean; children: ReactNode }) => (
	<ul className={cn('internships', three && 'in-threes')}>{children}</ul>
);
