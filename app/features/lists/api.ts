import { LISTS_PATH } from '#app/lib/addresses/lists-path.ts';
import { deed } from '#app/lib/calls/call-api.ts';
import type { ListWords, NewList, OwnList } from '#schema/students/shared-list.ts';

export const listsCall = '/lists';
export const searchCall = `${listsCall}/search`;
const listCall = (id: string) => `${listsCall}/${encodeURIComponent(id)}`;

/** The address no longer offers one then. */
export const addList = (list: NewList) => deed<OwnList>(listsCall, list, LISTS_PATH);

export const changeList = (id: string, words: ListWords) => deed<OwnList>(listCall(id), words);

export const endList = (id: string) => deed(`${listCall(id)}/end`);
