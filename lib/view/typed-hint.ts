import { recogniseTyped } from '../domain/typed.ts';
import { quoted } from './foreign-text.ts';
import { t } from './words.ts';

/** Says which of a name, a barcode, an ASIN and a link a typed text is taken for. */
export function typedHint(text: string): string {
  const recognised = recogniseTyped(text);
  switch (recognised.kind) {
    case 'empty':
      return '';
    case 'asin':
      return t('search_as_asin', { code: recognised.code });
    case 'barcode':
      return t('search_as_barcode', { code: recognised.code });
    case 'broken-barcode':
      return t('search_broken_barcode');
    case 'url':
      return t('search_as_link', { shop: quoted(recognised.host, 60) });
    case 'words':
      return t('search_as_words');
  }
}
