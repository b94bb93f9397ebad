/*
 * `npm run bench:web [runs] [path ...]`: Lighthouse with its phone settings on a new build of the site, served by the
 * local product: the given pages, or one page of each public route. Prints every run, the medians and the CPU load,
 * because other processes slow the measured pages down. The network and the CPU are really slowed down: Lighthouse's
 * simulation counts every script that a server on this machine delivers before the first paint as if the page needed it.
 */
import { cpus, loadavg } from 'node:os'
import lighthouse, { type Result } from 'lighthouse'
import { SITE_PAGES } from '../../shared/site/pages.ts'
import { median } from './measure.ts'
import { withMeasuredSite } from './measured-site.ts'

/** One page of each route that has content. */
const PUBLIC_PAGES = [...new Map(SITE_PAGES.map((page) => [page.route, page.path])).values()]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** Lighthouse's metrics and their units. */
const METRICS = {
  'largest-contentful-paint': 'LCP ms',
  'first-contentful-paint': 'FCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
}
const [runs = '3', ...given] = process.argv.slice(2)
const RUNS = Number(runs)
const PAGES = given.length > 0 ? given : PUBLIC_PAGES

const print = (line: string) => process.stdout.write(`${line}\n`)
const load = () => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`

type Numbers = Record<string, number>

const numbersOf = ({ categories, audits }: Result): Numbers => ({
  ...Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ),
  ...Object.fromEntries(
    Object.entries(METRICS).map(([name, label]) => [label, audits[name]?.numericValue ?? 0]),
  ),
})

const row = (numbers: Numbers): string =>
  Object.entries(numbers)
    .map(([name, value]) => `${name} ${Math.round(value * 1000) / 1000}`)
    .join(', ')

/** The failed audits of a category below 100, except performance. */
const failuresOf = ({ categories, audits }: Result): string[] =>
  CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      const failed = audit && weight > 0 && audit.score !== null && audit.score < 1
      return failed ? [`${name}: ${audit.title}`] : []
    }),
  )

/** Lighthouse sometimes misses the start of its trace and fails; then it is run again. */
const MISSED = 'NO_NAVSTART'

const measure = async (url: string, port: number, tries = 3): Promise<Result> => {
  const result = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
    throttlingMethod: 'devtools',
  })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { runtimeError } = result.lhr
  if (runtimeError?.code === MISSED && tries > 1) return measure(url, port, tries - 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return result.lhr
}

const benchPage = async (site: string, path: string, port: number) => {
  const runs: Numbers[] = []
  for (let run = 1; run <= RUNS; run += 1) {
    const result = await measure(site + path, port)
    runs.push(numbersOf(result))
    print(`  ${path} run ${run}: ${row(numbersOf(result))} (${load()})`)
    for (const failure of new Set(failuresOf(result))) print(`    ${failure}`)
  }
  const names = Object.keys(runs[0] ?? {})
  const medians = names.map((name) => [name, median(runs.map((numbers) => numbers[name] ?? 0))])
  print(`${path}: ${row(Object.fromEntries(medians))}`)
}

await withMeasuredSite(async ({ siteUrl, debuggingPort }) => {
  print(`Lighthouse on a phone, ${RUNS} runs each, ${load()}`)
  for (const path of PAGES) await benchPage(siteUrl, path, debuggingPort)
})
process.exit()
