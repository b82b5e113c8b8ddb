import type { MarkerSide } from '#app/ui/map.tsx';

/** How the markers of the UK map are set: sizes by count, labels where they do not collide. */
export const ukMarkers: Record<string, { side: MarkerSide; size: 'small' | 'medium' | 'large' }> = {
	london: { side: 'below', size: 'large' },
	manchester: { side: 'right-down', size: 'large' },
	birmingham: { side: 'right-down', size: 'medium' },
	edinburgh: { side: 'right', size: 'medium' },
	bristol: { side: 'left', size: 'medium' },
	leeds: { side: 'right-up', size: 'small' },
	liverpool: { side: 'left', size: 'small' },
};
