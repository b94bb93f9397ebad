import { type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { nameOfKey } from '../local/credentials.ts'
import { type AwsRequest, actOf } from './acts.ts'
import { type Caller, callerOf } from './identity.ts'
import { type Act, isAllowed, type Statement } from './permissions.ts'

/** Answers for a service: another server's address, or a Hono app. */
export type Service = string | { fetch(request: Request): Response | Promise<Response> }

export type GatewayOptions = {
  services: (caller: Caller | undefined, request: AwsRequest) => Service | undefined
  /** What the role of a function may do; undefined when there is no such function. */
  statementsOf: (functionName: string) => readonly Statement[] | undefined
  /** Told of each call that a role does not allow. */
  denied: (functionName: string, act: Act) => void
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const refuse = (response: ServerResponse, status: number, code: string) => {
  const message = `<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'x-amzn-errortype': code, 'Content-Type': 'application/xml' })
  response.end(message)
}

/** Whoever may not list a bucket does not learn that a file is missing: S3 says 403 to them. */
const hidesMissing = (act: Act | undefined, statements: readonly Statement[] = []): boolean => {
  if (act?.action !== 's3:GetObject') return false
  const bucket = act.resource.split('/')[0] ?? ''
  return !isAllowed(statements, { action: 's3:ListBucket', resource: bucket })
}

/** Passes a request on as it came, so that its signature stays true. */
const pass = (
  target: string,
  request: AwsRequest,
  response: ServerResponse,
  hiding: boolean,
): Promise<void> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(target)
    const { method, headers, url } = request
    const path = url.pathname + url.search
    const outgoing = send({ hostname, port, method, path, headers }, (answer) => {
      if (hiding && answer.statusCode === 404) {
        answer.resume()
        refuse(response, 403, 'AccessDenied')
        return done()
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response).once('close', done)
    })
    outgoing.once('error', failed)
    outgoing.end(request.body)
  })

const answerFrom = async (
  app: Exclude<Service, string>,
  { method, url, headers, body }: AwsRequest,
  response: ServerResponse,
) => {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await app.fetch(
    new Request(url, { method, headers: given, ...(hasBody && { body: new Uint8Array(body) }) }),
  )
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/**
 * One address for all of AWS: finds out who asks whom, whether the role of a function allows it, and
 * passes the request on. Whoever holds the key of nobody in particular may do everything.
 */
export const gateway =
  ({ services, statementsOf, denied }: GatewayOptions) =>
  async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    const { method = 'GET', headers } = incoming
    const request: AwsRequest = { method, url, headers, body: await bodyOf(incoming) }
    const caller = callerOf(headers, url)
    const service = services(caller, request)
    if (!service) return refuse(response, 404, 'UnknownService')
    const name = caller ? nameOfKey(caller.accessKeyId) : ''
    if (name === undefined) return refuse(response, 403, 'InvalidClientTokenId')
    if (name === '' || !caller) {
      return typeof service === 'string'
        ? pass(service, request, response, false)
        : answerFrom(service, request, response)
    }
    const statements = statementsOf(name)
    const act = actOf(caller.service, request)
    if (typeof service !== 'string' || !statements || !isAllowed(statements, act)) {
      denied(name, act)
      return refuse(response, 403, 'AccessDeniedException')
    }
    return pass(service, request, response, hidesMissing(act, statements))
  }
