/* `npm run test:localstack`: runs test/aws against LocalStack in a container. */
import { LocalstackContainer } from '@testcontainers/localstack'
import { AWS_TESTS, runAwsTests } from './aws-tests/run-aws-tests.ts'

/** The last version that needs no account. */
const IMAGE = process.env.LOCALSTACK_IMAGE ?? 'localstack/localstack:4.14.0'

const start = async () => {
  try {
    return await new LocalstackContainer(IMAGE).start()
  } catch (error) {
    process.stderr.write(
      `${IMAGE} did not start: ${error instanceof Error ? error.message : error}\n` +
        `It needs Docker or another container engine. Not tested on LocalStack: ${AWS_TESTS}.\n` +
        '`npm test` runs the same suite on the stand-ins of this project.\n',
    )
    return undefined
  }
}

const container = await start()
if (container) {
  /** For an address as a number the SDK puts the bucket in the path. */
  const address = container.getConnectionUri().replace('localhost', '127.0.0.1')
  process.exitCode = runAwsTests({ AWS_ENDPOINT_URL: address })
  await container.stop()
} else {
  process.exitCode = 2
}
