export interface Metrics {
  count(name: CounterName, label?: string): void;
  /** Prometheus' text form. */
  render(gauges: Readonly<Record<string, number>>): string;
}

const COUNTERS = {
  elsewhere_requests_total: { help: 'Requests answered, by route and status.', label: 'route_status' },
  elsewhere_catalog_calls_total: { help: 'Calls to the catalog, by what came of them.', label: 'outcome' },
  elsewhere_cache_total: {
    help: 'Searches answered from the cache, joined with one in flight, or asked.',
    label: 'how',
  },
  elsewhere_hooks_total: { help: 'Notifications taken in, by what became of them.', label: 'what' },
  elsewhere_outlet_deliveries_total: { help: 'Alerts sent on, by result.', label: 'result' },
} as const;
export type CounterName = keyof typeof COUNTERS;

export function createMetrics(): Metrics {
  const counts = new Map<CounterName, Map<string, number>>();
  for (const name of Object.keys(COUNTERS) as CounterName[]) counts.set(name, new Map());
  return {
    count(name, label = '') {
      const values = counts.get(name);
      values?.set(label, (values.get(label) ?? 0) + 1);
    },
    render(gauges) {
      const lines: string[] = [];
      for (const [name, values] of counts) {
        lines.push(`# HELP ${name} ${COUNTERS[name].help}`, `# TYPE ${name} counter`);
        for (const [label, value] of values) lines.push(`${name}{${COUNTERS[name].label}="${label}"} ${String(value)}`);
      }
      for (const [name, value] of Object.entries(gauges))
        lines.push(`# TYPE ${name} gauge`, `${name} ${String(value)}`);
      return `${lines.join('\n')}\n`;
    },
  };
}
