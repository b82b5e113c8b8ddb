import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '#app/ui/link.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { programTypeOf } from '#schema/application.ts';
import type { Internship } from '#schema/internship.ts';
import { limits } from '#schema/limits.ts';
import { ApplicationForm } from './application-form.tsx';
import { fetchInternship } from './fetch-internship.ts';

const nothing = { type: null, program: null };

/** The application form, filled in for one internship. @param slug from the link to the form */
export function InternshipForm({ userId, slug }: { userId: string; slug: string }) {
	const [found, setFound] = useState<Internship | null>();
	useEffect(() => {
		void fetchInternship(slug).then(setFound);
	}, [slug]);
	if (found === undefined) return <Loading />;
	const open = found?.status === 'open' ? found : undefined;
	return (
		<>
			<Choice slug={slug} internship={found} />
			<ApplicationForm userId={userId} chosen={open ? chosenBy(open) : nothing} />
		</>
	);
}

const chosenBy = ({ kind, city, title, company }: Internship) => ({
	type: programTypeOf(kind, city),
	program: `${title}, ${company}`.slice(0, limits.programName),
});

function Choice({ slug, internship }: { slug: string; internship: Internship | null }) {
	if (!internship)
		return (
			<Note>
				We could not find the internship of this link. You can still apply: choose the type of
				program below, or{' '}
				<Link to="/internships" className="link">
					search all internships
				</Link>
				.
			</Note>
		);
	const page = (
		<Link to={`/internships/${slug}`} className="link">
			{internship.title}, {internship.company}
		</Link>
	);
	return internship.status === 'open' ? (
		<Note>You apply for {page}.</Note>
	) : (
		<Note>
			{page} has closed. Its page has similar ones that are open. What you write here can be sent
			for another program.
		</Note>
	);
}

const Note = ({ children }: { children: ReactNode }) => (
	<p className="mb-6 rounded-control bg-wash px-4 py-3">{children}</p>
);
