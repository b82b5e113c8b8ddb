import {
	type HeadersArgs,
	type LoaderFunctionArgs,
	useLoaderData,
	useLocation,
} from 'react-router';
import { countWords } from '#app/features/internships/search/count-words.ts';
import signpost from '#app/generated/scenes/signpost.svg?url';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page/page-header.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import { ListScreen } from './list-screen.tsx';
import { type LoadedList, loadList } from './load-list.ts';

export const links = printLinks;

export const loader = ({ params, context }: LoaderFunctionArgs) =>
	loadList(params.token ?? '', context.get(serverContext));

/** A busy page says when to ask again. */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const handle: RouteHandle = {
	version: ({ token = '' }, { catalogue }) => catalogue.sharedListVersion(token),
};

/** Texts of others become no link on a phone either. */
const plainText = {
	name: 'format-detection',
	content: 'telephone=no, address=no, email=no, date=no',
};

export function meta({ loaderData: page }: { loaderData: LoadedList | undefined }) {
	if (page === 'busy')
		return pageMeta({
			title: 'This list is busy',
			description: 'This shared list does not answer just now. Please try again in a few seconds.',
			path: '/internships',
			hidden: true,
		});
	if (!page)
		return pageMeta({
			title: 'This list has ended',
			description: 'There is no shared list at this address, or its maker has ended it.',
			path: '/404',
			hidden: true,
		});
	const { token, list } = page;
	return [
		...pageMeta({
			title: list.title,
			description: `A shared list of ${countWords(list.items.length)}: company, place, pay for the hour and until when one can apply.`,
			path: `/lists/${token}`,
			hidden: true,
		}),
		plainText,
	];
}

export default function SharedListRoute() {
	const page = useLoaderData<LoadedList>();
	if (!page) return <EndedList />;
	return page === 'busy' ? <BusyList /> : <ListScreen {...page} />;
}

function BusyList() {
	const { pathname } = useLocation();
	return (
		<PageHeader
			title="This list is busy"
			intro="Many people are reading just now. Please try again in a few seconds."
		>
			<ButtonLink to={pathname} reloadDocument>
				Try again
			</ButtonLink>
		</PageHeader>
	);
}

/** At the address of a list that has ended, or never was: which of the two is not said. */
const EndedList = () => (
	<StatePage
		picture={signpost}
		kicker="404"
		title="This list has ended"
		intro="Its maker has ended it, or the address is not complete. Ask the person from whom you have it, or search for yourself."
	>
		<ButtonLink to="/internships">Search internships</ButtonLink>
		<ButtonLink to="/" look="secondary">
			Return to Home
		</ButtonLink>
	</StatePage>
);
