/*
 * `npm run bench:scale [-- sizes]`: what each thing that buyers, Stripe, the schedule and the owner do asks of AWS in
 * a shop of 1,000, 10,000 and 100,000 orders, and what a sale and an unpaid checkout write. Calls and capacity are exact. Times are medians, taken in turns and
 * compared turn by turn, so that a busy machine slows all sizes alike. The stand-in counts what writes cost in the
 * table; `write-units.ts` adds what they cost in indexes.
 */
import { cpus } from 'node:os'
import { median, ratios } from './measure.ts'
import { abandonOne, type Operation, operationsOf, sellOne } from './scale-operations.ts'
import { type FullStore, startFullStore } from './scale-store.ts'
import { writeUnitsOf } from './write-units.ts'

const SIZES = process.argv.slice(2).map(Number)
const ROUNDS = 12
/** Further from the smallest shop's time than this, the larger one's is named. */
const TOLERANCE = 0.2

type Measured = { calls: Set<number>; units: Set<number>; times: number[] }
type Results = Map<string, Measured>

const print = (line: string) => process.stdout.write(`${line}\n`)

const measureOne = async (store: FullStore, { prepare }: Operation) => {
  const run = await prepare()
  Object.assign(store.usage, { calls: 0, units: 0 })
  const started = performance.now()
  await run()
  return { ...store.usage, time: performance.now() - started }
}

const measureAll = async (store: FullStore, operations: Operation[], results: Results) => {
  for (const operation of operations) {
    const { calls, units, time } = await measureOne(store, operation)
    const seen: Measured = results.get(operation.name) ?? {
      calls: new Set(),
      units: new Set(),
      times: [],
    }
    seen.calls.add(calls)
    seen.units.add(units)
    seen.times.push(time)
    results.set(operation.name, seen)
  }
}

type Shop = { store: FullStore; operations: Operation[]; results: Results }

const open = async (size: number): Promise<Shop> => {
  const started = performance.now()
  const store = await startFullStore(size)
  const seconds = Math.round((performance.now() - started) / 1000)
  print(`${size.toLocaleString('en-US')} orders written in ${seconds} s`)
  store.use()
  return { store, operations: await operationsOf(store), results: new Map() }
}

const spread = (values: Iterable<number>) => {
  const sorted = [...values].sort((a, b) => a - b)
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  return least === most ? `${most}` : `${least} to ${most}`
}

/** Rows are of different lengths, and a list of sixty is a little longer now and then. */
const LENGTHS = 1.1

const most = (values: Iterable<number>) => Math.max(...values)

/** What of an operation grows from the smallest shop to the largest. */
const growthOf = ({ name, atMost }: Operation, shops: readonly Shop[]): string[] => {
  const seen = shops.map(({ results }) => results.get(name)).filter((one) => one !== undefined)
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last) return []
  const bounds = atMost ?? { calls: most(first.calls), units: most(first.units) * LENGTHS }
  const slower = ratios(last.times, first.times).median - 1
  return [
    ...(most(last.calls) > bounds.calls ? ['calls'] : []),
    ...(most(last.units) > bounds.units ? ['capacity'] : []),
    ...(slower > TOLERANCE && !atMost ? [`time, by ${Math.round(slower * 100)} %`] : []),
  ]
}

const verdictOf = (operation: Operation, growth: readonly string[]) => {
  if (growth.length > 0) return `grows: ${growth.join(', ')}`
  return operation.atMost ? 'within its bound' : 'the same'
}

const isCostly = (what: string) => what === 'calls' || what === 'capacity'

const report = (operation: Operation, shops: readonly Shop[]) => {
  const columns = shops.map(({ results }) => {
    const { calls, units, times } = results.get(operation.name) ?? {
      calls: [],
      units: [],
      times: [0],
    }
    const text = `${spread(calls)} calls, ${spread(units)} units, ${median(times).toFixed(1)} ms`
    return text.padEnd(44)
  })
  const growth = growthOf(operation, shops)
  print(`${operation.name.padEnd(30)}${columns.join('')}${verdictOf(operation, growth)}`)
  return growth.some(isCostly)
}

print(`${cpus()[0]?.model ?? 'Unknown processor'}, Node ${process.versions.node}`)
const shops: Shop[] = []
for (const size of SIZES.length > 0 ? SIZES : [1000, 10_000, 100_000]) shops.push(await open(size))
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { store, operations, results } of shops) {
    store.use()
    await measureAll(store, operations, new Map())
    await measureAll(store, operations, results)
  }
}
print(
  `${''.padEnd(30)}${shops.map(({ store }) => store.orders.toLocaleString('en-US').padEnd(44)).join('')}`,
)
/** Prints what a sale and an unpaid checkout write; whether the second writes more. */
const reportWrites = async (store: FullStore): Promise<boolean> => {
  store.use()
  const sale = await writeUnitsOf(sellOne)
  const unpaid = await writeUnitsOf(() => abandonOne(store))
  print(`A whole sale writes ${sale} units, a checkout that nobody pays for ${unpaid}.`)
  return unpaid > sale
}

const [smallest] = shops
const isUnpaidDearer = smallest !== undefined && (await reportWrites(smallest.store))
const grown = (shops[0]?.operations ?? []).filter((operation) => report(operation, shops))
for (const { store } of shops) await store.stop()
print(
  grown.length === 0
    ? 'Calls and capacity do not grow with the shop.'
    : 'Something grows with the shop.',
)
process.exit(grown.length === 0 && !isUnpaidDearer ? 0 : 1)
