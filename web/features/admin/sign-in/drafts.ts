import { useState } from 'react'

/** Session storage prefix of drafts, which survive a new sign-in. */
const PREFIX = 'admin-draft.'

export const clearDrafts = (storage: Storage = window.sessionStorage): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
}

/** Text that survives a reload until it equals `initial` again or `clearDrafts` is called. */
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
