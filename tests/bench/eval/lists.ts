import { readAmazonUrl } from '../../../lib/domain/asin.ts';
import { foldDigits } from '../../../lib/domain/gtin.ts';
import { parseIsbn } from '../../../lib/domain/isbn.ts';
import { parseMarketplace } from '../../../lib/domain/marketplace.ts';
import { parseScanned } from '../../../lib/domain/scanned-code.ts';
import { readTable } from './manifest.ts';

export interface ListScore {
  readonly rows: number;
  readonly right: number;
  readonly contested: number;
  readonly contestedRight: number;
  readonly errors: readonly {
    readonly input: string;
    readonly expected: string;
    readonly got: string;
    readonly contested: boolean;
  }[];
}

type Judged = { readonly input: string; readonly expected: string; readonly got: string; readonly contested: boolean };

function sum(judged: readonly Judged[]): ListScore {
  const errors = judged.filter(({ expected, got }) => expected !== got);
  const contested = judged.filter((row) => row.contested);
  const contestedRight = contested.filter(({ expected, got }) => expected === got).length;
  return {
    rows: judged.length - contested.length,
    right: judged.length - contested.length - errors.filter((row) => !row.contested).length,
    contested: contested.length,
    contestedRight,
    errors,
  };
}

/** Addresses with the ASIN that each names, or `-`; where there is one, its marketplace counts too. */
export function scoreUrls(file: string): ListScore {
  return sum(
    readTable(file).map((row) => {
      const input = row['url'] ?? '';
      const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(input) ? input : `https://${input}`);
      const address = url === null ? undefined : readAmazonUrl(url);
      const asin = row['expected_asin'] ?? '-';
      const marketplace = parseMarketplace(row['marketplace'] ?? '');
      return {
        input,
        expected: asin === '-' ? '-' : `${asin} ${marketplace ?? '?'}`,
        got:
          address?.asin === undefined
            ? '-'
            : `${address.asin} ${marketplace === undefined ? '?' : address.marketplace}`,
        contested: /^contested|; ?contested/.test(row['note'] ?? ''),
      };
    }),
  );
}

/** Codes: valid or not, the normal form as it is written, the 14-digit form. */
export function scoreGtins(file: string): ListScore {
  return sum(
    readTable(file).map((row) => {
      const input = row['input'] ?? '';
      const type = row['type'] ?? '-';
      const gtin = parseScanned(input, type) ?? parseIsbn(input);
      return {
        input: `${input} (${type})`,
        expected: `${row['valid'] ?? ''} ${row['normal'] ?? ''} ${row['gtin14'] ?? ''}`,
        got: gtin === undefined ? '0 - -' : `1 ${foldDigits(input).toUpperCase()} ${gtin}`,
        contested: (row['note'] ?? '').startsWith('contested'),
      };
    }),
  );
}
