export const LOCAL_REGION = 'us-east-1'
export const LOCAL_ACCOUNT = '000000000000'

/** arn:aws:sqs:us-east-1:000000000000:generation */
export const localArn = (service: string, resource: string): string =>
  `arn:aws:${service}:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${resource}`

/** The access key that the local servers accept. It is valid nowhere else. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const

/** The access key of a role, `local.shop`; its secret is that of LOCAL_CREDENTIALS. */
export const roleKey = (role: string): string => `${LOCAL_CREDENTIALS.accessKeyId}.${role}`

/** The role of an access key: '' without a role, undefined for another account. */
export const roleOfKey = (accessKeyId: string): string | undefined => {
  const [local, ...role] = accessKeyId.split('.')
  return local === LOCAL_CREDENTIALS.accessKeyId ? role.join('.') : undefined
}

/** Options for AWS SDK clients of the local servers and tests. */
export const clientOptions = { region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS } as const

/** Region and key as environment variables for the SDK. */
export const AWS_ENVIRONMENT = {
  AWS_REGION: LOCAL_REGION,
  AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
} as const
