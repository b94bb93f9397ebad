/*
 * CloudFront adds the viewer's address and a secret to its requests. Requests without the secret are identified by the
 * address of the connection, so that nobody can spoof the header by calling the API directly.
 */

/** Address and port, set by CloudFront, which overwrites any value that the viewer sends. */
export const VIEWER_HEADER = 'CloudFront-Viewer-Address'
/** Carries the secret. */
export const PROOF_HEADER = 'X-Origin-Proof'
/** The key of the secret in its JSON. */
export const EDGE_SECRET_KEY = 'proof'
