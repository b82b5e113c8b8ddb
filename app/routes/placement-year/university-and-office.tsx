/**
 * A university, and an office with a window for each month of the year. It is a part of the page and takes the page's
 * own colours, so that it weighs half of a picture in a file.
 */
export const UniversityAndOffice = () => (
	<svg
		viewBox="0 0 320 132"
		className="h-auto w-full rounded-panel bg-wash max-md:order-first"
		aria-hidden="true"
		data-no-print
	>
		<path
			className="fill-brand-fill"
			opacity="0.5"
			d="M34 116V60l44-24 44 24v56zM132 98V80h28v18z"
		/>
		<path
			className="fill-brand-fill"
			d="M30 58h96v6H30zM30 110h96v6H30zM144 98h4v18h-4zM182 116V28h98v88zM0 116h320v3H0z"
		/>
		<g fill="none" stroke="var(--color-on-fill-muted)">
			<path strokeWidth="46" strokeDasharray="7 8" d="M40 87h76" />
			<path strokeWidth="12" strokeDasharray="12 10" d="M192 44h78M192 64h78M192 84h78" />
		</g>
		<path className="fill-hot-fill" d="M218 98h26v18h-26z" />
	</svg>
);
