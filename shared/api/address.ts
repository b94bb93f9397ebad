import type * as z from 'zod'
import type { Route } from './route.ts'

type Fields<S extends z.ZodType> =
  z.input<S> extends Readonly<Record<string, never>> | undefined ? unknown : z.input<S>

/** The input of a call: parameters, query and body merged. */
export type InputOf<R extends Route> = Fields<R['params']> & Fields<R['query']> & Fields<R['body']>
/** The parsed response of a call. */
export type ResponseOf<R extends Route> = z.output<R['response']>

type Optional<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input]
/** The arguments of a call: none where the route needs no input. */
export type Arguments<R extends Route> = Optional<InputOf<R>>

const fillPath = (path: string, value: (name: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => value(name))

/** The path in Hono's syntax: /api/downloads/:token */
export const toHonoPattern = (path: string): string => fillPath(path, (name) => `:${name}`)

const entriesOf = (input: unknown): [string, unknown][] =>
  typeof input === 'object' && input !== null ? Object.entries(input) : []

const isDefined = ([, value]: [string, unknown]) => value !== undefined

/** The escaped path and query of a call. The rest of its input is the body. */
export const pathAndQuery = ({ path, query }: Route, input: unknown): string => {
  const values = entriesOf(input).filter(isDefined)
  const byName = new Map(values)
  const inQuery = values.filter(([name]) => Object.hasOwn(query.shape, name))
  const search = new URLSearchParams(
    inQuery.map(([name, value]) => [name, String(value)]),
  ).toString()
  const filled = fillPath(path, (name) => encodeURIComponent(String(byName.get(name) ?? '')))
  return search ? `${filled}?${search}` : filled
}

/** Path and query of a route whose parameters are known. */
export const pathTo = <R extends Route>(
  route: R,
  ...[input]: Optional<Fields<R['params']> & Fields<R['query']>>
): string => pathAndQuery(route, input)

/** The part of a call's input that is its body; undefined when the route has no body. */
export const bodyOf = ({ params, query, hasBody }: Route, input: unknown): object | undefined => {
  const outsideBody = { ...params.shape, ...query.shape }
  const fields = entriesOf(input).filter(([name]) => !Object.hasOwn(outsideBody, name))
  return hasBody ? Object.fromEntries(fields) : undefined
}

/** Sorts literal path segments before parameters, because '{' sorts last. */
export const compareLiteralFirst = (a: Pick<Route, 'path'>, b: Pick<Route, 'path'>): number =>
  a.path < b.path ? -1 : 1
