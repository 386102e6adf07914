import type { UnlistedScriptDefinition } from 'wxt';
import { cameThroughAffiliate } from '../lib/domain/recognise/affiliate.ts';
import { recognise } from '../lib/domain/recognise/recognise.ts';
import { offerRecognition } from '../lib/platform/recognition.ts';

const script: UnlistedScriptDefinition = {
  main: () => {
    offerRecognition({ recognise, cameThroughAffiliate });
  },
};
export default script;
