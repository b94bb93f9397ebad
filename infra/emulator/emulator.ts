import { createServer } from 'node:http'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SQSClient } from '@aws-sdk/client-sqs'
import { clientOptions } from '../local/credentials.ts'
import { startDynamoDb } from '../local/dynamodb.ts'
import { startMail } from '../local/mail/server.ts'
import { startS3 } from '../local/s3/server.ts'
import { startSecrets } from '../local/secrets.ts'
import { close, listen } from '../local/serve.ts'
import { startSqs } from '../local/sqs.ts'
import { parameters, security } from './accounts.ts'
import type { AwsRequest } from './acts.ts'
import { openApis } from './apis.ts'
import { ASSETS_BUCKET, type Assets, openAssets } from './assets.ts'
import { cloudFormation } from './cloudformation.ts'
import { gateway, type Service } from './gateway.ts'
import type { Caller } from './identity.ts'
import type { Workshop } from './parts.ts'
import type { Act } from './permissions.ts'
import { openStacks } from './stacks.ts'

export type EmulatorOptions = {
  /** Port 0 takes any free one. */
  port: number
  dataDir: string
  /** Secret name to its values. */
  secrets: Record<string, Record<string, string>>
  /** Told in one line what goes wrong inside. */
  report?: (line: string) => void
  now?: () => Date
}

/** Something the role of a function does not allow. */
export type Denial = { functionName: string; act: Act }

/** The services that keep something, each on a port of its own. */
const startKeepers = async ({ dataDir, secrets }: EmulatorOptions, endpoint: string) => ({
  database: await startDynamoDb({ port: 0, dataDir: join(dataDir, 'database') }),
  storage: await startS3({ port: 0, dataDir: join(dataDir, 's3'), origin: endpoint }),
  queue: await startSqs({ port: 0 }),
  mail: await startMail({ port: 0, dataDir: join(dataDir, 'mail') }),
  secrets: await startSecrets({ port: 0, secrets }),
})
type Keepers = Awaited<ReturnType<typeof startKeepers>>

const workshopOf = (
  endpoint: string,
  keepers: Keepers,
  assets: Assets,
  apiAddress: Workshop['apiAddress'],
): Workshop => ({
  endpoint,
  database: new DynamoDBClient({ endpoint: keepers.database.url, ...clientOptions }),
  queues: new SQSClient({ endpoint: keepers.queue.url, ...clientOptions }),
  addBucket: keepers.storage.addBucket,
  unpack: (_, key) => assets.unpack(key),
  apiAddress,
})

const routerOf = (keepers: Keepers, assets: Assets, apps: Record<string, Service>) => {
  const services: Record<string, Service> = {
    ...apps,
    dynamodb: keepers.database.url,
    s3: keepers.storage.url,
    sqs: keepers.queue.url,
    ses: keepers.mail.url,
    secretsmanager: keepers.secrets.url,
  }
  return (caller: Caller | undefined, { url }: AwsRequest): Service | undefined =>
    url.pathname.startsWith(`/${ASSETS_BUCKET}`) ? assets.app : services[caller?.service ?? 's3']
}

const templateReader = (assets: Assets) => async (address: string) => {
  const key = new URL(address).pathname.split('/').at(-1) ?? ''
  return (await assets.read(key)).toString('utf8')
}

/** AWS for one machine, as far as the templates of this project need it. */
export const startEmulator = async (options: EmulatorOptions) => {
  const { report = console.error, now = () => new Date() } = options
  const server = createServer()
  const endpoint = await listen(server, options.port)
  const keepers = await startKeepers(options, endpoint)
  const assets = await openAssets(join(options.dataDir, 'assets'))
  const apis = openApis()
  const workshop = workshopOf(endpoint, keepers, assets, apis.address)
  const run = { endpoint, queueEndpoint: keepers.queue.url, apis, report }
  const stacks = openStacks({ workshop, run, now })
  const denials: Denial[] = []
  const apps = {
    cloudformation: cloudFormation({ ...stacks, readTemplate: templateReader(assets), now }),
    sts: security(now),
    ssm: parameters(),
  }
  const handle = gateway({
    services: routerOf(keepers, assets, apps),
    statementsOf: stacks.statementsOf,
    denied: (functionName, act) => {
      denials.push({ functionName, act })
      report(`${functionName} may not ${act.action} on ${act.resource}`)
    },
  })
  server.on('request', (request, response) => {
    handle(request, response).catch((error) => {
      report(`${request.method} ${request.url}: ${error}`)
      response.writeHead(500).end()
    })
  })
  return {
    url: endpoint,
    mail: keepers.mail,
    invoke: stacks.invoke,
    /** What functions tried and their roles do not allow, oldest first. */
    denials: (): readonly Denial[] => denials,
    stop: async () => {
      await stacks.stop()
      await apis.stop()
      await close(server)
      workshop.database.destroy()
      workshop.queues.destroy()
      await Promise.all(Object.values(keepers).map((keeper) => keeper.stop()))
    },
  }
}
export type Emulator = Awaited<ReturnType<typeof startEmulator>>
