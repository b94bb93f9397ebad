import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { LOCAL_CREDENTIALS, LOCAL_REGION, namedKey } from '../local/credentials.ts'

/** A function as its template describes it. */
export type FunctionSpec = {
  name: string
  /** The folder of its unpacked bundle. */
  folder: string
  /** index.handler */
  handler: string
  /** Seconds. */
  timeout: number
  environment: Record<string, string>
}

const RUNTIME = fileURLToPath(new URL('runtime.mjs', import.meta.url))

type Answer = { id: string; result?: unknown; error?: string }
type Waiting = { done: (result: unknown) => void; failed: (error: Error) => void }

/** Lambda sets these for every function; nothing else of this machine is there. */
const reserved = ({ name, folder, handler }: FunctionSpec, endpoint: string) => ({
  AWS_LAMBDA_FUNCTION_NAME: name,
  LAMBDA_TASK_ROOT: folder,
  _HANDLER: handler,
  AWS_REGION: LOCAL_REGION,
  AWS_ACCESS_KEY_ID: namedKey(name),
  AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
  AWS_ENDPOINT_URL: endpoint,
  TZ: 'UTC',
})

/** A function in a process of its own, started by its first event and warm from then on. */
export const openFunction = (spec: FunctionSpec, endpoint: string) => {
  const waiting = new Map<string, Waiting>()
  let child: ChildProcess | undefined

  const failAll = (why: string) => {
    for (const { failed } of waiting.values()) failed(new Error(`${spec.name}: ${why}`))
    waiting.clear()
  }
  const start = () => {
    const started = fork(RUNTIME, {
      env: { ...spec.environment, ...reserved(spec, endpoint) },
      execArgv: [],
    })
    started.on('message', ({ id, result, error }: Answer) => {
      const caller = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) caller?.done(result)
      else caller?.failed(new Error(`${spec.name}: ${error}`))
    })
    started.once('exit', (code) => {
      if (child === started) child = undefined
      failAll(`its process ended with ${code}`)
    })
    return started
  }
  return {
    /** @throws Error when the handler throws, its process ends or the time is up. */
    invoke: (event: unknown): Promise<unknown> =>
      new Promise((done, failed) => {
        const id = randomUUID()
        const milliseconds = spec.timeout * 1000
        const clock = setTimeout(() => {
          child?.kill('SIGKILL')
        }, milliseconds)
        waiting.set(id, {
          done: (result) => {
            clearTimeout(clock)
            done(result)
          },
          failed: (error) => {
            clearTimeout(clock)
            failed(error)
          },
        })
        child ??= start()
        child.send({ id, event, until: Date.now() + milliseconds })
      }),
    stop: () => child?.kill(),
  }
}
export type RunningFunction = ReturnType<typeof openFunction>
