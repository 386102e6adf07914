import { describe, expect, it } from 'vitest';
import { joined, list, numbered, questioned, raw, ref, sql } from '../../../backend/store/sql.ts';

describe('sql', () => {
  it('binds values, takes in pieces, and counts them as each engine does', () => {
    const price = sql`${ref('product.final_price')} > ${10}`;
    const names = sql`name IN (${list(['a', "b'; --"])})`;
    const whole = sql`SELECT ${raw('*')} FROM product WHERE ${joined([price, names, sql`gone IS ${null}`], ' AND ')} LIMIT ${5}`;
    const text =
      'SELECT * FROM product WHERE "product"."final_price" > $1 AND name IN ($2, $3) AND gone IS $4 LIMIT $5';
    expect(numbered(whole)).toBe(text);
    expect(questioned(whole)).toBe(text.replaceAll(/\$\d/g, '?'));
    expect(whole.values).toEqual([10, 'a', "b'; --", null, 5]);
  });

  it('leaves a piece that was used before as it was', () => {
    const piece = sql`a = ${1}`;
    const twice = sql`${piece} OR ${piece}`;
    expect(numbered(twice)).toBe('a = $1 OR a = $2');
    expect(numbered(piece)).toBe('a = $1');
    expect(questioned(joined([], ', '))).toBe('');
    expect(questioned(list([]))).toBe('');
  });
});

it('values stay beside the words, parts of SQL become part of them', () => {
  const evil = "x'; drop table devices; --";
  const where = sql`owner = ${evil} and seq > ${3}`;
  const whole = sql`select * from ${raw('events')} where ${where} and id in (${list(['a', 'b', 'c'])}) limit ${9}`;
  expect(whole.texts.join('?')).toBe('select * from events where owner = ? and seq > ? and id in (?, ?, ?) limit ?');
  expect(whole.values).toEqual([evil, 3, 'a', 'b', 'c', 9]);
  expect(sql`${where}`.texts.join('?')).toBe('owner = ? and seq > ?');
  expect(sql`a = ${null}`).toEqual({ texts: ['a = ', ''], values: [null] });
});
