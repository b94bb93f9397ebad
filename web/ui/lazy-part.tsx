import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect } from 'react'
import { TextSkeleton } from './status.tsx'

/**
 * A component whose code is loaded when it is first rendered. A prerendered page has its HTML and hydrates it
 * once the code is loaded, unless its props change before that.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> => {
  const Part = lazy(async () => ({ default: await load() }))
  return memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ))
}

/** A tab whose code is loaded when it is first opened. */
export const lazyTab = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart(load, <TextSkeleton lines={8} />)

/** Preloads code for a later click, so that it is fast and works offline. */
export const usePreload = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    load().catch((error: unknown) => {
      // Browsers report a failed import as a TypeError. The click retries.
      if (!(error instanceof TypeError)) throw error
    })
  }, [load])
}
