/** The one access key the stand-ins know. It opens nothing outside this machine. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const
export const LOCAL_REGION = 'us-east-1'
export const LOCAL_ACCOUNT = '000000000000'

/** For AWS SDK clients made by the stand-ins themselves. */
export const clientOptions = { region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS } as const

/** The same for the process environment, where the product's own clients look. */
export const AWS_ENVIRONMENT = {
  AWS_REGION: LOCAL_REGION,
  AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
} as const
