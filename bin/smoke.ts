/* `npm run smoke -- <url>`: makes one purchase at a running store and prints pass or fail. */
import * as z from 'zod'
import { STEPS, type Target } from './smoke/steps.ts'

const DEFAULT_TIMEOUT_SECONDS = 120

const settings = z.object({
  url: z
    .url('Specify the API URL: npm run smoke -- https://....execute-api.us-east-1.amazonaws.com')
    .transform((url) => url.replace(/\/+$/, '')),
  webhookSecret: z
    .string('STRIPE_WEBHOOK_SECRET is missing: the secret that signs the events of this stage')
    .min(1),
  timeoutSeconds: z.coerce
    .number('SMOKE_TIMEOUT_SECONDS must be a number of seconds')
    .positive()
    .default(DEFAULT_TIMEOUT_SECONDS),
})

const print = (line: string) => process.stdout.write(`${line}\n`)

const milliseconds = (since: number) => `${Math.round(performance.now() - since)} ms`

/** Runs the steps until one fails; returns whether all passed. */
const runSteps = async (target: Target): Promise<boolean> => {
  let purchase = { checkout: '', orderId: '', accessToken: '', token: '' }
  for (const { name, run } of STEPS) {
    const started = performance.now()
    try {
      purchase = { ...purchase, ...(await run(target, purchase)) }
      print(`ok   ${name} (${milliseconds(started)})`)
    } catch (error) {
      print(`FAIL ${name}: ${error instanceof Error ? error.message : error}`)
      return false
    }
  }
  return true
}

const main = async () => {
  const { data, error } = settings.safeParse({
    url: process.argv[2],
    webhookSecret: process.env.STRIPE_WEBHOOK_SECRET,
    timeoutSeconds: process.env.SMOKE_TIMEOUT_SECONDS,
  })
  if (!data) {
    process.stderr.write(`${error.issues.map(({ message }) => message).join('\n')}\n`)
    process.exitCode = 2
    return
  }
  const passed = await runSteps({ ...data, print })
  print(passed ? `pass: ${data.url}` : `fail: ${data.url}`)
  process.exitCode = passed ? 0 : 1
}

await main()
