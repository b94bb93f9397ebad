/*
 * CloudFront adds the viewer's address and a secret to its requests. Without the secret, a request
 * is identified by its connection's address, so that calling the API directly can't spoof the
 * header.
 */

/** Address and port, set by CloudFront, which overwrites any value that the viewer sends. */
export const VIEWER_HEADER = 'CloudFront-Viewer-Address'
/** Carries the secret. */
export const PROOF_HEADER = 'X-Origin-Proof'
/** The JSON keys of the secret that CloudFront sends and, during a rotation, of the previous one. */
export const EDGE_SECRET_KEY = 'proof'
export const FORMER_EDGE_SECRET_KEY = 'formerProof'

/** Headers that show which page sent a body. CloudFront must forward them. */
export const PAGE_HEADERS = {
  type: 'Content-Type',
  origin: 'Origin',
  relation: 'Sec-Fetch-Site',
} as const
