import type { MiddlewareStack } from '@smithy/types'
import { database } from '../../../lambdas/core/platform/database.ts'
import { mailer } from '../../../lambdas/core/platform/mailer.ts'
import { queue } from '../../../lambdas/core/platform/message-queue.ts'
import { secrets } from '../../../lambdas/core/platform/secrets.ts'
import { storage } from '../../../lambdas/core/platform/storage.ts'

/** One call to AWS: its command, for example "PutObject", and the command's input. */
type Call = { name: string; input: object }
/** Handles a call to AWS: may read it, refuse it, send it, or drop its answer. */
type Interceptor = <T>(call: Call, send: () => Promise<T>) => Promise<T>
/** 'calls' sees each command once, 'attempts' each try that the SDK makes of it. */
type Level = 'calls' | 'attempts'

const wrap = <Input extends object, Output extends object>(
  stack: MiddlewareStack<Input, Output>,
  level: Level,
  intercept: Interceptor,
) => {
  const called = (name = 'unknown', input: object) => ({
    name: name.replace(/Command$/, ''),
    input,
  })
  if (level === 'calls') {
    stack.add(
      (next, { commandName }) =>
        (args) =>
          intercept(called(commandName, args.input), () => next(args)),
      { step: 'initialize', name: 'interceptCalls', override: true },
    )
  } else {
    stack.add(
      (next, { commandName }) =>
        (args) =>
          intercept(called(commandName, args.input), () => next(args)),
      { step: 'finalizeRequest', priority: 'low', name: 'interceptAttempts', override: true },
    )
  }
}

/** Passes every call of this process's functions to AWS through `intercept` from now on. */
export const interceptCalls = (intercept: Interceptor, level: Level = 'calls'): void => {
  wrap(database().middlewareStack, level, intercept)
  wrap(storage().middlewareStack, level, intercept)
  wrap(queue().middlewareStack, level, intercept)
  wrap(mailer().middlewareStack, level, intercept)
  wrap(secrets().middlewareStack, level, intercept)
}

/** As AWS says that it has a problem of its own, which the SDK may try again. */
export const awsError = () =>
  Object.assign(new Error('Injected'), {
    name: 'InternalServerError',
    $fault: 'server',
    $retryable: {},
    $metadata: { httpStatusCode: 500 },
  })

/**
 * Has the next attempt at a command that `matches` carried out and its answer lost; the SDK tries again. Returns the
 * names of all attempts from now on.
 */
export const loseNextAnswer = (matches: (call: Call) => boolean): string[] => {
  const attempts: string[] = []
  let isLost = false
  interceptCalls(async (call, send) => {
    attempts.push(call.name)
    if (isLost || !matches(call)) return send()
    isLost = true
    await send()
    throw awsError()
  }, 'attempts')
  return attempts
}

/**
 * The names of the commands that the functions of this process send to AWS from now on, each once
 * however often the SDK repeats it. A link that is minted counts as the GetObject it is good for.
 */
export const countAwsCalls = (): string[] => {
  const calls: string[] = []
  interceptCalls((call, send) => {
    calls.push(call.name)
    return send()
  })
  return calls
}

/**
 * Simulates crashes of this process's functions: the call to AWS with the number given to `dieAfter` is
 * carried out and its answer lost, and every later call fails until `revive`.
 */
export const crashes = () => {
  const seen = { calls: 0, deaths: 0 }
  let last = Number.POSITIVE_INFINITY
  let dead = false
  interceptCalls(async (_, send) => {
    if (dead) throw new Error('The process is dead')
    const answer = await send()
    seen.calls += 1
    if (!dead && seen.calls >= last) {
      dead = true
      seen.deaths += 1
    }
    if (dead) throw new Error('The process died')
    return answer
  })
  return {
    /** Crashes after the `call`th call from now on; never without a number. */
    dieAfter: (call = Number.POSITIVE_INFINITY) => {
      Object.assign(seen, { calls: 0 })
      last = call
    },
    revive: () => {
      dead = false
      last = Number.POSITIVE_INFINITY
    },
    isDead: () => dead,
    /** Calls carried out since `dieAfter`. */
    calls: () => seen.calls,
    deaths: () => seen.deaths,
  }
}
