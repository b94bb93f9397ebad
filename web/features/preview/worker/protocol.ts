import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import type { Note } from '../../../../shared/documents/engine/read-state-notes.ts'
import type { Answers } from '../../../../shared/documents/template/template.ts'

/** The first message to the worker: which document it works on. `today` is an ISO date. */
export type WorkerSetup = { templateId: string; today: string }

/** To assemble the agreement, or to compare it with the one that other answers would give. */
export type WorkerRequest =
  | { kind: 'preview'; answers: Answers }
  | { kind: 'comparison'; before: Answers; after: Answers }

export type RequestMessage = { id: number; request: WorkerRequest }

/** The result of the request with this id; `error` is the worker's error in words for developers. */
export type ResultMessage = { id: number; error?: string } & Result
export type Result = { preview?: Preview; comparison?: Comparison }

/** The agreement made of some answers and its size; `pages` is an estimate. */
export type Preview = { document: AssembledDocument; words: number; pages: number }

/** What other answers change in the agreement, and, when they name another state, in its notes. */
export type Comparison = {
  added: string[]
  removed: string[]
  changed: ChangedSection[]
  notes: { added: Note[]; removed: Note[] }
}

/** A section as a reader names it: "Section 7, Children", or its title alone. */
export type ChangedSection = { name: string; passages: Passage[] }

/** A passage whose words change; `before` or `after` is absent when it appears or disappears. */
export type Passage = { before?: string; after?: string }
