/* `npm run emulator`: an AWS emulator on this machine, to deploy the stack to. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findUsedPort } from '../../../bin/local/ports.ts'
import { STRIPE_KEYS } from '../../../bin/local/servers.ts'
import { AWS_ENVIRONMENT } from '../../../infra/local/account.ts'
import { startStripe } from '../../../infra/local/stripe/start-stripe.ts'
import { startEmulator } from './emulator.ts'

const DEFAULT_PORT = 4566

const port = Number(process.env.PORT ?? DEFAULT_PORT)
if ((await findUsedPort([port])) !== undefined) {
  process.stderr.write(
    `Port ${port} is in use: choose another one with PORT=... npm run emulator\n`,
  )
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'emulator-'))
const emulator = await startEmulator({
  port,
  dataDir: folder,
  secrets: { 'emulator/stripe': STRIPE_KEYS },
})
const stripe = await startStripe({ port: 0, dataDir: join(folder, 'stripe'), ...STRIPE_KEYS })

const environment = Object.entries({ ...AWS_ENVIRONMENT, AWS_ENDPOINT_URL: emulator.url })
process.stdout.write(
  [
    `AWS runs at ${emulator.url}, Stripe at ${stripe.url}. Sent emails are listed at ${emulator.mail.url}. In another terminal:`,
    '',
    `  export ${environment.map((pair) => pair.join('=')).join(' ')}`,
    `  npm run deploy -- -c stage=emulator -c stripeApiUrl=${stripe.url} --require-approval never`,
    `  STRIPE_WEBHOOK_SECRET=${STRIPE_KEYS.webhookSecret} npm run smoke -- <ApiUrl>`,
    '',
    'Press Ctrl-C to stop. All data is deleted then.',
    '',
  ].join('\n'),
)

const stop = async () => {
  await stripe.stop()
  await emulator.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
