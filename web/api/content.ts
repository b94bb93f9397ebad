import { useEffect, useState } from 'react'

/**
 * Content in a bundle of its own, by id. Fetched content is cached: a page that is shown again has it
 * at once, and so has a page that is prerendered after `preload`.
 */
export const contentFrom = <T>(load: (id: string) => Promise<T>) => {
  const loaded = new Map<string, T>()

  const preload = async (id: string): Promise<void> => {
    loaded.set(id, await load(id))
  }

  /** `content` is undefined until it is fetched; `failed` is true when it could not be. */
  const useContent = (id: string): { content?: T; failed: boolean } => {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
    useEffect(() => {
      let shown = true
      const end = (next: 'loaded' | 'failed') => () => shown && setState(next)
      if (!loaded.has(id)) preload(id).then(end('loaded'), end('failed'))
      return () => {
        shown = false
      }
    }, [id])
    return { content: loaded.get(id), failed: state === 'failed' }
  }

  return { preload, useContent }
}
