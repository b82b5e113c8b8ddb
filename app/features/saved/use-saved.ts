import { useSyncExternalStore } from 'react';
import { onSaved, type SavedState, savedNow, unsettled } from './saved-store.ts';

/** What is saved here and in the account, as it changes. In the browser only. */
export const useSaved = (): SavedState => useSyncExternalStore(onSaved, savedNow, () => unsettled);
