import { createContext } from 'react-router';
import type { Reader } from '#schema/students/reader.ts';

/**
 * For whom a page is rendered: null for everybody. What is rendered for one person is sent to them alone and never kept.
 * The server finds it as an export of app/entry.server.tsx.
 */
export const readerContext = createContext<Reader | null>(null);
