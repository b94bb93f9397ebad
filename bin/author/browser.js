/*
 * The author's preview page: renders again when a choice or a file changes, and keeps the scroll position.
 * Without this script, the form's button does the same.
 */
const form = document.querySelector('form')
const drawing = document.querySelector('#drawing')
const faults = document.querySelector('#faults')

/** Keeps the last rendering while the sources have errors. */
const show = (text) => {
  const next = new DOMParser().parseFromString(text, 'text/html')
  const [x, y] = [window.scrollX, window.scrollY]
  faults.replaceChildren(...next.querySelector('#faults').childNodes)
  const body = next.querySelector('#drawing')
  if (body.childElementCount > 0) drawing.replaceChildren(...body.childNodes)
  drawing.classList.toggle('old', body.childElementCount === 0)
  window.scrollTo({ left: x, top: y, behavior: 'instant' })
}

const address = () => `/?${new URLSearchParams(new FormData(form))}`

let asked = 0
const draw = async () => {
  asked += 1
  const number = asked
  const answer = await fetch(address())
  const text = await answer.text()
  // A newer rendering replaces an older one.
  if (number === asked) show(text)
}

form.addEventListener('change', (event) => {
  document.body.classList.toggle('hides-off', !form.elements.off.checked)
  window.history.replaceState(null, '', address())
  // Unprinted parts are already rendered.
  return event.target === form.elements.off ? undefined : draw()
})
form.querySelector('button').hidden = true
new EventSource('/changes').addEventListener('message', (event) => {
  if (event.data === 'changed') draw()
})
