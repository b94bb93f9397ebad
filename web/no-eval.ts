/*
 * Zod writes its own functions where it may, and tries whether it may: our Content-Security-Policy
 * forbids it and would report each try. Set before Zod is fetched, which reads its settings from here
 * (zod/v4/core/core.js) and comes with later parts of the site only.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
