/* `npm run author -- <template-id> [answers.json]`: a page that shows a document to its author. */
import { fileURLToPath } from 'node:url'
import { templateIds } from '../shared/documents/registry.ts'
import { startAuthor } from './author/start-author.ts'

const DEFAULT_PORT = 3030

const [id, answersFile] = process.argv.slice(2)

if (id === undefined || !templateIds.includes(id)) {
  process.stderr.write(
    `Usage: npm run author -- <template-id> [answers.json]\nDocuments: ${templateIds.join(', ')}\n`,
  )
  process.exitCode = 1
} else {
  const server = await startAuthor({
    root: fileURLToPath(new URL('..', import.meta.url)),
    id,
    answersFile,
    port: Number(process.env.PORT ?? DEFAULT_PORT),
    today: new Date().toISOString().slice(0, 10),
  })
  process.stdout.write(`${id}: ${server.url}   Stop with Ctrl-C\n`)
  const end = async () => {
    await server.stop()
    process.exit(0)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
