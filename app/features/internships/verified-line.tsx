import { cn } from '#app/lib/cn.ts';
import { Sign } from '#app/ui/art/drawings.tsx';

/** What "Verified" means. @param words `verifiedWords` */
export const VerifiedLine = ({ words, className }: { words: string; className?: string }) => (
	<p className={cn('flex gap-2', className)}>
		<Sign of="check" className="mt-1.5 text-good" />
		<span>
			<b>Verified employer.</b> {words}
		</span>
	</p>
);
