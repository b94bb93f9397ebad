import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const mail = z.object({
  id: z.string(),
  /** ISO time. */
  sentAt: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string().optional(),
  html: z.string().optional(),
})
/** One mail that would have been sent. */
export type Mail = z.infer<typeof mail>

/** Writes a mail as a JSON file whose name starts with its time; returns its id. */
export const writeMail = async (
  folder: string,
  content: Omit<Mail, 'id' | 'sentAt'>,
  now = new Date(),
): Promise<string> => {
  const entry: Mail = { id: randomUUID(), sentAt: now.toISOString(), ...content }
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${entry.sentAt.replaceAll(':', '-')}-${entry.id}.json`)
  await writeFile(`${file}.draft`, JSON.stringify(entry, null, 2))
  await rename(`${file}.draft`, file)
  return entry.id
}

/** All mails in the folder, newest first. */
export const readMails = async (folder: string): Promise<Mail[]> => {
  await mkdir(folder, { recursive: true })
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  return Promise.all(
    files
      .sort()
      .reverse()
      .map(async (file) => mail.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))),
  )
}
