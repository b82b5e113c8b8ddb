import { readMarkdown } from '#app/features/guides/read-markdown.ts';
import { Sections } from '#app/features/guides/sections.tsx';
import { CONNECTIONS_PATH } from '#app/lib/addresses/connections-path.ts';
import { EMPLOYER_API_PATH } from '#app/lib/addresses/employer-api-path.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page/page-header.tsx';
import source from '#docs/employers-api.md?raw';

/** What the developer of a company's program reads; a test sends its examples (server/api/v1). */
const { title, intro, sections } = readMarkdown(source);

export const meta = () => pageMeta({ title, description: intro, path: EMPLOYER_API_PATH });

export default function EmployerApi() {
	return (
		<article>
			<PageHeader eyebrow="For developers" title={title} intro={intro}>
				<ButtonLink to={CONNECTIONS_PATH} size="large">
					Make a key
				</ButtonLink>
				<ButtonLink to="/api/v1/openapi.json" look="secondary" size="large">
					OpenAPI 3.1
				</ButtonLink>
			</PageHeader>
			<Sections sections={sections} />
		</article>
	);
}
