import { type Context, Hono } from 'hono'
import type { StackEvent } from './make-stack.ts'
import { type ChangeSet, type Kind, NotThere, openStackBook, type Stack } from './stack-book.ts'
import { type Template, templateShape } from './template.ts'
import { members, type Xml, xml } from './xml.ts'

type Options = {
  /** Text of an uploaded template. */
  readTemplate: (address: string) => Promise<string>
  /** Makes or changes a stack and brings it to life; a failure is in what it tells. */
  deploy: (
    name: string,
    template: Template,
  ) => Promise<{ outputs: Record<string, string>; events: StackEvent[]; failed: boolean }>
  remove: (name: string) => Promise<void>
  now: () => Date
}

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

/** The last event is the stack's own: whoever watches waits for it. */
const finish = async (stack: Stack, kind: Kind, { deploy, now }: Options): Promise<void> => {
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
  stack.status = `${kind}_${ending}`
}

type Form = Record<string, string>
type Action = (form: Form) => Promise<Xml> | Xml

/** The calls that `cdk deploy`, `diff` and `destroy` make, by their names. */
const actionsOf = (options: Options): Record<string, Action> => {
  const book = openStackBook(options.now)
  return {
    DescribeStacks: ({ StackName }) => ({
      Stacks: members((StackName ? [book.stack(StackName)] : book.all()).map(stackXml)),
    }),
    DescribeStackEvents: ({ StackName }) => {
      const stack = book.stack(StackName)
      const newestFirst = stack.events.toReversed()
      return { StackEvents: members(newestFirst.map((event) => eventXml(stack, event))) }
    },
    GetTemplate: ({ StackName }) => ({ TemplateBody: book.stack(StackName).text }),
    CreateChangeSet: async ({ ChangeSetName = '', StackName = '', TemplateBody, TemplateURL }) => {
      const text = TemplateBody ?? (await options.readTemplate(TemplateURL ?? ''))
      const template = templateShape.parse(JSON.parse(text))
      const { arn, stackArn } = book.plan(ChangeSetName, StackName, text, template)
      return { Id: arn, StackId: stackArn }
    },
    DescribeChangeSet: ({ ChangeSetName }) => changeXml(book.change(ChangeSetName)),
    ExecuteChangeSet: ({ ChangeSetName }) => {
      const change = book.change(ChangeSetName)
      void finish(book.begin(change), change.kind, options)
      return {}
    },
    DeleteChangeSet: ({ ChangeSetName }) => {
      book.forgetChange(ChangeSetName)
      return {}
    },
    DeleteStack: async ({ StackName }) => {
      const stack = book.stack(StackName)
      await options.remove(stack.name)
      book.forgetStack(stack)
      return {}
    },
  }
}

const answer = (c: Context, content: Xml, status: 200 | 400 = 200) =>
  c.body(xml(content), status, { 'Content-Type': 'text/xml' })

const refuse = (c: Context, Code: string, Message: string) =>
  answer(c, { ErrorResponse: { Error: { Type: 'Sender', Code, Message } } }, 400)

/** CloudFormation for one machine. https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/ */
export const cloudFormation = (options: Options): Hono => {
  const actions = actionsOf(options)
  const app = new Hono()
  app.post('*', async (c) => {
    const form: Form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const { Action = '' } = form
    const act = actions[Action]
    if (!act) return refuse(c, 'InvalidAction', `The action ${Action} is not known here`)
    try {
      return answer(c, { [`${Action}Response`]: { [`${Action}Result`]: await act(form) } })
    } catch (error) {
      if (error instanceof NotThere) return refuse(c, error.code, error.message)
      throw error
    }
  })
  return app
}
