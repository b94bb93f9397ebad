/*
 * URLs that the owner sets for the build (`infra/config/stage.ts`, vite.config.ts). Features without a URL
 * aren't shown or mentioned.
 */

/** The AI legal assistant. */
export const ASSISTANT_URL = process.env.STORE_ASSISTANT_URL
/** The store's account on X. */
export const SOCIAL_URL = process.env.STORE_SOCIAL_URL

/** Whether the feature that a piece of copy depends on is configured. */
export const isFeatureEnabled = ({ needs }: { needs?: 'assistant' }): boolean =>
  needs !== 'assistant' || Boolean(ASSISTANT_URL)
