/* Starts a function once: `cold-start.mjs <bundle> <event>`, as a separate process. Sends the times to its parent. */
const [bundle, event] = process.argv.slice(2)

/** Milliseconds of wall-clock and CPU time. */
const now = () => {
  const { user, system } = process.cpuUsage()
  return { clock: performance.now(), processor: (user + system) / 1000 }
}
const since = (start, end) => ({
  clock: end.clock - start.clock,
  processor: end.processor - start.processor,
})

const start = now()
const { handler } = await import(bundle)
const imported = now()
const answer = await handler(JSON.parse(event), {})
process.send({ imported: since(start, imported), answered: since(imported, now()), answer })
process.disconnect()
