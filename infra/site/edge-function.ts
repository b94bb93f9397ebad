import { NOT_FOUND_FILE, PAGE_PATTERNS, SITE_SHELL } from './site-rules.ts'

/** `siteFile` of site-rules.ts in the JavaScript that CloudFront runs. A test compares the two. */
const siteFileCode = (prerendered: readonly string[]) => `
const shell = ${JSON.stringify(SITE_SHELL)};
const missing = ${JSON.stringify(NOT_FOUND_FILE)};
const prerendered = ${JSON.stringify(prerendered)};
const pages = [${PAGE_PATTERNS.map((pattern) => new RegExp(pattern)).join(',')}];
function fileOf(path) {
  if (path === missing) return missing;
  const plain = path.replace(/(.)\\/$/, '$1');
  if (pages.some((page) => page.test(plain))) {
    const own = path === '/' ? '/index.html' : plain + '/index.html';
    return prerendered.includes(own) ? own : shell;
  }
  return /\\.[a-z0-9]+$/i.test(path) ? path : missing;
}
`

/** The viewer request function, before the cache: it rewrites a path to its file of the web build. */
export const requestFunctionCode = (prerendered: readonly string[]): string =>
  `
${siteFileCode(prerendered)}
function handler(event) {
  const request = event.request;
  request.uri = fileOf(request.uri);
  if (request.uri === missing) {
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
  }
  return request;
}
`.trim()

/**
 * The viewer response function, after the cache: it sets status 404 for the page of unknown paths. It
 * gives the same result for the visitor's path and for the rewritten one.
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
