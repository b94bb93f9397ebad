/*
 * Addresses that only the owner knows, as they were when the site was built (`infra/config/stage.ts`). What has no
 * address is not shown, and nothing is promised of it. The build writes the values here: vite.config.ts.
 */

/** The AI legal assistant. */
export const ASSISTANT_URL = process.env.STORE_ASSISTANT_URL
/** The store's account on X. */
export const SOCIAL_URL = process.env.STORE_SOCIAL_URL

/** Whether what a text promises is there. */
export const isOffered = ({ needs }: { needs?: 'assistant' }): boolean =>
  needs !== 'assistant' || Boolean(ASSISTANT_URL)
