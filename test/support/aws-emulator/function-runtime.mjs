/* Runs a handler as Lambda's runtime does: events come from the parent process and results go to it. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [file, name] = process.env._HANDLER.split('.')
const bundle = pathToFileURL(join(process.env.LAMBDA_TASK_ROOT, `${file}.mjs`))
const { [name]: handler } = await import(bundle.href)

process.on('message', async ({ id, event, until }) => {
  const context = {
    awsRequestId: id,
    functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
    getRemainingTimeInMillis: () => until - Date.now(),
  }
  try {
    process.send({ id, result: (await handler(event, context)) ?? null })
  } catch (error) {
    process.send({ id, error: String(error?.stack ?? error) })
  }
})
