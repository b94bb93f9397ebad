import { type ComponentType, lazy, Suspense } from 'react'
import { Busy } from './busy.tsx'

/** A tab whose code is loaded when it is first opened. */
export const lazyTab = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Panel = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={<Busy>Loading...</Busy>}>
      <Panel {...props} />
    </Suspense>
  )
}
