/** Node's own kind of bytes as the kind that any reader takes, without copying. */
export const plainBytes = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
