import { randomUUID } from 'node:crypto'
import { localArn } from '../../../infra/local/account.ts'
import type { StackEvent } from './stacks.ts'
import type { Template } from './template.ts'

/** Whether a change set creates a stack or updates one. */
export type ChangeSetType = 'CREATE' | 'UPDATE'

export type Stack = {
  name: string
  arn: string
  template: Template
  /** The template as submitted. */
  text: string
  status: `${ChangeSetType}_${'IN_PROGRESS' | 'COMPLETE' | 'FAILED'}` | 'DELETE_COMPLETE'
  created: Date
  outputs: Record<string, string>
  /** Oldest first. */
  events: StackEvent[]
}

export type ChangeSet = {
  arn: string
  stackName: string
  stackArn: string
  type: ChangeSetType
  text: string
  template: Template
  created: Date
}

/** CloudFormation's error for a stack or change set that doesn't exist. */
export class NotFound extends Error {
  readonly code: 'ValidationError' | 'ChangeSetNotFound'
  constructor(code: NotFound['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** The name in an ARN (arn:aws:cloudformation:...:stack/name/id), or the name itself. */
const nameOf = (reference = ''): string => reference.split('/')[1] ?? reference

const stackInProgress = (
  { stackName, stackArn, type, text, template }: ChangeSet,
  created: Date,
): Stack => ({
  name: stackName,
  arn: stackArn,
  created,
  status: `${type}_IN_PROGRESS`,
  text,
  template,
  outputs: {},
  events: [],
})

/** Existing stacks, and change sets that were not executed yet. */
export const openStackState = (now: () => Date) => {
  const stacks = new Map<string, Stack>()
  /** Deleted stacks by ARN, because the CDK describes a stack after deleting it. */
  const deleted = new Map<string, Stack>()
  const changeSets = new Map<string, ChangeSet>()
  return {
    all: () => [...stacks.values()],
    /** @throws NotFound */
    stack: (reference?: string): Stack => {
      const found = stacks.get(nameOf(reference)) ?? deleted.get(reference ?? '')
      if (!found) throw new NotFound('ValidationError', `Stack with id ${reference} does not exist`)
      return found
    },
    /** @throws NotFound */
    changeSet: (reference?: string): ChangeSet => {
      const found = changeSets.get(nameOf(reference))
      if (!found) throw new NotFound('ChangeSetNotFound', `${reference} does not exist`)
      return found
    },
    createChangeSet: (
      name: string,
      reference: string,
      text: string,
      template: Template,
    ): ChangeSet => {
      const stackName = nameOf(reference)
      const before = stacks.get(stackName)
      const changeSet: ChangeSet = {
        arn: localArn('cloudformation', `changeSet/${name}/${randomUUID()}`),
        stackName,
        stackArn: before?.arn ?? localArn('cloudformation', `stack/${stackName}/${randomUUID()}`),
        type: before ? 'UPDATE' : 'CREATE',
        text,
        template,
        created: now(),
      }
      changeSets.set(name, changeSet)
      return changeSet
    },
    /** Marks the stack of a change set as in progress. */
    execute: (changeSet: ChangeSet): Stack => {
      const { stackName } = changeSet
      const stack = stackInProgress(changeSet, stacks.get(stackName)?.created ?? now())
      stacks.set(stackName, stack)
      return stack
    },
    deleteChangeSet: (reference?: string) => void changeSets.delete(nameOf(reference)),
    deleteStack: (stack: Stack) => {
      stacks.delete(stack.name)
      deleted.set(stack.arn, { ...stack, status: 'DELETE_COMPLETE' })
    },
  }
}
