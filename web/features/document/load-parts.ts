/** The page's parts that need no code at first: they are prerendered, or depend on the visitor. */
export const loadParts = () => import('./parts.ts')
