import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string>()

/** Every log line written while `work` runs names this request. */
export const duringRequest = <T>(request: string, work: () => T): T => requests.run(request, work)

/** What is being worked on: an API request, a queue message or a sweep. */
export const currentRequest = (): string | undefined => requests.getStore()
