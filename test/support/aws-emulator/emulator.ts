import { createServer } from 'node:http'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SQSClient } from '@aws-sdk/client-sqs'
import { clientOptions } from '../../../infra/local/account.ts'
import { startDynamoDb } from '../../../infra/local/dynamodb.ts'
import { startMail } from '../../../infra/local/mail.ts'
import { startS3 } from '../../../infra/local/s3/start-s3.ts'
import { startSecrets } from '../../../infra/local/secrets.ts'
import { close, listen } from '../../../infra/local/serve.ts'
import { startSqs } from '../../../infra/local/sqs.ts'
import { ASSETS_BUCKET, type Assets, openAssets, ssm, sts } from './bootstrap.ts'
import { cloudFormation } from './cloudformation.ts'
import { type Caller, type Service, serviceEndpoint } from './endpoint.ts'
import { openHttpApis } from './http-api.ts'
import type { AwsRequest, IamAction } from './iam.ts'
import type { ResourceContext } from './resource-context.ts'
import { openStacks } from './stacks.ts'

type EmulatorOptions = {
  /** Port 0 takes any free one. */
  port: number
  dataDir: string
  /** The values of each secret, by name. */
  secrets: Record<string, Record<string, string>>
  /** Prints one line about an internal failure. */
  report?: (line: string) => void
  now?: () => Date
}

/** A call that the function's role doesn't allow. */
type Denial = { functionName: string; action: IamAction }

/** The services with state, each on its own port. */
const startServices = async ({ dataDir, secrets, report }: EmulatorOptions, endpoint: string) => ({
  dynamodb: await startDynamoDb({ port: 0, dataDir: join(dataDir, 'database') }),
  s3: await startS3({ port: 0, dataDir: join(dataDir, 's3'), origin: endpoint }),
  sqs: await startSqs({ port: 0 }),
  ses: await startMail({ port: 0, dataDir: join(dataDir, 'mail'), report }),
  secretsmanager: await startSecrets({ port: 0, secrets }),
})
type Services = Awaited<ReturnType<typeof startServices>>

const contextOf = (
  endpoint: string,
  services: Services,
  assets: Assets,
  apiUrl: ResourceContext['apiUrl'],
): ResourceContext => ({
  endpoint,
  dynamodb: new DynamoDBClient({ endpoint: services.dynamodb.url, ...clientOptions }),
  sqs: new SQSClient({ endpoint: services.sqs.url, ...clientOptions }),
  addBucket: services.s3.addBucket,
  addSecret: services.secretsmanager.addSecret,
  addConfigurationSet: services.ses.addConfigurationSet,
  unpack: (_, key) => assets.unpack(key),
  apiUrl,
})

/** Browsers upload to S3 with a form, whose signature names no service. */
const routerOf = (services: Services, assets: Assets, apps: Record<string, Service>) => {
  const urls = Object.entries(services).map(([name, { url }]) => [name, url])
  const targets: Record<string, Service> = { ...apps, ...Object.fromEntries(urls) }
  return (caller: Caller | undefined, { url }: AwsRequest): Service | undefined =>
    url.pathname.startsWith(`/${ASSETS_BUCKET}`) ? assets.app : targets[caller?.service ?? 's3']
}

const templateReader = (assets: Assets) => async (url: string) => {
  const key = new URL(url).pathname.split('/').at(-1) ?? ''
  return (await assets.read(key)).toString('utf8')
}

/** The part of AWS that this project's templates need, on one machine. */
export const startEmulator = async (options: EmulatorOptions) => {
  const { report = console.error, now = () => new Date() } = options
  const server = createServer()
  const endpoint = await listen(server, options.port)
  const services = await startServices(options, endpoint)
  const assets = await openAssets(join(options.dataDir, 'assets'))
  const apis = openHttpApis()
  const context = contextOf(endpoint, services, assets, apis.url)
  const run = { endpoint, queueEndpoint: services.sqs.url, apis, report }
  const stacks = openStacks({ context, run, now })
  services.ses.onEvent(stacks.handleMailEvent)
  const denials: Denial[] = []
  const apps = {
    cloudformation: cloudFormation({ ...stacks, readTemplate: templateReader(assets), now }),
    sts: sts(now),
    ssm: ssm(),
  }
  const handle = serviceEndpoint({
    serviceOf: routerOf(services, assets, apps),
    statementsOf: stacks.statementsOf,
    onDenied: (functionName, action) => {
      denials.push({ functionName, action })
      report(`${functionName} may not ${action.action} on ${action.resource}`)
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
    mail: services.ses,
    invoke: stacks.invoke,
    /** The calls that roles did not allow, oldest first. */
    denials: (): readonly Denial[] => denials,
    stop: async () => {
      await stacks.stop()
      await apis.stop()
      await close(server)
      context.dynamodb.destroy()
      context.sqs.destroy()
      await Promise.all(Object.values(services).map((service) => service.stop()))
    },
  }
}
export type Emulator = Awaited<ReturnType<typeof startEmulator>>
