/** The access key the stand-ins know. It opens nothing outside this machine. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const

/** A key of somebody with a name, which goes with the same secret: local.somebody */
export const namedKey = (name: string): string => `${LOCAL_CREDENTIALS.accessKeyId}.${name}`

/** Whose key this is: nobody in particular's is ''; undefined when it is none of ours. */
export const nameOfKey = (accessKeyId: string): string | undefined => {
  const [local, ...name] = accessKeyId.split('.')
  return local === LOCAL_CREDENTIALS.accessKeyId ? name.join('.') : undefined
}

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
