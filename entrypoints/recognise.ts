import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { recognise } from '../lib/domain/recognise/recognise.ts';
import { offerRecognition } from '../lib/platform/recognition.ts';

export default defineUnlistedScript(() => {
  offerRecognition(recognise);
});
