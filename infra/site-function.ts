import { NOT_FOUND_FILE, PAGE_PATTERNS, SITE_SHELL } from './site-rules.ts'

/** `siteFile` of site-rules.ts again, in the JavaScript that CloudFront runs; a test holds them equal. */
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

/** Runs before the cache: every page is a file of the web build, and unknown paths are one too. */
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
 * Runs after the cache: the page for unknown paths leaves with its status. The answer is the same for
 * the address as the visitor wrote it and as the first function left it.
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
