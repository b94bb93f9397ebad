import * as z from 'zod'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../local/credentials.ts'

type Properties = Record<string, unknown>

const resourceShape = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.union([z.string(), z.array(z.string())]).optional(),
})
export type TemplateResource = z.infer<typeof resourceShape>

/** What of a template is read here. */
export const templateShape = z.object({
  Description: z.string().optional(),
  Resources: z.record(z.string(), resourceShape),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
})
export type Template = z.infer<typeof templateShape>

/** What a resource is for others: the value of Ref, and of Fn::GetAtt by attribute. */
export type Made = { ref: string; attributes: Record<string, string> }

const PSEUDO: Record<string, string> = {
  'AWS::Region': LOCAL_REGION,
  'AWS::AccountId': LOCAL_ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
}

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const join = z.tuple([z.string(), z.array(z.unknown())])
const attribute = z.tuple([z.string(), z.string()])

const madeOf = (made: ReadonlyMap<string, Made>, id: string): Made => {
  const found = made.get(id)
  if (!found) throw new Error(`${id} is referred to and not made yet`)
  return found
}

/**
 * A value of a template with its references replaced.
 * @throws Error for a function of CloudFormation's that this project's templates do not use
 */
export const resolve = (value: unknown, made: ReadonlyMap<string, Made>): unknown => {
  if (Array.isArray(value)) return value.map((one) => resolve(one, made))
  if (!isObject(value)) return value
  const [[name, argument] = ['', undefined], ...others] = Object.entries(value)
  if (others.length === 0 && name === 'Ref') {
    return PSEUDO[String(argument)] ?? madeOf(made, String(argument)).ref
  }
  if (others.length === 0 && name === 'Fn::GetAtt') {
    const [id, wanted] = attribute.parse(argument)
    const found = madeOf(made, id).attributes[wanted]
    if (found === undefined) throw new Error(`${id} has no attribute ${wanted}`)
    return found
  }
  if (others.length === 0 && name === 'Fn::Join') {
    const [separator, parts] = join.parse(argument)
    return parts.map((part) => String(resolve(part, made))).join(separator)
  }
  if (name.startsWith('Fn::')) throw new Error(`The function ${name} is not known here`)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, made)]))
}

const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isObject(value)) return []
  if (typeof value.Ref === 'string') return [value.Ref]
  const given = value['Fn::GetAtt']
  return Array.isArray(given) ? [String(given[0])] : Object.values(value).flatMap(namesIn)
}

/** Logical ids in an order in which each comes after all that it refers to or waits for. */
export const inOrder = ({ Resources }: Template): string[] => {
  const seen = new Set<string>()
  const ordered: string[] = []
  const visit = (id: string) => {
    const resource = Resources[id]
    if (!resource || seen.has(id)) return
    seen.add(id)
    for (const needed of [resource.DependsOn ?? [], namesIn(resource.Properties)].flat())
      visit(needed)
    ordered.push(id)
  }
  for (const id of Object.keys(Resources)) visit(id)
  return ordered
}
