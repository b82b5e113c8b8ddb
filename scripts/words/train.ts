import { writeFileSync } from 'node:fs';
import { trainedOn } from '#server/words/counts.ts';
import { toBytes, WEIGHTS_FILE } from '#server/words/weights-file.ts';
import { trainingFiles } from './writers.ts';

// Counts the judged sentences of test/words and writes what server/words judges by.
const judged = Object.values(trainingFiles()).flat();
const bytes = toBytes(trainedOn(judged));
writeFileSync(WEIGHTS_FILE, bytes);
console.log(`${judged.length} sentences, ${bytes.length} bytes`);
