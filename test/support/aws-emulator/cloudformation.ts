import { type Context, Hono } from 'hono'
import { type Xml, xml } from '../../../infra/local/xml.ts'
import {
  type ChangeSet,
  type ChangeSetType,
  NotFound,
  openStackState,
  type Stack,
} from './stack-state.ts'
import type { StackEvent } from './stacks.ts'
import { type Template, templateShape } from './template.ts'

type Options = {
  /** Reads a template from its upload URL. */
  readTemplate: (url: string) => Promise<string>
  /** Creates or updates a stack in the background; failures are reported in its status. */
  deploy: (
    name: string,
    template: Template,
  ) => Promise<{ outputs: Record<string, string>; events: StackEvent[]; failed: boolean }>
  remove: (name: string) => Promise<void>
  now: () => Date
}

/** A list in AWS's query protocol. */
const members = (list: readonly Xml[]): Xml => ({ member: list })

const stackXml = (stack: Stack): Xml => ({
  StackName: stack.name,
  StackId: stack.arn,
  StackStatus: stack.status,
  CreationTime: stack.created.toISOString(),
  Outputs: members(
    Object.entries(stack.outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
  ),
})

const eventXml = (stack: Stack, event: StackEvent): Xml => ({
  EventId: `${event.id}-${event.status}-${event.time.getTime()}`,
  StackId: stack.arn,
  StackName: stack.name,
  LogicalResourceId: event.id,
  PhysicalResourceId: event.physicalId,
  ResourceType: event.type,
  ResourceStatus: event.status,
  ResourceStatusReason: event.reason,
  Timestamp: event.time.toISOString(),
})

const changeXml = ({ arn, stackArn, stackName, created, template }: ChangeSet): Xml => ({
  ChangeSetId: arn,
  StackId: stackArn,
  StackName: stackName,
  CreationTime: created.toISOString(),
  Status: 'CREATE_COMPLETE',
  ExecutionStatus: 'AVAILABLE',
  Changes: members(
    Object.entries(template.Resources).map(([LogicalResourceId, { Type }]) => ({
      Type: 'Resource',
      ResourceChange: { Action: 'Add', LogicalResourceId, ResourceType: Type },
    })),
  ),
})

/** Deploys a stack. The CDK waits for the stack's own event, which comes last. */
const execute = async (
  stack: Stack,
  type: ChangeSetType,
  { deploy, now }: Options,
): Promise<void> => {
  const { outputs, events, failed } = await deploy(stack.name, stack.template)
  const ending = failed ? 'FAILED' : 'COMPLETE'
  stack.outputs = outputs
  stack.events = [
    ...events,
    {
      id: stack.name,
      type: 'AWS::CloudFormation::Stack',
      physicalId: stack.arn,
      status: `CREATE_${ending}`,
      time: now(),
    },
  ]
  stack.status = `${type}_${ending}`
}

type Form = Record<string, string>
type Action = (form: Form) => Promise<Xml> | Xml

/** The API actions that `cdk deploy`, `diff` and `destroy` call. */
const actionsOf = (options: Options): Record<string, Action> => {
  const state = openStackState(options.now)
  return {
    DescribeStacks: ({ StackName }) => ({
      Stacks: members((StackName ? [state.stack(StackName)] : state.all()).map(stackXml)),
    }),
    DescribeStackEvents: ({ StackName }) => {
      const stack = state.stack(StackName)
      const newestFirst = stack.events.toReversed()
      return { StackEvents: members(newestFirst.map((event) => eventXml(stack, event))) }
    },
    GetTemplate: ({ StackName }) => ({ TemplateBody: state.stack(StackName).text }),
    CreateChangeSet: async ({ ChangeSetName = '', StackName = '', TemplateBody, TemplateURL }) => {
      const text = TemplateBody ?? (await options.readTemplate(TemplateURL ?? ''))
      const template = templateShape.parse(JSON.parse(text))
      const { arn, stackArn } = state.createChangeSet(ChangeSetName, StackName, text, template)
      return { Id: arn, StackId: stackArn }
    },
    DescribeChangeSet: ({ ChangeSetName }) => changeXml(state.changeSet(ChangeSetName)),
    ExecuteChangeSet: ({ ChangeSetName }) => {
      const changeSet = state.changeSet(ChangeSetName)
      void execute(state.execute(changeSet), changeSet.type, options)
      return {}
    },
    DeleteChangeSet: ({ ChangeSetName }) => {
      state.deleteChangeSet(ChangeSetName)
      return {}
    },
    DeleteStack: async ({ StackName }) => {
      const stack = state.stack(StackName)
      await options.remove(stack.name)
      state.deleteStack(stack)
      return {}
    },
  }
}

const answer = (c: Context, content: Xml, status: 200 | 400 = 200) =>
  c.body(xml(content), status, { 'Content-Type': 'text/xml' })

const refuse = (c: Context, Code: string, Message: string) =>
  answer(c, { ErrorResponse: { Error: { Type: 'Sender', Code, Message } } }, 400)

/** A local CloudFormation API. https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/ */
export const cloudFormation = (options: Options): Hono => {
  const actions = actionsOf(options)
  const app = new Hono()
  app.post('*', async (c) => {
    const form: Form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const { Action = '' } = form
    const perform = actions[Action]
    if (!perform)
      return refuse(c, 'InvalidAction', `The emulator doesn't support the action ${Action}`)
    try {
      return answer(c, { [`${Action}Response`]: { [`${Action}Result`]: await perform(form) } })
    } catch (error) {
      if (error instanceof NotFound) return refuse(c, error.code, error.message)
      throw error
    }
  })
  return app
}
