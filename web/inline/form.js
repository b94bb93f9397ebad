// Runs in prerendered forms, which are blank and inert until this finds that they may be used before hydration:
// no answers are saved on the device, and the address names no other part of the form.
;(() => {
  const { pathname, search, hash } = location
  const form = document.querySelector('[data-drafts]')
  const { drafts, address } = form.dataset
  const hasDrafts = () => {
    try {
      return Object.keys(localStorage).some((name) => name.startsWith(drafts))
    } catch {
      // A browser that forbids storage keeps no answers.
      return false
    }
  }
  form.closest('main').inert = address !== pathname + search + hash || hasDrafts()

  // Following a link to another section before hydration loads the page again, without what was typed.
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
