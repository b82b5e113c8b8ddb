import { ButtonLink } from '#app/ui/button.tsx';

export function NotFound() {
	return (
		<div className="page py-20 md:py-28">
			<p className="text-[5rem] leading-none font-[750] tracking-tight text-brand even-figures">
				404
			</p>
			<h1 className="title mt-4">Oops! Page not found</h1>
			<p className="intro mt-4">
				The address may have been typed wrongly, or the page has moved. The programs and the search
				are where they always are.
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				<ButtonLink to="/">Return to Home</ButtonLink>
				<ButtonLink to="/programs" look="secondary">
					Search programs
				</ButtonLink>
			</div>
		</div>
	);
}

export function ErrorScreen() {
	return (
		<div className="page py-20 md:py-28">
			<h1 className="title">Something went wrong on this page</h1>
			<p className="intro mt-4">
				It is our fault, not yours. Loading the page again often helps; if it does not, please tell
				us.
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				{/* A whole new document, so that nothing broken is carried along. */}
				<ButtonLink to="/" reloadDocument>
					Return to Home
				</ButtonLink>
				<ButtonLink to="/contact" look="secondary" reloadDocument>
					Contact us
				</ButtonLink>
			</div>
		</div>
	);
}
