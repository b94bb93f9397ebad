import type * as z from 'zod'
import type { Route } from './route.ts'

type Fields<S extends z.ZodType> =
  z.input<S> extends Readonly<Record<string, never>> | undefined ? unknown : z.input<S>

/** What a caller gives: parameters, query and body in one. */
export type InputOf<R extends Route> = Fields<R['params']> & Fields<R['query']> & Fields<R['body']>
/** What a caller gets. */
export type AnswerOf<R extends Route> = z.output<R['answer']>

type Optional<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input]
/** The arguments of a call: nothing is given where nothing is needed. */
export type Arguments<R extends Route> = Optional<InputOf<R>>

const fillPath = (path: string, value: (name: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => value(name))

/** The path as routers of Hono want it: /api/downloads/:token */
export const patternOf = (path: string): string => fillPath(path, (name) => `:${name}`)

const entriesOf = (input: unknown): [string, unknown][] =>
  typeof input === 'object' && input !== null ? Object.entries(input) : []

const isGiven = ([, value]: [string, unknown]) => value !== undefined

/** Path and query of a call, escaped. What else stands in the input is its body. */
export const pathAndQuery = ({ path, query }: Route, input: unknown): string => {
  const values = entriesOf(input).filter(isGiven)
  const given = new Map(values)
  const asked = values.filter(([name]) => Object.hasOwn(query.shape, name))
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  const filled = fillPath(path, (name) => encodeURIComponent(String(given.get(name) ?? '')))
  return search ? `${filled}?${search}` : filled
}

/** Path and query of a route whose parameters are known. */
export const addressOf = <R extends Route>(
  route: R,
  ...[input]: Optional<Fields<R['params']> & Fields<R['query']>>
): string => pathAndQuery(route, input)

/** What of a call's input is its body; undefined where the route takes none. */
export const bodyOf = ({ params, query, hasBody }: Route, input: unknown): object | undefined => {
  const elsewhere = { ...params.shape, ...query.shape }
  const fields = entriesOf(input).filter(([name]) => !Object.hasOwn(elsewhere, name))
  return hasBody ? Object.fromEntries(fields) : undefined
}

/** The order in which to try routes: a literal part of a path comes before a parameter, as '{' sorts last. */
export const literalFirst = (a: Pick<Route, 'path'>, b: Pick<Route, 'path'>): number =>
  a.path < b.path ? -1 : 1
