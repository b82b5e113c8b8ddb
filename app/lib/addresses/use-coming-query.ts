import { useLocation, useNavigation } from 'react-router';

/**
 * The query of this page; once another is asked for, that one: a tab or a filter shows at once what was chosen, while
 * the data of it is loaded.
 */
export function useComingQuery(): URLSearchParams {
	const here = useLocation();
	const { location } = useNavigation();
	return new URLSearchParams((location?.pathname === here.pathname ? location : here).search);
}
