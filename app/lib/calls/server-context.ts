import { createContext } from 'react-router';
import type { ServerServices } from '#schema/server-services.ts';

/**
 * What loaders have from the server: `context.get(serverContext)`. Throws while pages are prerendered and in
 * `npm run dev`, where nothing sets it. The server finds it as an export of app/entry.server.tsx.
 */
export const serverContext = createContext<ServerServices>();
