import { useEffect, useState } from 'react'

/**
 * Content that comes in a bundle of its own, by id. What has been fetched is kept: a page shown again
 * has it at once, and so has one that is drawn ahead of time after `preload`.
 */
export const contentFrom = <T>(load: (id: string) => Promise<T>) => {
  const loaded = new Map<string, T>()

  const preload = async (id: string): Promise<void> => {
    loaded.set(id, await load(id))
  }

  /** Undefined until it is there; `failed` when it could not be fetched. */
  const useContent = (id: string): { content?: T; failed: boolean } => {
    const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting')
    useEffect(() => {
      let shown = true
      const end = (next: 'here' | 'failed') => () => shown && setState(next)
      if (!loaded.has(id)) preload(id).then(end('here'), end('failed'))
      return () => {
        shown = false
      }
    }, [id])
    return { content: loaded.get(id), failed: state === 'failed' }
  }

  return { preload, useContent }
}
