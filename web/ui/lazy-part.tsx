import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { TextSkeleton } from './skeleton.tsx'

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
