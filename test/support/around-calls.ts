import type { MiddlewareStack } from '@smithy/types'
import { database, mailer, queue, secrets, storage } from '../../lambdas/core/clients.ts'

/** One call to AWS: "PutObject" and what it asks. */
export type Call = { name: string; input: object }
/** Stands around a call to AWS: may look at it, refuse it, or lose its answer. */
export type Around = <T>(call: Call, send: () => Promise<T>) => Promise<T>
/** 'calls' sees each command once, 'attempts' each try that the SDK makes of it. */
export type Level = 'calls' | 'attempts'

const wrap = <Input extends object, Output extends object>(
  stack: MiddlewareStack<Input, Output>,
  level: Level,
  around: Around,
) => {
  const called = (name = 'unknown', input: object) => ({
    name: name.replace(/Command$/, ''),
    input,
  })
  if (level === 'calls') {
    stack.add(
      (next, { commandName }) =>
        (args) =>
          around(called(commandName, args.input), () => next(args)),
      { step: 'initialize', name: 'aroundCalls', override: true },
    )
  } else {
    stack.add(
      (next, { commandName }) =>
        (args) =>
          around(called(commandName, args.input), () => next(args)),
      { step: 'finalizeRequest', priority: 'low', name: 'aroundAttempts', override: true },
    )
  }
}

/** From now on every call of this process's functions to AWS goes through `around`. */
export const aroundCalls = (around: Around, level: Level = 'calls'): void => {
  wrap(database().middlewareStack, level, around)
  wrap(storage().middlewareStack, level, around)
  wrap(queue().middlewareStack, level, around)
  wrap(mailer().middlewareStack, level, around)
  wrap(secrets().middlewareStack, level, around)
}
