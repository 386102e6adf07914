import type { UnlistedScriptDefinition } from 'wxt';
import { recognise } from '../lib/domain/recognise/recognise.ts';
import { offerRecognition } from '../lib/platform/recognition.ts';

const script: UnlistedScriptDefinition = {
  main: () => {
    offerRecognition(recognise);
  },
};
export default script;
