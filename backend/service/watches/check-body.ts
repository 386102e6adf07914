import { checkRule, type RuleIssue } from '../../../lib/domain/rule-check.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import {
  LONGEST_LIFE_MS,
  LONGEST_METADATA_KEY,
  LONGEST_METADATA_VALUE,
  MOST_METADATA_PAIRS,
  MOST_RULES,
  MOST_TARGETS,
  takesFilters,
} from '../../../lib/domain/watch-limits.ts';
import type { TargetType } from '../../../lib/domain/watch.ts';
import type { Directory } from '../merchants/directory.ts';
import type { Report } from '../report.ts';
import { readCriterion } from '../search/criterion.ts';
import { parseTarget } from '../webhooks/target-policy.ts';
import type { Channel, Filter, Metadata } from './stored-watch.ts';

const WIRE_PART: Readonly<Record<RuleIssue['part'], string>> = {
  field: 'field',
  condition: 'condition',
  startValue: 'start_value',
  threshold: 'threshold',
  thresholdType: 'threshold.type',
  thresholdValue: 'threshold.value',
};

const WIRE_REASON: Readonly<Record<RuleIssue['reason'], string>> = {
  'not-for-this-target': 'is not supported for this target type',
  'not-for-this-field': 'is not supported for this rule field',
  missing: 'is required',
  'wrong-kind': 'is of the wrong type',
  'out-of-range': 'is outside what is allowed',
};

export function checkTargets(targetType: TargetType, ids: readonly string[], report: Report): void {
  const most = MOST_TARGETS[targetType];
  if (ids.length === 0) report.add('target_ids', 'The target_ids field must not be empty.');
  if (ids.length > most) report.add('target_ids', `The target_ids field must not have more than ${most} items.`);
}

export function checkRules(targetType: TargetType, rules: readonly Rule[], report: Report): void {
  const most = MOST_RULES[targetType];
  if (rules.length === 0) report.add('rules', 'The rules field must not be empty.');
  if (rules.length > most) report.add('rules', `The rules field must not have more than ${most} items.`);
  for (const [index, rule] of rules.entries()) {
    for (const { part, reason } of checkRule(rule, targetType)) {
      const field = `rules.${index}.${WIRE_PART[part]}`;
      report.add(field, `The ${field} field ${WIRE_REASON[reason]}.`);
    }
  }
}

export function checkFilters(
  targetType: TargetType,
  filters: readonly Filter[],
  directory: Directory,
  report: Report,
): void {
  if (filters.length > 0 && !takesFilters(targetType)) {
    report.add('filters', `The filters field is not allowed for ${targetType} watches.`);
  }
  for (const [index, filter] of filters.entries()) {
    readCriterion(filter, `filters.${index}`, { directory, report, dialogue: 'search' });
  }
}

export function checkMetadata(metadata: Metadata, report: Report): void {
  const pairs = Object.entries(metadata);
  if (pairs.length > MOST_METADATA_PAIRS) {
    report.add('metadata', `The metadata field must not have more than ${MOST_METADATA_PAIRS} pairs.`);
  }
  for (const [key, value] of pairs) {
    if (lengthOf(key) > LONGEST_METADATA_KEY || key === '') {
      report.add('metadata', `A metadata key must have 1 to ${LONGEST_METADATA_KEY} characters.`);
    }
    if (lengthOf(String(value)) > LONGEST_METADATA_VALUE) {
      const field = `metadata.${key.slice(0, LONGEST_METADATA_KEY)}`;
      report.add(field, `The ${field} field must not have more than ${LONGEST_METADATA_VALUE} characters.`);
    }
  }
}

export function checkChannels(channels: readonly Channel[], report: Report): void {
  for (const [index, { target }] of channels.entries()) {
    const field = `notifications.${index}.target`;
    if (parseTarget(target) === undefined) report.add(field, `The ${field} field must be a web address.`);
  }
}

/** In whole seconds, as it is sent: the last second of the longest life still counts. */
export function checkExpiry(seconds: number, now: number, report: Report): void {
  if (seconds * 1000 <= now) report.add('expire_timestamp', 'The expire_timestamp field must be in the future.');
  else if (seconds > Math.ceil((now + LONGEST_LIFE_MS) / 1000)) {
    report.add('expire_timestamp', 'The expire_timestamp field must be at most 180 days from now.');
  }
}

/** In code points, so that an emoji is one character. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
