type Json = Readonly<Record<string, unknown>>;

/** Only the named parts of an object; `a.b` keeps `b` inside `a`. */
export function pick(value: Json, names: readonly string[]): Json {
  const kept: Record<string, unknown> = {};
  for (const name of names) {
    const dot = name.indexOf('.');
    const head = dot < 0 ? name : name.slice(0, dot);
    const inner = value[head];
    if (!Object.hasOwn(value, head)) continue;
    if (dot < 0 || typeof inner !== 'object' || inner === null || Array.isArray(inner)) kept[head] = inner;
    else if (kept[head] !== inner)
      kept[head] = { ...(kept[head] as Json | undefined), ...pick(inner as Json, [name.slice(dot + 1)]) };
  }
  return kept;
}
