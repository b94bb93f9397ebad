import { type ComponentType, lazy, Suspense } from 'react'
import { TextSkeleton } from './skeleton.tsx'

/** A tab whose code is loaded when it is first opened. */
export const lazyTab = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Panel = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      <Panel {...props} />
    </Suspense>
  )
}
