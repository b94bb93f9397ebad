import { RETURN_QUERIES } from '../../shared/site/payment-returns.ts'
import {
  NOT_FOUND_FILE,
  PAGE_PATTERNS,
  PAYMENT_RETURNS,
  type PaymentReturn,
  returnPattern,
  SITE_SHELL,
} from './site-rules.ts'

/** A payment return as an array literal: pattern, query names, file. */
const returnCode = (page: PaymentReturn): string =>
  `[${[new RegExp(returnPattern(page)), JSON.stringify(RETURN_QUERIES[page.route]), JSON.stringify(page.file)].join(',')}]`

/** `siteFile` of site-rules.ts in CloudFront's JavaScript. A test compares the two. */
const siteFileCode = (prerendered: readonly string[]) => `
const shell = ${JSON.stringify(SITE_SHELL)};
const missing = ${JSON.stringify(NOT_FOUND_FILE)};
const prerendered = ${JSON.stringify(prerendered)};
const pages = [${PAGE_PATTERNS.map((pattern) => new RegExp(pattern)).join(',')}];
const returns = [${PAYMENT_RETURNS.map(returnCode).join(',')}];
function fileOf(path, query) {
  if (path === missing) return missing;
  const plain = path.replace(/(.)\\/$/, '$1');
  const returned = returns.find((page) => page[0].test(plain) &&
    page[1].some((name) => query && query[name] && query[name].value));
  if (returned && prerendered.includes(returned[2])) return returned[2];
  if (pages.some((page) => page.test(plain))) {
    const file = path === '/' ? '/index.html' : plain + '/index.html';
    return prerendered.includes(file) ? file : shell;
  }
  return /\\.[a-z0-9]+$/i.test(path) ? path : missing;
}
`

/** The viewer request function: rewrites a path to its file in the web build. */
export const requestFunctionCode = (prerendered: readonly string[]): string =>
  `
${siteFileCode(prerendered)}
function handler(event) {
  const request = event.request;
  request.uri = fileOf(request.uri, request.querystring);
  if (request.uri === missing) {
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
  }
  return request;
}
`.trim()

/**
 * The viewer response function: sets status 404 for unknown paths. Works for both the visitor's
 * path and the rewritten one.
 */
export const responseFunctionCode = (prerendered: readonly string[]): string =>
  `
${siteFileCode(prerendered)}
function handler(event) {
  const response = event.response;
  if (fileOf(event.request.uri) === missing) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
`.trim()
