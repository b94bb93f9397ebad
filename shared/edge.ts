/*
 * How the API knows who calls through CloudFront: it adds the address of the visitor and, to all that it sends, a secret.
 * Whoever calls the API itself has not got the secret, and is known by the address of the connection.
 */

/** Set by CloudFront, which replaces one that the visitor sends: the address and the port after a colon. */
export const VIEWER_HEADER = 'CloudFront-Viewer-Address'
/** Carries the secret. */
export const PROOF_HEADER = 'X-Origin-Proof'
/** The key of the secret in its JSON. */
export const EDGE_SECRET_KEY = 'proof'
