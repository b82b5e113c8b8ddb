/** The part of these packages that is used: their own types are not there where they are not installed. */
type Chrome = { port: number; kill(): void };
export function launch(options: {
	chromePath: string | undefined;
	chromeFlags: string[];
}): Promise<Chrome>;

type Audit = {
	id: string;
	score: number | null;
	scoreDisplayMode: string;
	numericValue?: number;
};
type Report = {
	environment: { benchmarkIndex: number };
	audits: Record<string, Audit>;
	categories: Record<string, { score: number | null }>;
};
export function lighthouse(
	url: string,
	options: { port: number; logLevel: 'error'; output: 'json' },
): Promise<{ lhr: Report } | undefined>;
