import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { roleOfKey } from '../../../infra/local/account.ts'
import { type AwsRequest, type IamAction, iamActionsOf, isAllowed, type Statement } from './iam.ts'

/** The access key of a signed request and the service it was signed for. */
export type Caller = { accessKeyId: string; service: string }

const CREDENTIAL = /Credential=([^/]+)\/\d+\/[^/]+\/([^/]+)\/aws4_request/

/**
 * The credential scope of a signed request or a presigned URL. A browser's form upload has none.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
const callerOf = (headers: IncomingHttpHeaders, url: URL): Caller | undefined => {
  const presigned = url.searchParams.get('X-Amz-Credential')
  const text = presigned ? `Credential=${presigned}` : (headers.authorization ?? '')
  const [, accessKeyId, service] = CREDENTIAL.exec(text) ?? []
  return accessKeyId && service ? { accessKeyId, service } : undefined
}

/** An AWS service: the URL of another server, or a Hono app. */
export type Service = string | { fetch(request: Request): Response | Promise<Response> }

type Options = {
  serviceOf: (caller: Caller | undefined, request: AwsRequest) => Service | undefined
  /** The policy statements of a function's role; undefined if there is no such function. */
  statementsOf: (functionName: string) => readonly Statement[] | undefined
  /** Called for each request that a role doesn't allow. */
  onDenied: (functionName: string, action: IamAction) => void
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

/** S3 returns 403 for a missing object if the caller may not list the bucket. */
const hidesMissing = ([requested]: IamAction[], statements: readonly Statement[]): boolean => {
  if (requested?.action !== 's3:GetObject') return false
  const bucket = requested.resource.split('/')[0] ?? ''
  return !isAllowed(statements, { action: 's3:ListBucket', resource: bucket })
}

/** Forwards a request unchanged, so that its signature stays valid. */
const forward = (
  target: string,
  request: AwsRequest,
  response: ServerResponse,
  hideMissing: boolean,
): Promise<void> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(target)
    const { method, headers, url } = request
    const path = url.pathname + url.search
    const outgoing = send({ hostname, port, method, path, headers }, (answer) => {
      if (hideMissing && answer.statusCode === 404) {
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

const respondFrom = async (
  app: Exclude<Service, string>,
  { method, url, headers, body }: AwsRequest,
  response: ServerResponse,
) => {
  const requestHeaders = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await app.fetch(
    new Request(url, {
      method,
      headers: requestHeaders,
      ...(hasBody && { body: new Uint8Array(body) }),
    }),
  )
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/**
 * The endpoint of all services: it reads the caller and the service from a request's signature, checks the caller's
 * role and forwards the request. A key without a role may do everything.
 */
export const serviceEndpoint =
  ({ serviceOf, statementsOf, onDenied }: Options) =>
  async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    const { method = 'GET', headers } = incoming
    const request: AwsRequest = { method, url, headers, body: await bodyOf(incoming) }
    const caller = callerOf(headers, url)
    const service = serviceOf(caller, request)
    if (!service) return refuse(response, 404, 'UnknownService')
    const role = caller ? roleOfKey(caller.accessKeyId) : ''
    if (role === undefined) return refuse(response, 403, 'InvalidClientTokenId')
    if (role === '' || !caller) {
      return typeof service === 'string'
        ? forward(service, request, response, false)
        : respondFrom(service, request, response)
    }
    const statements = statementsOf(role)
    const requested = iamActionsOf(caller.service, request)
    const refused = requested.filter((action) => !statements || !isAllowed(statements, action))
    if (!statements || refused.length > 0) {
      for (const action of refused) onDenied(role, action)
      return refuse(response, 403, 'AccessDeniedException')
    }
    return typeof service === 'string'
      ? forward(service, request, response, hidesMissing(requested, statements))
      : respondFrom(service, request, response)
  }
