import { truthRounds } from './bench/truth-rounds.ts';
truthRounds(() => performance.now());
console.log('---');
const r = truthRounds(() => performance.now());
console.log(r.cold.toSorted((a,b)=>a-b)[30], r.split.toSorted((a,b)=>a-b)[30]);
