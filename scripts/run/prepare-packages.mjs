/**
 * `node scripts/run/prepare-packages.mjs`: what is to be done once after `npm ci`, since npm runs no install scripts.
 * `npm run build` begins with it; `npm start` and `npm test` do it when they install.
 */
import { preparePackages, running } from './steps.mjs';

await running(preparePackages);
