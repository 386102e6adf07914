// Builds what the later rings look at: the extension for both browsers as users get it, its zips, and the
// demonstration flavour (allowed to talk to loopback) that the browsers in e2e load.
import { buildDemo, buildRelease } from '../../backend/start/build.ts';

await buildRelease();
await Promise.all([buildDemo('chrome'), buildDemo('firefox')]);
