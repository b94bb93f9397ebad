import { useState } from 'react'

/** Session storage prefix of drafts, which survive a new sign-in. */
const PREFIX = 'admin-draft.'

export const clearDrafts = (): void => {
  const { sessionStorage } = window
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

/** Text that survives a reload until it is empty again or `clearDrafts` is called. */
export const useDraft = (name: string): [string, (text: string) => void] => {
  const key = PREFIX + name
  const [text, setText] = useState(() => window.sessionStorage.getItem(key) ?? '')
  const change = (next: string) => {
    if (next === '') window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, next)
    setText(next)
  }
  return [text, change]
}
