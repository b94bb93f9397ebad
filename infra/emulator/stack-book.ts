import { randomUUID } from 'node:crypto'
import { arnOf } from './identity.ts'
import type { StackEvent } from './make-stack.ts'
import type { Template } from './template.ts'

/** Whether a stack is new or changed. */
export type Kind = 'CREATE' | 'UPDATE'

export type Stack = {
  name: string
  arn: string
  template: Template
  /** The template as it was sent. */
  text: string
  status: `${Kind}_${'IN_PROGRESS' | 'COMPLETE' | 'FAILED'}` | 'DELETE_COMPLETE'
  created: Date
  outputs: Record<string, string>
  /** Oldest first. */
  events: StackEvent[]
}

export type ChangeSet = {
  arn: string
  stackName: string
  stackArn: string
  kind: Kind
  text: string
  template: Template
  created: Date
}

/** What a caller is told when there is no such thing. */
export class NotThere extends Error {
  readonly code: 'ValidationError' | 'ChangeSetNotFound'
  constructor(code: NotThere['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Takes an ARN for the name in it: arn:aws:cloudformation:...:stack/name/id */
const nameOf = (reference = ''): string => reference.split('/')[1] ?? reference

/** The stacks there are, and the changes that wait. */
export const openStackBook = (now: () => Date) => {
  const stacks = new Map<string, Stack>()
  /** By ARN: whoever deletes a stack goes on asking for that. */
  const deleted = new Map<string, Stack>()
  const changes = new Map<string, ChangeSet>()
  return {
    all: () => [...stacks.values()],
    /** @throws NotThere */
    stack: (reference?: string): Stack => {
      const found = stacks.get(nameOf(reference)) ?? deleted.get(reference ?? '')
      if (!found) throw new NotThere('ValidationError', `Stack with id ${reference} does not exist`)
      return found
    },
    /** @throws NotThere */
    change: (reference?: string): ChangeSet => {
      const found = changes.get(nameOf(reference))
      if (!found) throw new NotThere('ChangeSetNotFound', `${reference} does not exist`)
      return found
    },
    plan: (name: string, reference: string, text: string, template: Template): ChangeSet => {
      const stackName = nameOf(reference)
      const before = stacks.get(stackName)
      const change: ChangeSet = {
        arn: arnOf('cloudformation', `changeSet/${name}/${randomUUID()}`),
        stackName,
        stackArn: before?.arn ?? arnOf('cloudformation', `stack/${stackName}/${randomUUID()}`),
        kind: before ? 'UPDATE' : 'CREATE',
        text,
        template,
        created: now(),
      }
      changes.set(name, change)
      return change
    },
    /** The stack as the change will have it, under way. */
    begin: ({ stackName, stackArn, kind, text, template }: ChangeSet): Stack => {
      const stack: Stack = {
        name: stackName,
        arn: stackArn,
        created: stacks.get(stackName)?.created ?? now(),
        status: `${kind}_IN_PROGRESS`,
        text,
        template,
        outputs: {},
        events: [],
      }
      stacks.set(stackName, stack)
      return stack
    },
    forgetChange: (reference?: string) => void changes.delete(nameOf(reference)),
    forgetStack: (stack: Stack) => {
      stacks.delete(stack.name)
      deleted.set(stack.arn, { ...stack, status: 'DELETE_COMPLETE' })
    },
  }
}
export type StackBook = ReturnType<typeof openStackBook>
