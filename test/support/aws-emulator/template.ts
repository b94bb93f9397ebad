import * as z from 'zod'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../../../infra/local/account.ts'

type Properties = Record<string, unknown>

const resourceShape = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.union([z.string(), z.array(z.string())]).optional(),
})

/** The parts of a template that the emulator reads. */
export const templateShape = z.object({
  Description: z.string().optional(),
  Resources: z.record(z.string(), resourceShape),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
})
export type Template = z.infer<typeof templateShape>

/** The values of a resource for Ref, and for Fn::GetAtt by attribute. */
export type ResourceValues = { ref: string; attributes: Record<string, string> }

const PSEUDO_PARAMETERS: Record<string, string> = {
  'AWS::Region': LOCAL_REGION,
  'AWS::AccountId': LOCAL_ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
}

/** The values of existing resources, by logical id. */
type Created = ReadonlyMap<string, ResourceValues>

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const join = z.tuple([z.string(), z.array(z.unknown())])
const attribute = z.tuple([z.string(), z.string()])

const valuesOf = (created: Created, id: string): ResourceValues => {
  const found = created.get(id)
  if (!found) throw new Error(`${id} is referenced before it is created`)
  return found
}

/**
 * A template value with resolved references. @throws Error for an intrinsic function that this project's templates
 * don't use
 */
export const resolve = (value: unknown, created: Created): unknown => {
  if (Array.isArray(value)) return value.map((one) => resolve(one, created))
  if (!isObject(value)) return value
  const [[name, argument] = ['', undefined], ...others] = Object.entries(value)
  if (others.length === 0 && name === 'Ref') {
    return PSEUDO_PARAMETERS[String(argument)] ?? valuesOf(created, String(argument)).ref
  }
  if (others.length === 0 && name === 'Fn::GetAtt') {
    const [id, wanted] = attribute.parse(argument)
    const found = valuesOf(created, id).attributes[wanted]
    if (found === undefined) throw new Error(`${id} has no attribute ${wanted}`)
    return found
  }
  if (others.length === 0 && name === 'Fn::Join') {
    const [separator, parts] = join.parse(argument)
    return parts.map((part) => String(resolve(part, created))).join(separator)
  }
  if (name.startsWith('Fn::')) throw new Error(`The emulator doesn't support the function ${name}`)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, created)]))
}

const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  if (typeof value.Ref === 'string') return [value.Ref]
  const getAtt = value['Fn::GetAtt']
  return Array.isArray(getAtt) ? [String(getAtt[0])] : Object.values(value).flatMap(referencesIn)
}

/** The logical ids in creation order: each follows everything that it refers to or depends on. */
export const creationOrder = ({ Resources }: Template): string[] => {
  const visited = new Set<string>()
  const ordered: string[] = []
  const visit = (id: string) => {
    const resource = Resources[id]
    if (!resource || visited.has(id)) return
    visited.add(id)
    for (const needed of [resource.DependsOn ?? [], referencesIn(resource.Properties)].flat())
      visit(needed)
    ordered.push(id)
  }
  for (const id of Object.keys(Resources)) visit(id)
  return ordered
}
