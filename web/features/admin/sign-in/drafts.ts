import { useState } from 'react'

/** What was typed waits under these names in the tab's storage while its admin signs in again. */
const PREFIX = 'admin-draft.'

export const clearDrafts = (storage: Storage = window.sessionStorage): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
}

/** A text that outlives the page, until it is the initial one again or `clearDrafts` is called. */
export const useDraft = (
  name: string,
  initial = '',
  storage: Storage = window.sessionStorage,
): [string, (text: string) => void] => {
  const key = PREFIX + name
  const [text, setText] = useState(() => storage.getItem(key) ?? initial)
  const change = (next: string) => {
    if (next === initial) storage.removeItem(key)
    else storage.setItem(key, next)
    setText(next)
  }
  return [text, change]
}
