/**
 * A university, and an office with a window for each month of the year. It is a part of the page and takes the page's
 * own colours, so that it weighs half of a picture in a file.
 */
export const UniversityAndOffice = () => (
	<svg
		viewBox="0 -28 320 160"
		className="w-full rounded-panel bg-sea max-md:order-first"
		aria-hidden="true"
		data-no-print
	>
		<path className="fill-brand-fill" opacity="0.5" d="M34 116V60l44-24 44 24v56z" />
		<path className="fill-brand-fill" d="M30 58h96v6H30zM182 116V28h98v88zM0 116h320v3H0z" />
		<g fill="none" stroke="var(--color-on-fill-muted)">
			<path strokeWidth="52" strokeDasharray="7 8" d="M40 90h76" />
			<path strokeWidth="12" strokeDasharray="12 10" d="M192 44h78M192 64h78M192 84h78" />
		</g>
		<path className="fill-hot-fill" d="M218 98h26v18h-26z" />
	</svg>
);
