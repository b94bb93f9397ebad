export const LOCAL_REGION = 'us-east-1'
export const LOCAL_ACCOUNT = '000000000000'

/** arn:aws:sqs:us-east-1:000000000000:generation */
export const localArn = (service: string, resource: string): string =>
  `arn:aws:${service}:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${resource}`

/** The access key that the stand-ins accept. It opens nothing outside this machine. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const

/** The access key of a role, `local.shop`; its secret is that of LOCAL_CREDENTIALS. */
export const roleKey = (role: string): string => `${LOCAL_CREDENTIALS.accessKeyId}.${role}`

/** The role of an access key. A key of no role gives ''; a key of another account gives undefined. */
export const roleOfKey = (accessKeyId: string): string | undefined => {
  const [local, ...role] = accessKeyId.split('.')
  return local === LOCAL_CREDENTIALS.accessKeyId ? role.join('.') : undefined
}

/** Options for AWS SDK clients that the stand-ins and their tests make. */
export const clientOptions = { region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS } as const

/** Region and key for a process environment, where the SDK clients of the product look. */
export const AWS_ENVIRONMENT = {
  AWS_REGION: LOCAL_REGION,
  AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
} as const
