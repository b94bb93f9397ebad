import { type ComponentType, use } from 'react'
import { loadOnce } from './load-once.ts'

/** A component whose code comes when it is first shown; after `preload` it is drawn without waiting. */
export const preloadable = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const code = loadOnce(load)
  const preload = () => code.load('')
  const Preloadable = (props: Props) => {
    const Component = code.loaded('') ?? use(preload())
    return <Component {...props} />
  }
  return Object.assign(Preloadable, { preload })
}
