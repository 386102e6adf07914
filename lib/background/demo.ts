import type { Connections } from './connections.ts';

interface DemoFile {
  readonly address: string;
  readonly code: string;
}

function isDemoFile(value: unknown): value is DemoFile {
  const { address, code } = (value ?? {}) as { address?: unknown; code?: unknown };
  return typeof address === 'string' && typeof code === 'string';
}

/** The demonstration comes with an invitation to its own proxy, and takes it when it is new here. */
export async function takeInvitation(
  packaged: (file: string) => Promise<unknown>,
  connections: Pick<Connections, 'get' | 'pair'>,
): Promise<void> {
  const current = await connections.get();
  if (current.ok && current.value !== null) return;
  const invitation = await packaged('demo.json');
  if (isDemoFile(invitation)) await connections.pair({ ...invitation, deviceName: 'Demonstration' });
}
