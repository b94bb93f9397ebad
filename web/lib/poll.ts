import type { OrderStatus } from '../../shared/api.ts'

/** Milliseconds between questions: soon at first, then patiently. */
const DELAYS = [1000, 1000, 1500, 2000, 3000, 5000, 8000, 15_000] as const
const PATIENT = 30_000

/** True when the status will not change while a buyer watches. */
export const isSettled = (status: OrderStatus | undefined): boolean =>
  status !== undefined && status !== 'open' && status !== 'paid'

/** When to ask again after `asked` answers; 0 means never. */
export const pollDelay = (status: OrderStatus | undefined, asked: number): number =>
  isSettled(status) ? 0 : (DELAYS[asked] ?? PATIENT)
