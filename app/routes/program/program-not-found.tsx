import { ButtonLink } from '#app/ui/button.tsx';

export function ProgramNotFound() {
	return (
		<div className="page py-20 md:py-28">
			<h1 className="title">Program Not Found</h1>
			<p className="intro mt-4">The program you're looking for doesn't exist.</p>
			<div className="mt-7">
				<ButtonLink to="/programs">Back to programs</ButtonLink>
			</div>
		</div>
	);
}
