/** Parts of a form that it shows after an action or to some visitors. They are preloaded. */
export const loadLaterParts = () => import('./later-parts.ts')
