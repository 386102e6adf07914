import { type Code, searchesOf } from './meaning.ts';

type Reply = { readonly id: number } & ({ readonly codes: readonly Code[] } | { readonly error: string });

let worker: Worker | undefined;
let last = 0;

/**
 * What to search for, read from the barcodes of a picture. All of it happens on this computer, in a worker that starts
 * with the first picture. The picture is used up.
 */
export async function readPicture(bitmap: ImageBitmap): Promise<readonly string[]> {
  worker ??= new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  last += 1;
  const id = last;
  const reply = await new Promise<Reply>((resolve, reject) => {
    const finish = (): void => {
      current.removeEventListener('message', listen);
      current.removeEventListener('error', fail);
    };
    const listen = ({ data }: MessageEvent<Reply>): void => {
      if (data.id !== id) return;
      finish();
      resolve(data);
    };
    const fail = ({ message }: ErrorEvent): void => {
      finish();
      reject(new Error(message));
    };
    current.addEventListener('message', listen);
    current.addEventListener('error', fail);
    current.postMessage({ id, bitmap }, [bitmap]);
  });
  if ('error' in reply) throw new Error(reply.error);
  return searchesOf(reply.codes);
}
