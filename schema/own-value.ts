/**
 * The value that an object itself has under a name that somebody else has chosen; undefined for what every object has,
 * such as `constructor`.
 */
export const ownValue = <Value>(values: Record<string, Value>, name: string): Value | undefined =>
	Object.hasOwn(values, name) ? values[name] : undefined;
