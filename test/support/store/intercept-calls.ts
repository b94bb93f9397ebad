import type { MiddlewareStack } from '@smithy/types'
import { database } from '../../../lambdas/core/platform/database.ts'
import { mailer } from '../../../lambdas/core/platform/mailer.ts'
import { queue } from '../../../lambdas/core/platform/message-queue.ts'
import { secrets } from '../../../lambdas/core/platform/secrets.ts'
import { storage } from '../../../lambdas/core/platform/storage.ts'

/** An AWS call: its command, for example "PutObject", and the command's input. */
type Call = { name: string; input: object }
/** Handles an AWS call: may read it, reject it, send it, or drop its response. */
type Interceptor = <T>(call: Call, send: () => Promise<T>) => Promise<T>
/** 'calls' sees each command once, 'attempts' each attempt that the SDK makes. */
type Level = 'calls' | 'attempts'

const wrap = <Input extends object, Output extends object>(
  stack: MiddlewareStack<Input, Output>,
  level: Level,
  intercept: Interceptor,
) => {
  const toCall = (name = 'unknown', input: object) => ({
    name: name.replace(/Command$/, ''),
    input,
  })
  if (level === 'calls') {
    stack.add(
      (next, { commandName }) =>
        (args) =>
          intercept(toCall(commandName, args.input), () => next(args)),
      { step: 'initialize', name: 'interceptCalls', override: true },
    )
  } else {
    stack.add(
      (next, { commandName }) =>
        (args) =>
          intercept(toCall(commandName, args.input), () => next(args)),
      { step: 'finalizeRequest', priority: 'low', name: 'interceptAttempts', override: true },
    )
  }
}

/** Passes every AWS call of this process's functions through `intercept` from now on. */
export const interceptCalls = (intercept: Interceptor, level: Level = 'calls'): void => {
  wrap(database().middlewareStack, level, intercept)
  wrap(storage().middlewareStack, level, intercept)
  wrap(queue().middlewareStack, level, intercept)
  wrap(mailer().middlewareStack, level, intercept)
  wrap(secrets().middlewareStack, level, intercept)
}

/** An AWS internal error, which the SDK retries. */
export const awsError = () =>
  Object.assign(new Error('Injected'), {
    name: 'InternalServerError',
    $fault: 'server',
    $retryable: {},
    $metadata: { httpStatusCode: 500 },
  })

/**
 * The next attempt at a matching command takes effect but its response is lost, so the SDK retries. Returns the names
 * of all attempts from now on.
 */
export const loseNextResponse = (matches: (call: Call) => boolean): string[] => {
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
 * The names of the AWS commands that this process's functions send from now on, each once regardless of retries. A
 * presigned link counts as its GetObject.
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
 * Simulates crashes of this process's functions: the AWS call with the number passed to `crashAfter` takes
 * effect but its response is lost, and every later call fails until `revive`.
 */
export const simulateCrashes = () => {
  const counts = { calls: 0, crashCount: 0 }
  let last = Number.POSITIVE_INFINITY
  let dead = false
  interceptCalls(async (_, send) => {
    if (dead) throw new Error('The process is dead')
    const answer = await send()
    counts.calls += 1
    if (!dead && counts.calls >= last) {
      dead = true
      counts.crashCount += 1
    }
    if (dead) throw new Error('The process died')
    return answer
  })
  return {
    /** Crashes after the `call`th call from now on; without a number never. */
    crashAfter: (call = Number.POSITIVE_INFINITY) => {
      Object.assign(counts, { calls: 0 })
      last = call
    },
    revive: () => {
      dead = false
      last = Number.POSITIVE_INFINITY
    },
    isDead: () => dead,
    /** Calls made since `crashAfter`. */
    calls: () => counts.calls,
    crashCount: () => counts.crashCount,
  }
}
