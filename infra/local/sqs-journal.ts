import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { readState, replaceFile } from './state-files.ts'

/*
 * Stores the queue's messages on disk, because local-aws-sqs only has them in memory. Each is a
 * file until it is deleted; after a crash, the remaining ones are sent again.
 */

const sent = z.looseObject({ QueueUrl: z.string(), MessageBody: z.string() })
const accepted = z.object({ MessageId: z.string() })
const received = z.object({
  Messages: z.array(z.object({ MessageId: z.string(), ReceiptHandle: z.string() })).optional(),
})
const deleted = z.object({ ReceiptHandle: z.string() })

/** A successful request to SQS: its action and both bodies as JSON. */
type Exchange = { action: string | undefined; request: unknown; response: unknown }

const FILE = '.json'

export const openJournal = (folder: string, isJournaled: (queueUrl: string) => boolean) => {
  mkdirSync(folder, { recursive: true })
  const fileOf = (id: string) => join(folder, `${id}${FILE}`)
  const idOfReceipt = new Map<string, string>()
  const remove = (id: string) => rmSync(fileOf(id), { force: true })
  return {
    /** Records a request before its response is sent. */
    record: ({ action, request, response }: Exchange): void => {
      if (action === 'SendMessage') {
        const { QueueUrl, MessageBody } = sent.parse(request)
        const { MessageId } = accepted.parse(response)
        if (isJournaled(QueueUrl)) replaceFile(fileOf(MessageId), JSON.stringify({ MessageBody }))
      }
      if (action === 'ReceiveMessage') {
        for (const { MessageId, ReceiptHandle } of received.parse(response).Messages ?? [])
          idOfReceipt.set(ReceiptHandle, MessageId)
      }
      if (action === 'DeleteMessage') {
        const { ReceiptHandle } = deleted.parse(request)
        const id = idOfReceipt.get(ReceiptHandle)
        idOfReceipt.delete(ReceiptHandle)
        if (id) remove(id)
      }
    },
    /**
     * Sends the messages of an earlier process. A crash meanwhile may duplicate a message but loses
     * none.
     */
    resend: async (send: (body: string) => Promise<unknown>): Promise<void> => {
      const remaining = readdirSync(folder).filter((file) => file.endsWith(FILE))
      for (const file of remaining) {
        const message = readState(join(folder, file), z.object({ MessageBody: z.string() }))
        if (!message) continue
        await send(message.MessageBody)
        remove(file.slice(0, -FILE.length))
      }
    },
  }
}
export type Journal = ReturnType<typeof openJournal>
