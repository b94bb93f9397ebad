/** API Gateway's event for a request. */
export const request = (method: string, path: string, body?: string) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath: path,
  rawQueryString: '',
  headers: { 'content-type': 'application/json', host: 'shop.example.com' },
  requestContext: {
    accountId: '123456789012',
    apiId: 'api',
    authentication: null,
    authorizer: {},
    domainName: 'shop.example.com',
    domainPrefix: 'shop',
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
    requestId: 'r',
    routeKey: '$default',
    stage: '$default',
    time: '01/Jan/2026:00:00:00 +0000',
    timeEpoch: 1767225600000,
  },
  body,
  isBase64Encoded: false,
})
