// Runs before the first paint, so that a dark page is never drawn light first.
// The choice of the toggle wins; without one, the system's preference does.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('color-mode')
  } catch {
    // Storage may be forbidden; the system's preference is a good answer then.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const mode = chosen === 'dark' || chosen === 'light' ? chosen : system
  document.documentElement.classList.add(mode)
  document.documentElement.style.colorScheme = mode
})()
