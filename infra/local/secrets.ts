import { Hono } from 'hono'
import * as z from 'zod'
import { LOCAL_ACCOUNT, LOCAL_REGION } from './credentials.ts'
import { type StandIn, serveApp } from './serve.ts'

const request = z.object({ SecretId: z.string() })

/**
 * Secrets Manager's GetSecretValue (AWS JSON 1.1) over a record: secret name to its values, which
 * the caller receives as JSON in SecretString. A name's ARN is understood too.
 */
export const startSecrets = (options: {
  port: number
  secrets: Record<string, Record<string, string>>
}): Promise<StandIn> => {
  const app = new Hono()
  app.post('/', async (c) => {
    if (c.req.header('x-amz-target') !== 'secretsmanager.GetSecretValue')
      return c.json(failure('InvalidRequestException', 'Only GetSecretValue is offered here'), 400)
    const { SecretId } = request.parse(await c.req.json())
    const name = SecretId.split(':secret:').at(-1) ?? SecretId
    const values = options.secrets[name]
    if (!values)
      return c.json(
        failure('ResourceNotFoundException', "Secrets Manager can't find the specified secret."),
        400,
      )
    return c.json({ ARN: arnOf(name), Name: name, SecretString: JSON.stringify(values) })
  })
  return serveApp(app, options.port)
}

const arnOf = (name: string): string =>
  `arn:aws:secretsmanager:${LOCAL_REGION}:${LOCAL_ACCOUNT}:secret:${name}`

const failure = (type: string, message: string) => ({ __type: type, Message: message })
