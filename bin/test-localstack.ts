/* `npm run test:localstack`: runs test/aws against LocalStack in a container. */
import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { AWS_TESTS, runAwsTests } from './aws-tests/run-aws-tests.ts'

/** The last version that needs no account. */
const IMAGE = process.env.LOCALSTACK_IMAGE ?? 'localstack/localstack:4.14.0'

/** Seconds in which LocalStack says that it is ready, once its image is there. */
const PATIENCE = 120

/** What `docker` prints. @throws Error with its complaint, or that there is no such command. */
const docker = (...args: string[]): string => {
  const { status, stdout, stderr, error } = spawnSync('docker', args, { encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(stderr.trim())
  return stdout.trim()
}

const isReady = async (url: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(1000)
  const answer = await fetch(`${url}/_localstack/health`, { signal }).catch(() => undefined)
  return answer?.ok ?? false
}

const waitUntilReady = async (url: string): Promise<void> => {
  for (let second = 0; second < PATIENCE; second += 1) {
    if (await isReady(url)) return
    await wait(1000)
  }
  throw new Error(`It was not ready after ${PATIENCE} s`)
}

type Container = { url: string; stop: () => void }

/** @throws Error when there is no engine, no image, or no answer in time; nothing is left running then. */
const startLocalStack = async (): Promise<Container> => {
  const id = docker('run', '--detach', '--rm', '--publish', '127.0.0.1::4566', IMAGE)
  const stop = () => {
    docker('stop', id)
  }
  try {
    // For an address as a number the SDK puts the bucket in the path.
    const url = `http://${docker('port', id, '4566/tcp')}`
    await waitUntilReady(url)
    return { url, stop }
  } catch (error) {
    stop()
    throw error
  }
}

const started = await startLocalStack().catch((error: unknown) => {
  process.stderr.write(
    `${IMAGE} did not start: ${error instanceof Error ? error.message : error}\n` +
      `It needs Docker or another container engine. Not tested on LocalStack: ${AWS_TESTS}.\n` +
      '`npm test` runs the same suite on the stand-ins of this project.\n',
  )
  process.exitCode = 2
})
if (started) {
  try {
    process.exitCode = runAwsTests({ AWS_ENDPOINT_URL: started.url })
  } finally {
    started.stop()
  }
}
