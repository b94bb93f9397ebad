import { HTTPException } from 'hono/http-exception'
import { escapeMarkup } from './xml.ts'

type Status = 400 | 403 | 404 | 405 | 412 | 416 | 501 | 503

/** An S3 error answer, to be thrown: `code` is S3's name of it, for example NoSuchKey. */
export const refusal = (status: Status, code: string, message = code): HTTPException =>
  new HTTPException(status, {
    res: new Response(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        `<Error><Code>${code}</Code><Message>${escapeMarkup(message)}</Message></Error>`,
      { status, headers: { 'Content-Type': 'application/xml' } },
    ),
  })
