import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { memoize } from './memoize.ts'

export const secrets = memoize(() => new SecretsManagerClient())

/** The text of a secret, if it has one. */
export const readSecretText = async (id: string): Promise<string | undefined> => {
  const { SecretString } = await secrets().send(new GetSecretValueCommand({ SecretId: id }))
  return SecretString
}
