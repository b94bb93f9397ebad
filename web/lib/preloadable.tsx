import { type ComponentType, use } from 'react'

/** A component whose code comes when it is first shown; after `preload` it is drawn without waiting. */
export const preloadable = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const fetchCode = async () => {
    loaded = await load()
    return loaded
  }
  const preload = (): Promise<ComponentType<Props>> => {
    loading ??= fetchCode()
    return loading
  }
  const Preloadable = (props: Props) => {
    const Component = loaded ?? use(preload())
    return <Component {...props} />
  }
  return Object.assign(Preloadable, { preload })
}
