import type { Alert } from '../domain/alert.ts';
import { type AlertAction, alertActions } from '../domain/alert-actions.ts';
import type { InboxEntry } from '../domain/inbox.ts';
import { fromMajor, parseCurrency } from '../domain/money.ts';
import { CURRENCY } from '../domain/watch-identity.ts';
import { quoted } from './foreign-text.ts';
import { moneyText } from './money.ts';
import { plural, t } from './words.ts';

interface Words {
  readonly title: string;
  readonly message: string;
}

type Detail = InboxEntry['alert']['details'][number];

/** A price without a currency is shown as the number that came. */
function amount(value: unknown, currency: string | undefined): string | undefined {
  if (typeof value !== 'number') return undefined;
  const code = currency === undefined ? undefined : parseCurrency(currency);
  const money = code && fromMajor(value, code);
  return money ? moneyText(money) : String(value);
}

function changeMessage(detail: Detail | undefined, currency: string | undefined): string {
  const change = detail?.changes.find(({ field }) => field === 'final_price');
  const price = amount(change?.newValue, currency);
  const before = amount(change?.oldValue, currency);
  const merchant = detail?.merchant === undefined ? undefined : quoted(detail.merchant);
  if (price === undefined || before === undefined) {
    return merchant === undefined ? t('note_change_only') : t('note_change_message', { merchant });
  }
  return merchant === undefined
    ? t('note_price_only', { price, before })
    : t('note_price_message', { price, before, merchant });
}

const ACTIONS = {
  open: 'alert_open',
  renew: 'alert_renew',
  snooze: 'alert_snooze',
  successor: 'alert_successor',
} as const satisfies Record<AlertAction, string>;

export function actionText(action: AlertAction): string {
  return t(ACTIONS[action]);
}

/** What a notification says: the name, what happened, what can be done. Names are foreign text. */
export function alertWords({ alert }: InboxEntry): Words & { readonly buttons: readonly string[] } {
  const name = quoted(alert.metadata['elsewhere_name'] || alert.watchName || t('watch_unnamed'));
  return { ...wordsOf(alert, name), buttons: alertActions(alert.kind).map(actionText) };
}

/** What has to be said of an alert at any shop: the service watches used ones, too. */
export function conditionNote({ condition }: Alert): string | undefined {
  if (condition === undefined || condition === 'new') return undefined;
  return condition === 'not-known' ? t('note_maybe_used') : t(NOT_NEW[condition]);
}

const NOT_NEW = {
  used: 'note_used',
  refurbished: 'note_refurbished',
  'open-box': 'note_open_box',
} as const;

function wordsOf(alert: Alert, name: string): Words {
  const { kind, details, metadata } = alert;
  switch (kind) {
    case 'removed':
      return { title: t('note_removed_title', { name }), message: t('note_removed_message') };
    case 'expired':
      return { title: t('note_expired_title', { name }), message: t('note_expired_message') };
    case 'expiring':
      return { title: t('note_expiring_title', { name }), message: t('note_expiring_message') };
    case 'change':
    case 'verification': {
      const note = conditionNote(alert);
      const change = changeMessage(details[0], metadata[CURRENCY]);
      // First, because what is long is cut.
      const message = note === undefined ? change : `${note} ${change}`;
      return { title: t('note_change_title', { name }), message };
    }
  }
}

export function digestWords(entries: readonly InboxEntry[]): Words {
  return { title: t('note_digest_title'), message: plural('note_digest_message', entries.length) };
}
