import { useRef, useState } from 'react';
import { callApi, deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { toast } from '#app/ui/toast.ts';
import type { Claim, ClaimKind } from '#schema/staff/claims.ts';

/** What a member of staff opens is theirs until some minutes after they have typed in it last. */
export type Claiming = {
	/** Who has it; null where nobody has, or where it does not wait. */
	claim: Claim | null;
	/** Whether a colleague has it: only they can decide. */
	isTaken: boolean;
	/** Takes it up as it opens, and for longer while somebody types in it. */
	work: () => void;
	/** Asks who has it: somebody else was first. */
	ask: () => Promise<void>;
	takeOver: () => Promise<void>;
	isTakingOver: boolean;
	/** It is decided: it is not taken up again. */
	end: () => void;
};

/** It is taken up for longer once a minute at most, and not with each key. */
const PAUSE_MS = 60_000;

const claimsCall = '/staff/claims';

/** Takes something up, if it waits and no colleague has it. @returns who has it */
export const takeUp = (kind: ClaimKind, id: string) => callApi<Claim>(claimsCall, { kind, id });

/**
 * @param stored who had it when it was loaded
 * @param waits whether it waits for a decision: only then it is taken up
 */
export function useClaim(
	kind: ClaimKind,
	id: string,
	stored: Claim | null,
	waits: boolean,
): Claiming {
	const { run, busy } = useDeed();
	/** What was answered since, until it is loaded again. */
	const [answered, setAnswered] = useState<{ after: Claim | null; claim: Claim | null }>();
	const asked = useRef(Number.NEGATIVE_INFINITY);
	const isDecided = useRef(false);
	const claim = answered?.after === stored ? answered.claim : stored;
	const isTaken = waits && claim !== null && !claim.mine;
	const ask = async () => {
		asked.current = performance.now();
		const result = await takeUp(kind, id);
		if (isDecided.current) return;
		if (result.ok) setAnswered({ after: stored, claim: result.value });
		else {
			// It is decided or gone: this is said once, and not again while somebody types.
			isDecided.current = result.status === 404 || result.status === 409;
			toast(staffMessages.failed(result.message));
		}
	};
	return {
		claim: waits ? claim : null,
		isTaken,
		work: () => {
			const isSoon = performance.now() - asked.current < PAUSE_MS;
			if (waits && !isDecided.current && !isSoon) void ask();
		},
		ask,
		takeOver: async () => {
			const result = await run(deed<Claim>(claimsCall, { kind, id, take_over: true }));
			if (result.ok) setAnswered({ after: stored, claim: result.value });
			else toast(staffMessages.failed(result.message));
		},
		isTakingOver: busy,
		end: () => {
			isDecided.current = true;
			setAnswered({ after: stored, claim: null });
		},
	};
}
