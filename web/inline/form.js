// Runs in prerendered forms, which are blank and inert. Makes a form usable before hydration if no answers are saved
// on the device and the URL doesn't name another section.
;(() => {
  const { pathname, search, hash } = location
  const form = document.querySelector('[data-drafts]')
  const { drafts, address } = form.dataset
  const hasDrafts = () => {
    try {
      return Object.keys(localStorage).some((name) => name.startsWith(drafts))
    } catch {
      // A browser that blocks storage saves no answers.
      return false
    }
  }
  form.closest('main').inert = address !== pathname + search + hash || hasDrafts()

  // Following a link to another section before hydration reloads the page and loses typed text.
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest('main a')
      const isHydrated = 'hydrated' in form.dataset
      if (!isHydrated && link?.pathname === pathname) event.preventDefault()
    },
    true,
  )
})()
