// Runs the rounds in a browser's worker and posts what they took.
import { truthRounds } from './truth-rounds.ts';

declare function postMessage(message: unknown): void;

postMessage(truthRounds(() => performance.now()));
