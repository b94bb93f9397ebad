// Runs before the first paint, so that a dark page is never painted light first.
// A stored choice overrides the system's preference.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('color-mode')
  } catch {
    // Storage may be blocked; the system's preference is used then.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const mode = chosen === 'dark' || chosen === 'light' ? chosen : system
  document.documentElement.classList.add(mode)
  document.documentElement.style.colorScheme = mode
})()
