import * as z from 'zod/mini';

// zod compiles its object parsers with `new Function` where it may, and finds out by trying, which an extension page's
// policy reports as a violation. Import this before any module that makes a schema; servers leave it out and keep the speed.
z.config({ jitless: true });
