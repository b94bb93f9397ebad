import { AsyncLocalStorage } from 'node:async_hooks'
import { ACCESS } from '../../../infra/access.ts'
import { BUCKETS } from '../../../infra/config/resources.ts'
import type { FunctionName } from '../../../shared/api/route.ts'
import { interceptCalls } from '../store/intercept-calls.ts'

const currentService = new AsyncLocalStorage<FunctionName>()

/** Runs `run` as a function of this service: its AWS calls use that function's role. */
export const asService = <T>(service: FunctionName, run: () => T): T =>
  currentService.run(service, run)

/** The IAM actions of commands with other names. */
const ACTIONS: Readonly<Record<string, string>> = {
  HeadObject: 'GetObject',
  ListObjectVersions: 'ListBucketVersions',
  DeleteObject: 'DeleteObjectVersion',
}

/** The index, table, bucket or configuration set of a command; '' for the queue and the secret. */
const resourceOf = (input: object): string =>
  ['IndexName', 'TableName', 'Bucket', 'ConfigurationSetName']
    .map((key) => Reflect.get(input, key))
    .find((value): value is string => typeof value === 'string') ?? ''

/** Records "UpdateItem on completed_documents" for each AWS call from now on, by service. */
export const recordPermissions = (): Map<FunctionName, Set<string>> => {
  const used = new Map<FunctionName, Set<string>>()
  interceptCalls(({ name, input }, send) => {
    const service = currentService.getStore()
    // Secrets are read once per process, which the functions of a test share.
    if (service && name !== 'GetSecretValue') {
      const permission = `${ACTIONS[name] ?? name} on ${resourceOf(input)}`
      used.set(service, (used.get(service) ?? new Set()).add(permission))
    }
    return send()
  })
  return used
}

const permissionsOn = (actions: readonly string[] | undefined, place: string): string[] =>
  (actions ?? []).map((action) => `${action} on ${place}`)

/** The permissions of a service's role without those for secrets, in the format of `recordPermissions`. */
export const permissionsOf = (service: FunctionName): string[] => {
  const {
    tables,
    indexes,
    listsVersions,
    discardsUploads,
    sendsToQueue,
    sendsMail = [],
    ...access
  } = ACCESS[service]
  return [
    ...Object.entries(tables).flatMap(([table, actions]) => permissionsOn(actions, table)),
    ...Object.values(indexes)
      .flat()
      .flatMap((index) => permissionsOn(['Query'], index)),
    ...permissionsOn(access.documents, BUCKETS.documents),
    ...permissionsOn(access.coreTemplates, BUCKETS.coreTemplates),
    ...(listsVersions ? permissionsOn(['ListBucketVersions'], BUCKETS.documents) : []),
    ...(discardsUploads ? permissionsOn(['DeleteObjectVersion'], BUCKETS.coreTemplates) : []),
    ...(sendsToQueue ? permissionsOn(['SendMessage'], '') : []),
    ...sendsMail.flatMap((stream) => permissionsOn(['SendEmail'], stream)),
  ]
}
