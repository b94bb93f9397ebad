import * as z from 'zod'
import { stripeError } from './errors.ts'

type Tree = { [key: string]: Tree | string }

/**
 * Parses Stripe's form encoding: `a[b][0][c]=1` and `a[b][][c]=1` both become `{ a: { b: [{ c: '1'
 * }] } }`. Every leaf is a string.
 */
const parseForm = (body: string): unknown => {
  const tree: Tree = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) setAtPath(tree, parsePath(name), value)
  return convertArrays(tree)
}

const parsePath = (name: string): string[] =>
  name
    .split('[')
    .map((part) => part.replace(/\]$/, ''))
    .map((part, depth) => (depth > 0 && part === '' ? '+' : part))

const setAtPath = (tree: Tree, [first = '', ...rest]: string[], value: string): void => {
  const key = first === '+' ? String(Object.keys(tree).length) : first
  const [next] = rest
  if (next === undefined) {
    tree[key] = value
    return
  }
  const branch = tree[key]
  const child: Tree = typeof branch === 'object' ? branch : Object.create(null)
  tree[key] = child
  setAtPath(child, rest, value)
}

const convertArrays = (tree: Tree | string): unknown => {
  if (typeof tree === 'string') return tree
  const keys = Object.keys(tree)
  const values = Object.values(tree).map(convertArrays)
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return values
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]))
}

/** An integer, as text in a form. */
export const integer = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number)

/**
 * Parses a form body with a strict schema.
 * @throws Stripe's error for the first broken rule, naming the parameter
 */
export const readParams = <Schema extends z.ZodType>(schema: Schema, body: string) => {
  const parsed = schema.safeParse(parseForm(body))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (!issue) throw new Error('A failed parse names no issue')
  throw paramError(issue)
}

const paramError = (issue: z.core.$ZodIssue) => {
  if (issue.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? ''])
    return stripeError(400, `Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    })
  }
  const param = paramName(issue.path)
  if (issue.code === 'invalid_type')
    return stripeError(400, `Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    })
  const code =
    issue.message === 'Invalid integer' ? 'parameter_invalid_integer' : 'parameter_invalid'
  return stripeError(400, `${issue.message}: ${param}`, { code, param })
}

const paramName = (path: PropertyKey[]): string =>
  path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join('')
