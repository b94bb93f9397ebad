/*
 * The author's preview page: renders again when a choice or a file changes, and keeps the scroll position. Without
 * this script, the form's button does the same.
 */
const form = document.querySelector('form')
const preview = document.querySelector('#document')
const faults = document.querySelector('#faults')

/** While the sources have errors, the last rendered document stays. */
const show = (text) => {
  const next = new DOMParser().parseFromString(text, 'text/html')
  const [x, y] = [window.scrollX, window.scrollY]
  faults.replaceChildren(...next.querySelector('#faults').childNodes)
  const body = next.querySelector('#document')
  if (body.childElementCount > 0) preview.replaceChildren(...body.childNodes)
  preview.classList.toggle('old', body.childElementCount === 0)
  window.scrollTo({ left: x, top: y, behavior: 'instant' })
}

const currentUrl = () => `/?${new URLSearchParams(new FormData(form))}`

let latestRequest = 0
const refresh = async () => {
  latestRequest += 1
  const request = latestRequest
  const response = await fetch(currentUrl())
  const text = await response.text()
  // Ignores the response if a later request was made meanwhile.
  if (request === latestRequest) show(text)
}

form.addEventListener('change', (event) => {
  document.body.classList.toggle('hides-off', !form.elements.off.checked)
  window.history.replaceState(null, '', currentUrl())
  // Hidden passages are already in the page.
  return event.target === form.elements.off ? undefined : refresh()
})
form.querySelector('button').hidden = true
new EventSource('/changes').addEventListener('message', (event) => {
  if (event.data === 'changed') refresh()
})
