import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import type { Answers } from '../../../../shared/documents/template.ts'
import type { Comparison } from './comparison.ts'

/** The agreement made of some answers, with what a reader wants to know of its size. */
export type Draft = { document: AssembledDocument; words: number; pages: number }

/** What the writer is told first: the document to write and the day, an ISO date. */
export type Opening = { templateId: string; today: string }

/** To write the agreement, or to say what other answers would change in it. */
export type Wish =
  | { kind: 'draft'; answers: Answers }
  | { kind: 'comparison'; before: Answers; after: Answers }

export type Request = { id: number; wish: Wish }

/** What was wished for, or the writer's own error in words for developers. */
export type Reply = { id: number; draft?: Draft; comparison?: Comparison; failure?: string }
