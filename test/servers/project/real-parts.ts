/** The paths of the programs of a project. */
export type RealParts = { gotrue: string; postgrest: string };

/** `npm test` is for our server alone; `npm run test:hosted` for real parts, which the environment names. */
const isHostedRun = import.meta.env.MODE === 'hosted';

const { GOTRUE, POSTGREST } = process.env;

/** The programs that the environment names, in a run for real parts. */
export const realParts: RealParts | undefined =
	isHostedRun && GOTRUE && POSTGREST ? { gotrue: GOTRUE, postgrest: POSTGREST } : undefined;
