import { useEffect, useState } from 'react'

const scripts = new Map<string, Promise<void>>()

/** Adds a script to the page; one that could not be loaded is tried anew the next time. */
const addScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      scripts.delete(address)
      script.remove()
      reject(new Error(`${address} could not be loaded`))
    }
    document.head.append(script)
  })

const loadScript = (address: string): Promise<void> => {
  const loading = scripts.get(address) ?? addScript(address)
  scripts.set(address, loading)
  return loading
}

/** Loads somebody else's script once per page, when it is first needed. */
export const useScript = (address: string): 'loading' | 'ready' | 'failed' => {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    let shown = true
    const end = (next: 'ready' | 'failed') => () => shown && setState(next)
    loadScript(address).then(end('ready'), end('failed'))
    return () => {
      shown = false
    }
  }, [address])
  return state
}
