import type { Door, OpenDoor } from '../catalog-door.ts';
import type { Result } from '../../domain/result.ts';
import type { RemoteWatches } from './remote.ts';

/** The service's watches through whatever proxy is connected at the moment of asking. */
export function remoteWatches(open: OpenDoor): RemoteWatches {
  async function through<T>(ask: (door: Door) => Promise<Result<T>>): Promise<Result<T>> {
    const door = await open();
    return door.ok ? ask(door.value) : door;
  }
  return {
    async home() {
      const door = await open();
      return door.ok ? door.value.connection.address : undefined;
    },
    create: (draft) => through(({ client, webhookUrl }) => client.createWatches(draft, webhookUrl)),
    get: (id) => through(({ client }) => client.watch(id)),
    list: (metadata, page) => through(({ client }) => client.watches({ metadata, page })),
    update: (id, draft) => through(({ client, webhookUrl }) => client.updateWatch(id, draft, webhookUrl)),
    remove: (id) => through(({ client }) => client.deleteWatch(id)),
  };
}
