import { useEffect, useState } from 'react';

/** How much is left of a time, counted down each second. @param seconds from now; 0 where there is none */
export function useTimeLeft(seconds: number): number {
	const [counted, setCounted] = useState({ of: seconds, left: seconds });
	// Follows the clock.
	useEffect(() => {
		if (seconds <= 0) return;
		const end = Date.now() + seconds * 1_000;
		const timer = setInterval(() => {
			const left = Math.max(0, (end - Date.now()) / 1_000);
			setCounted({ of: seconds, left });
			if (left === 0) clearInterval(timer);
		}, 1_000);
		return () => clearInterval(timer);
	}, [seconds]);
	return counted.of === seconds ? counted.left : seconds;
}
