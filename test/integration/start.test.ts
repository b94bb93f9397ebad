import { createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { freePorts } from '../support/store/free-ports.ts'

const taken = createServer()
afterEach(() => taken.close())

it('a port in use gets one line that says what to do', async () => {
  const { site } = await freePorts()
  await new Promise<void>((resolve) => taken.listen(site, '127.0.0.1', resolve))
  const { status, errors } = runCommand('local.ts', [], { PORT: String(site) })
  expect(status).toBe(1)
  expect(errors).toEqual([
    `Port ${site} is in use: stop what runs there, or choose other ports with PORT=${site + 1000} npm start`,
  ])
})

it.each(['0', 'abc', '70000'])('PORT=%s is refused in one line', (port) => {
  const { status, errors } = runCommand('local.ts', [], { PORT: port })
  expect(status).toBe(1)
  expect(errors).toHaveLength(1)
})
