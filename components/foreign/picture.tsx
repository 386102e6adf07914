import { useState } from 'preact/hooks';
import { safeLink } from '../../lib/view/safe-link.ts';
import { Icon } from '../icons/icon.tsx';
import './picture.css';

/** A product picture where the privacy setting allows one; else, and when it does not load, a quiet sign of the same size. */
export function Picture({ address, allowed }: { address: string | undefined; allowed: boolean }) {
  const [broken, setBroken] = useState(false);
  const source = allowed && !broken ? safeLink(address) : undefined;
  if (source === undefined) {
    return (
      <span class="picture">
        <Icon name="tag" />
      </span>
    );
  }
  return (
    <span class="picture">
      <img
        class="picture__image"
        src={source}
        alt=""
        loading="lazy"
        decoding="async"
        referrerpolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    </span>
  );
}
