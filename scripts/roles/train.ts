import { writeFileSync } from 'node:fs';
import { WEIGHTS_FILE } from '#server/catalogue/roles/weights-file.ts';
import { learnedFrom } from './learn.ts';
import { trainingSets } from './sentences.ts';

// Learns the roles of what stands in sentences from test/roles and the judged queries that are fitted on.
const examples = Object.values(trainingSets()).flat();
const weights = learnedFrom(examples);
writeFileSync(WEIGHTS_FILE, weights);
console.log(`${examples.length} things, ${weights.length} bytes`);
