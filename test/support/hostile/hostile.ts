import type { RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'

/** A file that must be rejected: its defect, the reason, and the changes of a valid file or the whole file. */
export type HostileCase<Changes extends object> = readonly [
  what: string,
  reason: RefusalReason,
  file: Changes | (() => Buffer),
]

export const hostileFiles = <Changes extends object>(
  cases: readonly HostileCase<Changes>[],
  build: (changes: Changes) => Buffer,
) =>
  cases.map(([what, reason, file]) => ({
    ...{ what, reason },
    make: () => (typeof file === 'function' ? file() : build(file)),
  }))
