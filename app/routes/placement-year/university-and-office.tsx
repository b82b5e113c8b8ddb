import { cn } from '#app/lib/cn.ts';
import { seaPanel } from '#app/ui/page/page-header.tsx';

/**
 * A university, and an office with a window for each month of the year, before the blocks of a town. It is a part of the
 * page, so that it weighs half of a picture in a file.
 */
export const UniversityAndOffice = () => (
	<svg
		viewBox="0 0 320 132"
		preserveAspectRatio="xMidYMax"
		className={cn(seaPanel, 'art w-full')}
		fill="var(--art-near)"
		aria-hidden="true"
		data-no-print
	>
		<path fill="var(--art-far)" d="M0 132V84h30V56h36v60h68V66h28v50h116V44h50v16h32v72z" />
		<circle cx="152" cy="28" r="10" fill="var(--art-paper)" />
		<path fill="var(--art-mid)" d="M34 116V60l44-24 44 24v56z" />
		<path d="M30 58h96v6H30zM182 116V28h98v88zM0 116h320v3H0z" />
		<g fill="none" stroke="var(--art-pane)">
			<path stroke="var(--art-sky)" strokeWidth="52" strokeDasharray="8 8" d="M42 90h72" />
			<path strokeWidth="12" strokeDasharray="12 10" d="M192 44h78M192 64h78M192 84h78" />
		</g>
		<path fill="var(--art-red)" d="M218 98h26v18h-26z" />
	</svg>
);
