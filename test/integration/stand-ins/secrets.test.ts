import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientOptions } from '../../../infra/local/account.ts'
import { startSecrets } from '../../../infra/local/secrets.ts'
import type { LocalServer } from '../../../infra/local/serve.ts'

let standIn: LocalServer
let client: SecretsManagerClient

beforeEach(async () => {
  standIn = await startSecrets({ port: 0, secrets: { stripe: { secretKey: 'sk', hook: 'wh' } } })
  client = new SecretsManagerClient({ endpoint: standIn.url, ...clientOptions })
})
afterEach(async () => {
  client.destroy()
  await standIn.stop()
})

const read = (SecretId: string) => client.send(new GetSecretValueCommand({ SecretId }))

test('a secret is found by its name and by its ARN', async () => {
  const byName = await read('stripe')
  expect(JSON.parse(byName.SecretString ?? '')).toEqual({ secretKey: 'sk', hook: 'wh' })
  expect(await read(byName.ARN ?? '')).toMatchObject({ SecretString: byName.SecretString })
})

test('an unknown secret is refused', async () => {
  await expect(read('other')).rejects.toBeInstanceOf(ResourceNotFoundException)
})
