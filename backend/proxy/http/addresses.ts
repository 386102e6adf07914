import { isLoopback } from '../config/settings.ts';
import type { Config } from '../config/config.ts';

/** The address that a browser reaches this proxy by. */
export function addressOf({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>, port: number): string {
  if (publicUrl !== undefined) return publicUrl.href.replace(/\/+$/, '');
  return `http://${isAnywhere(host) ? '127.0.0.1' : bracketed(host)}:${String(port)}`;
}

/** The names, beside the loopback ones, that a request may come under. */
export function hostsOf({ publicUrl, host, hosts }: Pick<Config, 'publicUrl' | 'host' | 'hosts'>): ReadonlySet<string> {
  const names = [...hosts];
  if (publicUrl !== undefined) names.push(publicUrl.hostname.toLowerCase());
  if (!isAnywhere(host) && !isLoopback(host)) names.push(bracketed(host).toLowerCase());
  return new Set(names);
}

function isAnywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
