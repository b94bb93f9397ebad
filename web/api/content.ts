import { useEffect, useState } from 'react'

/**
 * Loads content by id from its own chunk, and caches it: a page rendered again, or prerendered after `preload`,
 * has it immediately.
 */
export const createContentLoader = <T>(load: (id: string) => Promise<T>) => {
  const loaded = new Map<string, T>()

  const preload = async (id: string): Promise<void> => {
    loaded.set(id, await load(id))
  }

  /** `content` is undefined while it loads; `failed` is true if it couldn't be loaded. */
  const useContent = (id: string): { content?: T; failed: boolean } => {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
    useEffect(() => {
      let isMounted = true
      const settle = (next: 'loaded' | 'failed') => () => isMounted && setState(next)
      if (!loaded.has(id)) preload(id).then(settle('loaded'), settle('failed'))
      return () => {
        isMounted = false
      }
    }, [id])
    return { content: loaded.get(id), failed: state === 'failed' }
  }

  return { preload, useContent }
}
