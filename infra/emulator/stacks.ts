import { makeStack, type StackMade } from './make-stack.ts'
import { noParts, type Workshop } from './parts.ts'
import type { Statement } from './permissions.ts'
import { type RunningStack, type RunOptions, runStack } from './run-stack.ts'
import type { Template } from './template.ts'

type Options = { workshop: Workshop; run: RunOptions; now: () => Date }

/** The stacks that run. */
export const openStacks = ({ workshop, run, now }: Options) => {
  const stacks = new Map<string, RunningStack>()

  const remove = async (name: string): Promise<void> => {
    await stacks.get(name)?.stop()
    stacks.delete(name)
  }
  const replace = async (name: string, template: Template): Promise<StackMade> => {
    const made = await makeStack(template, workshop, now)
    if (made.failed) return made
    await remove(name)
    stacks.set(name, await runStack(made.parts, run))
    return made
  }
  /** Puts the stack of a template in the place of the one with its name; what fails is reported. */
  const deploy = async (name: string, template: Template): Promise<StackMade> => {
    try {
      return await replace(name, template)
    } catch (error) {
      run.report(`${name}: ${error}`)
      return { parts: noParts(), outputs: {}, events: [], failed: true }
    }
  }
  return {
    deploy,
    remove,
    /** What the role of a function may do; undefined when there is no such function. */
    statementsOf: (functionName: string): readonly Statement[] | undefined => {
      for (const { parts } of stacks.values()) {
        const spec = [...parts.functions.values()].find(({ name }) => name === functionName)
        if (spec) return parts.policies.get(spec.role) ?? []
      }
      return undefined
    },
    /** @throws Error when there is no such function, or what it throws */
    invoke: async (functionName: string, event: unknown): Promise<unknown> => {
      for (const stack of stacks.values()) {
        const found = stack.functionNamed(functionName)
        if (found) return found.invoke(event)
      }
      throw new Error(`There is no function ${functionName}`)
    },
    stop: () => Promise.all([...stacks.keys()].map(remove)),
  }
}
