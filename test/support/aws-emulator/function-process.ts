import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { LOCAL_CREDENTIALS, LOCAL_REGION, roleKey } from '../../../infra/local/account.ts'

/** A function as its template describes it. */
export type FunctionSpec = {
  name: string
  /** The folder of the unpacked bundle. */
  folder: string
  /** index.handler */
  handler: string
  /** Seconds. */
  timeout: number
  environment: Record<string, string>
}

const RUNTIME = fileURLToPath(new URL('function-runtime.mjs', import.meta.url))

type Answer = { id: string; result?: unknown; error?: string }
type Invocation = { done: (result: unknown) => void; fail: (error: Error) => void }

/** The variables that Lambda defines. A function sees no other variables of this machine. */
const runtimeEnvironment = ({ name, folder, handler }: FunctionSpec, endpoint: string) => ({
  AWS_LAMBDA_FUNCTION_NAME: name,
  LAMBDA_TASK_ROOT: folder,
  _HANDLER: handler,
  AWS_REGION: LOCAL_REGION,
  AWS_ACCESS_KEY_ID: roleKey(name),
  AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
  AWS_ENDPOINT_URL: endpoint,
  TZ: 'UTC',
})

/** A function in its own process, which starts with the first event and stays warm. */
export const openFunction = (spec: FunctionSpec, endpoint: string) => {
  const invocations = new Map<string, Invocation>()
  let child: ChildProcess | undefined

  const failAll = (why: string) => {
    for (const { fail } of invocations.values()) fail(new Error(`${spec.name}: ${why}`))
    invocations.clear()
  }
  const start = () => {
    const started = fork(RUNTIME, {
      env: { ...spec.environment, ...runtimeEnvironment(spec, endpoint) },
      execArgv: [],
    })
    started.on('message', ({ id, result, error }: Answer) => {
      const invocation = invocations.get(id)
      invocations.delete(id)
      if (error === undefined) invocation?.done(result)
      else invocation?.fail(new Error(`${spec.name}: ${error}`))
    })
    started.once('exit', (code) => {
      if (child === started) child = undefined
      failAll(`its process exited with ${code}`)
    })
    return started
  }
  return {
    /** @throws Error if the handler throws, its process exits or it times out */
    invoke: (event: unknown): Promise<unknown> =>
      new Promise((done, fail) => {
        const id = randomUUID()
        const milliseconds = spec.timeout * 1000
        const timeout = setTimeout(() => {
          child?.kill('SIGKILL')
        }, milliseconds)
        invocations.set(id, {
          done: (result) => {
            clearTimeout(timeout)
            done(result)
          },
          fail: (error) => {
            clearTimeout(timeout)
            fail(error)
          },
        })
        child ??= start()
        child.send({ id, event, until: Date.now() + milliseconds })
      }),
    stop: () => child?.kill(),
  }
}
export type FunctionProcess = ReturnType<typeof openFunction>
