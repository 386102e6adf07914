import { codeAt, isModel } from './model-codes.ts';
import { tokenAt, type Token } from './tokens.ts';
import { added, type Draft } from './traits.ts';

const LONGEST_NUMBER = 3;
const LONGEST_WORD = 2;

/** Behind the number of a model, which of its makes: the 10 of "QP2724/10", the SB of "ECAM22.110.SB". */
export function noteMake(draft: Draft, tokens: readonly Token[], index: number): void {
  const { text, isWord, spaced } = tokenAt(tokens, index);
  const sign = tokenAt(tokens, index - 1);
  const isJoined = !spaced && !sign.spaced && sign.text === (isWord ? '.' : '/');
  if (!isJoined || text.length > (isWord ? LONGEST_WORD : LONGEST_NUMBER)) return;
  const last = tokenAt(tokens, index - 2);
  if ((last.value === undefined && (isWord || !last.isWord)) || !isModel(tokens, index - 2)) return;
  const model = last.isWord ? lettered(tokens, index - 2) : codeAt(tokens, index - 2, '');
  // "ECAM22.110" is also written "ECAM 22.110".
  if (model !== undefined) draft.choices = added(draft.choices, `${model.replace(/^[a-z]+/, '')}:${text}`);
}

/** The model that ends in letters: "KF432C16BB". */
function lettered(tokens: readonly Token[], last: number): string | undefined {
  let model = '';
  for (let at = last; at >= 0; at -= 1) {
    const { text, spaced } = tokenAt(tokens, at);
    if (text !== '-') model = text + model;
    if (spaced) break;
  }
  return HAS_DIGIT.test(model) ? model : undefined;
}

const HAS_DIGIT = /\d/;
