import { Hono } from 'hono'
import * as z from 'zod'
import { localArn } from './account.ts'
import { type LocalServer, serveApp } from './serve.ts'

const request = z.object({ SecretId: z.string() })

/**
 * Secrets Manager's GetSecretValue (AWS JSON 1.1). `secrets` are values by secret name, returned as
 * JSON. SecretId may be a name or an ARN.
 */
export const startSecrets = async (options: {
  port: number
  secrets: Record<string, Record<string, string>>
}): Promise<LocalServer & { addSecret(name: string, values: Record<string, string>): void }> => {
  const secrets = { ...options.secrets }
  const app = new Hono()
  app.post('/', async (c) => {
    if (c.req.header('x-amz-target') !== 'secretsmanager.GetSecretValue')
      return c.json(failure('InvalidRequestException', 'Only GetSecretValue is implemented'), 400)
    const { SecretId } = request.parse(await c.req.json())
    const name = SecretId.split(':secret:').at(-1) ?? SecretId
    const values = secrets[name]
    if (!values)
      return c.json(
        failure('ResourceNotFoundException', "Secrets Manager can't find the specified secret."),
        400,
      )
    return c.json({
      ARN: localArn('secretsmanager', `secret:${name}`),
      Name: name,
      SecretString: JSON.stringify(values),
    })
  })
  return {
    ...(await serveApp(app, options.port)),
    addSecret: (name, values) => {
      secrets[name] = values
    },
  }
}

const failure = (type: string, message: string) => ({ __type: type, Message: message })
