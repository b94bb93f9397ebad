import { database, mailer, queue, secrets, storage } from '../../lambdas/core/clients.ts'

const COUNTED = { step: 'initialize', name: 'countCalls' } as const

/**
 * The names of the commands that the functions of this process send to AWS from now on, each once
 * however often the SDK repeats it. A link that is minted counts as the GetObject it is good for.
 */
export const countAwsCalls = (): string[] => {
  const calls: string[] = []
  const note = ({ commandName = 'unknown' }: { commandName?: string }) => {
    calls.push(commandName.replace(/Command$/, ''))
  }
  database().middlewareStack.add((next, context) => {
    note(context)
    return next
  }, COUNTED)
  storage().middlewareStack.add((next, context) => {
    note(context)
    return next
  }, COUNTED)
  queue().middlewareStack.add((next, context) => {
    note(context)
    return next
  }, COUNTED)
  mailer().middlewareStack.add((next, context) => {
    note(context)
    return next
  }, COUNTED)
  secrets().middlewareStack.add((next, context) => {
    note(context)
    return next
  }, COUNTED)
  return calls
}
