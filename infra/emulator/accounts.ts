import { Hono } from 'hono'
import { LOCAL_ACCOUNT, LOCAL_CREDENTIALS } from '../local/credentials.ts'
import { arnOf } from './identity.ts'
import { xml } from './xml.ts'

const A_DAY = 24 * 60 * 60 * 1000
/** Newer than any that the CDK asks for: the account counts as bootstrapped. */
const BOOTSTRAP_VERSION = '99'

/** STS: everybody is the deployer, and may become every role. */
export const security = (now: () => Date): Hono => {
  const answers: Record<string, () => string> = {
    GetCallerIdentity: () =>
      xml({ Account: LOCAL_ACCOUNT, UserId: 'deployer', Arn: arnOf('iam', 'user/deployer') }),
    AssumeRole: () =>
      xml({
        Credentials: {
          AccessKeyId: LOCAL_CREDENTIALS.accessKeyId,
          SecretAccessKey: LOCAL_CREDENTIALS.secretAccessKey,
          SessionToken: 'local',
          Expiration: new Date(now().getTime() + A_DAY).toISOString(),
        },
      }),
  }
  const app = new Hono()
  app.post('*', async (c) => {
    const action = new URLSearchParams(await c.req.text()).get('Action') ?? ''
    const result = answers[action]?.()
    if (result === undefined) return c.body(null, 400)
    const body = `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`
    return c.body(body, 200, { 'Content-Type': 'text/xml' })
  })
  return app
}

/** Systems Manager, which keeps the version of the bootstrap stack and nothing else. */
export const parameters = (): Hono => {
  const app = new Hono()
  app.post('*', (c) =>
    c.json({ Parameter: { Name: 'bootstrap', Type: 'String', Value: BOOTSTRAP_VERSION } }),
  )
  return app
}
