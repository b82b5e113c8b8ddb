import { useSearchParams } from 'react-router';

/**
 * Which list is shown and what is searched in it, kept in the address: Back, reload and links keep it.
 * @param lists the first is shown where the address names none
 */
export function useListChoice<Name extends string>(lists: Record<Name, string>) {
	const [query, setQuery] = useSearchParams();
	const names = Object.keys(lists) as Name[];
	const [first] = names as [Name, ...Name[]];
	const show = names.find((name) => name === query.get('show')) ?? first;
	const q = query.get('q') ?? '';
	const choose = (next: { show: Name; q: string }) =>
		setQuery(
			{ ...(next.show !== first && { show: next.show }), ...(next.q && { q: next.q }) },
			{ replace: true, preventScrollReset: true },
		);
	return {
		show,
		q,
		onShow: (name: Name) => choose({ show: name, q }),
		onSearch: (text: string) => choose({ show, q: text }),
	};
}
